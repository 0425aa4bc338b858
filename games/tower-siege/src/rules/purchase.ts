import type { Id, Reason, Seat } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import { because, take } from '@siegeworks/table';
import { emit } from '../state/events.ts';
import type { Offered } from '../state/offers.ts';
import { attach, enterArmy, forget, newPiece } from '../state/place.ts';
import {
  creatures,
  discount,
  printed,
  servant,
  serves,
  standingTower,
  towerShield,
} from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { choice, rule } from './book.ts';
import { canCarry } from './carry.ts';
import type { Cost } from './costs.ts';
import { canPay, surgePool } from './costs.ts';
import { rollTable } from './levels.ts';
import { arrive, bearers, carryOff } from './on-guard.ts';
import { pay } from './pay.ts';

const TOO_EXPENSIVE = because('TS-042', 'you cannot pay for it');
const UNIQUE = because('TS-050', 'only one may serve you');
const NO_HOLDER = because('TS-044', 'none of your creatures or structures can use it');
const LEARNED = because('TS-049', 'your Mage already knows this Spell');
const SAME_RELIC = because(
  'TS-190',
  'you already have a Relic of this name in play, damaged or in your Caravan',
);
const SAME_SURGE = because('TS-051', 'you have already played one of this name this turn');
const NOT_BOUGHT = because('TS-048', 'Scrolls are not bought, they are cast'); // TS-R09

/** TS-060, TS-188, TS-R83: servants may make Items cheaper, but never below 1. */
export function priceOf(s: Siege, seat: Seat, id: Id): Cost {
  const card = printed(s, id);
  const less = card.type === 'Item' ? discount(s, seat, 'items') : 0;
  return { gp: less > 0 ? Math.max(1, card.gp - less) : card.gp, pp: card.pp };
}

/** Why this card of the Market Place cannot be bought in MAIN, or `null`. */
export function noPurchase(s: Siege, seat: Seat, id: Id): Reason | null {
  const card = printed(s, id);
  if (card.type === 'Scroll') return NOT_BOUGHT;
  if (card.type === 'Surge') return s.players[seat].surged.includes(card.id) ? SAME_SURGE : null;
  if (!canPay(s, seat, priceOf(s, seat, id))) return TOO_EXPENSIVE;
  if (card.isCreature) return card.unique && serves(s, seat, card.id) ? UNIQUE : null;
  if (card.type === 'Item') return holders(s, seat, id).length === 0 ? NO_HOLDER : null;
  if (card.type === 'Spell')
    return s.players[seat].spellbook.some(known => s.names[known] === card.id) ? LEARNED : null;
  return card.type === 'Relic' && hasRelic(s, seat, card.id) ? SAME_RELIC : null;
}
/** TS-190, TS-R74, TS-R132: in play anywhere, even lent, damaged, or in the Caravan. */
function hasRelic(s: Siege, seat: Seat, card: string): boolean {
  const { caravan } = s.players[seat];
  return (
    caravan.some(id => s.names[id] === card) ||
    s.pieces.some(p => p?.kind === 'relic' && p.card === card && p.owner === seat)
  );
}
/** TS-044, TS-151: the player's creatures; for structure Items the Tower and a Tower Shield. */
export function holders(s: Siege, seat: Seat, item: Id): Piece[] {
  const list: Piece[] = creatures(s, seat);
  const tower = standingTower(s, seat);
  const shield = towerShield(s, seat);
  if (tower) list.push(tower);
  if (shield) list.push(shield);
  return list.filter(p => canCarry(s, p, item));
}

/** One option for each name: copies are alike. */
export function purchaseOptions(s: Siege, seat: Seat): Offered<'buy' | 'surge'>[] {
  const options: Offered<'buy' | 'surge'>[] = [];
  const tried: string[] = [];
  for (const card of s.players[seat].hand) {
    const name = s.names[card];
    if (tried.includes(name)) continue;
    tried.push(name);
    if (noPurchase(s, seat, card) === null)
      options.push({ kind: printed(s, card).type === 'Surge' ? 'surge' : 'buy', card });
  }
  return options;
}

export function buy(s: Siege, seat: Seat, card: Id): void {
  call(s, purchase(seat, card));
}
const purchase = rule('purchase', (seat: Seat, card: Id) => ({ seat, card, holder: NONE, skips: false }), {
  holder: choice({
    when: (s, f) => printed(s, f.card).type === 'Item',
    who: (_s, f) => f.seat,
    options: (s, f): Offered<'holder'>[] =>
      holders(s, f.seat, f.card).map(p => ({ kind: 'holder', card: f.card, target: p.id })),
    then(_s, f, { target }) {
      f.holder = target;
    },
  }),
  smuggle: choice({
    when: (s, f) => maySmuggle(s, f.seat, f.card),
    who: (_s, f) => f.seat,
    options: (_s, f): Offered<'smuggle' | 'byCaravan'>[] => [
      { kind: 'smuggle', card: f.card },
      { kind: 'byCaravan', card: f.card },
    ],
    then(_s, f, pick) {
      f.skips = pick.kind === 'smuggle';
    },
  }),
  pay(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    call(s, pay(f.seat, priceOf(s, f.seat, f.card)));
  },
  bring(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    take(s.players[f.seat].hand, f.card);
    forget(s, f.card);
    s.progress = true;
    emit(s, { type: 'bought', seat: f.seat, card: f.card });
    bringIn(s, f.seat, f.card, f.holder, f.skips);
  },
});
function bringIn(s: Siege, seat: Seat, id: Id, holder: Id, skips: boolean): void {
  const card = printed(s, id);
  const player = s.players[seat];
  cover(`card ${card.id}`);
  if (card.isCreature) enterArmy(s, seat, id);
  else if (card.type === 'Item') attach(s, newPiece(s, id, 'item', seat), piece(s, holder));
  else if (card.type === 'Spell') player.spellbook.push(id);
  else player.caravan.push(id);
  if (skips) call(s, skipCaravan(seat, id));
}

/** With a smuggler, once per turn a Mine, Powerstone or Relic enters play at once. */
function maySmuggle(s: Siege, seat: Seat, id: Id): boolean {
  const { type } = printed(s, id);
  const goods = type === 'Mine' || type === 'Powerstone' || type === 'Relic';
  return goods && smuggler(s, seat) !== undefined && !s.players[seat].smuggled;
}
const smuggler = (s: Siege, seat: Seat) => servant(s, seat, card => card.smuggles === true);
/** TS-R31: a resource adds its point to the pool at once. A card without a place goes to the Caravan after all (TS-R73). */
const skipCaravan = rule('skipCaravan', (seat: Seat, card: Id) => ({ seat, card }), {
  arrive(s, f) {
    const player = s.players[f.seat];
    player.smuggled = true;
    cover(`card ${smuggler(s, f.seat)?.id} smuggles`);
    if (printed(s, f.card).location === 'C') return;
    if (!arrive(s, f.seat, f.card)) return 'done';
    if (printed(s, f.card).type === 'Mine') player.gold.bought++;
    else if (printed(s, f.card).type === 'Powerstone') player.power.bought++;
    return 'done';
  },
  bearer: choice({
    when: (s, f) => bearers(s, f.seat, f.card).length > 0,
    who: (_s, f) => f.seat,
    options: (s, f): Offered<'bearer'>[] =>
      bearers(s, f.seat, f.card).map(p => ({ kind: 'bearer', card: f.card, target: p.id })),
    then: (s, f, { target }) => carryOff(s, f.seat, f.card, target),
  }),
});

/** TS-051, TS-R02: free, d100 on the 1–4 table, once per name and turn. */
export function playSurge(s: Siege, seat: Seat, id: Id): void {
  const player = s.players[seat];
  const name = s.names[id];
  take(player.hand, id);
  forget(s, id);
  player.surges.push(id);
  player.surged.push(name);
  cover(`card ${name}`);
  const n = rollTable(s, seat, 4);
  surgePool(s, seat, id).surge += n;
  emit(s, { type: 'surged', seat, card: id, n });
}
