import type { Id, Seat } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import type { Offered } from '../state/offers.ts';
import { addEffect } from '../state/place.ts';
import { cardOf, creatures, disabled, effectsOn, inPlay, printed, printedOn } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { rule } from './book.ts';
import { canPay } from './costs.ts';
import { pay } from './pay.ts';
import { declare } from './pending.ts';

/** TS-124, TS-125: Flight, Tunneling, Shadowalk and Charge for 1 Round, from the creature or an Item (TS-R81). */
export function travelOptions(s: Siege, seat: Seat, ownTurn: boolean): Offered<'travel'>[] {
  const options: Offered<'travel'>[] = [];
  for (const p of creatures(s, seat)) {
    if (canTravel(s, p, p, ownTurn)) options.push({ kind: 'travel', card: p.id });
    for (const id of p.items)
      if (canTravel(s, piece(s, id), p, ownTurn)) options.push({ kind: 'travel', card: id });
  }
  return options;
}
export function canTravel(s: Siege, source: Piece, p: Piece, ownTurn: boolean): boolean {
  const { travel, travelCost, travelOnTurn } = printedOn(s, source);
  if (!travel || (travelOnTurn && !ownTurn)) return false;
  if (source.kind === 'item' && (!source.active || disabled(s, source.id))) return false;
  if (
    effectsOn(s, p.id, travel) ||
    s.pending.some(i => i.kind === 'ability' && i.what === travel && i.targets[0] === p.id)
  )
    return false;
  return canPay(s, p.controller, { gp: 0, pp: travelCost ?? 0 });
}

export function startTravel(s: Siege, seat: Seat, source: Id, how: 'now' | 'pending'): void {
  call(s, travel(seat, source, how));
}
const travel = rule('travel', (seat: Seat, source: Id, how: 'now' | 'pending') => ({ seat, source, how }), {
  pay(s, f) {
    call(s, pay(f.seat, { gp: 0, pp: printed(s, f.source).travelCost ?? 0 }, f.source));
  },
  begin(s, f) {
    if (!inPlay(s, f.source)) return;
    const source = piece(s, f.source);
    const creature = source.kind === 'item' ? source.bearer : source.id;
    const ability = cardOf(source).travel ?? '';
    if (f.how === 'now') return beginTravel(s, creature, f.source, ability);
    declare(s, {
      kind: 'ability',
      by: f.seat,
      what: ability,
      card: f.source,
      level: NONE,
      targets: [creature],
    });
  },
});

export function beginTravel(s: Siege, creature: Id, source: Id, ability: string): void {
  if (!inPlay(s, creature) || !inPlay(s, source)) return;
  const from = piece(s, source);
  if (from.kind === 'item') from.usedOn = s.turnsBegun;
  cover(`card ${from.card} travels`);
  addEffect(s, { what: ability, card: NONE, by: from.controller, on: [creature], source, left: 1 });
}
