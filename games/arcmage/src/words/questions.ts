import type { Frame } from '@siegeworks/contract';
import { CARDS } from '../cards/card.ts';
import { sayOf } from '../rules/resolve.ts';
import { mayUnmarkYet } from '../rules/unmark.ts';
import type { Realm } from '../state/realm.ts';
import { deedName, factionName, nameOf } from './names.ts';

// biome-ignore lint/suspicious/noExplicitAny: each question stands in its own kind of frame
const top = (s: Realm): Frame & any => s.stack[s.stack.length - 1];
const topItem = (s: Realm) => s.pile.at(-1)?.what ?? '';

export const WINDOWS: Readonly<Record<string, string>> = {
  W1: 'everything is unmarked',
  W2: 'the resources are laid',
  W3: 'the tactics phase ends',
  W4: 'a creature has moved',
  W5: 'the play phase ends',
  W6: 'the attackers are declared',
  W7: 'the interceptors are assigned',
  W8: 'the next battle begins',
  W9: 'the attack is over',
  W10: 'the second play phase ends',
  W11: 'the discard phase begins',
  W12: 'a city has been built',
  W13: 'before the next action',
};
/** The card behind a deed: `ELV_AMBUSH enters` → `ELV_AMBUSH`. */
const cardOf = (what: string): string | null => {
  const [card] = what.split(' ');
  return CARDS[card] ? card : null;
};
const triggered = (s: Realm): string => s.waiting.find(each => each.n === top(s).n)?.what ?? '';

/** `2 Gaian`, `3, of it 1 Gaian`. */
function priceLeft({ total, need, faction }: { total: number; need: number; faction: number }): string {
  if (need <= 0) return `${total}`;
  return need >= total
    ? `${total} ${factionName(faction)}`
    : `${total}, of it ${need} ${factionName(faction)}`;
}
/** The card whose text says what is being decided. */
export const SUBJECTS: Readonly<Record<string, (s: Realm) => string | null>> = {
  'announce.x': s => cardOf(top(s).what),
  'announce.aim': s => cardOf(top(s).what),
  'announce.extra': s => cardOf(top(s).what),
  'placeTriggers.aim': s => cardOf(triggered(s)),
  'resolve.ask': s => cardOf(topItem(s)),
  'chain.ask': s => cardOf(topItem(s)),
  'chain.own': s => cardOf(topItem(s)),
};

/** One question per `rule.step`. */
export const QUESTIONS: Readonly<Record<string, (s: Realm) => string>> = {
  'setApart.choose': () => 'Which city stays in the deck?',
  'mulligan.ask': () => 'Keep this hand?',
  'firstCity.choose': () => 'Which city do you begin with?',
  'turn.decide': () => 'Take your turn, or skip it and build a city?',
  'unmarkPhase.pick': s => `Which creature unmarks? You may unmark ${mayUnmarkYet(s, top(s))} more.`,
  'unmarkPhase.price': s => `Does ${nameOf(s, top(s).card)} unmark?`,
  'drawResources.decide': () => 'How do you draw and lay resources?',
  'drawResources.lay': s => (top(s).must ? 'Lay a card as a resource' : 'Lay a card as a resource?'),
  'tactics.decide': () => 'To which city do you devote residents?',
  'tactics.place': s => `Where does ${nameOf(s, top(s).card)} return to?`,
  'devote.choose': s => `Which residents do you devote to ${nameOf(s, top(s).city)}?`,
  'playPhase.decide': () => 'Play a card, use an ability, move a creature, or end the phase',
  'move.opponent': () => 'Which opponent chooses the new destination?',
  'move.redirect': s => `Where does ${nameOf(s, top(s).card)} end up?`,
  'move.along': s => `Does ${nameOf(s, top(s).card)} take a creature along?`,
  'announce.mode': s => `${deedName(top(s).what)}: which way?`,
  'announce.x': s => `${deedName(top(s).what)}: how much?`,
  'announce.place': s => `Where does ${nameOf(s, top(s).card)} come into play?`,
  'announce.aim': s => `${deedName(top(s).what)}: which target?`,
  'announce.extra': s => `${deedName(top(s).what)}: what do you pay in addition?`,
  'pay.choose': s => `Pay ${priceLeft(top(s))}: with what?`,
  'chain.ask': s => `Respond to ${deedName(topItem(s))}?`,
  'chain.own': s => `Respond to your own ${deedName(topItem(s))}?`,
  'freeWindow.ask': s => `Play an event now? (${WINDOWS[top(s).name]})`,
  'freeWindow.quiet': s => `Play an event now? (${WINDOWS[top(s).name]})`,
  'placeTriggers.order': () => 'Which of your triggers goes on the stack next?',
  'placeTriggers.aim': s => `${deedName(triggered(s))}: which target?`,
  'resolve.hide': s => `Hide a creature from ${deedName(topItem(s))}?`,
  'resolve.ask': s => sayOf(s, top(s).n) || `${deedName(topItem(s))}: choose`,
  'discarding.choose': () => 'Which card do you discard?',
  'torment.choose': () => 'Discard a card or sacrifice a resource card',
  'loseResources.choose': () => 'Which resource card do you sacrifice?',
  'cutResources.choose': () => 'Which resource card do you sacrifice?',
  'search.find': () => 'Which card do you take from your deck?',
  'muster.find': () => 'Which Soldier goes to the top next? The first one will be drawn first',
  'sacrificing.order': () => 'Which of the sacrificed cards is buried first?',
  'sacrificing.nirvana': s => `Raise ${nameOf(s, top(s).card)} as Undead?`,
  'guarding.ask': s => `Does a bodyguard take damage for ${nameOf(s, top(s).hits[top(s).hit].target)}?`,
  'fallCities.flee': s => `Where does ${nameOf(s, top(s).card)} flee to?`,
  'keepOne.choose': () => 'Which of the two unique creatures do you sacrifice?',
  'deaths.save': s => `Save ${nameOf(s, top(s).card)}?`,
  'deaths.order': () => 'Which of your dead is buried first?',
  'declare.city': () => 'Attack a city?',
  'declare.add': () => 'Who attacks?',
  'intercept.assign': () => 'Who intercepts whom?',
  'battle.share': s => `How do you divide the strength of ${nameOf(s, top(s).attacker)}?`,
  'battles.choose': () => 'Which battle is fought next?',
  'discardPhase.extra': () => 'Draw an extra card?',
};
