import type { Attempt, Frame, Id, Option, Reason, Seat } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import { because, whyNotOf } from '@siegeworks/table';
import { noEntry, noMove } from '../rules/arrange.ts';
import { noAttack, noDeclare } from '../rules/attack-kinds.ts';
import { rules } from '../rules/book.ts';
import type { Occasion } from '../rules/cast.ts';
import { castCost, isMagic, noCast } from '../rules/cast.ts';
import { noBlock, noDefence } from '../rules/defenders.ts';
import { noDiscard } from '../rules/market.ts';
import { noPurchase, priceOf } from '../rules/purchase.ts';
import { ruleAsked } from '../rules/question-rules.ts';
import { noSkill, skillCost } from '../rules/skills.ts';
import { isMage, printed } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { aimless } from './why-aimless.ts';
import { priced } from './why-cost.ts';
import { notAsked } from './why-question.ts';
import type { Choice } from './why-skill.ts';
import { noAimLater, noAimNow, noFreeMove } from './why-target.ts';

const IN_DECK = because('TS-036', 'it is neither in your Market Place nor in play');
const ONLY_MAIN = because('TS-R13', 'cards can be bought only in your MAIN phase');

/** Why this seat cannot do this now; empty when an option names it. */
export const whyNot = whyNotOf<Siege>({ rules, ruleOf: (_s, question) => ruleAsked(question), reasons });

function reasons(s: Siege, seat: Seat, attempt: Attempt, { question, options }: Pending): Reason[] {
  const choice = choiceOf(attempt);
  const found = choice ? noAttempt(s, seat, attempt, { choice, options }) : noUse(s, seat, attempt, options);
  return found ?? [notAsked(s, seat, question, attempt.card ?? choice?.n ?? NONE)];
}
/** Why nothing can be done with this card; `null` when the question has nothing to do with it. */
function noUse(s: Siege, seat: Seat, { card = NONE, what }: Attempt, options: Option[]): Reason[] | null {
  if (options.some(o => names(s, seat, o, card) || (card === NONE && what !== undefined && o.what === what)))
    return [];
  const spell = card === NONE && what !== undefined && isMagic(what);
  if (spell) return some(list(noCasting(s, seat, what)));
  const aim = card === NONE ? null : noAimNow(s, seat, { field: 'target', n: card });
  if (aim) return [aim];
  return some(s.players[seat].hand.includes(card) ? inHand(s, seat, card) : inPlay(s, seat, card));
}
/** What the attempt chooses, if it says so. */
function choiceOf({ target, seat }: Attempt): Choice | null {
  if (target !== undefined) return { field: 'target', n: target };
  return seat === undefined ? null : { field: 'seat', n: seat };
}
/** The card could be used, but not on this one: why. */
function noAttempt(
  s: Siege,
  seat: Seat,
  attempt: Attempt,
  { choice, options }: { choice: Choice; options: Option[] },
): Reason[] | null {
  const { card = NONE } = attempt;
  const free = (o: Option) => o.card === undefined || card === NONE || o.card === card;
  if (options.some(o => o[choice.field] === choice.n && free(o))) return [];
  const now = noAimNow(s, seat, choice) ?? noFreeMove(s, seat, attempt);
  if (now) return [now];
  const unusable = noUse(s, seat, attempt, options);
  if (unusable === null || unusable.length > 0) return unusable;
  return list(aimless(s, attempt, options) ?? noAimLater(s, seat, attempt, choice));
}
const some = (reasons: Reason[]) => (reasons.length > 0 ? reasons : null);
/** Copies in hand are alike: an option for one stands for all. Throwing an Item away does not count as using it. */
function names(s: Siege, seat: Seat, o: Option, card: Id): boolean {
  if (o.kind === 'discardItem') return false;
  if (o.card === card || o.target === card) return true;
  const { hand } = s.players[seat];
  const alike = o.card !== undefined && s.names[o.card] === s.names[card];
  return alike && hand.includes(o.card ?? NONE) && hand.includes(card);
}

function occasion(s: Siege): Occasion {
  const f = top(s);
  if (f.rule === 'responses' || f.rule === 'counters') return 'response';
  if (f.rule === 'stepWindow') return 'start';
  if (f.rule === 'wound') return 'injury';
  return s.phase === 'market' ? 'market' : s.phase === 'combat' ? 'combat' : 'main';
}
const top = (s: Siege) => s.stack[s.stack.length - 1] as Frame & { travel?: string; discarded?: number };
const list = (...reasons: (Reason | null | undefined)[]) => reasons.filter((r): r is Reason => Boolean(r));

function inHand(s: Siege, seat: Seat, card: Id): Reason[] {
  if (printed(s, card).type === 'Scroll') return list(noCasting(s, seat, s.names[card]));
  if (top(s).rule === 'market') return list(noDiscard(s, seat, top(s).discarded ?? 0));
  if (top(s).rule !== 'main') return [ONLY_MAIN];
  return list(priced(s, seat, noPurchase(s, seat, card), priceOf(s, seat, card)));
}
const noCasting = (s: Siege, seat: Seat, what: string): Reason | null =>
  priced(s, seat, noCast(s, seat, what, occasion(s)), castCost(s, seat, what, 0, 1));
function inPlay(s: Siege, seat: Seat, card: Id): Reason[] {
  if (s.players[seat].spellbook.includes(card)) return list(noCasting(s, seat, s.names[card]));
  const p = s.pieces[card];
  if (!p) return [IN_DECK];
  const f = top(s);
  if (f.rule === 'assault' && f.at === 'defender') return list(noDefence(s, p));
  if (f.rule === 'assault' && f.at === 'block') return list(noBlock(s, p, f.travel ?? ''));
  // In a window, or while something else is chosen, none of the following could be tried.
  if (p.controller !== seat || !OWN_TIME.includes(f.at)) return [];
  if (p.kind === 'item' || p.bearer !== NONE) return list(noMove(s, p));
  return idleReasons(s, seat, p);
}
/** Why a creature, structure or Relic of the player has nothing to do at a decision point. */
function idleReasons(s: Siege, seat: Seat, p: Piece): Reason[] {
  const f = top(s);
  const attack = f.rule === 'combat' ? (f.at === 'declare' ? noDeclare(s, p) : noAttack(s, p)) : null;
  const skill = priced(s, seat, noSkill(s, p) ?? null, skillCost(p.card));
  const home = s.pieces[s.players[seat].tower];
  const outside = p.kind === 'creature' && p.inside === NONE;
  const entry = outside && home && home.points > 0 ? noEntry(s, p, home) : null;
  // Most creatures have no business in a Tower: that alone is no answer.
  const idle = entry && !isMage(s, p) && !attack && !skill && f.rule === 'main';
  return list(attack, skill, idle ? notAsked(s, seat, 'main.decide', p.id) : null, entry);
}
/** The steps in which a player acts with what lies on the table. */
const OWN_TIME: readonly string[] = ['decide', 'declare'];
