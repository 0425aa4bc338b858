import type { Reason } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { CARD_QUESTIONS } from '../cards/entry.ts';
import type { War } from '../state/state.ts';

/** A rule, and what is being decided under it: why something else has to wait. */
type Asked = readonly [rule: string, now: string];

/** Each open window of a player's own turn. */
const OPEN: Readonly<Record<string, Asked>> = {
  land: ['AK-050', 'in the Land phase you lay Lands'],
  building: ['AK-060', 'in the Building phase you place Buildings on your Lands'],
  units: ['AK-100', 'in the Units phase you place forces and artifacts'],
  before: ['AK-140', 'in the Attack phase you choose who attacks'],
  after: ['AK-040', 'the attack of this turn is over'],
};
const ASKED: Readonly<Record<string, Asked>> = {
  'draw.mulligan': ['AK-034', 'first decide whether you keep this hand'],
  'end.discard': ['AK-038', 'first discard down to the hand limit'],
  'announce.aim': ['AK-112', 'first choose the target of what you are playing'],
  'pay.which': ['AK-065', 'first choose the Building that you use'],
  'placeBuilding.link': ['AK-269', 'first choose who lets this Building stand'],
  'runStack.respond': ['AK-124', 'now you can only answer with an interrupt from your hand'],
  'window.act': ['AK-131', 'now you can only interrupt, or add a bonus to a battle'],
  'wave.declare': ['AK-144', 'now you choose who else attacks'],
  'defence.assign': ['AK-150', 'now you choose which of your forces block'],
  'battle.trap': ['AK-281', 'now you choose whether a defender is trapped'],
  'battle.breach': ['AK-168', 'now you choose between a Building and the Castle'],
  'battle.victim': ['AK-174', 'now you choose which defender is struck'],
  'battle.capture': ['AK-079', 'now you decide whether you capture the attacker'],
  'stateCheck.overflow': ['AK-248', 'first discard a Building from the Land that is too full'],
};
const askedOf = (s: War, question: string): Asked | undefined =>
  question === 'open.decide' ? OPEN[s.phase] : ASKED[question];

/** The rule behind a question (`rule.step`): it says who decides, and about what. */
export const ruleAsked = (s: War, question: string): string =>
  askedOf(s, question)?.[0] ?? CARD_QUESTIONS[question].rule;

/** Why something that has nothing to do with the question cannot be done now. */
export function notNow(s: War, question: string): Reason {
  const [, now] = askedOf(s, question) ?? ['', `first answer this: ${CARD_QUESTIONS[question].ask(s)}`];
  return because(ruleAsked(s, question), now);
}
