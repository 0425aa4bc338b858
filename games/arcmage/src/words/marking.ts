import type { Frame, Id, Option, Seat, Thing } from '@siegeworks/contract';
import { noAttackOn } from '../rules/attackers.ts';
import { cityAt, creatureAt, creaturesOf, ownResidents, printed } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { dueFor } from './due.ts';
import { billOf } from './payment.ts';

// biome-ignore lint/suspicious/noExplicitAny: each question stands in its own kind of frame
const top = (s: Realm): (Frame & any) | undefined => s.stack[s.stack.length - 1];

/** What moves the game on without spending, laying, attacking or giving anything up; an answer that confirms what has been chosen. */
const HARMLESS = ['pass', 'done', 'endPhase', 'noAttack', 'no', 'alone', 'takeTurn', 'keep'];
export const harmless = (_s: Realm, { kind }: Option): boolean => HARMLESS.includes(kind);
/** Nothing follows the second play phase but discarding. */
export const endsTurn = (s: Realm, { kind }: Option): boolean => kind === 'endPhase' && s.phase === 'play2';

/** What arrows, marks and buttons call a player, and the resources of one faction. */
export const seatThing = (seat: Seat): string => `seat ${seat}`;
export const vaultThing = (seat: Seat, faction: number): string => `${seat}.vault ${faction}`;
export const armyThing = (seat: Seat): string => `${seat}.army`;

/** Everything on the table that an option is about, what it is done with first. */
export function about(s: Realm, option: Option): Thing[] {
  const { card, target } = option;
  const named = [card, target].filter(thing => thing !== undefined);
  return [...new Set([...named, ...further(s, option)])].filter(thing => thing !== NONE);
}
function further(s: Realm, option: Option): Thing[] {
  const { kind, card = NONE, seat, n = NONE } = option;
  const f = top(s);
  const own: Seat = f?.seat ?? s.turn;
  if (kind === 'lay') return [vaultThing(own, n)];
  if (kind === 'pay') return [vaultThing(own, n)];
  if (kind === 'sacrificeResource' && seat !== undefined) return [vaultThing(seat, n)];
  if (kind === 'steal' && seat !== undefined) return [vaultThing(seat, n)];
  if (kind === 'moveToArmy') return [armyThing(creatureAt(s, card)?.controller ?? own)];
  if (kind === 'toArmy') return [...placed(s, own), armyThing(own)];
  if (kind === 'toCity') return placed(s, own);
  if (kind === 'devote') return devoting(s, card);
  if (kind === 'target') return aimedAt(s, option);
  if (kind === 'mode' || kind === 'x') return [f?.card ?? NONE];
  if (kind === 'trigger') return [s.waiting.find(item => item.n === n)?.card ?? NONE];
  if (kind === 'allAttack') return everybody(s, option);
  if (kind === 'done') return chosen(f);
  return kind === 'draw' || /^draw\d$/.test(kind) ? [`${own}.deck`] : [];
}
/** Who is placed, unless it comes from where nothing lies open. */
function placed(s: Realm, seat: Seat): Id[] {
  const id: Id = top(s)?.card ?? NONE;
  return s.pieces[id] || s.players[seat].hand.includes(id) ? [id] : [];
}
const devoting = (s: Realm, id: Id): Id[] => {
  const here = cityAt(s, id);
  return here ? ownResidents(s, here).flatMap(c => (c.marked ? [] : [c.id])) : [];
};
function aimedAt(s: Realm, { seat, n }: Option): Thing[] {
  if (seat !== undefined) return [seatThing(seat)];
  return [s.pile.find(item => item.n === n)?.card ?? NONE];
}
function everybody(s: Realm, { target = NONE }: Option): Id[] {
  const goal = cityAt(s, target);
  if (!goal) return [];
  return creaturesOf(s, s.turn).flatMap(c => (noAttackOn(s, c, goal) === null ? [c.id] : []));
}
/** What has been picked one by one: attackers and their city, residents and theirs. */
function chosen(
  f: (Frame & { attackers?: Id[]; cities?: Id[]; chosen?: Id[]; city?: Id }) | undefined,
): Id[] {
  if (f?.rule === 'declare') return [...(f.attackers ?? []), ...(f.cities ?? [])];
  if (f?.rule === 'devote') return [...(f.chosen ?? []), f.city ?? NONE];
  return f?.rule === 'intercept' ? [f.city ?? NONE] : [];
}

/** What paying for an option would mark or sacrifice beside its own card: creatures, and resource cards by number. */
export function uses(s: Realm, option: Option): Id[] {
  if (option.kind === 'play' && printed(s, option.card ?? NONE)?.costsX) return [];
  const due = dueFor(s, option);
  if (!due || due.cost.total <= 0) return [];
  const { rows, makers } = billOf(s, due.seat, due.cost, due.except);
  // A stolen resource lies face down even for who pays with it.
  const own = rows.filter(id => s.owners[id] === due.seat);
  return [...makers.map(c => c.id), ...own].filter(id => id >= 0 && id !== option.card);
}
