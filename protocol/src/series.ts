import type { Seat, VariantValue } from '@siegeworks/contract';
import { values } from '@siegeworks/files/config-shape';
import type { Check } from '@siegeworks/files/shape';
import {
  exact,
  list,
  optional,
  read,
  shape,
  text,
  where,
  whole,
  wholeFrom,
  word,
} from '@siegeworks/files/shape';

/** How many matches a series has, unless some are drawn; whoever wins more than half of them wins it. */
export const SERIES = [3, 5, 7] as const;
export type SeriesLength = (typeof SERIES)[number];
export const winsNeeded = (of: SeriesLength): number => (of + 1) / 2;

/** What a match knows of the series that it belongs to. Players are counted as they sat in the first match. */
export interface Series {
  of: SeriesLength;
  /** Which match of it this is, from 1. */
  number: number;
  /** Matches won before this one, by player. */
  wins: number[];
  /** The player at each seat. */
  seated: number[];
  /** The options of the first match: those of later ones may say who begins. */
  options?: Record<string, VariantValue>;
}

/** Where a series stands; a match that is over is counted. */
export interface SeriesInfo {
  of: SeriesLength;
  number: number;
  /** The same order in every match; a person alone at this screen comes first. */
  score: { name: string; wins: number }[];
}

export const seriesLength: Check<SeriesLength> = word(...SERIES);
export const seriesInfo: Check<SeriesInfo> = shape<SeriesInfo>({
  of: seriesLength,
  number: whole,
  score: list(shape<SeriesInfo['score'][number]>({ name: text, wins: whole })),
});

/** Reads what was saved of a series between this many players, or throws `Malformed` with everything that is wrong. */
export function readSeries(value: unknown, players: number): Series {
  const { of } = read(shape<Pick<Series, 'of'>>({ of: seriesLength }), value, 'series', 'series');
  const check = exact<Series>({
    of: seriesLength,
    number: wholeFrom(1, Number.MAX_SAFE_INTEGER),
    wins: each(players, wholeFrom(0, winsNeeded(of) - 1)),
    seated: where(each(players, wholeFrom(0, players - 1)), seated =>
      new Set<Seat>(seated).size < players ? 'must name every player once' : null,
    ),
    options: optional(values),
  });
  return read(check, value, 'series', 'series');
}

function each(players: number, check: Check<number>): Check<number[]> {
  return where(list(check), numbers =>
    numbers.length === players ? null : 'must have one number for each player',
  );
}

/** Those who have won enough; nobody while the series is not over. */
export function seriesWinners({ of, score }: SeriesInfo): string[] {
  return score.filter(({ wins }) => wins >= winsNeeded(of)).map(({ name }) => name);
}

/** `1 : 0`. */
export const scoreLine = ({ score }: SeriesInfo): string => score.map(({ wins }) => wins).join(' : ');

/** `Match 2 of 3 · 1 : 0`. After draws there are more matches than the series is named for. */
export function seriesLine(info: SeriesInfo): string {
  const { of, number } = info;
  return `Match ${number}${number > of ? '' : ` of ${of}`} · ${scoreLine(info)}`;
}
