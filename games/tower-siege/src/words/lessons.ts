import type { Seat, Words } from '@siegeworks/contract';
import type { Event, EventOf } from '../state/events.ts';
import type { Siege } from '../state/state.ts';

/** What a newcomer needs to know when a question comes up for the first time. */
export const LESSONS: Readonly<Record<string, string>> = {
  'market.ask':
    'Your Market Place is your hand. Each turn you may discard one card and then draw back up to 7 (TS-038).',
  'main.decide':
    'Gold buys creatures, Items and resources; power pays for magic. Both are renewed each turn and lost if unspent. Mines and Powerstones arrive by Caravan next turn and pay every turn after that (TS-046).',
  'combat.declare':
    'Name every creature that will attack this turn before the first blow (TS-143). Attackers stand in ATTACK and may still defend on the enemy’s turn.',
  'combat.decide':
    'One attack at a time. In melee the other side picks who defends; with a Directed attack or a shot you choose the target (TS-135).',
  'assault.defender':
    'Pick who meets the attack. A creature that defends is placed in DEFEND and can neither attack nor defend again until your turn (TS-100). Your Tower can defend as often as it likes, but it has only two Integrity Points.',
  'responses.ask':
    'Before the dice are rolled, everybody may respond with Any Turn magic. Pass to let it happen (TS-172).',
  'riposte.offer':
    'The attack failed against a good defence: you may strike back at once, and it costs nothing (TS-203).',
  'wound.injury': 'A point is about to be lost. This is the last moment to save it (TS-R80).',
  'cast.aim':
    'Roll your Spell Skill or less to hit; then the target may resist with its Resistance Level (TS-175).',
  'pay.how':
    'Alchemy lets you pay three power in place of one gold, or three gold in place of one power (TS-062).',
};

/** The events counted for the story of a match. */
type Counted = { [T in Event['type']]?: { title: string; seat(s: Siege, e: EventOf<T>): Seat | null } };
const COUNTED = {
  bought: { title: 'Cards bought', seat: (_s, e) => e.seat },
  attacked: { title: 'Attacks made', seat: (s, e) => s.pieces[e.card]?.controller ?? s.owners[e.card] },
  defeated: { title: 'Creatures lost', seat: (s, e) => s.owners[e.card] },
  lostLife: { title: 'Life Points lost', seat: (s, e) => s.owners[e.card] },
  lostIntegrity: { title: 'Integrity Points lost', seat: (s, e) => s.owners[e.card] },
} satisfies Counted;
export const STORY: NonNullable<Words<Siege>['story']> = COUNTED;
