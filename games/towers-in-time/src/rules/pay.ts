import type { Id, Seat } from '@siegeworks/contract';
import type { School } from '../cards/card.ts';
import { tell } from '../state/events.ts';
import { giveTemper } from '../state/place.ts';
import { attack } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import { choice, rule } from './book.ts';
import type { OfferOf } from './offers.ts';
import type { Giver } from './temper.ts';
import { nextGivers, pays, purse, temper } from './temper.ts';

interface Bill {
  seat: Seat;
  need: number;
  school: School;
  least: number;
  /** A Tower that everything must come from (variant `sourceRule`), or NONE. */
  within: Id;
}
/** Larger than any amount that one card can give. */
const NOTHING_YET = 99;

function candidates(s: Realm, f: Bill): Giver[] {
  const matching = purse(s, f.seat).filter(
    giver => pays(giver, f.school) && (f.within === NONE || isOf(s, giver.id, f.within)),
  );
  return nextGivers(matching, f.need, f.least);
}
export const isOf = (s: Realm, id: Id, tower: Id) => id === tower || s.pieces[id]?.tower === tower;

function sap(s: Realm, f: Bill, id: Id): void {
  const p = piece(s, id);
  const n = temper(s, p);
  f.need -= n;
  f.least = Math.min(f.least, n);
  // Maintenance payments are revealed when everybody has paid (4.2).
  if (s.phase === 'maintenance') {
    s.players[f.seat].chosen.push(id);
    return;
  }
  giveTemper(s, p);
  tell(s, { type: 'sapped', card: id, n });
}
/** Sources and Artifacts before creatures, weak fighters before strong ones, no more than needed (12.4). */
const worth = (s: Realm, f: Bill, giver: Giver) =>
  (giver.isLiving ? 10 + 2 * attack(s, piece(s, giver.id)) : 0) + Math.max(0, giver.n - f.need) - giver.n / 9;
export const thriftiest = (s: Realm, f: Bill, givers: readonly Giver[]) =>
  givers.reduce((a, b) => (worth(s, f, b) < worth(s, f, a) ? b : a));

/** If no card can be spared, or only one will do, there is nothing to choose. */
function sapWhatMustBe(s: Realm, f: Bill): void {
  const left = candidates(s, f);
  const sum = left.reduce((all, giver) => all + giver.n, 0);
  const smallest = Math.min(...left.map(giver => giver.n));
  if (left.length === 1 || sum - smallest < f.need) for (const giver of left) sap(s, f, giver.id);
}

/** TT-058: cards are sapped one after the other until the cost is met. */
export const pay = rule(
  'pay',
  (seat: Seat, need: number, school: School, demanded: Id = NONE, within: Id = NONE) => ({
    seat,
    need,
    school,
    demanded,
    within,
    least: NOTHING_YET,
  }),
  {
    /** TT-081: the Source of the Tower first. It may be more than is needed. */
    source(s, f) {
      if (f.demanded === NONE) return;
      sap(s, f, f.demanded);
      f.least = NOTHING_YET;
    },
    forced(s, f) {
      if (f.need > 0) sapWhatMustBe(s, f);
    },
    choose: choice({
      when: (s, f) => f.need > 0 && candidates(s, f).length > 0,
      who: (_s, f) => f.seat,
      options(s, f) {
        const options: OfferOf<'sap' | 'pay'>[] = candidates(s, f).map(giver => ({
          kind: 'sap',
          card: giver.id,
        }));
        options.push({ kind: 'pay' });
        return options;
      },
      then(s, f, pick) {
        if (pick.kind === 'sap') return sap(s, f, pick.card);
        while (f.need > 0) sap(s, f, thriftiest(s, f, candidates(s, f)).id);
      },
    }),
    rest(s, f) {
      if (f.need > 0 && candidates(s, f).length > 0) return 'forced';
    },
  },
);
