import type { Frame, Id, Option } from '@siegeworks/contract';
import { counted, listed, lower } from '@siegeworks/table';
import { CARDS } from '../cards/card.ts';
import { noAttackOn } from '../rules/attackers.ts';
import { available, playCost, sum } from '../rules/costs.ts';
import type { ByOffer, OfferOf } from '../rules/offers.ts';
import { has } from '../state/keywords.ts';
import { cityAt, creatureAt, creaturesOf } from '../state/readers.ts';
import type { City, Creature, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { devotion, loyaltyOf, striking } from '../state/strength.ts';
import { duel, duelText, lethalTo } from './forecast.ts';
import { factionName } from './names.ts';

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
  attack: (s, o) => mightNote(s, cityAt(s, o.target)),
  attacker: (s, o) => marchNote(s, o.target, [creatureAt(s, o.card)]),
  allAttack: (s, o) => marchNote(s, o.target, able(s, cityAt(s, o.target))),
  done: s => (top(s)?.rule === 'declare' ? marchNote(s, top(s)?.cities[0] ?? NONE, []) : unstopped(s)),
  intercept: (s, o) => interceptNote(s, o),
  share: (s, o) => shareNote(s, o),
};
export const note = (s: Realm, option: Option): string =>
  (NOTES as Readonly<Record<string, (s: Realm, o: Option) => string>>)[option.kind]?.(s, option) ?? '';

/** What it costs, and what is left to pay with. */
function costNote(s: Realm, card: Id): string {
  const { costsX, cost } = CARDS[s.names[card]];
  const seat = s.owners[card];
  const price = playCost(s, seat, card, costsX ? cost : 0);
  const own = price.need > 0 ? `, ${price.need} of it ${factionName(price.faction)}` : '';
  return `costs ${costsX ? 'X' : price.total}${own}; you can pay ${sum(available(s, seat))}`;
}

/** The card's own text for it, where one sentence is enough. */
function useNote(s: Realm, { card, what }: OfferOf<'use'>): string {
  if (what === 'salvage') return '';
  const uses = CARDS[s.names[card]].text.match(/\bMark[^.:]*: [^.]+/g) ?? [];
  return uses.length === 1 ? lower(uses[0]) : '';
}

/** AM-154: a player who must draw from an empty deck has lost. */
function deckNote(s: Realm, n: number): string {
  const left = s.players[s.turn].deck.length;
  if (left < n) return `your deck holds only ${counted(left, 'card')}: drawing more loses the game`;
  return left < 6 ? `${counted(left - n, 'card')} left in your deck afterwards` : '';
}

function cityNote(s: Realm, card: Id): string {
  const { defence, levels } = CARDS[s.names[card]];
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
  const reached =
    levels.length > 0 ? `, level ${levels.map(({ level }) => level).join(' and ')}` : ', no level';
  return `devotion up to ${most}${reached}`;
}
const worthOf = (s: Realm, c: Creature) => loyaltyOf(c) * (has(s, c, 'devoted') ? 2 : 1);

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

const able = (s: Realm, goal: City | null): Creature[] =>
  goal ? creaturesOf(s, s.turn).filter(c => !c.marked && noAttackOn(s, c, goal) === null) : [];

/** The most that the army could do to a city. */
function mightNote(s: Realm, goal: City | null): string {
  if (!goal) return '';
  const army = able(s, goal);
  const might = army.reduce((all, c) => all + striking(s, c), 0);
  const fate = might >= goal.defence ? 'enough to bring it down' : `its defence is ${goal.defence}`;
  return `${counted(army.length, 'creature')} could do ${might} damage if nobody intercepts: ${fate}`;
}

/** What the attackers sent so far, and these, do to the city if nobody intercepts. */
function marchNote(s: Realm, target: Id, more: readonly (Creature | null)[]): string {
  const goal = cityAt(s, target);
  const f = top(s);
  if (!goal || f?.rule !== 'declare') return '';
  const sent = present(s, f.attackers).filter((_c, i) => f.goals[i] === target);
  const all = new Map([...sent, ...more].flatMap(c => (c ? [[c.id, c] as const] : [])));
  const damage = [...all.values()].reduce((sum, c) => sum + striking(s, c), 0);
  const left = goal.defence - damage;
  return `if nobody intercepts: ${damage} damage, ${left <= 0 ? 'the city falls' : `${left} of ${goal.defence} defence left`}`;
}

/** Who dies if nobody else joins the fight. */
function interceptNote(s: Realm, { card, target }: OfferOf<'intercept'>): string {
  const [d, a] = [creatureAt(s, card), creatureAt(s, target)];
  if (!a || !d) return '';
  const fight = s.combat?.fights.find(each => each.attacker === a.id);
  return duelText(s, duel(s, a, [...present(s, fight?.defenders ?? []), d]), a);
}

/** What hits the cities if nobody else intercepts. */
function unstopped(s: Realm): string {
  const f = top(s);
  const goal = f?.rule === 'intercept' ? cityAt(s, f.city) : null;
  if (!goal) return '';
  const free = s.combat?.fights.filter(each => each.city === goal.id && !each.intercepted) ?? [];
  const damage = present(
    s,
    free.map(each => each.attacker),
  ).reduce((sum, c) => sum + striking(s, c), 0);
  if (damage === 0) return 'nothing gets through';
  const left = goal.defence - damage;
  return `${damage} damage gets through: ${left <= 0 ? 'the city falls' : `${left} of ${goal.defence} defence left`}`;
}

function shareNote(s: Realm, { card, n }: OfferOf<'share'>): string {
  const [a, d] = [creatureAt(s, top(s)?.attacker ?? NONE), creatureAt(s, card)];
  if (!a || !d) return '';
  return n >= lethalTo(s, a, d) ? 'it dies' : 'it survives';
}
