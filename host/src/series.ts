import type { Game, MatchConfig, Seat } from '@siegeworks/contract';
import type { Series, SeriesInfo, SeriesLength } from '@siegeworks/protocol';
import { seriesWinners } from '@siegeworks/protocol';
import { refuse } from './refusals.ts';
import type { Chair, Room } from './room.ts';

export function newSeries(of: SeriesLength, { players, options }: MatchConfig): Series {
  return {
    of,
    number: 1,
    wins: players.map(() => 0),
    seated: players.map((_player, seat) => seat),
    ...(options && { options }),
  };
}

/** Matches won by each player, this one counted once it is over. A draw counts for nobody. */
function winsWith({ wins, seated }: Series, { match }: Room): number[] {
  const { over } = match.state;
  if (!over || over.draw) return wins;
  return wins.map((n, player) => n + (over.places[seated.indexOf(player)] === 1 ? 1 : 0));
}

/** The score of the series; a viewer with only one seat comes first. */
export function standing(room: Room, series: Series, looking: readonly Seat[]): SeriesInfo {
  const { of, number, seated } = series;
  const own = looking.length === 1 ? seated[looking[0]] : 0;
  const score = winsWith(series, room).map((wins, player) => ({
    name: room.seats[seated.indexOf(player)].name,
    wins,
  }));
  return { of, number, score: [...score.splice(own, 1), ...score] };
}

/** A match of a series before it is dealt. */
export interface Dealing {
  config: MatchConfig;
  seats: Chair[];
  series: Series;
}

/** The match that follows this one in its series, or refused with the reason why none does. */
export function following(room: Room): Dealing {
  const { match, seats, series: before } = room;
  if (!before) throw refuse('no series');
  if (!match.state.over) throw refuse('not over');
  if (nextId(room) === null) throw refuse('series over');
  const series = { ...before, number: before.number + 1, wins: winsWith(before, room) };
  const { config } = match;
  const begins = match.game.catalogue.nextMatch?.(match.state);
  if (!begins) return moved(match.game, { config, seats, series });
  return { config: { ...config, options: { ...config.options, ...begins } }, seats, series };
}

/** What the next match is kept under, so that it is found again; `null` while or where there is none to come. */
export function nextId(room: Room): string | null {
  const { id, match, series } = room;
  if (!series || !match.state.over || seriesWinners(standing(room, series, [])).length > 0) return null;
  return `${id.replace(/\.\d+$/, '')}.${series.number + 1}`;
}

/** Everybody moves on by one seat and takes the deck along, unless the game ties decks to seats. */
function moved(game: Game, dealing: Dealing): Dealing {
  const { seats, series } = dealing;
  const config = { ...dealing.config, players: onward(dealing.config.players) };
  if (game.setup.check(config).length > 0) return dealing;
  return { config, seats: onward(seats), series: { ...series, seated: onward(series.seated) } };
}
export const onward = <T>(seats: readonly T[]): T[] => [...seats.slice(1), ...seats.slice(0, 1)];
