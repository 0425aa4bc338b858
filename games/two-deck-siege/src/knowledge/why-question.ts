import type { Id, Reason } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { isEnemy } from '../cards/card.ts';
import type { Siege } from '../state/state.ts';
import { inPlay } from '../state/units.ts';

export const PLAY = 'defenderTurn.play';

/** What each question wants, for whatever has nothing to do with it. */
const WANTED: Readonly<Record<string, string>> = {
  'defenderTurn.draw': 'you are asked whether you draw another card',
  'defenderTurn.discard': 'you are asked which card from your hand to discard',
  [PLAY]: 'you are asked which card from your hand to play',
  'order.side': 'you are asked for which side of the castle the order is',
  'order.place': 'you are asked for which place in the castle the order is',
  'acting.unit': 'you are asked which defender acts next',
  'acting.action': 'you are asked what the chosen defender does',
  'moving.unit': 'you are asked which defender moves next',
  'moving.place': 'you are asked where the chosen defender goes',
  'generic.what': 'you are asked whether the generic order is Attack or Move',
  'generic.name': 'you are asked which defender follows the generic order',
  'generic.act': 'you are asked what the chosen defender does',
  'generic.place': 'you are asked where the chosen defenders go',
  'standDown.rest': 'you are asked which tired defender rests',
  'pouring.pour': 'you are asked who pours the oil from which wall',
  'casting.half': 'you are asked which spell is cast next',
  'spell.target': 'you are asked for a target of the spell',
  'handle.order': 'you are asked which of the drawn cards comes next',
  'handle.wall': 'you are asked in front of which wall the new enemy appears',
  'advance.next': 'you are asked which enemy of this band and side advances next',
  'attacks.next': 'you are asked which enemy of this band and side attacks next',
  'attacks.target': 'you are asked whom the attacking enemy strikes',
  'attacks.wall': 'you are asked which wall the attacking enemy batters',
  'ladders.climber': 'you are asked which enemy climbs this wall',
  'siegeTurn.raiseDead': 'you are asked which killed enemy rises again',
  'siegeTurn.bottom': 'you are asked which drawn card goes under the enemy deck',
  'siegeTurn.holdBack': 'you are asked which enemies outside stay where they are',
  'surge.pick': 'you are asked which card comes back from the enemy discard pile',
  'reinforce.pick': 'you are asked which unit comes back from the enemy discard pile',
  'specials.decide': 'you are asked what becomes of the next event',
};
export const wanted = (question: string): string => WANTED[question];

const GARRISON = [
  'defenderTurn',
  'order',
  'acting',
  'moving',
  'generic',
  'standDown',
  'pouring',
  'casting',
  'spell',
];
/** Whether the garrison is asked, not the siege. */
export const isGarrison = (question: string): boolean => GARRISON.includes(question.split('.')[0]);

const LATER: Readonly<Record<string, Reason>> = {
  'acting.unit': because('TD-071', 'first choose the defender who acts, then what it does'),
  'moving.unit': because('TD-093', 'first choose the defender who moves, then where it goes'),
  'generic.name': because('TD-119', 'first choose who follows the order, then what they do'),
};
/** Where a unit is chosen first, and its target or place when that is asked for. */
export const later = (question: string): Reason | null => LATER[question] ?? null;

const KEPT = because('TD-047', 'cards are played in your own turn, after drawing');
const UNDER_WAY = because('TD-071', 'first finish the order that is under way');
const DISCARDED = because('TD-045', 'it lies in the discard pile until the deck is shuffled again');
const KILLED = because('TD-066', 'it has been killed');
const PAST = because('TD-180', 'that event has already happened');
const HELD = because('TD-131', 'it is held until the events at the end of the siege turn');
const DRAWN = because('TD-126', 'it has just been drawn and is handled when its turn comes');
const RESERVED = because('TD-225', 'the reserve can be played only when events come up');

/** Why a card that is not in play cannot be used for this question; `null` when it is in play, or nowhere to be seen. */
export function awayFrom(s: Siege, question: string, card: Id): Reason | null {
  if (inPlay(s, card) || question === 'surge.pick' || question === 'reinforce.pick') return null;
  if (s.hand.includes(card))
    return isGarrison(question) && !question.startsWith('defenderTurn') ? UNDER_WAY : KEPT;
  if (s.discard.includes(card)) return DISCARDED;
  if (s.fallen.includes(card)) return question === 'spell.target' ? null : KILLED;
  if (s.enemyDiscard.includes(card)) return isEnemy(card) ? KILLED : PAST;
  if (s.held.includes(card)) return HELD;
  if (s.drawn.includes(card)) return question === 'handle.wall' ? null : DRAWN;
  return s.reserve.includes(card) ? RESERVED : null;
}
