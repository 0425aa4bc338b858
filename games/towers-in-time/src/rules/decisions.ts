import type { Id, Seat } from '@siegeworks/kernel';
import { call } from '@siegeworks/kernel';
import { printed } from '../state/faces.ts';
import { isFighter, unitsOf } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { demandedAim } from './aims.ts';
import { canAttack } from './army.ts';
import { attackWith } from './attack.ts';
import { canDo, canUsePower } from './deed.ts';
import { magicOptions, performMagic, pullOptions } from './magic.ts';
import { cardMoves, makeMove, REGULAR, unitMoves } from './moves.ts';
import type { MoveOffer, RegularOffer } from './offers.ts';
import { purse } from './temper.ts';
import { comers, isAimedAt, playSource, transport, transports } from './transport.ts';

/** TT-034, TT-R16: every regular action at an opportunity or in a reaction (4.4). */
export function regularOptions(s: Realm, seat: Seat): RegularOffer[] {
  const aim = demandedAim(s, seat);
  const givers = purse(s, seat);
  const options: RegularOffer[] = [];
  if (!aim) {
    for (const card of comers(s, seat)) if (printed(s, card).isSource) options.push({ kind: 'source', card });
    unitMoves(s, seat, REGULAR, options);
    cardMoves(s, seat, REGULAR, options);
    for (const p of unitsOf(s, seat)) {
      if (isFighter(s, p) && canAttack(s, p)) options.push({ kind: 'attack', card: p.id });
    }
    for (const card of s.players[seat].towers)
      if (printed(s, card).isGate && canUsePower(s, card) && canDo(s, seat, card))
        options.push({ kind: 'power', card });
  } else moveToward(s, seat, aim, options);
  transports(s, seat, givers, aim, options);
  magicOptions(s, seat, givers, aim, options);
  pullOptions(s, seat, givers, aim, options);
  return options;
}
function moveToward(s: Realm, seat: Seat, aim: readonly Id[], options: RegularOffer[]): void {
  const moves: MoveOffer[] = [];
  cardMoves(s, seat, REGULAR, moves);
  for (const move of moves) if (isAimedAt(s, move.target, aim)) options.push(move);
}

/** Declares a regular action that was offered. */
export function perform(s: Realm, seat: Seat, pick: RegularOffer): void {
  switch (pick.kind) {
    case 'source':
      return playSource(s, seat, pick.card);
    case 'transport':
      return call(s, transport(seat, pick.card, pick.target));
    case 'move':
    case 'moveItem':
    case 'moveTotem':
      return makeMove(s, pick, REGULAR);
    case 'attack':
      return call(s, attackWith(seat, pick.card));
    default:
      performMagic(s, seat, pick);
  }
}
