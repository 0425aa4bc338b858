import type { Attempt, Id, Option, Reason, Seat } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import { because, whyNotOf } from '@siegeworks/table';
import { deedOn } from '../cards/entries.ts';
import { rules } from '../rules/book.ts';
import { ruleAsked } from '../rules/question-rules.ts';
import { isCrowd } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { notNow } from './not-now.ts';
import { isOpen, notAsked } from './why-not-asked.ts';
import { notAtAll } from './why-not-card.ts';
import { AT_SHIELDS, nothingFor, notOfKind } from './why-not-kind.ts';
import { notOn } from './why-not-target.ts';

const NOT_SELF = because('TT-180', 'you attack the shields of an enemy');
const NAMED_LATER = because(
  'TT-261',
  'whose shields you attack is named after everybody has announced guards',
);
const NOT_AT_PLAYERS = because('TT-129', 'it is not used on a player');
const BEGINS_TOWER = because('TT-090', 'a Source is played on its own and begins a new Tower');
const BY_ITSELF = because('TT-217', 'a unit regenerates only itself');
const NO_AIM = because('TT-129', 'it is used without a target');
const ENDED = because('TT-124', 'a lasting spell can only be ended');
const IN_USE = because('TT-112', 'an Item can only be taken up, put away, or given to another Follower');

/** Why this seat cannot do this now; empty if an option already uses it, or would one step later. */
export const whyNot = whyNotOf<Realm>({ rules, ruleOf: (_s, question) => ruleAsked(question), reasons });

function reasons(s: Realm, seat: Seat, attempt: Attempt, now: Pending): Reason[] {
  const { question } = now;
  if (now.options.some(o => suits(s, seat, o, attempt, question))) return [];
  const reason = isOpen(question) ? refused(s, seat, attempt, now) : notAsked(question)(s, seat, attempt);
  return reason === undefined ? [] : [reason ?? notNow(s, question)];
}
/** Where these are offered, a card in hand is usually meant for something else. */
const ASIDE: readonly string[] = ['discard', 'limbo', 'letGo'];
const isAside = ({ kind }: Option, question: string) =>
  ASIDE.includes(kind) && (isOpen(question) || question === 'opening.place');
/** Whether an option matches everything the attempt names. */
function suits(s: Realm, seat: Seat, o: Option, attempt: Attempt, question: string): boolean {
  const { kind, card, target } = attempt;
  if (kind === undefined ? isAside(o, question) : o.kind !== kind) return false;
  if (attempt.seat !== undefined && o.seat !== attempt.seat) return false;
  if (target !== undefined && o.target !== target) return false;
  // When the attempt names no target, its card may be meant as the target.
  const isTarget = target === undefined && o.target === card;
  return card === undefined || isTarget || isAlike(s, seat, o, card);
}
/** Copies in the same place are interchangeable: an option for one stands for all. */
function isAlike(s: Realm, seat: Seat, o: Option, card: Id): boolean {
  if (o.card === card) return true;
  if (o.card === undefined || s.names[o.card] !== s.names[card]) return false;
  const { hand, limbo, shields } = s.players[seat];
  const comes = (id: Id) => hand.includes(id) || limbo.includes(id);
  return (comes(o.card) && comes(card)) || (shields.includes(o.card) && shields.includes(card));
}

/** Where anything may be done: the way, then the card, then its target; `undefined` if nothing forbids it. */
function refused(s: Realm, seat: Seat, attempt: Attempt, now: Pending): Reason | null | undefined {
  const { card, target, kind } = attempt;
  if (card === undefined) return notAtAll(s, seat, target ?? NONE);
  const wrong = notOfKind(s, seat, attempt);
  if (wrong) return wrong;
  const uses = now.options.filter(o => o.target !== card && suits(s, seat, o, { card }, now.question));
  if (uses.length === 0) return notAtAll(s, seat, card);
  if (attempt.seat !== undefined) return notAtPlayer(s, seat, attempt.seat, uses);
  const on = target === undefined ? null : notOn(s, seat, attempt);
  if (on) return on;
  if (kind !== undefined && !uses.some(o => o.kind === kind)) return nothingFor(kind);
  // A spell or power is declared first and aimed afterwards.
  if (uses.some(isDeed) && deedOn(s, card)?.first) return undefined;
  return notOnAnything(uses);
}
const isDeed = (o: Option) =>
  o.kind === 'cast' || o.kind === 'power' || (o.kind === 'pull' && o.target === undefined);

/** In a game for two an attack is aimed at the only enemy. */
function notAtPlayer(s: Realm, seat: Seat, victim: Seat, uses: readonly Option[]): Reason | undefined {
  if (!uses.some(o => o.kind === 'attack')) return NOT_AT_PLAYERS;
  if (victim === seat) return NOT_SELF;
  return isCrowd(s) ? NAMED_LATER : undefined;
}
/** What each kind of option says to a target that it cannot have. */
const ALONE: Readonly<Record<string, Reason>> = {
  attack: AT_SHIELDS,
  source: BEGINS_TOWER,
  regenerate: BY_ITSELF,
  drop: ENDED,
  ready: IN_USE,
  idle: IN_USE,
  cast: NO_AIM,
  power: NO_AIM,
  pull: NO_AIM,
};
function notOnAnything(uses: readonly Option[]): Reason | null {
  const kind = Object.keys(ALONE).find(each => uses.some(o => o.kind === each));
  return kind === undefined ? null : ALONE[kind];
}
