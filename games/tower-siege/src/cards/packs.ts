import type { PackPlan } from '@siegeworks/contract';
import { CARD_INFO } from './facts.ts';

const typed = (...types: string[]): string[] =>
  CARD_INFO.filter(({ type, most }) => types.includes(type) && most !== 0).map(({ id }) => id);

/** Fourteen cards: as much of each kind as in a ready deck without its Mines and Powerstones. */
export const PACKS: PackPlan = {
  packs: { usual: 6, min: 4, max: 8 },
  take: 2,
  slots: [
    { name: 'Minions', n: 4, cards: typed('Minion') },
    { name: 'Elemental, Rogue or Fiend', n: 1, cards: typed('Elemental', 'Rogue', 'Fiend') },
    { name: 'Items', n: 4, cards: typed('Item') },
    { name: 'Scrolls', n: 3, cards: typed('Scroll') },
    { name: 'Spell or Relic', n: 1, cards: typed('Spell', 'Relic') },
    { name: 'Surge', n: 1, cards: typed('Surge') },
  ],
  // TS-035: the two cards of which a deck may hold any number.
  stock: ['mine', 'powerstone'],
  size: 60,
  shape: [
    { types: ['Mine', 'Powerstone'], least: 18, most: 24, means: true },
    { types: ['Surge'], least: 0, most: 3 },
    { types: ['Minion', 'Elemental', 'Rogue', 'Fiend'], least: 14, most: 24 },
    { types: ['Item'], least: 6, most: 16 },
    { types: ['Scroll', 'Spell'], least: 6, most: 16 },
  ],
  turn: 6,
  // A Mine pays every turn.
  reach: 4,
  why: 'Everything is bought with gold and power, so Mines and Powerstones are free for all and never lie in a pack. Each pack holds creatures, Items and Scrolls as a ready deck does: whoever takes nothing but the strongest creatures can still arm them.',
};
