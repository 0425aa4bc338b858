import type { Id, Seat } from '@siegeworks/contract';
import { entryOf, HEARS } from '../cards/book.ts';
import type { Card } from '../cards/card.ts';
import { FACTIONS } from '../cards/card.ts';
import { silenced } from '../state/keywords.ts';
import { printed } from '../state/readers.ts';
import type { Creature, Piece, Realm } from '../state/realm.ts';
import { isCreature, NONE } from '../state/realm.ts';

/** What has to be paid: the total, and how much of it with one faction (AM-171). */
export interface Cost {
  total: number;
  need: number;
  faction: number;
}
export const plain = (total: number): Cost => ({ total, need: 0, faction: NONE });

export const isSacrificed = (c: Creature) => entryOf(c.card).produces?.sacrificed === true;
export const producedFaction = (c: Creature) => entryOf(c.card).produces?.faction ?? NONE;
/** AM-178; `gone` is the creature that is given up first. */
export const producedAmount = (s: Realm, c: Creature, gone = NONE): number =>
  entryOf(c.card).produces?.amount?.(s, c, gone) ?? 1;
/** Whether it can be used to pay. */
const mayProduce = (s: Realm, p: Piece | null, seat: Seat): p is Creature =>
  isCreature(p) &&
  p.controller === seat &&
  !p.marked &&
  p.strength === NONE &&
  entryOf(p.card).produces !== undefined &&
  !silenced(s, p);
/** Unmarked creatures that can be used to pay; those in `except` serve another part of the same cost. */
export function producers(s: Realm, seat: Seat, except: readonly Id[] = []): Creature[] {
  const list: Creature[] = [];
  for (const p of s.pieces) if (mayProduce(s, p, seat) && !except.includes(p.id)) list.push(p);
  return list;
}

/** Unmarked resource cards and pool, per faction. */
export function ready(s: Realm, seat: Seat): number[] {
  const player = s.players[seat];
  const ready = player.pool.slice();
  for (const row of player.resources) if (!row.marked) ready[row.faction]++;
  return ready;
}
/** 6.5: all that could be used, resource abilities included; `gone` has already been sacrificed for it. */
export function available(s: Realm, seat: Seat, except: readonly Id[] = [], gone = NONE): number[] {
  const all = ready(s, seat);
  for (const p of s.pieces)
    if (mayProduce(s, p, seat) && p.id !== gone && !except.includes(p.id))
      all[producedFaction(p)] += producedAmount(s, p, gone);
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
/** What a player could pay with, counted when a cost first asks for it and kept for the next while nothing changes. */
export interface Purse {
  seat: Seat;
  all: readonly number[] | null;
}
export const purseOf = (seat: Seat): Purse => ({ seat, all: null });
export function affords(s: Realm, purse: Purse, cost: Cost): boolean {
  if (cost.total <= 0) return true;
  purse.all ??= available(s, purse.seat);
  return covers(purse.all, cost);
}
/** Whether there is anything at all to pay with: everybody can see that. */
export function hasMeans(s: Realm, seat: Seat): boolean {
  const player = s.players[seat];
  for (let i = 0; i < FACTIONS.length; i++) if (player.pool[i] > 0) return true;
  for (const row of player.resources) if (!row.marked) return true;
  for (const p of s.pieces) if (mayProduce(s, p, seat)) return true;
  return false;
}

/** AM-175: any number of extra resources may be paid for some cards, and for a creature with boost (AM-R101). */
export const takesExtra = (card: Card): boolean =>
  entryOf(card.id).extra !== undefined || 'boost' in card.keywords;
/** AM-172 to AM-174: what makes it cheaper, including creatures given up for it, and what is paid on top. */
export function playCost(s: Realm, seat: Seat, card: Id, x: number, given = 0): Cost {
  const own = printed(s, card);
  const { cost, costsX, loyalty, faction } = own;
  let total = costsX ? x : cost;
  for (const cheaper of HEARS.cheaper) total -= cheaper(s, seat, own);
  total = Math.max(0, total - given * (entryOf(own.id).price?.lowers?.each ?? 0));
  // AM-R09
  const need = Math.min(loyalty, total);
  return { total: takesExtra(own) ? total + x : total, need, faction };
}
/** The cheapest way to play the card: X as small as can be, everything given that lowers it. */
export function leastCost(s: Realm, seat: Seat, card: Id): Cost {
  const x = printed(s, card).costsX ? printed(s, card).cost : 0;
  return playCost(s, seat, card, x, entryOf(s.names[card]).price?.lowers?.most(s, seat) ?? 0);
}
