import type { Id, Reason } from '@siegeworks/contract';
import { cover } from '@siegeworks/kernel';
import { BOX } from '../cards/card.ts';
import { ORDER_CARDS } from '../cards/orders.ts';
import type { Siege } from '../state/state.ts';
import { defendersAt } from '../state/units.ts';
import { choice, commander, rule } from './book.ts';
import { playCard } from './play-card.ts';

const NOT_ORDER: Reason = {
  rule: 'TD-050',
  text: 'a special defender enters play only through its summon order',
};
/** Why this card cannot be played as printed, or `null`. */
export function noOrder(s: Siege, key: string): Reason | null {
  const entry = ORDER_CARDS[key];
  return entry ? entry.bars(s) : NOT_ORDER;
}

/** D2: a card played as printed. */
export const order = rule(
  'order',
  (card: Id) => ({ card, key: BOX[card].key, side: '', place: '', before: 0 }),
  {
    play(s, f) {
      playCard(s, f.card, false);
      cover(`card ${f.key}`);
    },
    side: choice({
      when: (_s, f) => ORDER_CARDS[f.key].sides !== undefined,
      who: commander,
      options: (s, f) => (ORDER_CARDS[f.key].sides?.(s) ?? []).map(what => ({ kind: 'side', what })),
      then(_s, f, { what }) {
        f.side = what;
      },
    }),
    place: choice({
      when: (_s, f) => ORDER_CARDS[f.key].places !== undefined,
      who: commander,
      options: (s, f) => (ORDER_CARDS[f.key].places?.(s) ?? []).map(what => ({ kind: 'place', what })),
      then(s, f, { what }) {
        f.place = what;
        f.before = defendersAt(s, what).length;
      },
    }),
    carryOut(s, f) {
      ORDER_CARDS[f.key].carryOut(s, f);
    },
    atTheGap(s, f) {
      ORDER_CARDS[f.key].afterwards?.(s, f);
    },
  },
);
