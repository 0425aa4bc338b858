import { upper, whose } from '@siegeworks/kernel';
import { gathered } from '../cards/entries.ts';
import { noDiscard } from '../rules/market.ts';
import type { QuestionFrame } from '../state/question-frame.ts';
import { currentQuestion } from '../state/question-frame.ts';
import type { Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { cardName, cost, nameOf } from './names.ts';

/** What is about to happen, for the questions of the windows: `Greta's Powerbolt`; `null` when nothing is. */
function waiting(s: Siege): string | null {
  const last = s.pending.findLast(item => !item.negated);
  if (!last) return null;
  const what = last.kind === 'attack' ? attackText(s, last.card, last.what) : cardName(last.what);
  return `${whose(s, last.by)} ${what}`;
}
function attackText(s: Siege, attacker: number, what: string): string {
  const kind = what === 'melee' ? 'melee attack' : what === 'directed' ? 'Directed attack' : 'shot';
  return `${kind} with ${nameOf(s, attacker)}`;
}
function respondText(s: Siege): string {
  const what = waiting(s);
  return what === null
    ? 'Do you respond before the dice are rolled?'
    : `Do you respond to ${what} before the dice are rolled?`;
}
function counterText(s: Siege): string {
  const what = waiting(s);
  return what === null ? 'Do you cast a counter?' : `Do you counter ${what}?`;
}

/** One question per `rule.step`, in plain words. */
const OF_RULES: Readonly<Record<string, (s: Siege, q: QuestionFrame) => string>> = {
  'pay.how': (_s, q) => `How do you pay ${cost(q.gp, q.pp)}?`,
  'upkeep.ask': () => 'Whose upkeep do you pay?',
  'market.ask': (s, q) =>
    noDiscard(s, q.seat, q.discarded) === null
      ? 'Market Place: discard a card, or draw until it is full'
      : 'Market Place: draw until it is full',
  'main.decide': () => 'Your turn: buy, cast, arrange, go to combat or end the turn',
  'combat.declare': () => 'Which creatures will attack this turn?',
  'combat.decide': () => 'Combat: choose an attack, or end combat',
  'responses.ask': respondText,
  'stepWindow.ask': s => upper(`${whose(s, s.turn)} turn: do you want to act?`),
  'counters.ask': counterText,
  'cast.level': (_s, q) => `${cardName(q.what)}: which level?`,
  'cast.aim': (_s, q) => `${cardName(q.what)}: choose a target`,
  'attack.manner': (s, q) => `How does ${nameOf(s, q.attacker)} attack?`,
  'attack.aim': (s, q) => `${nameOf(s, q.source === NONE ? q.attacker : q.source)}: choose a target`,
  'attack.club': () => 'Pay for a Club Strike?',
  'attack.order': () => 'Who strikes first, rider or Mount?',
  'engine.aim': (s, q) => `${nameOf(s, q.card)}: choose a target`,
  'assault.block': (s, q) =>
    `${nameOf(s, q.attackers[0])} attacks ${nameOf(s, q.target)} by ${q.travel}: do you block?`,
  'assault.defender': (s, q) => `${nameOf(s, q.attackers[0])} attacks your army: who defends?`,
  'riposte.offer': (s, q) => `Riposte against ${nameOf(s, q.against)}?`,
  'wound.injury': (s, q) => `${nameOf(s, q.card)} is about to lose a Life Point: save it?`,
  'volley.turnBack': () => 'Exceptional! Try to turn the attack back?',
  'purchase.holder': (s, q) => `Who gets the ${nameOf(s, q.card)}?`,
  'skipCaravan.bearer': (s, q) => `Who carries the ${nameOf(s, q.card)}?`,
  'unload.bearer': (s, q) => `Who carries the ${nameOf(s, s.players[q.seat].caravan[q.i])}?`,
  'passOn.to': (s, q) => `Who gets the ${nameOf(s, q.item)}?`,
  'skill.aim': (s, q) => `${nameOf(s, q.card)}: choose a target`,
  'comeHome.enter': () => 'Your Tower stands again: does your Mage enter it at once?',
};
const FROM_RULES = Object.entries(OF_RULES).map(([question, text]) => [
  question,
  (s: Siege) => text(s, currentQuestion(s)),
]);
const OF_CARDS = Object.entries(gathered(entry => entry.asks)).map(([question, { text }]) => [
  question,
  text,
]);
/** Questions that only one card asks are kept with the card. */
export const QUESTIONS: Readonly<Record<string, (s: Siege) => string>> = Object.fromEntries([
  ...FROM_RULES,
  ...OF_CARDS,
]);
