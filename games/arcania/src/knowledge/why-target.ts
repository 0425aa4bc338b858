import type { Id, Reason, Seat } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { CARDS, fitsArmy, nameWith } from '../cards/card.ts';
import type { Play } from '../cards/entry.ts';
import { playOf } from '../cards/entry.ts';
import { aimOf } from '../rules/aims.ts';
import type { Force, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { allFront, cardOf, cloaked, forcesInPlay, onFront, printed, spellImmune } from '../state/table.ts';

const CHOSEN = because('AK-112', 'it has already been chosen');
const NO_TARGETS = because('AK-112', 'it does not target anything');
const CLOAKED = because('AK-220', `an ${nameWith('cloaked')} hides it from you`);
const IMMUNE = because('AK-203', 'no Spell can target it');
const PRISONER = because('AK-083', 'it is in a Dungeon');
const DISPLACED = because('AK-197', 'it is displaced');

/** Why this card or ability cannot target this, or `null`. */
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
  const aimed = playOf(what)?.at;
  if (!aimed) return NO_TARGETS;
  return barred(s, seat, what, target) ?? aimedAt(aimed);
}
/** Why this player cannot be chosen, or `null`. */
export function noVictim(s: War, seat: Seat, what: string, victim: Seat): Reason | null {
  const aim = aimOf(what, NONE);
  if (aim.seats?.(s, seat).includes(victim)) return null;
  const aimed = playOf(what)?.at;
  return aimed ? aimedAt(aimed) : NO_TARGETS;
}
const aimedAt = ([rule, at]: NonNullable<Play['at']>) => because(rule, `it targets ${at}`);

/** What keeps a possible target from being chosen. */
function barred(s: War, seat: Seat, what: string, target: Id): Reason | null {
  const f = onFront(s, target) ?? allFront(s).find(each => [...each.worn, ...each.staffs].includes(target));
  if (f) return hidden(s, seat, what, f);
  if (s.displaced.some(each => each.id === target)) return DISPLACED;
  if (forcesInPlay(s).some(each => each.id === target)) return PRISONER;
  return playOf(what)?.bars?.(s, target) ?? null;
}
function hidden(s: War, seat: Seat, what: string, f: Force): Reason | null {
  if (cloaked(s, f, seat)) return CLOAKED;
  return CARDS[what]?.type === 'spell' && spellImmune(s, f) ? IMMUNE : null;
}
/** AK-210 to AK-214: why this force cannot bear the artifact. */
function noBearer(s: War, seat: Seat, artifact: Id, target: Id): Reason {
  const f = onFront(s, target);
  const card = printed(s, artifact);
  if (f?.controller !== seat)
    return because('AK-210', 'it can be worn only by one of your forces on the Battle Front');
  if (!fitsArmy(card, s.players[seat].army)) return because('AK-211', 'your Army cannot use it');
  const { keywords, name, type } = cardOf(s, f);
  if (keywords.includes('wears-armour-only') && card.wear?.as !== 'armour')
    return because('AK-213', `a ${name} can wear only armour`);
  if (keywords.includes('wears-weapon-only') && card.wear?.as !== 'weapon')
    return because('AK-213', `a ${name} can bear only weapons`);
  const bears = type === 'military-unit' || keywords.some(word => word.startsWith('wears-'));
  if (!bears) return because('AK-212', 'it cannot bear artifacts');
  return because('AK-214', `its ${card.wear?.slot} slot is already taken`);
}
