import type { Attempt, Id, Option, Reason, Seat } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import { because, whyNotOf } from '@siegeworks/table';
import { BOX } from '../cards/card.ts';
import { rules } from '../rules/book.ts';
import { noOrder } from '../rules/orders.ts';
import { ruleAsked } from '../rules/question-rules.ts';
import type { Siege } from '../state/state.ts';
import { view } from './view.ts';
import { noPlace } from './why-place.ts';
import { awayFrom, later, PLAY, wanted } from './why-question.ts';
import { noTarget } from './why-target.ts';
import { noUnit } from './why-unit.ts';

const NOBODY = because('TD-119', 'no defender could act or move');
const WHOLE = because('TD-058', 'first play the order; then you choose what it applies to');
const OTHER = because('TD-050', 'a card in hand is played as printed or as a generic order');

/** Why this seat cannot do this now; empty when the attempt matches an option. A reason reveals nothing that the seat cannot see. */
export const whyNot = (s: Siege, seat: Seat, attempt: Attempt): Reason[] =>
  explained(view(s, seat), seat, attempt);
const explained = whyNotOf<Siege>({ rules, ruleOf: (_s, question) => ruleAsked(question), reasons });

function reasons(s: Siege, _seat: Seat, attempt: Attempt, { question, options }: Pending): Reason[] {
  if (options.some(option => isMeant(s, option, attempt))) return [];
  const { card = attempt.target } = attempt;
  const named = card !== undefined && options.some(option => isMeant(s, option, { card }));
  return [reasonFor(s, question, attempt, named) ?? because(ruleAsked(question), wanted(question))];
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

/** `named`: the card alone would be an answer. */
function reasonFor(s: Siege, question: string, attempt: Attempt, named: boolean): Reason | null {
  const { card = attempt.target, target } = attempt;
  if (card === undefined) return noPlace(s, attempt);
  if (!BOX[card] || (target !== undefined && !BOX[target])) return null;
  if (question === PLAY && s.hand.includes(card)) return unplayed(s, card, attempt);
  // A target that lies in a pile is the reason, whoever is aimed at it.
  const away = (target === undefined ? null : awayFrom(s, question, target)) ?? awayFrom(s, question, card);
  return (
    away ??
    noTarget(s, attempt) ??
    noPlace(s, attempt) ??
    (named ? later(question) : noUnit(s, question, card))
  );
}

/** As printed, or as a generic order: the kind says which was meant (TD-R99). */
function unplayed(s: Siege, card: Id, { kind, target, what }: Attempt): Reason {
  if (kind === 'generic') return target === undefined && what === undefined ? NOBODY : WHOLE;
  const barred = noOrder(s, BOX[card].key);
  if (kind === undefined || kind === 'order') return barred ?? WHOLE;
  return OTHER;
}
