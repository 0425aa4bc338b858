import type { Game, MatchConfig } from '@siegeworks/kernel';
import type { SeatPlan, Series, SeriesInfo, SeriesLength } from '@siegeworks/protocol';
import { seriesWinners } from '@siegeworks/protocol';
import { refuse } from './refusals.ts';
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
  config: MatchConfig;
  seats: SeatPlan[];
  series: Series;
}

/** The match that follows this one in its series, or refused with the reason why none does. */
export function following(table: Table): Dealing {
  const { match, seats, series: before } = table;
  if (!before) throw refuse('this match belongs to no series');
  if (!match.state.over) throw refuse('this match of the series is not over yet');
  if (nextId(table) === null) throw refuse('this series is over');
  const series = { ...before, number: before.number + 1, wins: winsWith(before, table) };
  const { config } = match;
  const begins = match.game.catalogue.nextMatch?.(match.state);
  if (!begins) return moved(match.game, { config, seats, series });
  return { config: { ...config, options: { ...config.options, ...begins } }, seats, series };
}

/** What the next match is kept under, so that it is found again; `null` while or where there is none to come. */
export function nextId(table: Table): string | null {
  const { id, match, series } = table;
  if (!series || !match.state.over || seriesWinners(standing(table, series)).length > 0) return null;
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
