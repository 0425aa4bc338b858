import type { Frame, Id } from '@siegeworks/contract';
import { upper } from '@siegeworks/table';
import { BOX } from '../cards/card.ts';
import { SIDE_NAMES } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { cardName, nameOf, verbOf } from './names.ts';

// biome-ignore lint/suspicious/noExplicitAny: each question stands in its own kind of frame
const top = (s: Siege) => s.stack[s.stack.length - 1] as Frame & any;
const left = (s: Siege) => `${3 - s.plays} of 3 plays left`;

/** Some orders' names end with an exclamation mark. */
const asking = (card: Id, question: string) =>
  cardName(card).endsWith('!')
    ? `${cardName(card)} ${question.charAt(0).toUpperCase()}${question.slice(1)}`
    : `${cardName(card)}: ${question}`;

const whatDoes = (unit: Id) => `What ${verbOf(unit, 'does')} ${nameOf(unit)} do?`;

/** The card whose text says what is being decided. */
export const SUBJECTS: Readonly<Record<string, (s: Siege) => string | null>> = Object.fromEntries(
  ['order.side', 'order.place'].map(question => [question, (s: Siege) => BOX[top(s).card]?.key ?? null]),
);

/** One question per `rule.step`. */
export const QUESTIONS: Readonly<Record<string, (s: Siege) => string>> = {
  'defenderTurn.draw': s => `Draw a card? (${2 - top(s).drawn} more)`,
  'defenderTurn.discard': () => 'Too many cards: discard one',
  'defenderTurn.play': s => `Your orders: ${left(s)}`,
  'order.side': s => asking(top(s).card, 'which side?'),
  'order.place': s => asking(top(s).card, 'where to?'),
  'acting.unit': s =>
    `Who acts next? (${top(s).limit > 20 ? 'any number' : `${top(s).limit - top(s).acted.length} more`})`,
  'acting.action': s => whatDoes(top(s).unit),
  'moving.unit': s => `Who moves? (${top(s).limit - top(s).moved.length} more)`,
  'moving.place': s => `Where does ${nameOf(top(s).unit)} go?`,
  'generic.what': s => `${cardName(top(s).card)} as a generic order: Attack or Move?`,
  'generic.name': genericName,
  'generic.act': s => whatDoes(top(s).units[top(s).acted]),
  'generic.place': s =>
    `Where ${top(s).units.length > 1 ? 'do both' : `does ${nameOf(top(s).units[0])}`} go?`,
  'standDown.rest': s => `Who rests? (${5 - top(s).chosen.length} more)`,
  'pouring.pour': () => 'Who pours the oil, and where?',
  'casting.half': () => 'Which spell?',
  'spell.target': s => upper(`${top(s).name}: at which target?`),
  'handle.order': () => 'Which card next?',
  'handle.wall': s => `Where does ${nameOf(top(s).card)} appear?`,
  'advance.next': () => 'Who advances first?',
  'attacks.next': () => 'Who attacks first?',
  'attacks.target': s => `Whom does ${nameOf(top(s).id)} attack?`,
  'attacks.wall': s => `Which wall does ${nameOf(top(s).id)} batter?`,
  'ladders.climber': s => `Who climbs ${top(s).walls[0]}?`,
  'siegeTurn.raiseDead': () => 'Whom does the Necromancer raise?',
  'siegeTurn.bottom': () => 'Which card goes to the bottom of the enemy deck?',
  'siegeTurn.holdBack': () => 'Which enemies stay where they are?',
  'surge.pick': () => 'Surge: which card comes back?',
  'reinforce.pick': () => 'Reinforcements: which card comes back?',
  'specials.decide': s => `Special cards on the ${SIDE_NAMES[s.marker]} side: what now?`,
};
/** Where only one deed is possible it is not asked for, so the question names it. */
function genericName(s: Siege): string {
  const { attack, units } = top(s);
  const deed = attack ? 'acts' : 'moves';
  return units.length === 0 ? `Generic order: who ${deed}?` : `Who else in the same place ${deed}?`;
}
