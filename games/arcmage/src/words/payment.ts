import type { Frame, Id, Option, Seat } from '@siegeworks/contract';
import { advance, asked, pending, play } from '@siegeworks/kernel';
import { counted, listed } from '@siegeworks/table';
import { FACTIONS } from '../cards/card.ts';
import { rules } from '../rules/book.ts';
import type { Cost } from '../rules/costs.ts';
import { available, covers, isSacrificed, producers, ready, sum } from '../rules/costs.ts';
import { pay } from '../rules/pay.ts';
import { clone } from '../state/clone.ts';
import type { Creature, Realm } from '../state/realm.ts';
import { factionName, nameOf } from './names.ts';

/** What a payment would use up, before anything is picked. */
export interface Bill {
  total: number;
  /** Resource cards and produced resources, per faction, that pay without a question (AM-176). */
  paid: number[];
  /** Resource cards that would be marked; those of others are not known by name. */
  rows: Id[];
  /** Creatures without which it cannot be paid: they are marked, or sacrificed. */
  makers: Creature[];
  /** What is still open: the player chooses how. */
  open: number;
  /** Resources that stay unmarked. */
  stays: number;
}

/**
 * How this cost would be paid if the player leaves it to the usual answer: worked out by the rules themselves, on a copy.
 * Where there is more than one way and resource cards are not enough, the player is asked for the rest.
 */
export function billOf(s: Realm, seat: Seat, cost: Cost, except: readonly Id[] = []): Bill {
  const after = paidFor(s, seat, cost, except);
  const before = s.players[seat];
  const now = after.players[seat];
  const rows = before.resources.filter((row, i) => !row.marked && now.resources[i]?.marked);
  const paid = FACTIONS.map((_name, n) => {
    const pooled = Math.max(0, before.pool[n] - now.pool[n]);
    return pooled + rows.filter(row => row.faction === n).length;
  });
  const makers = producers(s, seat, except).filter(c => after.pieces[c.id] === null || isMarked(after, c.id));
  const f = after.stack.find(each => each.rule === 'pay') as (Frame & Cost) | undefined;
  const open = Math.max(0, f?.total ?? 0);
  return {
    total: cost.total,
    paid,
    rows: rows.map(row => row.card),
    makers,
    open,
    stays: Math.max(0, sum(ready(after, seat)) - open),
  };
}
const isMarked = (s: Realm, id: Id): boolean => {
  const p = s.pieces[id];
  return p?.kind === 'creature' && p.marked;
};

/**
 * The table after all of the payment for which nobody is asked. On the copy nothing lies below the payment, so that the
 * game cannot run on: its stack is empty when all is paid.
 */
function paidFor(s: Realm, seat: Seat, cost: Cost, except: readonly Id[]): Realm {
  const after = clone(s);
  after.stack = [];
  if (cost.total <= 0) return after;
  after.stack.push(pay(seat, { ...cost }, except.slice()));
  untilPaid(after, () => advance(rules, after));
  for (let n = 0; n < MOST_PICKS && after.stack.length > 0; n++) {
    const pick = asked({ rules }, after)?.question === 'pay.choose' ? sure(after) : undefined;
    if (!pick) break;
    untilPaid(after, () => play({ rules }, after, pick));
  }
  return after;
}
/** An empty stack is a fault in a match, and here the end. */
function untilPaid(after: Realm, run: () => void): void {
  try {
    run();
  } catch (fault) {
    if (after.stack.length > 0) throw fault;
  }
}
const MOST_PICKS = 40;
/** Automatically, in the only possible way, or with a creature that cannot be spared. */
function sure(s: Realm): Option | undefined {
  const options = pending({ rules }, s)?.options ?? [];
  const usual = options.find(({ kind }) => kind === 'auto');
  if (usual || options.length === 1) return usual ?? options[0];
  const f = s.stack.at(-1) as Frame & Cost & { seat: Seat; except: Id[] };
  const spared = (id: Id) => covers(available(s, f.seat, [...f.except, id]), f);
  return options.find(({ kind, card }) => kind === 'produce' && card !== undefined && !spared(card));
}

/** `pays 2 of 5 Gaian, marks Kolibri; 3 stay ready`: who pays, before it happens. */
export function billText(s: Realm, seat: Seat, bill: Bill): string {
  if (bill.total <= 0) return 'costs nothing';
  const piles = ready(s, seat);
  const cards = bill.paid.flatMap((n, faction) =>
    n > 0 && piles[faction] > 0
      ? [`${Math.min(n, piles[faction])} of ${piles[faction]} ${factionName(faction)}`]
      : [],
  );
  const given = bill.makers.filter(isSacrificed).map(c => nameOf(s, c.id));
  const marked = bill.makers.filter(c => !isSacrificed(c)).map(c => nameOf(s, c.id));
  const parts = [
    ...(given.length > 0 ? [`sacrifices ${listed(given)}`] : []),
    ...(marked.length > 0 ? [`marks ${listed(marked)}`] : []),
    ...(cards.length > 0 ? [`pays ${listed(cards)}`] : []),
    ...(bill.open > 0 ? [openText(s, seat, bill)] : []),
  ];
  const stays =
    bill.open > 0
      ? ''
      : bill.stays === 0
        ? '; nothing stays ready'
        : `; ${bill.stays} ${bill.stays === 1 ? 'stays' : 'stay'} ready`;
  return `${parts.join(', ')}${stays}`;
}
/** What the player will be asked: by name where few creatures could pay. */
function openText(s: Realm, seat: Seat, { open, makers }: Bill): string {
  const names = [
    ...new Set(
      producers(s, seat)
        .filter(c => !makers.includes(c))
        .map(c => (isSacrificed(c) ? `sacrifice a ${nameOf(s, c.id)}` : `mark a ${nameOf(s, c.id)}`)),
    ),
  ];
  const one = names.length === 1 ? names[0] : null;
  return one ? `you must ${one} for ${open}` : `you choose how to pay ${counted(open, 'resource')}`;
}

/** How much is missing, and of which faction. */
export function lackText(s: Realm, seat: Seat, cost: Cost, except: readonly Id[] = []): string {
  const all = available(s, seat, except);
  const own = cost.need > 0 ? all[cost.faction] : 0;
  if (cost.need > own && sum(all) >= cost.total)
    return `it needs ${cost.need} ${factionName(cost.faction)}, you have ${own}: ${cost.need - own} missing`;
  return `it costs ${cost.total}, you can pay ${sum(all)}: ${cost.total - sum(all)} missing`;
}
