import { upper, whose } from '@siegeworks/kernel';
import { gathered } from '../cards/entries.ts';
import { noDiscard } from '../rules/market.ts';
import { currentQuestion } from '../state/question-frame.ts';
import type { Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { cardName, cost, nameOf } from './names.ts';

/** What is about to happen, for the questions of the windows. */
function waiting(s: Siege): string {
  const items = s.pending.filter(i => !i.negated);
  if (items.length === 0) return '';
  const last = items[items.length - 1];
  const what = last.kind === 'attack' ? attackText(s, last.card, last.what) : cardName(last.what);
  return ` to ${whose(s, last.by)} ${what}`;
}
function attackText(s: Siege, attacker: number, what: string): string {
  const kind = what === 'melee' ? 'melee attack' : what === 'directed' ? 'Directed attack' : 'shot';
  return `${kind} with ${nameOf(s, attacker)}`;
}

/** One question per `rule.step`, in plain words. */
const ASKED: Readonly<Record<string, (s: Siege) => string>> = {
  'pay.how': s => `How do you pay ${cost(currentQuestion(s).gp, currentQuestion(s).pp)}?`,
  'upkeep.ask': () => 'Whose upkeep do you pay?',
  'market.ask': s =>
    noDiscard(s, currentQuestion(s).seat, currentQuestion(s).discarded) === null
      ? 'Market Place: discard a card, or draw until it is full'
      : 'Market Place: draw until it is full',
  'main.decide': () => 'Your turn: buy, cast, arrange, go to combat or end the turn',
  'combat.declare': () => 'Which creatures will attack this turn?',
  'combat.decide': () => 'Combat: choose an attack, or end combat',
  'responses.ask': s => `Do you respond${waiting(s)} before dice are rolled?`,
  'stepWindow.ask': s => upper(`${whose(s, s.turn)} turn: do you want to act?`),
  'counters.ask': s => `Do you counter${waiting(s)}?`,
  'cast.level': s => `${cardName(currentQuestion(s).what)}: which level?`,
  'cast.aim': s => `${cardName(currentQuestion(s).what)}: choose a target`,
  'attack.manner': s => `How does ${nameOf(s, currentQuestion(s).attacker)} attack?`,
  'attack.aim': s =>
    `${nameOf(s, currentQuestion(s).source === NONE ? currentQuestion(s).attacker : currentQuestion(s).source)}: choose a target`,
  'attack.club': () => 'Pay for a Club Strike?',
  'attack.order': () => 'Who strikes first, rider or Mount?',
  'engine.aim': s => `${nameOf(s, currentQuestion(s).card)}: choose a target`,
  'assault.block': s =>
    `${nameOf(s, currentQuestion(s).attackers[0])} attacks ${nameOf(s, currentQuestion(s).target)} by ${currentQuestion(s).travel}: do you block?`,
  'assault.defender': s => `${nameOf(s, currentQuestion(s).attackers[0])} attacks your army: who defends?`,
  'riposte.offer': s => `Riposte against ${nameOf(s, currentQuestion(s).against)}?`,
  'wound.injury': s => `${nameOf(s, currentQuestion(s).card)} is about to lose a Life Point: save it?`,
  'volley.turnBack': () => 'Exceptional! Try to turn the attack back?',
  'purchase.holder': s => `Who gets the ${nameOf(s, currentQuestion(s).card)}?`,
  'skipCaravan.bearer': s => `Who carries the ${nameOf(s, currentQuestion(s).card)}?`,
  'unload.bearer': s =>
    `Who carries the ${nameOf(s, s.players[currentQuestion(s).seat].caravan[currentQuestion(s).i])}?`,
  'passOn.to': s => `Who gets the ${nameOf(s, currentQuestion(s).item)}?`,
  'skill.aim': s => `${nameOf(s, currentQuestion(s).card)}: choose a target`,
  'comeHome.enter': () => 'Your Tower stands again: does your Mage enter it at once?',
};
const OF_CARDS = Object.entries(gathered(entry => entry.asks)).map(([question, { text }]) => [
  question,
  text,
]);
/** Questions that only one card asks are kept with the card. */
export const QUESTIONS: typeof ASKED = { ...ASKED, ...Object.fromEntries(OF_CARDS) };
