import type { Attempt, Id, Option, Reason, Seat } from '@siegeworks/contract';
import { asked, pending } from '@siegeworks/kernel';
import { BOX } from '../cards/card.ts';
import { rules } from '../rules/book.ts';
import { noOrder } from '../rules/orders.ts';
import { ruleAsked } from '../rules/question-rules.ts';
import type { Siege } from '../state/state.ts';
import { view } from './view.ts';
import { because, noPlace } from './why-place.ts';
import { awayFrom, later, PLAY, wanted } from './why-question.ts';
import { noTarget } from './why-target.ts';
import { noUnit } from './why-unit.ts';

const NOBODY = because('TD-119', 'no defender could act or move');
const WHOLE = because('TD-058', 'first play the order: whom or what it concerns is asked then');
const OTHER = because('TD-050', 'a card in hand is played as printed or as a generic order');

/** Why this seat cannot do this now; empty when the attempt matches an option. A reason reveals nothing that the seat cannot see. */
export function whyNot(state: Siege, seat: Seat, attempt: Attempt): Reason[] {
  const s = view(state, seat);
  const now = asked({ rules }, s);
  if (!now) return [because(s.over?.rule ?? '', 'the game is over')];
  if (now.seat !== seat) return [because(ruleAsked(now.question), 'it is not your decision now')];
  const options = pending({ rules }, s)?.options ?? [];
  if (options.some(option => isMeant(s, option, attempt))) return [];
  const { card = attempt.target } = attempt;
  const named = card !== undefined && options.some(option => isMeant(s, option, { card }));
  return [
    reasonFor(s, now.question, attempt, named) ?? because(ruleAsked(now.question), wanted(now.question)),
  ];
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
