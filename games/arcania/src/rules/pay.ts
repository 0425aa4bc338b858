import type { Id, Option, Seat } from '@siegeworks/contract';
import { call, caller } from '@siegeworks/kernel';
import { cardsOf } from '../cards/card.ts';
import type { Building, War } from '../state/state.ts';
import { choice, rule } from './book.ts';
import { canPay, helpers, supporters, useBuildings } from './needs.ts';

/** Uses the Buildings that a card needs; a player may choose to name them (end of 4.2). */
export function payNeeds(s: War, seat: Seat, what: string): void {
  if (s.players[seat].choosesBuildings && cardsOf(s)[what].needList.length > 0) call(s, pay(seat, what));
  else useBuildings(s, seat, cardsOf(s)[what]);
}

const pay = rule('pay', (seat: Seat, what: string) => ({ seat, what, named: [] as Id[] }), {
  which: choice({
    when: (s, f) => toName(s, f.seat, f.what, f.named).length > 0,
    who: (_s, f) => f.seat,
    options: (s, f) => toName(s, f.seat, f.what, f.named),
    then(_s, f, { card }) {
      f.named.push(card);
    },
  }),
  more(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    if (toName(s, f.seat, f.what, f.named).length > 0) return 'which';
    if (canPay(s, f.seat, cardsOf(s)[f.what])) useBuildings(s, f.seat, cardsOf(s)[f.what], f.named);
    // A borrowed helper has left with its owner: what was to be paid for is not announced.
    else caller(s, f).at = 'done';
  },
});

/** Buildings of the first kind of which more are available than needed. */
function toName(s: War, seat: Seat, what: string, named: readonly Id[]): Option[] {
  const card = cardsOf(s)[what];
  for (const [kind, n] of card.needList) {
    const able = supporters(s, seat, card, kind);
    const left = n - able.filter(b => named.includes(b.id)).length;
    const others = able.filter(b => !named.includes(b.id) && canServeAgain(s, seat, able, named, b));
    if (left > 0 && others.length > left) return others.map(b => ({ kind: 'use', card: b.id }));
  }
  return [];
}
/** A used Tower serves again only while a helper is left for it. */
function canServeAgain(s: War, seat: Seat, able: Building[], named: readonly Id[], b: Building): boolean {
  if (!b.used) return true;
  return able.filter(other => other.used && named.includes(other.id)).length < helpers(s, seat).length;
}
