import type { Seat } from '@siegeworks/contract';
import { exp, power } from '@siegeworks/contract/portable';
import type { Player, War } from '../state/state.ts';
import { castleLife } from '../state/table.ts';
import type { Weights } from './weights.ts';

export interface Outlook {
  /** How likely the War is to end by attrition, as things stand. */
  likely: number;
  /** And how likely the seat then wins. */
  wins: number;
}
const UNSEEN: Outlook = { likely: 0, wins: 0.5 };

/** 12.25: whose Draw Deck runs dry first; between two players that is almost certain in advance. */
export function attrition(s: War, seat: Seat, { ATTRITION }: Weights): Outlook {
  if (ATTRITION.foreseen === 0) return UNSEEN;
  const rivals = s.players.filter((p, other) => p.alive && other !== seat);
  if (rivals.length !== 1) return UNSEEN;
  const own = s.players[seat];
  const [rival] = rivals;
  const few = Math.min(own.deck.length, rival.deck.length);
  const quiet = power(1 - Math.max(gone(own), gone(rival)), ATTRITION.calm);
  const likely = (ATTRITION.foreseen * quiet) / (1 + exp((few - ATTRITION.half) / ATTRITION.spread));
  const outlasts = lasts(s, own) > lasts(s, rival);
  return { likely, wins: outlasts ? ATTRITION.sure : 1 - ATTRITION.sure };
}
const gone = (p: Player) => Math.min(1, p.castleDamage / castleLife(p));
/** Turns of the War until this player has nothing left to draw. With an empty hand, one more card is drawn. */
function lasts(s: War, p: Player): number {
  const next = s.players[s.turn] === p ? 2 : 1;
  const cards = p.deck.length - (p.hand.length === 0 ? 1 : 0);
  return next + 2 * Math.ceil(cards / s.options.drawPerTurn);
}
