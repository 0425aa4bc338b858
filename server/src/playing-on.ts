import type { Room } from '@siegeworks/host';
import { following, newSeries, onward, refuse } from '@siegeworks/host';
import type { Again, SeriesLength } from '@siegeworks/protocol';
import type { Invitation, Plan } from './dealing.ts';
import type { House } from './house.ts';
import { fetchRoom, seatsAsDealt } from './rooms.ts';

/** The match that those who played want to play next. Whoever was replaced by a computer sits again. */
export async function planFor(
  house: House,
  room: Room,
  how: Again,
  series: SeriesLength | null,
): Promise<Plan> {
  if (!room.match.state.over) throw refuse('not over');
  const seated: Room = { ...room, seats: await seatsAsDealt(house, room.id) };
  return how === 'next' ? following(seated) : sameAgain(seated, how, series);
}

/** The same set-up; swapped, everybody moves on by one seat and finds there what the other had. */
function sameAgain({ match, seats, series }: Room, how: Again, length: SeriesLength | null): Plan {
  const config = series?.options ? { ...match.config, options: series.options } : match.config;
  return {
    config,
    seats: how === 'swap' ? onward(seats) : [...seats],
    series: length && newSeries(length, config),
  };
}

/** The plan of an invitation that follows a match; `null` for one that follows none. */
export async function planAfter(
  house: House,
  { follows, how, terms: { series } }: Invitation,
): Promise<Plan | null> {
  if (follows === null || how === null) return null;
  const room = house.host.rooms.get(follows) ?? (await fetchRoom(house, follows));
  return room && planFor(house, room, how, series);
}
