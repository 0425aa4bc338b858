import type { Seat } from '@siegeworks/contract';
import { allEnchantments, wears } from '../../state/readers.ts';
import type { Creature, Realm } from '../../state/realm.ts';

export const PIECES = ['dragon-armor-helm', 'dragon-armor-plate', 'dragon-armor-blade'] as const;
/** Pieces of the Dragon Armor that this player does not have in play. */
export const missingArmour = (s: Realm, seat: Seat): string[] =>
  PIECES.filter(piece => !allEnchantments(s).some(e => e.card === piece && e.controller === seat));
export const fullyArmoured = (s: Realm, c: Creature) => PIECES.every(piece => wears(s, c, piece));
