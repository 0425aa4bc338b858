import type { Id, Reason, Seat } from '@siegeworks/kernel';
import { CARDS, fitsArmy } from '../cards/card.ts';
import { aimOf } from '../rules/aims.ts';
import { because } from '../rules/reasons.ts';
import type { Force, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import {
  allFront,
  cardOf,
  cloaked,
  forcesInPlay,
  growthOf,
  landUnderPestilence,
  onFront,
  printed,
  spellImmune,
} from '../state/table.ts';

/** What each card and ability is aimed at, and the rule that says so. */
const AIMED: Readonly<Record<string, readonly [rule: string, at: string]>> = {
  'doom-drums': ['AK-215', 'an enemy with a force on the Battle Front'],
  'healing-potion': ['AK-219', 'one of your forces on the Battle Front'],
  'negation-wand': ['AK-221', "a Spell on the stack, a standing Spell, Nature's Growth or a Staff of Ageing"],
  'staff-of-ageing': ['AK-222', 'an enemy force on a Battle Front'],
  charm: ['AK-233', 'an enemy Military Unit on a Battle Front'],
  cure: ['AK-237', 'an enemy Plague, a Pestilence on your Land or a paralysed force of yours'],
  dispel: ['AK-238', 'a Spell on the stack or a standing Spell'],
  'destroy-artifact': ['AK-239', 'an artifact on the stack or on a force'],
  'expose-thief': ['AK-240', 'a Thieving Op on the stack'],
  hurricane: ['AK-241', 'up to two Buildings and up to two forces on a Battle Front'],
  invisibility: ['AK-242', 'one of your forces on the Battle Front'],
  pestilence: ['AK-249', 'a Land card without a Pestilence'],
  reincarnate: ['AK-252', 'a force in your discard pile'],
  teleport: ['AK-254', 'one of your forces on the Battle Front'],
  'back-stab': ['AK-256', 'an enemy force on a Battle Front'],
  'clear-dungeon': ['AK-257', 'one of your forces in the Dungeon of an enemy'],
  release: ['AK-263', 'one of your forces that the Trapper of an enemy holds'],
  'catch-thief': ['AK-258', 'a Thieving Op on the stack'],
  'infiltrate-castle': ['AK-261', 'the Castle of an enemy'],
  'mislead-thief': ['AK-259', 'the Thieving Op of an opponent on the stack'],
  'steal-artifact': ['AK-262', 'an artifact that an enemy force wears'],
  collapse: ['AK-300', 'a Land card'],
  missile: ['AK-290', 'an enemy force on a Battle Front'],
  lightning: ['AK-291', 'one or two enemy forces on a Battle Front'],
  telekinesis: ['AK-223', 'an enemy force on a Battle Front'],
  split: ['AK-288', 'up to three enemy forces on a Battle Front'],
};
const CHOSEN = because('AK-112', 'it has been chosen already');
const NO_TARGETS = because('AK-112', 'it is not aimed at anything');
const CLOAKED = because('AK-220', 'an Elven Cloak hides it from you');
const IMMUNE = because('AK-203', 'no Spell can choose it');
const PRISONER = because('AK-083', 'it is in a Dungeon');
const DISPLACED = because('AK-197', 'it is displaced');
const PROTECTED = because('AK-250', 'the Pestilence cannot be removed yet');
const ONLY_WAND = because('AK-247', 'only the Negation Wand removes it');
const PLAGUE = because('AK-304', 'only Cure and Cleanse of an enemy remove a Plague');
const UNBLOCKABLE_OP = because('AK-258', 'Catch Thief does not stop Infiltrate Castle');

/** Why this card or ability cannot be aimed at this, or `null`. */
export function noTarget(
  s: War,
  seat: Seat,
  { what, card, chosen }: { what: string; card: Id; chosen: readonly Id[] },
  target: Id,
): Reason | null {
  if (chosen.includes(target)) return CHOSEN;
  const aim = aimOf(what, card);
  if (aim.cards?.(s, seat, chosen).includes(target)) return null;
  if (CARDS[what]?.wear) return noBearer(s, seat, card, target);
  const aimed = AIMED[what];
  if (!aimed) return NO_TARGETS;
  return barred(s, seat, what, target) ?? because(aimed[0], `it is aimed at ${aimed[1]}`);
}
/** Why this player cannot be chosen, or `null`. */
export function noVictim(s: War, seat: Seat, what: string, victim: Seat): Reason | null {
  const aim = aimOf(what, NONE);
  if (aim.seats?.(s, seat).includes(victim)) return null;
  const aimed = AIMED[what];
  return aimed ? because(aimed[0], `it is aimed at ${aimed[1]}`) : NO_TARGETS;
}

/** What keeps a card from being chosen that otherwise could be. */
function barred(s: War, seat: Seat, what: string, target: Id): Reason | null {
  const f = onFront(s, target) ?? allFront(s).find(each => [...each.worn, ...each.staffs].includes(target));
  if (f) return hidden(s, seat, what, f);
  if (s.displaced.some(each => each.id === target)) return DISPLACED;
  if (forcesInPlay(s).some(each => each.id === target)) return PRISONER;
  return lasting(s, what, target);
}
function hidden(s: War, seat: Seat, what: string, f: Force): Reason | null {
  if (cloaked(s, f, seat)) return CLOAKED;
  return CARDS[what]?.type === 'spell' && spellImmune(s, f) ? IMMUNE : null;
}
/** What is in play for long, and an Op that is not to be caught. */
function lasting(s: War, what: string, target: Id): Reason | null {
  const removes = ['dispel', 'negation-wand', 'cure'].includes(what);
  if (removes && landUnderPestilence(s, target)?.land.shielded) return PROTECTED;
  if (removes && s.players.some(p => growthOf(p)?.id === target)) return ONLY_WAND;
  if (removes && s.standing.some(e => e.card === target && e.what === 'plague')) return PLAGUE;
  const caught = what === 'catch-thief' && s.items.some(i => i.card === target);
  return caught && s.names[target] === 'infiltrate-castle' ? UNBLOCKABLE_OP : null;
}

/** AK-210 to AK-214: why this force cannot bear the artifact. */
function noBearer(s: War, seat: Seat, artifact: Id, target: Id): Reason {
  const f = onFront(s, target);
  const card = printed(s, artifact);
  if (f?.controller !== seat)
    return because('AK-210', 'it is worn by one of your forces on the Battle Front');
  if (!fitsArmy(card, s.players[seat].army)) return because('AK-211', 'your Army does not use it');
  const { keywords, type } = cardOf(s, f);
  if (keywords.includes('wears-armour-only') && card.wear?.as !== 'armour')
    return because('AK-213', 'a Hill Giant wears armour only');
  if (keywords.includes('wears-weapon-only') && card.wear?.as !== 'weapon')
    return because('AK-213', 'a Titan bears weapons only');
  const bears = type === 'military-unit' || keywords.some(word => word.startsWith('wears-'));
  if (!bears) return because('AK-212', 'it can bear no artifact');
  return because('AK-214', `it has something for its ${card.wear?.slot} already`);
}
