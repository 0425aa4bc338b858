import type { KnownPile } from '@siegeworks/contract';
import { pilesOf } from '@siegeworks/table';
import { BOX, ENEMIES, EVENTS, ORDERS, SPECIALS } from '../cards/card.ts';
import { placesOf } from '../knowledge/view.ts';
import type { Siege } from '../state/state.ts';

/** What is left in both decks: everybody knows what they are made of. */
export function known(seen: Siege): KnownPile[] {
  const { deck, hand, enemyDeck, reserve, drawn, held } = seen;
  const own = hand.every(id => id >= 0);
  return pilesOf(
    placesOf(seen),
    [
      {
        title: own ? 'Left in your deck' : 'Hidden in the deck and hand of the garrison',
        zones: own ? [deck] : [deck, hand],
        brought: [...ORDERS, ...SPECIALS],
        deck: own,
      },
      {
        title: 'Left in the enemy deck',
        zones: [enemyDeck, ...[reserve, drawn, held].filter(zone => zone.some(id => id < 0))],
        brought: [...ENEMIES, ...EVENTS],
        deck: true,
      },
    ],
    id => BOX[id].key,
  );
}
