import type { Attempt, Id, Option, Reason } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { NO_DOOR, NO_MOUNT } from '../rules/arrange.ts';
import { attackKinds } from '../rules/attack-kinds.ts';
import { isMagic, magicOf } from '../rules/cast.ts';
import { printed } from '../state/readers.ts';
import type { Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { hasAimedSkill } from './why-skill.ts';

const LATER = because('TS-144', 'whom it attacks is chosen when its attack is made');
const THEY_CHOOSE = because(
  'TS-136',
  'in melee the other player chooses who defends; only a shot or a Directed attack is aimed',
);
const MEETS = because('TS-136', 'who defends is not aimed at anything; it meets the attack');
const BLOCKS = because('TS-139', 'who blocks is not aimed at anything; it meets the attack');
const STRIKES_BACK = because('TS-203', 'a riposte is always against the attacker');
const NO_TARGET = because('TS-224', 'its text names no target: cast it alone');
const NO_BEARER = because('TS-044', 'only Items are given to somebody');
const OUT = because('TS-091', 'it leaves into the open, not to anything');
const OFF = because('TS-129', 'it gets down from its Mount, not onto anything');
const TRAVEL = because(
  'TS-126',
  'the ability is for the creature itself; its target is chosen with the attack',
);
const FEE = because('TS-110', 'upkeep is paid for one creature, not for two cards at once');
const BACK = because('TS-038', 'a card is discarded without a target');
const HEALS = because('TS-R80', 'it can only save the one that is wounded');
const CARRIED = because('TS-149', 'an Item is wielded by whoever carries it');
const NO_AIM = because('TS-122', 'its skill chooses no target');
const HOME = because('TS-045', 'it goes to your Caravan or straight into play, not to another card');

/** Kinds of options that are not aimed at anything, with the reason. */
const AIMLESS: Readonly<Record<string, Reason>> = {
  declare: LATER,
  defend: MEETS,
  block: BLOCKS,
  guard: BLOCKS,
  riposte: STRIKES_BACK,
  surge: NO_BEARER,
  leave: OUT,
  dismount: OFF,
  travel: TRAVEL,
  upkeep: FEE,
  discard: BACK,
  regenerate: HEALS,
  drink: HEALS,
  tend: HEALS,
  activate: CARRIED,
  discardItem: CARRIED,
  enter: NO_DOOR,
  mount: NO_MOUNT,
  smuggle: HOME,
  byCaravan: HOME,
};

/** The card can be used, but not together with the one that was named: why; `null` if it is aimed later. */
export function aimless(
  s: Siege,
  { card = NONE, kind, what }: Attempt,
  options: readonly Option[],
): Reason | null {
  const own = options.filter(o => (card === NONE ? o.what === what : o.card === card));
  const kinds = kind === undefined ? own.map(o => o.kind) : [kind];
  const reasons = [...new Set(kinds)].map(each => whyAimless(s, each, card, what));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}
function whyAimless(s: Siege, kind: string, card: Id, what = ''): Reason | null {
  if (kind === 'cast') {
    const key = card === NONE ? what : s.names[card];
    return isMagic(key) && magicOf(key).max === 0 ? NO_TARGET : null;
  }
  if (kind === 'buy') return printed(s, card).type === 'Item' ? null : NO_BEARER;
  const p = s.pieces[card];
  if (kind === 'skill') return p && hasAimedSkill(p) ? null : NO_AIM;
  if (kind === 'attack' && p)
    return attackKinds(s, p).every(way => way.kind === 'melee') ? THEY_CHOOSE : null;
  return AIMLESS[kind] ?? null;
}
