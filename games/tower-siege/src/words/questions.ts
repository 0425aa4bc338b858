import { upper, whose } from '@siegeworks/table';
import { gathered } from '../cards/entries.ts';
import { nextCasting } from '../knowledge/clash.ts';
import { mustDiscard, noDiscard } from '../rules/market.ts';
import type { QuestionFrame } from '../state/question-frame.ts';
import { currentQuestion } from '../state/question-frame.ts';
import type { Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { cardDoes, cardName, cost, nameOf } from './names.ts';

/** What is about to happen: `War Horse’s attack`, `your Powerbolt`; `null` when nothing is. */
function waiting(s: Siege): { what: string; rolls: boolean } | null {
  const last = s.pending.findLast(item => !item.negated);
  if (!last) return null;
  if (last.kind === 'attack')
    return { what: `${nameOf(s, last.card)}’s ${attackText(last.what)}`, rolls: true };
  return { what: `${whose(s, last.by)} ${cardName(last.what)}`, rolls: nextCasting(s) !== null };
}
const attackText = (what: string): string => (what === 'melee' || what === 'directed' ? 'attack' : 'shot');
function respondText(s: Siege): string {
  const next = waiting(s);
  if (next === null) return 'Do you answer before the dice are rolled?';
  return `Do you answer ${next.what} before ${next.rolls ? 'the dice are rolled' : 'it takes effect'}?`;
}
function counterText(s: Siege): string {
  const next = waiting(s);
  return next === null ? 'Do you cast a counter?' : `Do you counter ${next.what}?`;
}

/** The card whose text says what is being decided. */
export const SUBJECTS: Readonly<Record<string, (s: Siege) => string | null>> = {
  'cast.level': s => currentQuestion(s).what,
  'cast.aim': s => currentQuestion(s).what,
};

function marketText(s: Siege, { seat, discarded }: QuestionFrame): string {
  if (mustDiscard(s, seat)) return 'Your Market Place is full: which card goes, so that you can draw?';
  return noDiscard(s, seat, discarded) === null
    ? 'Discard a card, or draw until your Market Place is full?'
    : 'Draw until your Market Place is full';
}

/** One question per `rule.step`, in plain words. */
const OF_RULES: Readonly<Record<string, (s: Siege, q: QuestionFrame) => string>> = {
  'pay.how': (_s, q) => `How do you pay ${cost(q.gp, q.pp)}?`,
  'upkeep.ask': () => 'Whose upkeep do you pay?',
  'market.ask': (s, q) => marketText(s, q),
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
    `${cardDoes(s, q.attackers[0], 'attacks')} ${nameOf(s, q.target)} by ${q.travel}: do you block?`,
  'assault.defender': (s, q) => `${cardDoes(s, q.attackers[0], 'attacks')} your army: who defends?`,
  'riposte.offer': (s, q) => `Riposte against ${nameOf(s, q.against)}?`,
  'wound.injury': (s, q) => `${cardDoes(s, q.card, 'is')} about to lose a Life Point: save it?`,
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
