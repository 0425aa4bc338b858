import type { Game } from '@siegeworks/contract';
import type { Played } from '../played.ts';
import { wonBy } from '../played.ts';
import type { Rate } from '../rate.ts';
import { rateOf } from '../rate.ts';
import { groupsOf } from '../study/tally.ts';

/** What a game should come to: shares in points of a hundred, `turns` in turns. */
export const TARGETS = ['first', 'won', 'decks', 'groups', 'stalls', 'turns'] as const;
export type Target = (typeof TARGETS)[number];
export type Band = readonly [low: number, high: number];
export type Targets = Readonly<Partial<Record<Target, Band>>>;

/** One thing that was measured: `decks` has one for each deck. */
export interface Measure {
  target: Target;
  /** Which deck, or which Army; empty where there is only one. */
  of: string;
  /** In points or turns. */
  value: number;
  low: number;
  high: number;
  games: number;
  inside: boolean;
}

/** What one game says about each of its measures: `decks/red-horde` 1. */
export type Evidence = readonly (readonly [measure: string, value: number])[];

export function evidenceOf(game: Game, targets: Targets, played: Played): Evidence {
  const { outcome, failure, first, turns, decks } = played;
  const stalled = failure?.law === 'ending' || outcome?.draw === true;
  const found: [string, number][] = [['stalls/', stalled ? 1 : 0]];
  if (outcome) {
    found.push(['turns/', turns]);
    if (decks.length <= 1 && outcome.places.length === 1) found.push(['won/', wonBy(outcome, 0)]);
    else if (first !== null) found.push(['first/', wonBy(outcome, first)]);
    found.push(...ofDecks(game, decks, seat => wonBy(outcome, seat)));
  }
  return found.filter(([measure]) => Object.hasOwn(targets, measure.split('/')[0]));
}
/** What meets itself wins half of its games whatever it is like. */
function ofDecks(game: Game, ids: readonly string[], won: (seat: number) => number): [string, number][] {
  const groups = ids.map(id => {
    const deck = game.catalogue.decks.find(each => each.id === id);
    return deck ? Object.values(groupsOf(game, deck)) : [];
  });
  const differ = (words: readonly (string | undefined)[]) => words.some(word => word !== words[0]);
  return ids.flatMap((id, seat): [string, number][] => [
    ...(differ(ids) ? [[`decks/${id}`, won(seat)] as [string, number]] : []),
    ...groups[seat].flatMap((word, n): [string, number][] =>
      differ(groups.map(words => words[n])) ? [[`groups/${word}`, won(seat)]] : [],
    ),
  ]);
}

/** All measures of some games. */
export function measuresOf(targets: Targets, games: readonly Evidence[]): Measure[] {
  return [...valuesIn(games)]
    .map(([measure, values]) => measured(targets, measure, values))
    .sort((a, b) => TARGETS.indexOf(a.target) - TARGETS.indexOf(b.target) || (a.of < b.of ? -1 : 1));
}
function valuesIn(games: readonly Evidence[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const evidence of games)
    for (const [measure, value] of evidence) {
      const values = found.get(measure);
      if (values) values.push(value);
      else found.set(measure, [value]);
    }
  return found;
}
function measured(targets: Targets, measure: string, values: number[]): Measure {
  const [target, of] = split(measure);
  const band = targets[target] ?? [0, 0];
  const { value, low, high } = target === 'turns' ? quartersOf(values) : inPoints(shareOf(values));
  return { target, of, value, low, high, games: values.length, inside: value >= band[0] && value <= band[1] };
}
function split(measure: string): [Target, string] {
  const at = measure.indexOf('/');
  return [measure.slice(0, at) as Target, measure.slice(at + 1)];
}
function shareOf(values: readonly number[]): Rate {
  const draws = values.filter(value => value === 0.5).length;
  return rateOf(values.filter(value => value === 1).length, draws, values.length);
}
const inPoints = ({ rate, low, high }: Rate) => ({ value: 100 * rate, low: 100 * low, high: 100 * high });
/** The median, with the quarters of the games as its interval. */
function quartersOf(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return { value: at(0.5), low: at(0.25), high: at(0.75) };
}

/**
 * How far the games are from their targets: 0 in the middle of every band, 1 for each target that lies at the edge of its
 * band. Squares, because one deck that is far off is worse than two that are a little off; what chance alone adds to a
 * square is taken off again, so that few games look neither better nor worse than many.
 */
export function distanceOf(targets: Targets, games: readonly Evidence[]): number {
  const losses = new Map<Target, number[]>();
  for (const [measure, values] of valuesIn(games)) {
    const [target] = split(measure);
    losses.set(target, [...(losses.get(target) ?? []), squareOf(target, targets[target] ?? [0, 0], values)]);
  }
  return sum([...losses.values()].map(each => sum(each) / each.length));
}
function squareOf(target: Target, [low, high]: Band, values: number[]): number {
  const { aim, half } = aimOf([low, high], target);
  if (target === 'turns') return ((quartersOf(values).value - aim) / half) ** 2;
  const { rate, games } = shareOf(values);
  const chance = games > 1 ? (10_000 * rate * (1 - rate)) / (games - 1) : 0;
  return ((100 * rate - aim) ** 2 - chance) / half ** 2;
}
/** The middle of a band; of one that begins at nothing or ends at everything, that end. */
function aimOf([low, high]: Band, target: Target): { aim: number; half: number } {
  const width = Math.max(1, high - low);
  if (low === 0) return { aim: 0, half: width };
  if (high === 100 && target !== 'turns') return { aim: 100, half: width };
  return { aim: (low + high) / 2, half: width / 2 };
}
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

/** How many resamples say whether a difference is there. */
const RESAMPLES = 400;
/**
 * How often the second is nearer to the targets than the first when the deals that both played are drawn again with
 * replacement: the bootstrap, in pairs, so that a deal counts for both or for neither. `dice` makes it repeatable.
 */
export function nearer(
  targets: Targets,
  pairs: readonly (readonly [Evidence, Evidence])[],
  dice: () => number,
): number {
  let times = 0;
  for (let i = 0; i < RESAMPLES; i++) {
    const drawn = pairs.map(() => pairs[Math.floor(dice() * pairs.length)]);
    const [a, b] = [0, 1].map(side =>
      distanceOf(
        targets,
        drawn.map(pair => pair[side]),
      ),
    );
    times += b < a ? 1 : b === a ? 0.5 : 0;
  }
  return times / RESAMPLES;
}
