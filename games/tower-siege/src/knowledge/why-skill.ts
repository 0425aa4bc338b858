import type { Reason, Seat } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { entryOf } from '../cards/entries.ts';
import type { Aim } from '../rules/aims.ts';
import { attackKinds } from '../rules/attack-kinds.ts';
import type { Piece, Siege } from '../state/state.ts';

/** What an attempt chooses: a card or a player. */
export interface Choice {
  field: 'target' | 'seat';
  n: number;
}
const A_PLAYER = because('TS-224', 'this asks for a player and not a card');
const A_CARD = because('TS-224', 'this asks for a card and not a player');
const A_CASTING = because(
  'TS-224',
  'this is aimed at a Spell or Scroll that waits to resolve or still lasts',
);
/** Why a card cannot be chosen where a player is asked for, or a player where a card is; `null` if the kind is right. */
export function noSuchChoice(wanted: 'target' | 'seat' | 'n', { field }: Choice): Reason | null {
  if (wanted === field) return null;
  if (wanted === 'n') return A_CASTING;
  return wanted === 'seat' ? A_PLAYER : A_CARD;
}

/** What the skill of this creature chooses; `null` when it has none or chooses nothing. */
const aimOf = (p: Piece): Aim | null => {
  const { attackSkill, skill } = entryOf(p.card);
  return attackSkill?.aim ?? skill?.aim ?? null;
};
export const hasAimedSkill = (p: Piece): boolean => aimOf(p) !== null;
/** Why the skill of this creature cannot choose this card or player, or `null`. */
export function noSkillAim(s: Siege, p: Piece, choice: Choice): Reason | null {
  const aim = aimOf(p);
  if (!aim) return null;
  const kind = noSuchChoice(aim.field, choice);
  if (kind || aim.list(s, p.controller, []).includes(choice.n)) return kind;
  return aim.why(s, p.controller, choice.n);
}

const GONE = because('TS-219', 'that player is out of the game');
const ALONE = because('TS-230', 'nobody else in your army can defend');
/** Why this creature cannot make a melee attack on that player's army, or `null`. */
export function noMelee(s: Siege, p: Piece, seat: Seat): Reason | null {
  if (!s.players[seat]?.alive) return GONE;
  return attackKinds(s, p).some(o => o.kind === 'melee' && o.seat === seat) ? null : ALONE;
}
