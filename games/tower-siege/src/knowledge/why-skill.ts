import type { Id, Reason, Seat } from '@siegeworks/kernel';
import { manners, skillTargets } from '../rules/attack-kinds.ts';
import { because } from '../rules/reasons.ts';
import { skillAims } from '../rules/skills.ts';
import { inTheOpen, opposes } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';

/** What an attempt chooses: a card or a player. */
export interface Choice {
  field: 'target' | 'seat';
  n: number;
}
const A_PLAYER = because('TS-224', 'a player is chosen here and not a card');
const A_CARD = because('TS-224', 'a card is chosen here and not a player');
/** Why a card cannot stand where a player is chosen, nor a player where it is a card; `null` when it is of the right kind. */
export function noSuchChoice(wanted: 'target' | 'seat' | 'n', { field }: Choice): Reason | null {
  if (wanted === field) return null;
  return wanted === 'seat' ? A_PLAYER : A_CARD;
}

const GONE = because('TS-219', 'that player is out of the game');
const NO_OPPONENT = because('TS-224', 'only an opponent can be chosen');
/** Why something that is chosen of opponents cannot be aimed at this player, or `null`. */
export function noOpponent(s: Siege, seat: Seat, other: Seat): Reason | null {
  if (!s.players[other]?.alive) return GONE;
  return opposes(s, seat, other) ? null : NO_OPPONENT;
}

const EMPTY_PURSE = because('TS-224', 'that player has no unspent gold');
const NOT_YOURS = because('TS-224', 'only structures and Relics of yours can be repaired');
const WHOLE = because('TS-R84', 'it lacks no Integrity Point of its printed number');
const SHELTER = because('TS-093', 'a Shelter has no more than it was made with');
const NOT_UNDEAD = because('TS-224', 'only an Undead Minion in your discard pile can be raised');
const NO_LOOT = because('TS-224', "only an Item of an opponent's creature can be stolen");
const INDOORS = because('TS-089', 'it is on somebody inside a structure');
const OWN = because('TS-224', 'only what belongs to an opponent can be chosen');
const NO_SABOTAGE = because('TS-224', "only a structure's Item or a Relic can be sabotaged");

/** Why each skill leaves a card or player out; asked only about those that it leaves out. */
const WHY: Readonly<Record<string, (s: Siege, seat: Seat, n: number) => Reason | null>> = {
  'stone-mason': noRepair,
  necromancer: () => NOT_UNDEAD,
  cutpurse: (s, seat, other) => noOpponent(s, seat, other) ?? EMPTY_PURSE,
  spy: noOpponent,
  'thaylens-rogue': noTheft,
  saboteur: (s, seat, id) => (ownedBy(s, seat, id) ? OWN : NO_SABOTAGE),
};
function noRepair(s: Siege, seat: Seat, id: Id): Reason {
  const p = s.pieces[id];
  if (!ownedBy(s, seat, id) || !p || p.kind === 'creature' || p.bearer !== NONE) return NOT_YOURS;
  return p.card === 'shelter' ? SHELTER : WHOLE;
}
function noTheft(s: Siege, seat: Seat, id: Id): Reason {
  const p = s.pieces[id];
  const bearer = p ? s.pieces[p.bearer] : null;
  if (p?.kind !== 'item' || bearer?.kind !== 'creature' || ownedBy(s, seat, id)) return NO_LOOT;
  return inTheOpen(bearer) ? NO_LOOT : INDOORS;
}
const ownedBy = (s: Siege, seat: Seat, id: Id) => {
  const p = s.pieces[id];
  return p ? !opposes(s, seat, p.controller) : false;
};

/** What the skill of this creature chooses; `null` when it has none or chooses nothing. */
function aimsOf(s: Siege, p: Piece): { field: 'target' | 'seat'; list: number[] } | null {
  if (p.card === 'thaylens-rogue' || p.card === 'saboteur')
    return { field: 'target', list: skillTargets(s, p) };
  return skillAims(s, p);
}
export const hasAimedSkill = (s: Siege, p: Piece): boolean => aimsOf(s, p) !== null;
/** Why the skill of this creature cannot choose this card or player, or `null`. */
export function noSkillAim(s: Siege, p: Piece, choice: Choice): Reason | null {
  const aims = aimsOf(s, p);
  if (!aims) return null;
  const kind = noSuchChoice(aims.field, choice);
  if (kind || aims.list.includes(choice.n)) return kind;
  return WHY[p.card](s, p.controller, choice.n);
}

const ALONE = because('TS-230', 'nobody else in your army can defend');
/** Why this creature cannot make a melee attack on that player's army, or `null`. */
export function noMelee(s: Siege, p: Piece, seat: Seat): Reason | null {
  if (!s.players[seat]?.alive) return GONE;
  return manners(s, p).some(o => o.kind === 'melee' && o.seat === seat) ? null : ALONE;
}
