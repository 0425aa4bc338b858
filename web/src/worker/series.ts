import type { MatchConfig, OptionValue } from '@siegeworks/kernel';
import { Refused } from '@siegeworks/kernel';
import type { SeatPlan, Series, SeriesInfo, SeriesLength } from '@siegeworks/protocol';
import { seriesWinners } from '@siegeworks/protocol';
import type { Table } from './table.ts';
import { peopleAt } from './table.ts';

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
function winsWith({ wins, seated }: Series, { match }: Table): number[] {
  const { over } = match.state;
  if (!over || over.draw) return wins;
  return wins.map((n, player) => n + (over.places[seated.indexOf(player)] === 1 ? 1 : 0));
}

export function standing(table: Table, series: Series): SeriesInfo {
  const { of, number, seated } = series;
  const people = peopleAt(table.seats);
  const own = people.length === 1 ? seated[people[0]] : 0;
  const score = winsWith(series, table).map((wins, player) => ({
    name: table.seats[seated.indexOf(player)].name,
    wins,
  }));
  return { of, number, score: [...score.splice(own, 1), ...score] };
}

/** A match of a series before it is dealt. */
export interface Dealing {
  id: string;
  config: MatchConfig;
  seats: SeatPlan[];
  series: Series;
}

/** The match that follows this one in its series, or refused with the reason why none does. */
export function following(table: Table): Dealing {
  const { match, series } = table;
  if (!series) throw refuse('this match belongs to no series');
  if (!match.state.over) throw refuse('this match of the series is not over yet');
  if (seriesWinners(standing(table, series)).length > 0) throw refuse('this series is over');
  const number = series.number + 1;
  const next = { ...series, number, wins: winsWith(series, table) };
  // The place in the series is part of the name: whoever asks again finds the same match.
  const id = `${table.id.replace(/\.\d+$/, '')}.${number}`;
  const begins = match.game.nextMatch?.(match.state);
  return begins ? sameSeats(table, next, id, begins) : otherSeats(table, next, id);
}

const refuse = (text: string) => new Refused([{ rule: '', text }]);

/** The rules of the game say who begins. */
function sameSeats(
  { match: { config }, seats }: Table,
  series: Series,
  id: string,
  begins: Record<string, OptionValue>,
): Dealing {
  return { id, config: { ...config, options: { ...config.options, ...begins } }, seats, series };
}

/** Everybody moves on by one seat and takes the deck along, unless the game ties decks to seats. */
function otherSeats({ match: { config, game }, seats }: Table, series: Series, id: string): Dealing {
  const moved = { ...config, players: onward(config.players) };
  if (game.check(moved).length > 0) return { id, config, seats, series };
  return { id, config: moved, seats: onward(seats), series: { ...series, seated: onward(series.seated) } };
}
export const onward = <T>(seats: readonly T[]): T[] => [...seats.slice(1), ...seats.slice(0, 1)];
