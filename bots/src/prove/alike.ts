import type { Option, State } from '@siegeworks/contract';
import { pending } from '@siegeworks/kernel';
import { decided } from './aim.ts';
import { keyOf } from './key.ts';
import type { Prover } from './prover.ts';
import { MARGIN } from './prover.ts';

/** Positions that are looked at on either side before two picks count as different. */
const FAR = 12;
/** The most picks whose order is disregarded. */
const DEEP = 3;

/**
 * Whether two picks are one and the same: they read the same, or each is needed, and what must follow either of them leads
 * to the same position.
 */
export function alike<S extends State>(prover: Prover<S>, s: S, a: Option, b: Option, depth = 0): boolean {
  const { words } = prover.game;
  if (words.option(s, a) === words.option(s, b)) return true;
  if (depth >= DEEP) return false;
  const near = compelled(prover, s, a, depth);
  for (const key of compelled(prover, s, b, depth)) if (near.has(key)) return true;
  return false;
}

/** The positions that a pick leads to while there is only one right way on. */
function compelled<S extends State>(prover: Prover<S>, from: S, first: Option, depth: number): Set<string> {
  const { game, task } = prover;
  const found = new Set<string>();
  let s = onlyFall(prover, from, first);
  while (s && found.size < FAR && !prover.exhausted) {
    found.add(keyOf(task.start, s));
    const next: Option | null = decided(game, s, task) === null ? onlyWay(prover, s, depth) : null;
    s = next && onlyFall(prover, s, next);
  }
  return found;
}
function onlyFall<S extends State>(prover: Prover<S>, s: S, option: Option): S | null {
  const falls = prover.falls(s, option);
  return falls.length === 1 ? falls[0].s : null;
}

/** The only answer, or the only right one; `null` where there are several. */
function onlyWay<S extends State>(prover: Prover<S>, s: S, depth: number): Option | null {
  const asks = pending(prover.game, s);
  if (!asks) return null;
  const { options, seat } = asks;
  if (options.length === 1) return options[0];
  if (seat !== prover.task.seat) return null;
  const spans = options.map(option => prover.after(s, option));
  const enough = Math.max(...spans.map(({ least }) => least)) - MARGIN;
  const right = options.filter((_option, i) => spans[i].most > enough);
  if (right.length === options.length) return null;
  const isOne = right.slice(1).every(other => alike(prover, s, right[0], other, depth + 1));
  return isOne ? right[0] : null;
}
