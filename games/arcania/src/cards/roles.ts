import type { CardId } from './card.ts';
import { CARDS } from './card.ts';

/** Cards that have a place of their own on the table, so that a position can be described without naming them. */
export const CASTLE: CardId = 'castle';
export const GROWTH: CardId = 'natures-growth';
export const ON_LAND: CardId = 'pestilence';
export const STAFF: CardId = 'staff-of-ageing';
export const COMMAND: CardId = 'charm';
export const UNSEEN: CardId = 'invisibility';
/** Standing effects by the word for them in a scenario. */
export const EFFECTS: Readonly<Record<'plague' | 'wallOfForce', CardId>> = {
  plague: 'plague',
  wallOfForce: 'wall-of-force',
};
/** AK-009: both types work the same way. */
export const LANDS: readonly string[] = Object.keys(CARDS).filter(id => CARDS[id].type === 'land');
/** The card that fills a deck that a scenario does not describe. */
export const FILLER: CardId = 'market';
