import type { PackPlan } from '@siegeworks/contract';
import { capital } from './bench.ts';
import { ELEMENTS } from './card.ts';
import { CARD_INFO } from './facts.ts';

const typed = (...types: string[]): string[] =>
  CARD_INFO.filter(({ type }) => types.includes(type)).map(({ id }) => id);
/** Sources of a single element that everybody knows how to find. */
const PLAIN = CARD_INFO.filter(({ type, set }) => type === 'Source' && set === 'Common').map(({ id }) => id);
const CREATURES = ['Monster', 'Follower'];

/** Fourteen cards, five of them creatures of one element. */
export const PACKS: PackPlan = {
  packs: { usual: 6, min: 4, max: 8 },
  take: 2,
  slots: [
    {
      name: 'Creatures of the element to which the pack leans',
      n: 5,
      cards: typed(...CREATURES),
      led: true,
    },
    { name: 'Creatures of any school', n: 2, cards: typed(...CREATURES) },
    { name: 'Rarer Sources', n: 2, cards: typed('Source').filter(id => !PLAIN.includes(id)) },
    { name: 'Spells', n: 3, cards: typed('Instant spell', 'Sustained spell') },
    { name: 'Totems, Items, Artifacts and Gates', n: 2, cards: typed('Totem', 'Item', 'Artifact', 'Gate') },
  ],
  sides: { word: 'School', values: ELEMENTS.map(capital), leans: 3, most: 2 },
  stock: PLAIN,
  // TT-003
  size: 50,
  shape: [
    { types: ['Source', 'Gate'], least: 14, most: 17, means: true },
    { types: CREATURES, least: 18, most: 30 },
    { types: ['Totem', 'Item', 'Artifact'], least: 0, most: 8 },
  ],
  turn: 5,
  reach: 1,
  why: 'Everything is paid with temper of its own element, so the four plain Sources are free for all, four of each; rarer Sources, most of two elements, lie in the packs. Every pack leans to one element, and the packs of a seat to three, because a deck of more than two elements can rarely pay for what it holds.',
};
