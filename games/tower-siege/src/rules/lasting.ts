import type { Id } from '@siegeworks/contract';
import { addEffect } from '../state/place.ts';
import { inPlay } from '../state/readers.ts';
import type { Item, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { keepScroll } from './pending.ts';

/** A casting lays a lasting effect on what is still there; its duration is rolled only then (TS-012). */
export function lay(s: Siege, item: Item, on: readonly Id[], rounds: () => number): void {
  const there = on.filter(id => inPlay(s, id));
  if (there.length === 0) return;
  const left = rounds();
  const card = item.kind === 'scroll' ? keepScroll(item) : NONE;
  addEffect(s, { what: item.what, card, by: item.by, on: there, source: NONE, left });
}
/** TS-072, TS-228, TS-R19: it has taken effect, so there is no second one this Round. */
export function protect(s: Siege, item: Item, mark: 'shielded' | 'bolstered'): void {
  if (!inPlay(s, item.targets[0])) return;
  piece(s, item.targets[0])[mark] = s.round;
  lay(s, item, item.targets, () => 1);
}
/** A Scroll that lies on the table for everybody, for 1 Round. */
export function layOpen(s: Siege, item: Item): void {
  addEffect(s, { what: item.what, card: keepScroll(item), by: item.by, on: [], source: NONE, left: 1 });
}
