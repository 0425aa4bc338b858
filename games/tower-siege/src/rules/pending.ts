import type { Id, Seat } from '@siegeworks/kernel';
import { emit } from '@siegeworks/kernel';
import { discard } from '../place.ts';
import type { Item, Siege } from '../state.ts';
import { NONE } from '../state.ts';

/** Puts a declared and paid action on the pending list. */
export function declare(s: Siege, item: Omit<Item, 'n' | 'negated' | 'resolving'>): Item {
  const declared: Item = {
    n: s.next++,
    kind: item.kind,
    by: item.by,
    what: item.what,
    card: item.card,
    level: item.level,
    targets: item.targets,
    negated: false,
    resolving: false,
  };
  s.pending.push(declared);
  emit(s, {
    type: 'declared',
    seat: item.by,
    kind: item.kind,
    what: item.what,
    card: item.card,
    level: item.level,
    targets: item.targets.slice(),
  });
  return declared;
}

/** Takes an item from the list; a Scroll that nothing keeps on the table is discarded (TS-165). */
export function discardPending(s: Siege, item: Item): void {
  s.pending.splice(s.pending.indexOf(item), 1);
  if (item.kind === 'scroll' && item.card !== NONE) discard(s, item.card);
}
/** The Scroll stays on the table as an effect or a structure. */
export function keepScroll(item: Item): Id {
  const { card } = item;
  item.card = NONE;
  return card;
}
/** TS-R92: what an eliminated player has pending vanishes; the card has left the game already. */
export function dropPending(s: Siege, seat: Seat): void {
  for (const item of s.pending.slice()) if (item.by === seat) s.pending.splice(s.pending.indexOf(item), 1);
}
