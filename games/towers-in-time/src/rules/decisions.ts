import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { printed } from '../state/faces.ts';
import { isFighter } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { canAttack } from './army.ts';
import { attackWith } from './attack.ts';
import { canDo, canUsePower } from './deed.ts';
import { magicOptions, performMagic, pullOptions } from './magic.ts';
import type { Means } from './means.ts';
import { cardMoves, makeMove, REGULAR, unitMoves } from './moves.ts';
import type { MoveOffer, RegularOffer } from './offers.ts';
import { isAimedAt, playableCards, playSource, transport, transports } from './transport.ts';

/** TT-034, TT-R16: every regular action at an opportunity or in a reaction (4.4). */
export function regularOptions(m: Means): void {
  const cards = playableCards(m.s, m.seat);
  if (m.aim) movesToward(m, m.aim);
  else atWill(m, cards);
  transports(m, cards);
  magicOptions(m);
  pullOptions(m);
}
/** Actions without a target, which are ruled out when the action must target something. */
function atWill(m: Means, cards: readonly Id[]): void {
  const { s, seat, options } = m;
  for (const card of cards) if (printed(s, card).isSource) options.push({ kind: 'source', card });
  unitMoves(m, REGULAR);
  cardMoves(m, REGULAR);
  for (const p of m.units)
    if (isFighter(s, p) && canAttack(s, p)) options.push({ kind: 'attack', card: p.id });
  for (const card of s.players[seat].towers)
    if (printed(s, card).isGate && canUsePower(s, card) && canDo(s, seat, card, null))
      options.push({ kind: 'power', card });
}
function movesToward(m: Means, aim: readonly Id[]): void {
  const moves: MoveOffer[] = [];
  cardMoves({ ...m, options: moves }, REGULAR);
  for (const move of moves) if (isAimedAt(m.s, move.target, aim)) m.options.push(move);
}

/** Declares the chosen regular action. */
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
