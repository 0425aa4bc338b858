import type { Attempt, Frame, Id, Reason } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { BOX, has, isDefender, isEnemy, printed } from '../cards/card.ts';
import { SPELLS } from '../cards/spells.ts';
import type { Acting } from '../cards/ways.ts';
import { WAYS } from '../cards/ways.ts';
import { actions } from '../rules/acting.ts';
import type { attacks } from '../rules/attacks.ts';
import { ANYHOW } from '../rules/generic.ts';
import { COURTYARD, distance } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf, NONE } from '../state/state.ts';
import { facing, guardsAt, inPlay, isWall, outside, sees } from '../state/units.ts';

const GONE = because('TD-038', 'it is not in play');

/** Why `card` cannot target `target`, or `null` if the target is not the reason. */
export function noTarget(s: Siege, attempt: Attempt): Reason | null {
  const f = s.stack.at(-1);
  const { card, target } = aimed(f, attempt);
  if (target === undefined || !f || !BOX[target]) return null;
  if (f.rule === 'attacks') return spared(s, f as ReturnType<typeof attacks>, target);
  if (f.rule === 'spell' && 'name' in f && 'caster' in f)
    return SPELLS[String(f.name)].refuses(s, Number(f.caster), target);
  const acting = actingIn(f);
  if (acting === null || card === undefined || !isDefender(card)) return null;
  // A unit that may not act at all has another reason, and for a legal target there is none.
  const found = actions(s, acting, card);
  if (found.length === 0 || found.some(option => option.target === target)) return null;
  return isEnemy(target) ? unreached(s, acting, card, target) : untended(s, card, target);
}
/** While a target is asked for, a card alone is the target; the unit that acts is known. */
function aimed(f: Frame | undefined, { card, target }: Attempt): { card?: Id; target?: Id } {
  if (target !== undefined) return { ...(card !== undefined && { card }), target };
  if (card === undefined || !f) return {};
  if (f.rule === 'spell' || (f.rule === 'attacks' && f.at === 'target')) return { target: card };
  if (f.rule === 'acting' && f.at === 'action' && 'unit' in f) return { card: Number(f.unit), target: card };
  if (f.rule === 'generic' && f.at === 'act' && 'units' in f && 'acted' in f)
    return { card: (f.units as Id[])[Number(f.acted)], target: card };
  return { card };
}
/** The order under way that lets defenders act. */
export function actingIn(f: Frame): Acting | null {
  if (f.rule === 'generic') return 'attack' in f && f.attack === true ? ANYHOW : null;
  return f.rule === 'acting' ? (f as Frame & Acting) : null;
}

function unreached(s: Siege, acting: Acting, id: Id, enemy: Id): Reason {
  if (!inPlay(s, enemy)) return GONE;
  if (printed(s, id).swords === 0) return because('TD-061', 'it has no swords');
  return WAYS[acting.how].refuses?.(acting) ?? unseen(s, id, enemy) ?? tooFar(s, id, enemy);
}
function unseen(s: Siege, id: Id, enemy: Id): Reason | null {
  const { place } = s.units[id];
  if (sees(s, id, enemy)) return null;
  if (place === COURTYARD) return because('TD-030', 'from the courtyard it sees no enemy outside');
  if (isWall(s, place)) return because('TD-028', `from ${place} it sees only its own side`);
  return because('TD-029', `from ${place} it sees only the two sides that meet there`);
}
function tooFar(s: Siege, id: Id, enemy: Id): Reason {
  const steps = distance(castleOf(s), s.units[id].place, s.units[enemy].place);
  return because('TD-038', `it is ${steps} steps away, and the range is ${printed(s, id).range}`);
}
function untended(s: Siege, id: Id, target: Id): Reason {
  if (!has(id, 'tend')) return because('TD-060', 'only the Priest can do anything for another defender');
  if (target === id || s.units[target].place !== s.units[id].place)
    return because('TD-115', 'the Priest can tend only another defender in the same place');
  return because('TD-115', 'it has no wound and no tired tokens');
}

/** 6.5: the priority list of enemy attacks binds the siege chooser. */
function spared(s: Siege, f: ReturnType<typeof attacks>, target: Id): Reason | null {
  if (f.id === NONE || !isDefender(target)) return null;
  const { place } = s.units[target];
  if (outside(s, f.id) && s.units[f.id].place.endsWith(':1') && guardsAt(s, facing(s, f.id)) > 0)
    return place === facing(s, f.id)
      ? because('TD-152', 'another defender on that wall has more wounds')
      : because('TD-152', `it must attack a defender on ${facing(s, f.id)}, the wall it faces`);
  const steps = distance(castleOf(s), place, s.units[f.id].place);
  if (!inPlay(s, target) || steps === null || steps > printed(s, f.id).range)
    return because('TD-150', 'it is out of sight or range');
  // TD-154 decides between equal wounds.
  return because('TD-153', 'another defender has more wounds, or as many wounds and fewer shields');
}
