import type { Id, Reason, Seat } from '@siegeworks/kernel';
import type { AimName } from '../rules/aims.ts';
import { AIMS, attackTargets } from '../rules/aims.ts';
import { capacity, usable } from '../rules/carry.ts';
import { because } from '../rules/reasons.ts';
import {
  attackable,
  cardOf,
  hasSubtype,
  isMage,
  lent,
  opposes,
  printed,
  serves,
  towerShield,
} from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import type { Choice } from './why-skill.ts';
import { noOpponent, noSuchChoice } from './why-skill.ts';

const NO_TARGET = because(
  'TS-006',
  'it is neither a creature in the open nor a structure or Relic on the battlefield',
);
const INSIDE = because('TS-089', 'it is inside a structure, and only the structure can be chosen');
const COVERED = because('TS-195', 'the Tower Shield stands before the Tower');
const SMALL = because('TS-141', 'a Relic with a printed Integrity of 1 is chosen by Spells and Scrolls only');
const TWICE = because('TS-R85', 'it is chosen already');
const ITSELF = because('TS-230', 'it does not attack itself');
const WALLS = because('TS-224', 'only structures and Relics can be chosen');
const PERSON = because('TS-224', 'only creatures can be chosen');
const BOUND_MAGE = because('TS-R89', 'a Mage cannot be bound');
const OWN = because('TS-224', 'only what belongs to an opponent can be chosen');
const NO_MINION = because('TS-224', 'only Minions can be chosen');
const UNIQUE = because('TS-226', 'only one of that name may serve you');
const NATURAL = because('TS-224', 'only Undead, Elementals and Fiends can be chosen');
const PROTECTED = because('TS-228', 'it has had one in this Round, or has one still');
const WALLED = because('TS-075', 'what is on or in a structure cannot be shattered');
const NO_CARD = because('TS-R72', 'only Items and Relics on the battlefield can be shattered');
const NO_RESOURCE = because('TS-183', 'only bought Mines and Powerstones of opponents can be chosen');
const NOT_YOURS_TO_RAISE = because('TS-087', 'only its own player raises a fallen Tower');
const NOT_BURIED = because('TS-224', 'only a Minion card in your discard pile can be chosen');
const NOT_HASTENED = because(
  'TS-224',
  'only a creature of yours that has attacked and is not in DEFEND can be chosen',
);
export const NO_DOOR = because(
  'TS-088',
  'only your standing Tower or an empty Shelter of yours can be entered',
);

/** TS-006, TS-089, TS-195: what nothing harmful can choose. */
function noHarm(s: Siege, p: Piece | null | undefined): Reason | null {
  if (!p || p.kind === 'item' || p.bearer !== NONE) return NO_TARGET;
  if (p.kind === 'creature') return p.inside === NONE ? null : INSIDE;
  const { tower, aside } = s.players[p.controller];
  if (aside.includes(p.id)) return NO_TARGET;
  return p.id === tower && towerShield(s, p.controller) ? COVERED : null;
}
const noCreature = (s: Siege, p: Piece | null | undefined): Reason | null =>
  p && p.kind !== 'creature' ? PERSON : noHarm(s, p);

type Why = (s: Siege, seat: Seat, p: Piece | null | undefined, id: Id) => Reason | null;
/** Why each kind of aim leaves a card out; asked only about cards that it leaves out. */
const WHY: Readonly<Record<AimName, Why>> = {
  none: () => NO_TARGET,
  target: (s, _seat, p) => noHarm(s, p),
  structure: (s, _seat, p) => (p?.kind === 'creature' ? WALLS : noHarm(s, p)),
  creature: () => PERSON,
  shieldable: (_s, _seat, p) => (p?.kind === 'creature' ? PROTECTED : PERSON),
  bolsterable: (_s, _seat, p) => (p?.kind === 'creature' ? PROTECTED : PERSON),
  openCreature: (s, _seat, p) => noCreature(s, p),
  bindable: (s, _seat, p) => noCreature(s, p) ?? (p && isMage(s, p) ? BOUND_MAGE : null),
  turncoat: (s, seat, p) => noCreature(s, p) ?? (p ? noRecruit(s, seat, p) : null),
  unnatural: (s, _seat, p) =>
    noCreature(s, p) ?? (p && hasSubtype(p, 'Undead', 'Elemental', 'Fiend') ? null : NATURAL),
  shatterable: (_s, _seat, p) => (p && (p.kind === 'item' || p.kind === 'relic') ? WALLED : NO_CARD),
  resource: () => NO_RESOURCE,
  opponent: (s, seat, _p, other) => noOpponent(s, seat, other),
  fortifiable: (s, _seat, p) => (p && s.players[p.controller].tower === p.id ? NOT_YOURS_TO_RAISE : WALLS),
  buried: (s, seat, _p, id) =>
    s.players[seat].discard.includes(id) && printed(s, id).isMinion ? UNIQUE : NOT_BURIED,
  effect: () => NO_TARGET,
  pending: () => NO_TARGET,
  hastened: () => NOT_HASTENED,
  door: () => NO_DOOR,
};
function noRecruit(s: Siege, seat: Seat, p: Piece): Reason | null {
  if (!opposes(s, seat, p.controller)) return OWN;
  if (!cardOf(p).isMinion) return NO_MINION;
  return serves(s, seat, p.card) ? UNIQUE : null;
}

/** Why a casting that is aimed like this cannot choose the card, or `null`. */
export function noAim(
  s: Siege,
  seat: Seat,
  aim: AimName,
  chosen: readonly number[],
  choice: Choice,
): Reason | null {
  const id = choice.n;
  const kind = noSuchChoice(AIMS[aim].field, choice);
  if (kind || AIMS[aim].list(s, seat, chosen).includes(id)) return kind;
  if (chosen.includes(id)) return TWICE;
  return WHY[aim](s, seat, s.pieces[id], id) ?? TWICE;
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
  const harm = noHarm(s, p);
  if (harm || !p) return harm ?? NO_TARGET;
  if (p.kind !== 'creature' && !attackable(p)) return SMALL;
  return at === 'structure' ? WALLS : PERSON;
}

const LENT = because('TS-R116', 'a creature that is only lent receives nothing');
const FULL = because('TS-152', 'it carries as many Items as it can');
const SAME = because('TS-153', 'it carries one of the same name already');
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
