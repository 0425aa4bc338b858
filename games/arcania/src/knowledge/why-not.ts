import type { Attempt, Frame, Id, Option, Reason, Seat } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import { because, whyNotOf } from '@siegeworks/table';
import { rules } from '../rules/book.ts';
import { noSite } from '../rules/build.ts';
import { noAssignment } from '../rules/wave.ts';
import type { War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { notNow, ruleAsked } from './question-rules.ts';
import { cardReason } from './why-card.ts';
import { noTarget, noVictim } from './why-target.ts';

const AT_PLAYERS = because('AK-143', 'attacks are aimed at a player, never at a force');
const AT_ENEMIES = because('AK-341', 'attacks are aimed at enemies who are in the game');
const NO_FELLOW = because('AK-270', 'it joins a second battle only alongside a weaker force');
const PLACED = because('AK-100', 'it is simply placed on your Battle Front');
const LAID = because('AK-050', 'it is simply laid: it is not used on anything');
const OWN_LANDS = because('AK-060', 'you can place Buildings only on your own Lands');

/** Why this seat cannot do this now; empty when an option names it. */
export const whyNot = whyNotOf<War>({ rules, ruleOf: ruleAsked, reasons });

function reasons(s: War, seat: Seat, attempt: Attempt, { question, options }: Pending): Reason[] {
  const { card = NONE } = attempt;
  const open = options.filter(o => isKind(o, attempt) && (card === NONE || names(s, o, card)));
  const aims = attempt.target !== undefined || attempt.seat !== undefined;
  if (aims && (open.length > 0 || card === NONE || announcement(s, card, open)))
    return aimedReasons(s, seat, attempt, { question, options: open });
  if (open.length > 0 && card !== NONE) return [];
  return [cardReason(s, seat, card, question) ?? notNow(s, question)];
}
const isKind = (o: Option, { kind, what }: Attempt) =>
  (kind === undefined || o.kind === kind) && (what === undefined || o.what === what);

type Offered = Omit<Pending, 'seat'>;
/** Why something that could be used cannot be used on this target or player. */
function aimedReasons(s: War, seat: Seat, attempt: Attempt, now: Offered): Reason[] {
  const { question, options: open } = now;
  const { card = NONE, target, seat: victim } = attempt;
  if (open.some(o => o.target === target && o.seat === victim)) return [];
  const announced = announcement(s, card, open);
  if (announced) return asList(aimAt(s, seat, announced, attempt));
  const kinds = open.map(o => o.kind);
  const why = target === undefined ? atPlayer(kinds) : atTarget(s, seat, kinds, target);
  return [why ?? notNow(s, question)];
}
const asList = (why: Reason | null): Reason[] => (why ? [why] : []);

/** What is being announced, or would be with this card. */
function announcement(s: War, card: Id, open: Option[]): { what: string; card: Id; chosen: Id[] } | null {
  const f = s.stack[s.stack.length - 1] as Frame & { what: string; card: Id; source: Id; targets: Id[] };
  if (f.rule === 'announce' && [NONE, f.card, f.source].includes(card))
    return { what: f.what, card: f.card, chosen: f.targets };
  const o = open.find(each => each.kind === 'play' || each.kind === 'ability');
  if (!o || card === NONE) return null;
  return o.kind === 'play'
    ? { what: s.names[card], card, chosen: [] }
    : { what: o.what ?? '', card: NONE, chosen: [] };
}
function aimAt(s: War, seat: Seat, announced: { what: string; card: Id; chosen: Id[] }, attempt: Attempt) {
  if (attempt.target !== undefined) return noTarget(s, seat, announced, attempt.target);
  return noVictim(s, seat, announced.what, attempt.seat ?? NONE);
}
/** Cards that need no target, and Buildings from hand. */
function simply(kinds: readonly string[]): Reason | null {
  if (kinds.includes('placeForce')) return PLACED;
  return kinds.includes('layLand') ? LAID : null;
}
const builds = (kinds: readonly string[]) => kinds.some(kind => kind === 'levy' || kind.endsWith('Building'));
function atPlayer(kinds: readonly string[]): Reason | null {
  if (kinds.includes('attack')) return AT_ENEMIES;
  return builds(kinds) ? OWN_LANDS : simply(kinds);
}
function atTarget(s: War, seat: Seat, kinds: readonly string[], target: Id): Reason | null {
  if (kinds.includes('attack')) return AT_PLAYERS;
  if (kinds.includes('defend')) return noAssignment(s, seat, target) ?? NO_FELLOW;
  return builds(kinds) ? noSite(s, seat, target) : simply(kinds);
}
/** Copies in hand are interchangeable: an option for one stands for all. */
function names(s: War, o: Option, card: Id): boolean {
  if (o.card === card || o.target === card) return true;
  const { hand } = s.players[s.owners[card] ?? 0];
  return (
    o.card !== undefined && s.names[o.card] === s.names[card] && hand.includes(o.card) && hand.includes(card)
  );
}
