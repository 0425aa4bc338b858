import type { PackPlan } from '@siegeworks/contract';
import { FACTIONS } from './card.ts';
import { CARD_INFO } from './facts.ts';

const typed = (...types: string[]): string[] =>
  CARD_INFO.filter(({ type, most }) => types.includes(type) && most !== 0).map(({ id }) => id);
const SPELLS = ['Magic', 'Event', 'Enchantment'];
/** One city of each faction whose levels help every deck. */
const OPEN_CITIES = ['farmland', 'shadows-twilight', 'second-sons-army-camp', 'two-bridges', 'barracks'];

/** Fourteen cards, seven of them of one faction. */
export const PACKS: PackPlan = {
  packs: { usual: 6, min: 4, max: 8 },
  take: 2,
  slots: [
    { name: 'City of the faction to which the pack leans', n: 1, cards: typed('City'), led: true },
    { name: 'Creatures of that faction', n: 5, cards: typed('Creature'), led: true },
    { name: 'Magic, Event or Enchantment of that faction', n: 1, cards: typed(...SPELLS), led: true },
    { name: 'Creatures of any faction', n: 5, cards: typed('Creature') },
    { name: 'Magic, Events and Enchantments of any faction', n: 2, cards: typed(...SPELLS) },
  ],
  sides: { word: 'Faction', values: FACTIONS, leans: 3, most: 3 },
  stock: OPEN_CITIES,
  // AM-004, AM-005
  size: 45,
  shape: [
    { types: ['City'], least: 3, most: 3 },
    { types: ['Creature'], least: 24, most: 36 },
  ],
  turn: 4,
  // A card that is played cannot be laid: of every two that are drawn, one becomes a resource.
  reach: 0.5,
  why: 'A card is played only with enough resources of its own faction, and every card can be laid as one of its faction: a deck of two or three factions works, one of five does not. So every pack leans to one faction, and the packs of a seat to three. A deck needs three cities (AM-005): one of each faction is free for all, others lie in the packs, and most of a pack are creatures, since cities need residents.',
};
