import type { Reason } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { OWN_QUESTIONS } from '../cards/entries.ts';
import { ruleAsked } from '../rules/question-rules.ts';
import type { Realm } from '../state/realm.ts';

/** What is being decided, so that anything else has to wait. */
const NOW: Readonly<Record<string, string>> = {
  'opening.redraw': 'first decide whether you keep these cards',
  'opening.place': 'during set-up you only put down cards from your hand',
  'opening.discard': 'first discard cards from your hand down to the limit',
  'upkeep.decide': 'first decide which of your lasting spells you pay for',
  'pay.choose': 'first choose which of your cards pay',
  'opportunity.decide': 'none of the actions of an opportunity does that',
  'deed.aim': 'first choose the target of what you have declared',
  'deed.another': 'first choose a second target, or none',
  'deed.second': 'first choose the further target of what you have declared',
  'deed.amount': 'first choose how much temper you pay',
  'deed.split': 'first choose how the damage is split',
  'strategy.move': 'now you move cards between your Towers',
  'attack.gather': 'now you choose who else joins the attack',
  'defend.gather': 'now you choose who else defends',
  'guard.announce': 'now you choose who guards whose shields',
  'nexus.aim': 'now you choose whose shields you attack',
  'batch.decide': 'none of the actions in a combat does that',
  'lastRites.save': 'now you can only save your dying units',
  'distribute.assign': 'first share out the damage',
  'breach.choose': 'first choose which shield falls',
  'react.decide': 'a reaction is one action that bears on what has just happened',
  'overflow.discard': 'first discard one of the cards in your Limbo',
  'tidy.choose': 'at the end of the turn you only put away cards from your hand',
};
/** Why something else cannot be done while this is asked. */
export const notNow = (s: Realm, question: string): Reason =>
  because(ruleAsked(question), NOW[question] ?? `first answer this: ${OWN_QUESTIONS[question].ask(s)}`);
