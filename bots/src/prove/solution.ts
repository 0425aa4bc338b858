import type { Option, Seat, State } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import { pending } from '@siegeworks/kernel';
import { decided } from './aim.ts';
import { alike } from './alike.ts';
import type { Fall } from './falls.ts';
import { keyOf } from './key.ts';
import type { Prover, Span } from './prover.ts';
import { MARGIN } from './prover.ts';

/** One pick of the line that is shown, and how the dice fall after it. */
export interface Move {
  seat: Seat;
  option: Option;
  dice: number[];
  /** Somebody had to choose, and it was the seat whose puzzle it is. */
  key: boolean;
}
export interface Solution {
  /** How likely the goal is to be reached, and how likely after the second best first pick. */
  value: number;
  second: number;
  /** The right picks, and the best answers of the others to them. */
  line: Move[];
  /** Answers that were tried. */
  nodes: number;
}
/** Why a position is no puzzle. */
export type Flaw = 'hopeless' | 'two ways' | 'not proved' | 'nothing to choose';

class Flawed extends Error {
  readonly flaw: Flaw;
  constructor(flaw: Flaw) {
    super(flaw);
    this.flaw = flaw;
  }
}

/** Proves that one first pick reaches the goal and at each later question one, or tells why not. */
export function solve<S extends State>(prover: Prover<S>): Solution | Flaw {
  const { task } = prover;
  try {
    const first = judged(prover, task.start);
    if (!first || first.asks.seat !== task.seat) return 'nothing to choose';
    if (first.spans.every(({ least }) => least === 0))
      return first.spans.some(({ most }) => most > 0) ? 'not proved' : 'hopeless';
    if (isSettled(first.spans)) return 'two ways';
    const right = onlyRight(prover, task.start, first);
    walk(prover, task.start, new Set());
    const second = Math.max(0, ...others(right).map(({ most }) => most));
    return { value: first.spans[first.best].least, second, line: lineOf(prover), nodes: prover.nodes };
  } catch (fault) {
    if (fault instanceof Flawed) return fault.flaw;
    throw fault;
  }
}

interface Judged {
  asks: Pending;
  spans: Span[];
  /** The place of the right pick. */
  best: number;
  /** The places of those that are the same pick. */
  same: Set<number>;
}
const others = ({ spans, best, same }: Judged) => spans.filter((_, i) => i !== best && !same.has(i));

/** What each answer is worth. */
function judged<S extends State>(prover: Prover<S>, s: S): Judged | null {
  const asks = pending(prover.game, s);
  if (!asks) return null;
  const spans = asks.options.map(option => prover.after(s, option));
  const best = spans.reduce((at, { least }, i) => (least > spans[at].least ? i : at), 0);
  return { asks, spans, best, same: new Set() };
}
/** Every pick leads to the same result: nothing is left to decide. */
const isSettled = (spans: readonly Span[]) =>
  spans.every(({ least, most }) => least === most && least === spans[0].least);

/** Goes through every question to which right picks lead, whatever the others answer, until dice are thrown: then luck decides. */
function walk<S extends State>(prover: Prover<S>, s: S, seen: Set<string>): void {
  const { game, task } = prover;
  if (prover.exhausted) throw new Flawed('not proved');
  if (decided(game, s, task) !== null) return;
  const key = keyOf(task.start, s);
  if (seen.has(key)) return;
  seen.add(key);
  const asks = pending(game, s);
  if (!asks) return;
  const picks = asks.seat === task.seat ? [rightPick(prover, s)] : asks.options;
  for (const option of picks) {
    if (!option) continue;
    for (const fall of prover.falls(s, option))
      if (fall.s && fall.dice.length === 0 && prover.within(s, fall).most > 0) walk(prover, fall.s, seen);
  }
}

/** The one right pick, or `null` where nothing is left to decide. */
function rightPick<S extends State>(prover: Prover<S>, s: S): Option | null {
  const found = judged(prover, s);
  if (!found || (isSettled(found.spans) && s !== prover.task.start)) return null;
  onlyRight(prover, s, found);
  return found.asks.options[found.best];
}
/** Notes which answers are the same as the best one. Throws if another one comes near it. */
function onlyRight<S extends State>(prover: Prover<S>, s: S, found: Judged): Judged {
  const { asks, spans, best } = found;
  const enough = spans[best].least - MARGIN;
  spans.forEach(({ least, most }, i) => {
    if (i === best || most <= enough) return;
    if (!alike(prover, s, asks.options[best], asks.options[i]))
      throw new Flawed(prover.exhausted || least <= enough ? 'not proved' : 'two ways');
    found.same.add(i);
  });
  return found;
}

/** The right picks, with the worst that the others can answer, up to the first throw of the dice. */
function lineOf<S extends State>(prover: Prover<S>): Move[] {
  const { game, task } = prover;
  const line: Move[] = [];
  for (let s: S | null = task.start; s && decided(game, s, task) === null; ) {
    const found: Judged | null = judged(prover, s);
    if (!found) break;
    const { asks, spans }: Judged = found;
    const isOwn = asks.seat === task.seat;
    if (isOwn && isSettled(spans) && asks.options.length > 1 && s !== task.start) break;
    const at = isOwn ? found.best : worst(spans);
    const option: Option = asks.options[at];
    const next: Fall<S> | undefined = bestFall(prover, s, option);
    line.push({ seat: asks.seat, option, dice: next?.dice ?? [], key: isOwn && asks.options.length > 1 });
    s = next && next.dice.length === 0 ? next.s : null;
  }
  return line;
}
const worst = (spans: readonly Span[]) =>
  spans.reduce((at, { least }, i) => (least < spans[at].least ? i : at), 0);

function bestFall<S extends State>(prover: Prover<S>, s: S, option: Option): Fall<S> | undefined {
  const all = prover.falls(s, option).map(fall => ({ ...fall, span: prover.within(s, fall) }));
  const most = Math.max(...all.map(({ span }) => span.least));
  const good = all.filter(({ span }) => span.least === most);
  // In the middle of those that serve: no dice look like luck.
  return good[Math.floor(good.length / 2)];
}
