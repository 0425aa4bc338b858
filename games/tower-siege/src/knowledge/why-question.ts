import type { Id, Reason, Seat } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { gathered } from '../cards/entries.ts';
import { ruleAsked } from '../rules/question-rules.ts';
import type { Siege } from '../state/state.ts';

/** What somebody would like to use: another player's, or what it is. */
type Sort = 'foe' | 'creature' | 'structure' | 'relic' | 'item' | 'other';
/** Why a thing of this sort is no answer to a question; `any` for all sorts that are not listed. */
type Answers = Partial<Record<Sort | 'any', string>>;

const ANSWERING = 'only Any Turn magic and travel abilities can be used now';
const NOT_YOURS = 'it is not yours';
const WINDOW: Answers = { foe: `${NOT_YOURS}, and ${ANSWERING}`, any: ANSWERING };
const AIMING: Answers = { any: 'first choose the target' };
const GIVING: Answers = { any: 'first choose who gets the Item' };
const BEARER: Answers = {
  foe: NOT_YOURS,
  any: 'only a creature or structure of yours that has room can carry it',
};

/** By question: what it asks for, said about the thing that was tried. */
const NOT_ASKED: Readonly<Record<string, Answers>> = {
  'pay.how': { any: 'first you have to choose how to pay' },
  'upkeep.ask': { foe: 'you pay only for your own creatures', any: 'it owes no upkeep now' },
  'market.ask': { any: 'in MARKET you may only discard, draw and cast Any Turn magic' },
  'main.decide': {
    foe: `${NOT_YOURS}; your creatures may attack its army in COMBAT`,
    creature: 'there is nothing that it can do in MAIN; it may attack in COMBAT',
    structure: 'it does nothing in MAIN; it can defend when your army is attacked',
    relic: 'it works by itself; there is nothing to choose',
  },
  'combat.declare': {
    foe: 'you can declare only creatures of your own; whom they attack is chosen later',
    any: 'now only creatures are declared as attackers',
  },
  'combat.decide': {
    foe: 'first choose one of your attackers, then whom it attacks',
    any: 'it cannot attack or shoot',
  },
  'attack.manner': { any: 'first choose how the attacker strikes' },
  'attack.order': { any: 'first choose who strikes first' },
  'attack.club': { any: 'first choose whether you pay for a Club Strike' },
  'responses.ask': WINDOW,
  'counters.ask': WINDOW,
  'stepWindow.ask': WINDOW,
  'cast.level': { any: 'first choose how much power the casting gets' },
  'assault.block': { foe: 'only creatures of the attacked army can block' },
  'assault.defender': {
    foe: 'only the army that is attacked can defend',
    creature: 'it takes part in the attack itself',
    structure: 'it has fallen and may not defend',
    any: 'only creatures and structures can defend',
  },
  'riposte.offer': { any: 'only whoever was attacked may strike back' },
  'wound.injury': { any: 'now only what heals or saves the wounded one can be used' },
  'volley.turnBack': { any: 'first choose whether to turn the attack back' },
  'cast.aim': AIMING,
  'attack.aim': AIMING,
  'engine.aim': AIMING,
  'skill.aim': AIMING,
  'purchase.holder': GIVING,
  'passOn.to': GIVING,
  'skipCaravan.bearer': BEARER,
  'unload.bearer': BEARER,
  'comeHome.enter': { any: 'first choose whether your Mage enters the Tower' },
};

/** Questions that only one card asks. */
const OF_CARDS = gathered(entry => entry.asks);

/** Why this card is no answer to the question that is asked. */
export function notAsked(s: Siege, seat: Seat, question: string, card: Id): Reason {
  const answers = NOT_ASKED[question] ?? {};
  const text = answers[sortOf(s, seat, card)] ?? answers.any;
  return because(
    ruleAsked(question),
    text ?? `you have to answer first: ${OF_CARDS[question]?.text(s) ?? ''}`,
  );
}
function sortOf(s: Siege, seat: Seat, card: Id): Sort {
  const p = s.pieces[card];
  if ((p?.controller ?? s.owners[card]) !== seat) return 'foe';
  return p?.kind ?? 'other';
}
