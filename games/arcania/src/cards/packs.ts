import type { PackPlan } from '@siegeworks/contract';
import { ARMIES } from './card.ts';
import { CARD_INFO } from './facts.ts';

const typed = (...types: string[]): string[] =>
  CARD_INFO.filter(({ type, most }) => types.includes(type) && most !== 0).map(({ id }) => id);
const FORCES = ['Military Unit', 'Monster', 'Siege Weapon'];

/** Fourteen cards, five of them forces of one Army. */
export const PACKS: PackPlan = {
  packs: { usual: 6, min: 4, max: 8 },
  take: 2,
  slots: [
    { name: 'Forces of the Army to which the pack leans', n: 5, cards: typed(...FORCES), led: true },
    { name: 'Forces of any Army', n: 2, cards: typed(...FORCES) },
    { name: 'Beast', n: 1, cards: typed('Beast') },
    { name: 'Artifacts', n: 3, cards: typed('Artifact') },
    { name: 'Spells and Thieving Ops', n: 2, cards: typed('Spell', 'Thieving Op') },
    { name: 'Special', n: 1, cards: typed('Special') },
  ],
  sides: {
    word: 'Army',
    values: Object.values(ARMIES).map(({ name }) => name),
    leans: 2,
    // AK-001
    most: 1,
    choice: {
      key: 'army',
      value: Object.fromEntries(Object.entries(ARMIES).map(([word, { name }]) => [name, word])),
    },
  },
  stock: typed('Land', 'Building'),
  size: 60,
  shape: [
    // AK-006
    { types: ['Land'], least: 3, most: 3 },
    { types: ['Building'], least: 27, most: 30, means: true },
    { types: [...FORCES, 'Beast'], least: 15, most: 26 },
  ],
  turn: 10,
  reach: 1,
  why: 'No force can be placed without its Buildings, so Lands and Buildings are free for all and never lie in a pack. A deck serves one Army: every pack leans to one, and the packs of a seat to two, so that there are enough forces of either.',
};
