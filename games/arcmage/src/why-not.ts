import type { Attempt, Frame, Id, Option, Reason, Seat } from '@siegeworks/kernel';
import { asked, pending } from '@siegeworks/kernel';
import { because } from './reasons.ts';
import { noAttacker, noAttackOn } from './rules/attackers.ts';
import { rules } from './rules/book.ts';
import { noDefender, noIntercept } from './rules/intercept.ts';
import { noMove } from './rules/move.ts';
import { noPlay, whyNotUsed } from './rules/playable.ts';
import type { Creature, Realm } from './state.ts';
import { NONE } from './state.ts';
import { cityAt, creatureAt } from './table.ts';
import { ruleAsked } from './words/asked.ts';

const NOT_HERE = because('AM-240', 'it is neither in your hand nor in play');
const DEVOTE_MARKED = because('AM-200', 'only unmarked residents of the city can be devoted to it');
const INFILTRATOR = because('AM-217', 'infiltrators can neither be devoted nor counted');
const NOT_ABOUT_IT = 'what is asked now is not about it';

// biome-ignore lint/suspicious/noExplicitAny: each question stands in its own kind of frame
const top = (s: Realm): Frame & any => s.stack[s.stack.length - 1];
const list = (...reasons: (Reason | null | undefined)[]) => reasons.filter((r): r is Reason => Boolean(r));

/** Why this card cannot be used by this seat now; empty when an option names it. */
export function whyNot(s: Realm, seat: Seat, { card = NONE }: Attempt): Reason[] {
  const now = asked({ rules }, s);
  if (!now) return [because(s.over?.rule ?? '', 'the game is over')];
  const rule = ruleAsked(now.question);
  if (now.seat !== seat) return [because(rule, 'it is not your decision now')];
  const options = pending({ rules }, s)?.options ?? [];
  if (options.some(o => names(s, seat, o, card))) return [];
  const reasons = s.players[seat].hand.includes(card) ? inHand(s, seat, card) : inPlay(s, seat, card);
  return reasons.length > 0 ? reasons : [because(rule, NOT_ABOUT_IT)];
}
/** Copies in hand are alike: an option for one stands for all. */
function names(s: Realm, seat: Seat, o: Option, card: Id): boolean {
  if (o.card === card || o.target === card) return true;
  const { hand } = s.players[seat];
  return (
    o.card !== undefined && s.names[o.card] === s.names[card] && hand.includes(o.card) && hand.includes(card)
  );
}
function inHand(s: Realm, seat: Seat, card: Id): Reason[] {
  const f = top(s);
  if (f.rule === 'playPhase') return list(noPlay(s, seat, card, 'play'));
  if (f.rule === 'chain' || f.rule === 'freeWindow') return list(noPlay(s, seat, card, 'any'));
  return [];
}
function inPlay(s: Realm, seat: Seat, card: Id): Reason[] {
  const p = s.pieces[card];
  if (!p) return s.players[seat].graveyard.includes(card) ? [] : [NOT_HERE];
  const f = top(s);
  if (p.kind === 'city') return [];
  if (f.rule === 'playPhase' && p.controller === seat)
    return p.kind === 'creature'
      ? [...moveReasons(s, p), whyNotUsed(s, p, 'play')]
      : [whyNotUsed(s, p, 'play')];
  if ((f.rule === 'chain' || f.rule === 'freeWindow') && p.controller === seat)
    return [whyNotUsed(s, p, 'any')];
  if (p.kind !== 'creature') return [];
  if (f.rule === 'declare') return attackReasons(s, p, f.cities?.[0] ?? NONE);
  if (f.rule === 'intercept') return interceptReasons(s, p, f.city);
  if (f.rule === 'devote') return [p.controller === seat ? DEVOTE_MARKED : INFILTRATOR];
  return [];
}
/** To its own army or cities: the first reason. */
function moveReasons(s: Realm, c: Creature): Reason[] {
  const places = [...(c.city === NONE ? [] : [NONE]), ...s.players[c.controller].cities].filter(
    id => id !== c.city,
  );
  return list(places.map(place => noMove(s, c, place)).find(reason => reason !== null));
}
function attackReasons(s: Realm, c: Creature, goal: Id): Reason[] {
  const there = cityAt(s, goal);
  return list(there ? noAttackOn(s, c, there) : noAttacker(s, c));
}
function interceptReasons(s: Realm, c: Creature, goal: Id): Reason[] {
  const barred = noDefender(s, c, goal);
  if (barred) return [barred];
  const fights = s.combat?.fights.filter(fight => fight.city === goal) ?? [];
  const reasons = fights.map(fight => {
    const a = creatureAt(s, fight.attacker);
    return a && noIntercept(s, c, a);
  });
  return list(reasons.find(reason => reason !== null));
}
