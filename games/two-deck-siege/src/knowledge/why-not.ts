import type { Attempt, Id, Option, Reason, Seat } from '@siegeworks/contract';
import { asked, pending } from '@siegeworks/kernel';
import { BOX, isDefender, isEnemy } from '../cards/card.ts';
import { rules } from '../rules/book.ts';
import { noOrder } from '../rules/orders.ts';
import { ruleAsked } from '../rules/question-rules.ts';
import type { Siege } from '../state/state.ts';
import { exhausted } from '../state/units.ts';
import { view } from './view.ts';
import { because, noPlace } from './why-place.ts';
import { noTarget } from './why-target.ts';

const EXHAUSTED = because('TD-079', 'it is exhausted');
const TWICE = because('TD-059', 'an order never names the same unit twice');
const ORDER_FIRST = because('TD-047', 'play a card first: defenders act and move only on an order');
const NOTHING = because('TD-060', 'it has nothing in reach to attack, repair or tend');
const ENEMY = because('TD-038', 'no defender who may act has it in sight and range');
const NOBODY = because('TD-119', 'no defender could act or move');
const NOT_ABOUT_IT = 'that has nothing to do with the current question';
const NOT_FOR_THAT = 'it can be chosen now, but not for that';
const PLAY = 'defenderTurn.play';

/** Why this seat cannot do this now; empty when the attempt matches an option. A reason reveals nothing that the seat cannot see. */
export function whyNot(state: Siege, seat: Seat, attempt: Attempt): Reason[] {
  const s = view(state, seat);
  const now = asked({ rules }, s);
  if (!now) return [because(s.over?.rule ?? '', 'the game is over')];
  const rule = ruleAsked(now.question);
  if (now.seat !== seat) return [because(rule, 'it is not your decision now')];
  const options = pending({ rules }, s)?.options ?? [];
  if (options.some(option => isMeant(s, option, attempt))) return [];
  const { card = attempt.target } = attempt;
  const named = card !== undefined && options.some(option => isMeant(s, option, { card }));
  const why = reasonFor(s, now.question, attempt, named);
  return [why ?? because(rule, named ? NOT_FOR_THAT : NOT_ABOUT_IT)];
}

/** An attempt may leave out what an option says. Copies in hand are alike: an option for one stands for all. */
function isMeant(s: Siege, option: Option, { card, ...rest }: Attempt): boolean {
  const keys = Object.keys(rest) as (keyof typeof rest)[];
  if (!keys.every(key => rest[key] === undefined || rest[key] === option[key])) return false;
  if (card === undefined || option.card === card) return true;
  if (keys.length === 0 && option.target === card) return true;
  return option.card !== undefined && BOX[option.card] === BOX[card] && bothInHand(s, option.card, card);
}
const bothInHand = (s: Siege, one: Id, other: Id) => s.hand.includes(one) && s.hand.includes(other);

function reasonFor(s: Siege, question: string, attempt: Attempt, named: boolean): Reason | null {
  const { card = attempt.target, kind } = attempt;
  if (card === undefined || !BOX[card]) return null;
  if (s.hand.includes(card)) return question === PLAY ? unplayed(s, card, kind) : null;
  if (question === PLAY && isDefender(card)) return ORDER_FIRST;
  return noTarget(s, attempt) ?? noPlace(s, attempt) ?? (named ? null : unused(s, question, card));
}

/** As printed, or as a generic order: the kind says which was meant (TD-R99). */
function unplayed(s: Siege, card: Id, kind: string | undefined): Reason | null {
  return kind === 'generic' ? NOBODY : noOrder(s, BOX[card].key);
}

function unused(s: Siege, question: string, card: Id): Reason | null {
  if (isDefender(card)) return idle(s, card);
  const garrison = COMMANDS.some(rule => question.startsWith(`${rule}.`));
  return garrison && isEnemy(card) ? ENEMY : null;
}
/** The rules under which the garrison acts. */
const COMMANDS = ['defenderTurn', 'order', 'acting', 'generic', 'pouring', 'casting', 'spell'];
function idle(s: Siege, card: Id): Reason {
  // Each rule that names units keeps those it has named in a list of its frame.
  const lists = Object.values({ ...s.stack.at(-1) });
  if (lists.some(list => Array.isArray(list) && list.includes(card))) return TWICE;
  return exhausted(s, card) ? EXHAUSTED : NOTHING;
}
