import type { Id, Reason } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import type { War } from '../state/state.ts';
import { growthOf, landUnderPestilence } from '../state/table.ts';

/** Why a lasting effect cannot be removed in this way, or `null`. */
type Bar = (s: War, target: Id) => Reason | null;

// AK-251, AK-R55
const isProtected: Bar = (s, target) =>
  landUnderPestilence(s, target)?.land.shielded
    ? because('AK-250', 'the Pestilence cannot be removed yet')
    : null;
const needsWand: Bar = (s, target) =>
  s.players.some(p => growthOf(p)?.id === target)
    ? because('AK-247', 'only a Negation Wand can remove it')
    : null;
// AK-R53
const isPlague: Bar = (s, target) =>
  s.standing.some(e => e.card === target && e.what === 'plague')
    ? because('AK-304', 'only an enemy’s Cure or Cleanse removes a Plague')
    : null;
/** Of Cure, Dispel and Negation Wand. The Wand may be aimed at a Growth, so it never gets that reason. */
export const barred: Bar = (s, target) =>
  isProtected(s, target) ?? needsWand(s, target) ?? isPlague(s, target);
