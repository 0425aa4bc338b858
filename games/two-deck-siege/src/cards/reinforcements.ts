import { call } from '@siegeworks/kernel';
import { rule } from '../rules/book.ts';
import { backFrom, comingBack } from '../rules/bring-back.ts';
import type { Siege } from '../state/state.ts';
import { isEnemy } from './card.ts';
import type { EventCard } from './event.ts';

const MOST = 5;
const fallenUnits = (s: Siege) => s.enemyDiscard.filter(isEnemy);
/** TD-181: five unit cards at random; in a duel the besieger chooses them (TD-223, TD-R65, TD-R72). */
const reinforce = rule('reinforce', comingBack, backFrom(fallenUnits, MOST));

export const REINFORCEMENTS: EventCard = { carryOut: s => call(s, reinforce()), leaves: true };
