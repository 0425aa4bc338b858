import type { Frame, Id, Option } from '@siegeworks/contract';
import { counted, listed, lower } from '@siegeworks/table';
import { ABILITIES } from '../cards/book.ts';
import { CARDS } from '../cards/card.ts';
import { available, isSacrificed, playCost, producedAmount, producedFaction, sum } from '../rules/costs.ts';
import type { ByOffer, OfferOf } from '../rules/offers.ts';
import { has } from '../state/keywords.ts';
import { cityAt, creatureAt, creaturesOf, printed } from '../state/readers.ts';
import type { City, Creature, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { devotion, loyaltyOf } from '../state/strength.ts';
import { dueNow } from './due.ts';
import { factionName, levelsText, nameOf } from './names.ts';
import { billOf, billText } from './payment.ts';
import { WAR_NOTES } from './war-notes.ts';

// biome-ignore lint/suspicious/noExplicitAny: each question stands in its own kind of frame
const top = (s: Realm): (Frame & any) | undefined => s.stack[s.stack.length - 1];
const present = (s: Realm, ids: readonly Id[]): Creature[] => ids.flatMap(id => creatureAt(s, id) ?? []);

/** The likely result of an option, by its kind; reads only what its player can see. */
const NOTES: Partial<ByOffer<Realm>> = {
  play: (s, o) => costNote(s, o.card),
  playAsCreature: (s, o) => costNote(s, o.card),
  use: (s, o) => useNote(s, o),
  draw2: s => deckNote(s, 2),
  draw1: s => deckNote(s, 1),
  draw: s => deckNote(s, 1),
  found: (s, o) => cityNote(s, o.card),
  build: (s, o) => cityNote(s, o.card),
  lay: (s, o) => layNote(s, o),
  devote: (s, o) => reachNote(s, cityAt(s, o.card)),
  devoteResident: (s, o) => devoteNote(s, creatureAt(s, o.card)),
  move: (s, o) => moveNote(s, o.card, o.target),
  moveToArmy: (s, o) => moveNote(s, o.card, NONE),
  toCity: (s, o) => placeNote(s, o),
  toArmy: s => paysNow(s),
  target: s => paysNow(s),
  x: (s, o) => xNote(s, o),
  auto: s => autoNote(s),
  produce: (s, o) => produceNote(s, o),
  save: (s, o) => `marks ${nameOf(s, o.card)} and sacrifices 2 of your resources`,
  ...WAR_NOTES,
};
export const note = (s: Realm, option: Option): string =>
  (NOTES as Readonly<Record<string, (s: Realm, o: Option) => string>>)[option.kind]?.(s, option) ?? '';

/** What it costs, and what that would use up. */
function costNote(s: Realm, card: Id): string {
  const seat = s.owners[card];
  if (printed(s, card).costsX) return `costs as much as you like; you can pay ${sum(available(s, seat))}`;
  const bill = billOf(s, seat, playCost(s, seat, card, 0), [card]);
  return billText(s, seat, bill);
}
/** Where nothing is asked between this answer and the payment, the payment belongs to it. */
function paysNow(s: Realm): string {
  const due = dueNow(s);
  return due ? billText(s, due.seat, billOf(s, due.seat, due.cost, due.except)) : '';
}
function placeNote(s: Realm, { target }: OfferOf<'toCity'>): string {
  const here = cityAt(s, target);
  const homes = here ? counted(here.residents.length, 'resident') : '';
  return [homes, paysNow(s)].filter(Boolean).join('; ');
}
function xNote(s: Realm, { n }: OfferOf<'x'>): string {
  const f = top(s);
  if (f?.rule !== 'announce') return '';
  return billText(s, f.seat, billOf(s, f.seat, playCost(s, f.seat, f.card, n), [f.card]));
}
function autoNote(s: Realm): string {
  const f = top(s);
  return f?.rule === 'pay' ? billText(s, f.seat, billOf(s, f.seat, f, f.except)) : '';
}
function produceNote(s: Realm, { card }: OfferOf<'produce'>): string {
  const c = creatureAt(s, card);
  if (!c) return '';
  const how = isSacrificed(c) ? 'sacrifices it' : 'marks it';
  return `${how} for ${producedAmount(s, c)} ${factionName(producedFaction(c))}`;
}

/** The card's own text for it, where one sentence is enough, and what has to be paid for it. */
function useNote(s: Realm, { card, what }: OfferOf<'use'>): string {
  const uses = printed(s, card).text.match(/\bMark[^.:]*: [^.]+/g) ?? [];
  const text = what !== 'salvage' && uses.length === 1 ? lower(uses[0]) : '';
  const { cost } = ABILITIES[what] ?? {};
  if (!cost || cost.total <= 0) return text;
  const seat = s.pieces[card]?.controller ?? s.owners[card];
  return [text, billText(s, seat, billOf(s, seat, cost, [card]))].filter(Boolean).join('; ');
}

/** AM-154: a player who must draw from an empty deck has lost. */
function deckNote(s: Realm, n: number): string {
  const left = s.players[s.turn].deck.length;
  if (left < n) return `your deck holds only ${counted(left, 'card')}: drawing more loses the game`;
  return left < 6 ? `${counted(left - n, 'card')} left in your deck afterwards` : '';
}

function cityNote(s: Realm, card: Id): string {
  const { defence, levels } = printed(s, card);
  const numbers = levels.flatMap(({ level }) => (level > 0 ? [`${level}`] : []));
  const powers = numbers.length > 0 ? `, powers at devotion ${listed(numbers)}` : '';
  return `defence ${defence}${powers}`;
}

function layNote(s: Realm, { n }: OfferOf<'lay'>): string {
  const rows = s.players[s.turn].resources.filter(row => row.faction === n).length;
  return `${factionName(n)} ${rows} becomes ${rows + 1}`;
}

/** How much devotion the unmarked residents could add up to. */
function reachNote(s: Realm, here: City | null): string {
  if (!here) return '';
  const ready = present(s, here.residents).filter(c => c.controller === here.controller && !c.marked);
  const most = devotion(s, here) + ready.reduce((all, c) => all + worthOf(s, c), 0);
  const levels = CARDS[here.card].levels.filter(({ level }) => level > 0 && level <= most);
  return `devotion up to ${most}, ${levelsText(levels)}`;
}
const worthOf = (s: Realm, c: Creature) => loyaltyOf(s, c) * (has(s, c, 'devoted') ? 2 : 1);

function devoteNote(s: Realm, c: Creature | null): string {
  if (!c) return '';
  const guards = creaturesOf(s, c.controller).filter(each => !each.marked && each.id !== c.id);
  const last = guards.length === 0 ? '; no unmarked creature would be left to intercept' : '';
  return `devotion +${worthOf(s, c)}${last}`;
}

function moveNote(s: Realm, card: Id, target: Id): string {
  const c = creatureAt(s, card);
  const uses = [c?.city ?? NONE, target].filter(id => id !== NONE).length;
  return uses > 1
    ? "marks it, and uses up both cities' moves for this turn"
    : "marks it, and uses up the city's move for this turn";
}
