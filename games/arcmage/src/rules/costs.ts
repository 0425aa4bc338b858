import type { Id, Seat } from '@siegeworks/kernel';
import type { Card } from '../cards/card.ts';
import { CARDS, FACTIONS } from '../cards/card.ts';
import { silenced, subtype } from '../state/keywords.ts';
import { creaturesOf } from '../state/readers.ts';
import type { Creature, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';

/** What has to be paid: so much in all, and so much of it of one faction (AM-171). */
export interface Cost {
  total: number;
  need: number;
  faction: number;
}
export const plain = (total: number): Cost => ({ total, need: 0, faction: NONE });

/** Cards with a resource ability (AM-178): what it gives, and whether it costs the creature. */
const PRODUCERS: Readonly<Record<string, { faction: number; sacrificed: boolean }>> = {
  kolibri: { faction: 0, sacrificed: false },
  'crop-token': { faction: 0, sacrificed: true },
  'addax-tracker': { faction: 2, sacrificed: true },
};
export const isSacrificed = (c: Creature) => PRODUCERS[c.card].sacrificed;
export const producedFaction = (c: Creature) => PRODUCERS[c.card].faction;
/** A Kolibri gives 2 beside a Flower, unless that Flower is the one that goes first. */
export function producedAmount(s: Realm, c: Creature, gone = NONE): number {
  if (c.card !== 'kolibri') return 1;
  return creaturesOf(s, c.controller).some(o => o.id !== gone && subtype(s, o, 'Flower')) ? 2 : 1;
}
/** Unmarked creatures that can be used to pay; those in `except` serve another part of the same cost. */
export function producers(s: Realm, seat: Seat, except: readonly Id[] = []): Creature[] {
  const list: Creature[] = [];
  for (const p of s.pieces) {
    if (p?.kind !== 'creature' || p.controller !== seat || p.marked || p.strength !== NONE) continue;
    if (PRODUCERS[p.card] && !except.includes(p.id) && !silenced(s, p)) list.push(p);
  }
  return list;
}

/** Unmarked resource cards and pool, per faction. */
export function ready(s: Realm, seat: Seat): number[] {
  const player = s.players[seat];
  const ready = player.pool.slice();
  for (const row of player.resources) if (!row.marked) ready[row.faction]++;
  return ready;
}
/** 6.5: all that could be used, resource abilities included; `gone` has been sacrificed for it already. */
export function available(s: Realm, seat: Seat, except: readonly Id[] = [], gone = NONE): number[] {
  const all = ready(s, seat);
  for (const c of producers(s, seat, except))
    if (c.id !== gone) all[producedFaction(c)] += producedAmount(s, c, gone);
  return all;
}
export const sum = (list: readonly number[]) => {
  let total = 0;
  for (const n of list) total += n;
  return total;
};
export function covers(all: readonly number[], cost: Cost): boolean {
  if (sum(all) < cost.total) return false;
  return cost.need === 0 || all[cost.faction] >= cost.need;
}
export function canPay(s: Realm, seat: Seat, cost: Cost, except: readonly Id[] = []): boolean {
  return cost.total <= 0 || covers(available(s, seat, except), cost);
}
/** Whether there is anything at all to pay with: everybody can see that. */
export function hasMeans(s: Realm, seat: Seat): boolean {
  const player = s.players[seat];
  for (let i = 0; i < FACTIONS.length; i++) if (player.pool[i] > 0) return true;
  for (const row of player.resources) if (!row.marked) return true;
  return producers(s, seat).length > 0;
}

/** AM-175: any number of extra resources may be paid for Carpe Diem, and for a creature with boost (AM-R101). */
export const takesExtra = (card: Card): boolean => card.id === 'carpe-diem' || 'boost' in card.keywords;
/** AM-172 to AM-174, Barracks 3, the Zorlans sacrificed for a Flartar, and what is paid on top. */
export function playCost(s: Realm, seat: Seat, card: Id, x: number, zorlans = 0): Cost {
  const printed = CARDS[s.names[card]];
  const { cost, costsX, loyalty, faction, type, subtypes } = printed;
  let total = costsX ? x : cost;
  if (type === 'creature' && subtypes.includes('Soldier')) total -= barracks(s, seat);
  total = Math.max(0, total - 2 * zorlans);
  const need = Math.min(loyalty, total);
  return { total: takesExtra(printed) ? total + x : total, need, faction };
}
function barracks(s: Realm, seat: Seat): number {
  let n = 0;
  for (const id of s.players[seat].cities) {
    const c = s.pieces[id];
    if (c?.kind === 'city' && c.card === 'barracks' && c.active.includes(3)) n++;
  }
  return n;
}
/** Creatures that may be sacrificed to lower the cost of a Flartar. */
export function zorlans(s: Realm, seat: Seat): Id[] {
  return creaturesOf(s, seat).flatMap(c => (c.card === 'zorlan' && !silenced(s, c) ? [c.id] : []));
}
/** The cheapest way to play the card: X as small as can be, every Zorlan used. */
export function leastCost(s: Realm, seat: Seat, card: Id): Cost {
  const x = CARDS[s.names[card]].costsX ? CARDS[s.names[card]].cost : 0;
  return playCost(s, seat, card, x, s.names[card] === 'flartar' ? zorlans(s, seat).length : 0);
}
