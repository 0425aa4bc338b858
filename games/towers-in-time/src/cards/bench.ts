import type { Bench, CardInfo } from '@siegeworks/contract';
import type { Card, Flag } from './card.ts';

/** TT-010, TT-027: fourteen cards, and one more on every turn after the first. */
export const BENCH: Bench = { curve: 'Cost', means: 'Temper', first: 14, each: 1, assumes: '' };

export const GLYPH_NAMES: Readonly<Record<Flag, string>> = {
  army: 'Army',
  fast: 'Fast',
  quick: 'Quick',
  fly: 'Fly',
  magicalAttack: 'Magical attack',
  paralyze: 'Paralyze',
  invisible: 'Invisibility',
  instantEffect: 'Instant effect',
  magicOnly: 'Magic only',
};
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type Facets = Pick<CardInfo, 'numbers' | 'words' | 'needs' | 'provides' | 'most'>;

/** What a deck builder filters, counts and compares. */
export function facetsOf(card: Card): Facets {
  const { printed } = card;
  return {
    numbers: {
      ...(printed.cost !== undefined && { Cost: printed.cost }),
      ...(printed.temper !== undefined && { Temper: printed.temper }),
      ...(printed.attack !== undefined && { Attack: printed.attack }),
      ...(printed.defence !== undefined && { Defence: printed.defence }),
    },
    words: wordsOf(card),
    needs: card.cost > 0 ? { [needed(card)]: card.cost } : {},
    provides: providesOf(card),
    // TT-004
    most: 4,
  };
}

function wordsOf({ printed }: Card): Record<string, readonly string[]> {
  const keywords = [
    ...(printed.glyphs ?? []).map(flag => GLYPH_NAMES[flag]),
    ...(printed.regenerate === undefined ? [] : ['Regenerate']),
    ...(printed.ranged === undefined ? [] : ['Ranged attack']),
    ...(printed.wall ? ['Wall'] : []),
  ];
  return {
    School: printed.school.split('/').map(capital),
    ...(printed.status && { Status: [capital(printed.status)] }),
    ...(keywords.length > 0 && { Keyword: keywords }),
    ...(printed.tags && { Kin: printed.tags.map(capital) }),
    ...(printed.alignment && { Alignment: [capital(printed.alignment)] }),
  };
}

/** TT-054 to TT-057: what its cost is paid with. */
function needed({ school, element }: Card): string {
  if (element !== 0) return capital(school);
  if (school === 'black') return 'Living';
  return school === 'white' ? 'Non-living' : 'Any';
}

/** TT-044, TT-045, TT-048: Sources give their elements, creatures their own. */
function providesOf({ printed, isCreature, element, school, temper }: Card): Record<string, number> {
  if (temper === 0) return {};
  const kinds = printed.produces?.map(capital) ?? (element === 0 ? [] : [capital(school)]);
  const life = isCreature ? 'Living' : 'Non-living';
  return Object.fromEntries([...kinds, life, 'Any'].map(kind => [kind, temper]));
}
