import type { Bench, CardInfo } from '@siegeworks/contract';
import type { Card } from './card.ts';
import { ARMIES, CARDS } from './card.ts';

/** AK-034, AK-035: seven cards on the first turn, later one. */
export const BENCH: Bench = { curve: 'Buildings needed', means: 'Buildings', first: 7, each: 1, assumes: '' };

type Facets = Pick<CardInfo, 'numbers' | 'words' | 'needs' | 'provides' | 'most'>;

/** What a deck builder filters, counts and compares. */
export function facetsOf(card: Card): Facets {
  const most = mostOf(card);
  return {
    numbers: {
      ...(card.needList.length > 0 && {
        'Buildings needed': card.needList.reduce((sum, [, n]) => sum + n, 0),
      }),
      ...(card.isForce && {
        'Attack Strength': card.AS,
        'Defence Strength': card.DS,
        'Attack Damage': card.AD,
        'Life Damage': card.LD,
      }),
    },
    words: {
      Army: armiesOf(card),
      ...(card.keywords.length > 0 && { Keyword: card.keywords.map(spoken) }),
      ...(card.wear && { Worn: [spoken(card.wear.slot)] }),
      ...(card.interrupts && { Timing: ['Interrupt'] }),
    },
    needs: Object.fromEntries(card.needList.map(([kind, n]) => [CARDS[kind].name, n])),
    provides: card.type === 'building' ? { [card.name]: 1 } : {},
    ...(most !== undefined && { most }),
  };
}

/** AK-005 to AK-007: four of each, one of each Special unless a variant allows more, three Lands together. */
function mostOf({ type }: Card): number | undefined {
  if (type === 'castle' || type === 'marker') return 0;
  if (type === 'special') return 1;
  return type === 'land' ? 3 : 4;
}

const armiesOf = (card: Card): string[] =>
  Object.values(ARMIES).flatMap(({ code, name }) =>
    card.code === 'Z' || card.code.includes(code) ? [name] : [],
  );

/** `spell-immune` as people write it. */
const spoken = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');
