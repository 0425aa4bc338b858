import type { Attempt, Id, Option, Reason, Seat } from '@siegeworks/kernel';
import { asked, pending } from '@siegeworks/kernel';
import { HIDDEN } from '@siegeworks/table';
import { BOX, isDefender } from './cards/card.ts';
import { rules } from './rules/book.ts';
import { noOrder } from './rules/orders.ts';
import type { Siege } from './state.ts';
import { exhausted } from './units.ts';
import { ruleAsked } from './words/asked.ts';

const because = (rule: string, text: string): Reason => ({ rule, text });
const EXHAUSTED = because('TD-079', 'it is exhausted');
const TWICE = because('TD-059', 'an order never names the same unit twice');
const ORDER_FIRST = because('TD-047', 'play a card first: it takes an order to make a defender act or move');
const NOTHING = because('TD-060', 'it can reach nobody and nothing to repair or tend');
const ENEMY = because('TD-038', 'nobody who may act sees it within range');
const NOT_ABOUT_IT = 'what is asked now is not about it';

/** Why this card cannot be used by this seat now; empty when an option names it. */
export function whyNot(s: Siege, seat: Seat, { card = HIDDEN }: Attempt): Reason[] {
  const now = asked({ rules }, s);
  if (!now) return [because(s.over?.rule ?? '', 'the game is over')];
  const rule = ruleAsked(now.question);
  if (now.seat !== seat) return [because(rule, 'it is not your decision now')];
  const options = pending({ rules }, s)?.options ?? [];
  if (options.some(o => names(s, o, card))) return [];
  if (!(card in BOX)) return [because(rule, NOT_ABOUT_IT)];
  if (s.hand.includes(card)) {
    const why = noOrder(s, BOX[card].key);
    return why ? [why] : [because(rule, NOT_ABOUT_IT)];
  }
  if (isDefender(card)) return [now.question === 'defenderTurn.play' ? ORDER_FIRST : idle(s, card)];
  return BOX[card].type === 'enemy-unit' ? [ENEMY] : [because(rule, NOT_ABOUT_IT)];
}
function idle(s: Siege, card: Id): Reason {
  // Each rule that names units keeps those it has named in a list of its frame.
  const lists = Object.values({ ...s.stack.at(-1) });
  if (lists.some(list => Array.isArray(list) && list.includes(card))) return TWICE;
  return exhausted(s, card) ? EXHAUSTED : NOTHING;
}
/** Copies in hand are alike: an option for one stands for all. */
function names(s: Siege, o: Option, card: Id): boolean {
  if (o.card === card || o.target === card) return true;
  return (
    o.card !== undefined && BOX[o.card] === BOX[card] && s.hand.includes(o.card) && s.hand.includes(card)
  );
}
