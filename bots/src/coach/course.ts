import type { Game, Seat, State } from '@siegeworks/contract';
import type { Match, Moment } from '@siegeworks/kernel';
import { apply, CONCEDE, moments } from '@siegeworks/kernel';
import type { Chances, Judge } from './chances.ts';
import { judgeOf } from './chances.ts';

/** Where luck came from: dice, or cards drawn, dealt and shown. */
export const FORTUNES = ['dice', 'cards'] as const;
export type Fortune = (typeof FORTUNES)[number];

/** One moment of a match: how likely everybody was to win, and what luck made of the pick that followed. */
export interface Point {
  /** How many picks had been made. */
  at: number;
  chances: Chances;
  /** By seat, in chances of winning: what happened, less what was to be expected of the same pick. */
  luck: readonly number[];
  /** `null` where nothing was left to luck. */
  from: Fortune | null;
  /** Whether the picker gave up. */
  gaveUp?: Seat;
}

/** How many tables are tried to learn what was to be expected. */
export const TABLES = 24;

/**
 * Every moment of a match in turn. Luck is how the chances changed, less how the same pick changes them on average at tables
 * with other dice and other cards to come; where a game cannot deal those alone, with other cards in all places that are hidden
 * from its picker. So luck is zero on average, whoever judges and whatever was picked.
 */
export function* course<S extends State>(
  match: Match<S>,
  tables = TABLES,
  judge: Judge<S> = judgeOf(match.game),
): Generator<Point> {
  let before: Moment<S> | null = null;
  let chances: Chances = [];
  for (const moment of moments(match)) {
    const now = judge(moment.state);
    if (before) yield pointOf(match, before, { chances, next: now, after: moment.state, judge, tables });
    before = moment;
    chances = now;
  }
  if (before) yield { at: before.picks, chances, luck: chances.map(() => 0), from: null };
}

interface Passed<S extends State> {
  chances: Chances;
  next: Chances;
  after: S;
  judge: Judge<S>;
  tables: number;
}

function pointOf<S extends State>(
  match: Match<S>,
  { picks: at, state }: Moment<S>,
  { chances, next, after, judge, tables }: Passed<S>,
): Point {
  const { seat, option } = match.picks[at];
  if (option.kind === CONCEDE.kind)
    return { at, chances, luck: chances.map(() => 0), from: null, gaveUp: seat };
  if (after.luck === state.luck) return { at, chances, luck: chances.map(() => 0), from: null };
  const usual = expected(match, at, state, judge, tables);
  const luck = chances.map((chance, seat) => next[seat] - chance - usual[seat]);
  return { at, chances, luck, from: match.past[at].lasting === 'dice' ? 'dice' : 'cards' };
}

/** How the pick changes the chances on average. */
function expected<S extends State>(
  { game, picks, seed }: Match<S>,
  at: number,
  state: S,
  judge: Judge<S>,
  tables: number,
): number[] {
  const sums = Array.from({ length: state.seats }, () => 0);
  for (let n = 0; n < tables; n++) {
    // Other tables in every match: what is off in one must not be off in the same way in all of them.
    const s = imagined(game, state, picks[at].seat, `luck:${seed}:${at}:${n}`);
    const before = judge(s);
    apply(game, s, picks[at]);
    const after = judge(s);
    for (let seat = 0; seat < sums.length; seat++) sums[seat] += (after[seat] - before[seat]) / tables;
  }
  return sums;
}

function imagined<S extends State>(game: Game<S>, state: S, seat: number, seed: string): S {
  const { future, sample } = game.knowledge;
  const s = future ? future(state, seed) : sample(state, seat, seed);
  s.events = null;
  return s;
}
