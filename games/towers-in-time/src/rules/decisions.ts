import type { Option, Seat } from '@siegeworks/kernel';
import { call } from '@siegeworks/kernel';
import { printed } from '../state/faces.ts';
import { isFighter, unitsOf } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { demandedAim } from './aims.ts';
import { canAttack } from './army.ts';
import { attackWith } from './attack.ts';
import { canDo, canUsePower } from './deed.ts';
import { magicOptions, performMagic, pullOptions } from './magic.ts';
import { cardMoves, makeMove, REGULAR, unitMoves } from './moves.ts';
import { purse } from './temper.ts';
import { comers, isAimedAt, playSource, transport, transports } from './transport.ts';

/** TT-034, TT-R16: every regular action at an opportunity or in a reaction (4.4). */
export function regularOptions(s: Realm, seat: Seat): Option[] {
  const aim = demandedAim(s, seat);
  const givers = purse(s, seat);
  const options: Option[] = [];
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
  } else
    for (const move of cardMoves(s, seat, REGULAR))
      if (isAimedAt(s, move.target ?? NONE, aim)) options.push(move);
  transports(s, seat, givers, aim, options);
  magicOptions(s, seat, givers, aim, options);
  return pullOptions(s, seat, givers, aim, options);
}

/** Declares a regular action that was offered. */
export function perform(s: Realm, seat: Seat, pick: Option): void {
  const { kind, card = NONE, target } = pick;
  switch (kind) {
    case 'source':
      return playSource(s, seat, card);
    case 'transport':
      return call(s, transport(seat, card, target ?? NONE));
    case 'move':
    case 'moveItem':
    case 'moveTotem':
      return makeMove(s, pick, REGULAR);
    case 'attack':
      return call(s, attackWith(seat, card));
    default:
      performMagic(s, seat, pick);
  }
}
