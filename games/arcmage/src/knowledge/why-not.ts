import type { Attempt, Frame, Id, Option, Reason, Seat } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import { because, whyNotOf } from '@siegeworks/table';
import { abilitiesOf } from '../rules/abilities.ts';
import { announcedAim } from '../rules/announce.ts';
import { rules } from '../rules/book.ts';
import type { Cost } from '../rules/costs.ts';
import { leastCost } from '../rules/costs.ts';
import { triggerAim } from '../rules/place-triggers.ts';
import type { Timing } from '../rules/playable.ts';
import { noPlay, noUse, whyNotUsed } from '../rules/playable.ts';
import { alike } from '../state/alike.ts';
import { cityAt, creatureAt } from '../state/readers.ts';
import type { Creature, Enchantment, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { lackText } from '../words/payment.ts';
import { ruleOfQuestion } from '../words/question-rules.ts';
import { aimReasons, targetReasons } from './why-not-aim.ts';
import { elsewhere } from './why-not-else.ts';
import { attackReasons, interceptReasons, moveReasons, noMoveOf } from './why-not-move.ts';

const DEVOTE_MARKED = because('AM-200', 'only unmarked residents of the city can be devoted to it');
const INFILTRATOR = because('AM-217', 'infiltrators can neither be devoted nor counted');
const LAY_TWO = because('AM-141', 'you cannot lay two resource cards');
const FOREIGN_FACTION = because('AM-146', 'your deck has no cards of that faction');

// biome-ignore lint/suspicious/noExplicitAny: each question stands in its own kind of frame
const top = (s: Realm): Frame & any => s.stack[s.stack.length - 1];

/** Why this seat cannot do this now; empty when an option says it, or leads to it. */
export const whyNot = whyNotOf<Realm>({
  rules,
  ruleOf: (_s, question) => ruleOfQuestion(question),
  reasons,
});
function reasons(s: Realm, seat: Seat, attempt: Attempt, { question, options }: Pending): Reason[] {
  if (options.some(o => says(s, seat, o, attempt))) return [];
  const found = reasonsOf(s, seat, attempt, options);
  if (found === null) return [];
  return found.length > 0 ? found : [elsewhere(s, seat, attempt, question)];
}
/** `null` when it can be done after all, in a later step of what is offered. */
function reasonsOf(s: Realm, seat: Seat, attempt: Attempt, options: Option[]): Reason[] | null {
  const f = top(s);
  const { kind, card = NONE, target = NONE } = attempt;
  const next = f.at !== 'aim' ? null : f.rule === 'announce' ? announcedAim(s, f) : triggerAim(s, f);
  if (next) return aimReasons(s, next, attempt);
  if (f.rule === 'drawResources' && kind === 'draw0') return [LAY_TWO];
  if (f.rule === 'drawResources' && attempt.n !== undefined) return [FOREIGN_FACTION];
  if (f.rule === 'declare') return attackReasons(s, seat, f, attempt);
  const c = creatureAt(s, card);
  if (f.rule === 'intercept') return c ? interceptReasons(s, c, f.city, target) : [];
  if (target === NONE && attempt.seat === undefined) return cardReasons(s, seat, attempt);
  return aimedReasons(s, seat, attempt, options);
}
/** A move, a card or an ability, with its place or target. */
function aimedReasons(s: Realm, seat: Seat, attempt: Attempt, options: Option[]): Reason[] | null {
  const { kind, card = NONE, target = NONE } = attempt;
  const c = creatureAt(s, card);
  const moves = top(s).rule === 'playPhase' && c !== null && cityAt(s, target) !== null;
  if (moves && kind === 'move') return list(noMoveOf(s, seat, c, target));
  const offers = options.filter(
    o => isLike(s, seat, o.card, card) && (kind === undefined || kind === o.kind),
  );
  const used = targetReasons(s, seat, attempt, offers);
  if (used === null) return null;
  const reasons = moves && kind === undefined ? [...list(noMoveOf(s, seat, c, target)), ...used] : used;
  return reasons.length > 0 ? reasons : cardReasons(s, seat, attempt);
}
const cardReasons = (s: Realm, seat: Seat, { kind, card = NONE }: Attempt): Reason[] => {
  const c = creatureAt(s, card);
  if (kind === 'moveToArmy' && c) return list(noMoveOf(s, seat, c, NONE));
  return s.players[seat].hand.includes(card) ? inHand(s, seat, card) : inPlay(s, seat, card);
};

/** Whether this option is what was attempted, in all that the attempt says; a card alone may be its target. */
function says(s: Realm, seat: Seat, o: Option, attempt: Attempt): boolean {
  const { card, target } = attempt;
  const fields = ['kind', 'seat', 'n', 'what'] as const;
  if (fields.some(field => attempt[field] !== undefined && attempt[field] !== o[field])) return false;
  if (target === undefined)
    return card === undefined || [o.card, o.target].some(id => isLike(s, seat, id, card));
  return isLike(s, seat, o.target, target) && (card === undefined || isLike(s, seat, o.card, card));
}
/** Copies in hand are alike, and so are creatures: an option for one stands for all. */
function isLike(s: Realm, seat: Seat, offered: Id | undefined, id: Id): boolean {
  if (offered === undefined || offered === id) return offered === id;
  const { hand } = s.players[seat];
  if (hand.includes(offered) && hand.includes(id)) return s.names[offered] === s.names[id];
  const [a, b] = [creatureAt(s, offered), creatureAt(s, id)];
  return a !== null && b !== null && alike(s, a, b);
}

function inHand(s: Realm, seat: Seat, card: Id): Reason[] {
  const f = top(s);
  const cost = leastCost(s, seat, card);
  if (f.rule === 'playPhase') return priced(s, seat, cost, noPlay(s, seat, card, 'play'));
  if (f.rule === 'chain' || f.rule === 'freeWindow')
    return priced(s, seat, cost, noPlay(s, seat, card, 'any'));
  return [];
}
/** A reason that is about the cost also says how much is missing, and of which faction. */
function priced(s: Realm, seat: Seat, cost: Cost, why: Reason | null): Reason[] {
  if (why?.rule !== 'AM-170' && why?.rule !== 'AM-171') return list(why);
  return [because(why.rule, lackText(s, seat, cost))];
}
const usedReasons = (s: Realm, p: Creature | Enchantment, timing: Timing): Reason[] => {
  const why = whyNotUsed(s, p, timing);
  const dear = abilitiesOf(s, p).find(a => noUse(s, p, a, timing)?.rule === why.rule);
  return dear ? priced(s, p.controller, dear.cost, why) : [why];
};
const list = (...reasons: (Reason | null)[]) => reasons.filter(reason => reason !== null);
function inPlay(s: Realm, seat: Seat, card: Id): Reason[] {
  const p = s.pieces[card];
  if (!p) return [];
  const f = top(s);
  if (p.kind === 'city') return [];
  if (f.rule === 'playPhase' && p.controller === seat)
    return p.kind === 'creature'
      ? [...moveReasons(s, p), ...usedReasons(s, p, 'play')]
      : usedReasons(s, p, 'play');
  if ((f.rule === 'chain' || f.rule === 'freeWindow') && p.controller === seat)
    return usedReasons(s, p, 'any');
  if (p.kind !== 'creature') return [];
  if (f.rule === 'devote') return [p.controller === seat ? DEVOTE_MARKED : INFILTRATOR];
  return [];
}
