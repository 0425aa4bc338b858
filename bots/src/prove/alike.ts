import type { Option, State } from '@siegeworks/contract';
import { pending } from '@siegeworks/kernel';
import { decided } from './aim.ts';
import { keyOf } from './key.ts';
import type { Prover } from './prover.ts';

/** Positions that are looked at on either side before two picks count as different. */
const FAR = 200;

/** Whether two picks are one and the same: they read the same, or they can lead to the same position in another order. */
export function alike<S extends State>(prover: Prover<S>, s: S, a: Option, b: Option): boolean {
  const { words } = prover.game;
  if (words.option(s, a) === words.option(s, b)) return true;
  const near = reachable(prover, s, a);
  for (const key of reachable(prover, s, b)) if (near.has(key)) return true;
  return false;
}

/** The positions to which a good pick leads when only good ones follow. */
function reachable<S extends State>(prover: Prover<S>, from: S, first: Option): Set<string> {
  const { game, task } = prover;
  const worth = prover.after(from, first).least;
  const found = new Set<string>();
  const waiting = follow(prover, from, first);
  for (let s = waiting.shift(); s && found.size < FAR && !prover.exhausted; s = waiting.shift()) {
    const key = keyOf(task.start, s);
    if (found.has(key)) continue;
    found.add(key);
    const asks = decided(game, s, task) === null ? pending(game, s) : null;
    if (!asks) continue;
    const isOwn = asks.seat === task.seat;
    for (const option of asks.options)
      if (!isOwn || prover.after(s, option).least >= worth) waiting.push(...follow(prover, s, option));
  }
  return found;
}
const follow = <S extends State>(prover: Prover<S>, s: S, option: Option): S[] =>
  prover.falls(s, option).flatMap(fall => (fall.s ? [fall.s] : []));
