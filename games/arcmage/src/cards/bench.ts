import type { Bench, CardInfo } from '@siegeworks/contract';
import type { Card } from './card.ts';
import { FACTIONS } from './card.ts';

/** AM-140: seven cards, and on each turn up to two; cities lie apart. */
export const BENCH: Bench = {
  curve: 'Cost',
  means: 'Loyalty',
  first: 9,
  each: 2,
  assumes: 'if you draw two cards each turn',
  apart: ['City'],
};

type Facets = Pick<CardInfo, 'numbers' | 'words' | 'needs' | 'provides' | 'most'>;

/** What a deck builder filters, counts and compares. */
export function facetsOf(card: Card): Facets {
  const faction = FACTIONS[card.faction];
  const fights = card.type === 'creature';
  const keywords = Object.keys(card.keywords).map(spoken);
  return {
    numbers: {
      ...(card.type !== 'city' && !card.token && { Cost: card.cost }),
      ...(card.loyalty > 0 && { Loyalty: card.loyalty }),
      ...(fights && { Attack: card.attack }),
      ...((fights || card.type === 'city') && { Defence: card.defence }),
    },
    words: {
      Faction: [faction],
      ...(card.subtypes.length > 0 && { Kin: card.subtypes }),
      ...(keywords.length > 0 && { Keyword: keywords }),
    },
    needs: card.loyalty > 0 && card.type !== 'city' ? { [faction]: card.loyalty } : {},
    // AM-147: any card of the deck may be laid as a resource of its faction.
    provides: card.token ? {} : { [faction]: 1 },
    // AM-006, AM-008
    most: card.token ? 0 : 3,
  };
}

/** `blood-vengeance` as people write it. */
const spoken = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');
