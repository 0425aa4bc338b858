import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { TURN_BEGINS } from '../cards/entries.ts';
import { emit } from '../state/events.ts';
import type { Offered } from '../state/offers.ts';
import { attach, discardFrom, newPiece, removeCreature, setPosition } from '../state/place.ts';
import { cardOf, creatures, inPlay, mageOf, printed, standingTower, towerShield } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { choice, rule } from './book.ts';
import { canCarry } from './carry.ts';
import { expire } from './control.ts';
import { points } from './costs.ts';
import { engagement } from './engagement.ts';
import { produced } from './resources.ts';

/** 4.1, in its order: automatic except for creatures that rebel and the choice of a C Relic's bearer. */
export const onGuard = rule('onGuard', (seat: Seat) => ({ seat, lords: [] as Id[] }), {
  effectsEnd(s, f) {
    tickEffects(s, f.seat);
  },
  surgesEnd(s, f) {
    const player = s.players[f.seat];
    for (const id of player.surges.slice()) discardFrom(s, player.surges, id);
    player.gold.surge = 0;
    player.power.surge = 0;
    f.lords = creatures(s, f.seat)
      .filter(p => p.upkeep === 'unpaid' && cardOf(p).rebels)
      .map(p => p.id);
  },
  pitLords(s, f) {
    const id = f.lords.shift();
    if (id === undefined) return 'unpaidLeave';
    if (!inPlay(s, id)) return 'pitLords';
    emit(s, { type: 'rebelled', card: id }); // TS-120, TS-R107
    call(
      s,
      engagement({
        attackers: [id],
        defender: rebelTarget(s, f.seat),
        directed: true,
        travel: '',
        club: NONE,
      }),
    );
  },
  nextLord(s, f) {
    return s.players[f.seat].alive ? 'pitLords' : 'done';
  },
  /** TS-112: unpaid by the end of the last turn. */
  unpaidLeave(s, f) {
    for (const p of creatures(s, f.seat)) {
      if (p.upkeep !== 'unpaid' || p.owner !== f.seat) continue;
      emit(s, { type: 'deserted', card: p.id });
      removeCreature(s, p);
    }
  },
  caravan(s, f) {
    call(s, unload(f.seat));
  },
  zombies(s, f) {
    for (const begins of TURN_BEGINS) begins(s, f.seat);
  },
  renew(s, f) {
    renewPools(s, f.seat);
  },
  stand(s, f) {
    const player = s.players[f.seat];
    player.surged = [];
    player.freeMoves = 0;
    player.attacked = false;
    player.smuggled = false;
    for (const p of creatures(s, f.seat)) refresh(s, p);
  },
});

/** TS-R96: the Mage, or the structure it occupies; a standing Tower Shield takes the Tower's place. */
function rebelTarget(s: Siege, seat: Seat): Id {
  const mage = mageOf(s, seat);
  if (mage.inside === NONE) return mage.id;
  const shield = mage.inside === s.players[seat].tower ? towerShield(s, seat) : null;
  return shield ? shield.id : mage.inside;
}

/** TS-011: one moment passes for the effects that count this seat's turns. */
export function tickEffects(s: Siege, seat: Seat): void {
  for (const e of s.effects.slice()) {
    if (e.turnOf !== seat || !s.effects.includes(e)) continue;
    e.left--;
    if (e.left === 0) expire(s, e);
  }
}
/** TS-056, TS-057, TS-059: pools are set, not added to (TS-058); production is counted once (TS-065, TS-R29). */
function renewPools(s: Siege, seat: Seat): void {
  const player = s.players[seat];
  player.gold = { ...produced(s, seat, 'gold'), surge: 0, purse: 0 };
  player.power = { ...produced(s, seat, 'power'), surge: 0, purse: 0 };
  emit(s, { type: 'renewed', seat, gp: points(player.gold), pp: points(player.power) });
}

/** TS-098: back ON GUARD, with nothing done yet. */
function refresh(s: Siege, p: Piece): void {
  setPosition(s, p, 'guard');
  p.declared = false;
  p.acted = false;
  p.attacked = false;
  p.barred = false;
  p.locked = [];
  // TS-R97: a borrowed creature costs no upkeep.
  if (p.owner === p.controller && (p.upkeep === 'new' || p.upkeep === 'paid')) p.upkeep = 'due';
}

/** TS-046, TS-R73: unloaded in order of purchase; a card without a place keeps waiting. */
const unload = rule('unload', (seat: Seat) => ({ seat, i: 0 }), {
  next(s, f) {
    const { caravan } = s.players[f.seat];
    if (f.i >= caravan.length) return 'done';
    if (printed(s, caravan[f.i]).location === 'C') return 'bearer';
    if (!arrive(s, f.seat, caravan[f.i])) f.i++;
    return 'next';
  },
  bearer: choice({
    when: (s, f) => bearers(s, f.seat, s.players[f.seat].caravan[f.i]).length > 0,
    who: (_s, f) => f.seat,
    options: (s, f): Offered<'bearer'>[] => {
      const card = s.players[f.seat].caravan[f.i];
      return bearers(s, f.seat, card).map(p => ({ kind: 'bearer', card, target: p.id }));
    },
    then(s, f, { card, target }) {
      carryOff(s, f.seat, card, target);
      f.i--;
    },
  }),
  carried(s, f) {
    f.i++;
    return s.players[f.seat].alive ? 'next' : 'done';
  },
});
export function carryOff(s: Siege, seat: Seat, relic: Id, bearer: Id): void {
  take(s.players[seat].caravan, relic);
  attach(s, newPiece(s, relic, 'relic', seat), piece(s, bearer));
}
export const bearers = (s: Siege, seat: Seat, relic: Id) =>
  creatures(s, seat).filter(p => canCarry(s, p, relic));

/** Takes an arriving card from the Caravan to where it belongs; false when it has no place yet. */
export function arrive(s: Siege, seat: Seat, id: Id): boolean {
  const player = s.players[seat];
  const card = printed(s, id);
  const tower = standingTower(s, seat);
  if (card.location === 'S' && (!tower || !canCarry(s, tower, id))) return false;
  take(player.caravan, id);
  emit(s, { type: 'arrived', card: id, seat });
  if (card.type === 'Mine') player.mines.push(id);
  else if (card.type === 'Powerstone') player.stones.push(id);
  else if (card.location === 'B') {
    newPiece(s, id, 'relic', seat);
    player.relics.push(id);
  } else if (tower) attach(s, newPiece(s, id, 'relic', seat), tower);
  return true;
}
