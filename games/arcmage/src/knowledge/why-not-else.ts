import type { Attempt, Id, Reason, Seat } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { cityAt, ownResidents } from '../state/readers.ts';
import type { City, Creature, Enchantment, Piece, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { ruleOfQuestion } from '../words/question-rules.ts';
import { QUESTIONS } from '../words/questions.ts';

const NO_PLAYER = because('AM-244', 'no player can be chosen now');
const AWAY = because('AM-240', 'it is neither in your hand nor in play');
const DRAW_FIRST = because('AM-140', 'first choose how many cards to draw; then you may lay some');
const PLAYED_LATER = because('AM-240', 'cards are played in your own play phases');
const BETWEEN = because('AM-241', 'in an attack only events can be played, and only between its steps');
const UNFINISHED = because('AM-242', 'first finish what you are playing');
const NO_PRODUCER = because('AM-178', 'it cannot produce resources now');
const ACTS_LATER = because('AM-290', 'creatures move and use their abilities in your play phases');
const BY_CITY = because('AM-204', 'press its city: residents are devoted city by city');
const NOT_YOURS = because('AM-244', 'it is not yours: only a card or an ability can choose it as its target');
const NOT_A_CITY = because('AM-360', 'an attack goes to a city; creatures may step in its way');
const CREATURE_FIRST = because('AM-290', 'choose the creature first, then the city that it moves to');
const ONCE = because('AM-R14', 'residents have already been devoted to it this turn');
const NOBODY_READY = because('AM-200', 'it has no unmarked resident of yours');
const ATTACKED_LATER = because('AM-360', "an opponent's city is attacked in your attack phase");
const LATENT = because('AM-266', 'it has no ability that can be used');
const RESOURCE = because('AM-145', 'it lies as a resource and can no longer be played');
const UNBUILT = because('AM-082', 'a city is built at the start of your turn, in place of it');
const BURIED = because('AM-240', 'it lies in a graveyard');

/** Why this thing has nothing to do with the question: what it is, and what would have to happen first. */
export function elsewhere(s: Realm, seat: Seat, attempt: Attempt, question: string): Reason {
  const { card = NONE, target = NONE } = attempt;
  const thing = card === NONE ? target : card;
  if (thing === NONE) return attempt.seat === undefined ? unanswered(s, question) : NO_PLAYER;
  const p = s.pieces[thing];
  if (p) return inPlay(s, seat, p, question);
  return lying(s, seat, thing, question) ?? AWAY;
}
const unanswered = (s: Realm, question: string): Reason =>
  because(ruleOfQuestion(question), `it is no answer to: ${QUESTIONS[question](s)}`);

/** A card that is not in play, by where it lies. */
function lying(s: Realm, seat: Seat, id: Id, question: string): Reason | null {
  const { hand, resources, unbuilt } = s.players[seat];
  if (hand.includes(id)) return inHand(question);
  // A stolen resource keeps its face hidden from the thief.
  if (s.owners[id] === seat && resources.some(row => row.card === id)) return RESOURCE;
  if (unbuilt.includes(id)) return UNBUILT;
  return s.players.some(player => player.graveyard.includes(id)) ? BURIED : null;
}
function inHand(question: string): Reason {
  const [rule] = question.split('.');
  if (question === 'drawResources.decide') return DRAW_FIRST;
  if (rule === 'announce' || rule === 'pay') return UNFINISHED;
  return ATTACK.includes(rule) ? BETWEEN : PLAYED_LATER;
}
const ATTACK = ['declare', 'intercept', 'battle', 'battles', 'guarding'];

function inPlay(s: Realm, seat: Seat, p: Piece, question: string): Reason {
  if (p.kind === 'city') return ofCity(s, seat, p, question);
  return ofOthers(seat, p, question);
}
function ofCity(s: Realm, seat: Seat, c: City, question: string): Reason {
  if (c.controller !== seat) return ATTACKED_LATER;
  if (question === 'tactics.decide') return c.tactics ? ONCE : NOBODY_READY;
  if (question === 'playPhase.decide') return CREATURE_FIRST;
  const empty = ownResidents(s, cityAt(s, c.id) ?? c).length === 0;
  return question === 'devote.choose' && empty
    ? NOBODY_READY
    : because(ruleOfQuestion(question), 'a city cannot be chosen here');
}
function ofOthers(seat: Seat, p: Creature | Enchantment, question: string): Reason {
  const [rule] = question.split('.');
  if (p.controller !== seat) return rule === 'declare' ? NOT_A_CITY : NOT_YOURS;
  if (p.kind === 'enchantment') return LATENT;
  if (rule === 'pay') return NO_PRODUCER;
  if (question === 'tactics.decide') return p.city === NONE ? NOBODY_HERE : BY_CITY;
  return rule === 'announce' ? UNFINISHED : ACTS_LATER;
}
const NOBODY_HERE = because('AM-200', 'only residents of a city can be devoted');
