import type { Id, Seat } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import { FACTIONS } from '../cards/card.ts';
import { tell } from '../state/events.ts';
import { mark } from '../state/place.ts';
import { printed } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { creature, NONE } from '../state/realm.ts';
import { produce } from '../state/zones.ts';
import { choice, rule } from './book.ts';
import type { Cost } from './costs.ts';
import {
  available,
  covers,
  isSacrificed,
  producedAmount,
  producedFaction,
  producers,
  ready,
  sum,
} from './costs.ts';
import type { OfferOf } from './offers.ts';
import { sacrifice } from './sacrifice.ts';

const AUTO: OfferOf<'auto'> = { kind: 'auto' };

/** 5.6: marks resources for a cost that can be paid; automatically when only one way makes sense. */
export const pay = rule(
  'pay',
  (seat: Seat, cost: Cost, except: Id[] = []) => ({
    seat,
    total: cost.total,
    need: cost.need,
    faction: cost.faction,
    except,
  }),
  {
    simple(s, f) {
      if (!s.players[f.seat].alive || lacks(s, f)) return 'done';
      if (f.total <= 0 || !oneWay(s, f)) return;
      payAuto(s, f.seat, f);
      return 'done';
    },
    choose: choice({
      when: (s, f) => f.total > 0 && !lacks(s, f),
      who: (_s, f) => f.seat,
      options: (s, f) => payOptions(s, f),
      then(s, f, pick) {
        if (pick.kind === 'produce') return useProducer(s, f.seat, pick.card);
        if (pick.kind === 'auto') return payAuto(s, f.seat, f);
        spend(s, f.seat, pick.n, f);
        tell(s, { type: 'paid', seat: f.seat, faction: pick.n, n: 1 });
      },
    }),
    more(s, f) {
      if (f.total > 0 && s.players[f.seat].alive) return 'simple';
    },
  },
);
interface Due extends Cost {
  except: Id[];
}
/** AM-R119: a player has left and taken along what this was to be paid with; the rest is waived. */
const lacks = (s: Realm, f: Due & { seat: Seat }) => !covers(available(s, f.seat, f.except), f);
/** Only one pile to mark, or everything is needed; resource abilities are always worth a question. */
function oneWay(s: Realm, f: Due & { seat: Seat }): boolean {
  if (producers(s, f.seat, f.except).length > 0 && !covers(s.players[f.seat].pool, f)) return false;
  const piles = ready(s, f.seat);
  const used = piles.filter(n => n > 0).length;
  return used <= 1 || f.need >= f.total || sum(piles) <= f.total || covers(s.players[f.seat].pool, f);
}
function payOptions(s: Realm, f: Due & { seat: Seat }): OfferOf<'auto' | 'pay' | 'produce'>[] {
  const piles = ready(s, f.seat);
  const options: OfferOf<'auto' | 'pay' | 'produce'>[] = covers(piles, f) ? [AUTO] : [];
  const all = available(s, f.seat, f.except);
  piles.forEach((n, faction) => {
    if (n === 0) return;
    const rest = all.slice();
    rest[faction]--;
    const need = faction === f.faction ? Math.max(0, f.need - 1) : f.need;
    if (need <= f.total - 1 && covers(rest, { total: f.total - 1, need, faction: f.faction }))
      options.push({ kind: 'pay', n: faction });
  });
  for (const c of producers(s, f.seat, f.except)) {
    // A Flower may be worth more alive: a player who gives it up first must still be able to pay.
    const rest = isSacrificed(c) ? available(s, f.seat, f.except, c.id) : all.slice();
    if (isSacrificed(c)) rest[producedFaction(c)]++;
    if (covers(rest, f)) options.push({ kind: 'produce', card: c.id });
  }
  return options;
}

/** AM-178: no stack, no response. AM-R11. */
function useProducer(s: Realm, seat: Seat, id: Id): void {
  const c = creature(s, id);
  cover(`card ${c.card} produces`);
  const amount = producedAmount(s, c);
  const faction = producedFaction(c);
  mark(s, c, true);
  produce(s, seat, faction, amount);
  if (isSacrificed(c)) sacrifice(s, [id]);
}
/** One resource of this faction: from the pool first, then a stolen card, then one of the player's own. */
function spend(s: Realm, seat: Seat, faction: number, due: Due): void {
  const player = s.players[seat];
  if (player.pool[faction] > 0) player.pool[faction]--;
  else {
    const rows = player.resources.filter(r => r.faction === faction && !r.marked);
    (rows.find(r => r.thief !== NONE) ?? rows[0]).marked = true;
  }
  due.total--;
  if (faction === due.faction && due.need > 0) due.need--;
}
/** AM-176: the card's own faction for the loyalty need, then the pool, then what the hand needs least. */
function payAuto(s: Realm, seat: Seat, due: Due): void {
  const paid = FACTIONS.map(() => 0);
  while (due.total > 0) {
    const faction = due.need > 0 ? due.faction : leastNeeded(s, seat, due.except);
    spend(s, seat, faction, due);
    paid[faction]++;
  }
  paid.forEach((n, faction) => {
    if (n > 0) tell(s, { type: 'paid', seat, faction, n });
  });
}
function leastNeeded(s: Realm, seat: Seat, except: readonly Id[]): number {
  const { pool } = s.players[seat];
  // The card that is being paid for needs nothing more.
  const hand = s.players[seat].hand.filter(id => !except.includes(id));
  const piles = ready(s, seat);
  const wanted = FACTIONS.map((_name, faction) =>
    hand.reduce((n, id) => n + (printed(s, id).faction === faction ? printed(s, id).loyalty : 0), 0),
  );
  let best = NONE;
  const rank = (n: number) => (pool[n] > 0 ? 1000 : 0) - 10 * wanted[n] + piles[n];
  for (let n = 0; n < FACTIONS.length; n++)
    if (piles[n] > 0 && (best === NONE || rank(n) > rank(best))) best = n;
  return best;
}
/** Pays in the middle of something else; what follows must wait for the next step. */
export function demand(s: Realm, seat: Seat, cost: Cost, except: Id[] = []): void {
  if (cost.total > 0) call(s, pay(seat, cost, except));
}
