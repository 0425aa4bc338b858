import type { Id, Reason, Seat } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import type { Aim } from '../rules/aims.ts';
import { attackTargets, NOT_A_CREATURE, NOT_A_STRUCTURE, noHarm } from '../rules/aims.ts';
import { capacity, usable } from '../rules/carry.ts';
import { attackable, cardOf, lent, printed } from '../state/readers.ts';
import type { Siege } from '../state/state.ts';
import type { Choice } from './why-skill.ts';
import { noSuchChoice } from './why-skill.ts';

const SMALL = because('TS-141', 'only Spells and Scrolls can choose a Relic with a printed Integrity of 1');
const TWICE = because('TS-R85', 'it has already been chosen');
const ITSELF = because('TS-230', 'it cannot attack itself');

/** Why a casting that is aimed like this cannot choose the card, or `null`. */
export function noAim(
  s: Siege,
  seat: Seat,
  aim: Aim,
  chosen: readonly number[],
  choice: Choice,
): Reason | null {
  const id = choice.n;
  const kind = noSuchChoice(aim.field, choice);
  if (kind || aim.list(s, seat, chosen).includes(id)) return kind;
  if (chosen.includes(id)) return TWICE;
  return aim.why(s, seat, id) ?? TWICE;
}

/** Why an attack, shot or engine cannot choose the card, or `null`. */
export function noShot(
  s: Siege,
  attacker: Id,
  at: 'creature' | 'structure' | undefined,
  id: Id,
): Reason | null {
  if (id === attacker) return ITSELF;
  if (attackTargets(s, at).some(p => p.id === id)) return null;
  const p = s.pieces[id];
  const harm = noHarm(s, id);
  if (harm || !p) return harm;
  if (p.kind !== 'creature' && !attackable(s, p)) return SMALL;
  return at === 'structure' ? NOT_A_STRUCTURE : NOT_A_CREATURE;
}

const LENT = because('TS-R116', 'a borrowed creature cannot be given anything');
const FULL = because('TS-152', 'it cannot carry any more Items');
const SAME = because('TS-153', 'it already carries one of the same name');
const WRONG_CLASS = because('TS-149', 'it cannot use Items of this class');
const RIPOSTE = because('TS-161', 'a structure carries only one Riposte Item');
const NOT_OWN = because('TS-044', 'it is not a creature or structure of yours');

/** Why this one cannot carry that Item or C Relic, or `null`. */
export function noCarry(s: Siege, seat: Seat, item: Id, id: Id): Reason | null {
  const p = s.pieces[id];
  if (p?.controller !== seat || p.kind === 'item' || s.players[seat].aside.includes(id)) return NOT_OWN;
  if (p.kind === 'creature' && lent(p)) return LENT;
  if (p.items.length >= capacity(s, p)) return FULL;
  if (p.items.some(each => s.names[each] === s.names[item])) return SAME;
  if (!usable(cardOf(p).ui, printed(s, item).ic)) return WRONG_CLASS;
  return printed(s, item).riposteItem && p.items.some(each => printed(s, each).riposteItem) ? RIPOSTE : null;
}
