import type { PackPlan } from '@siegeworks/contract';
import type { Draft } from './draft.ts';
import {
  heldBy,
  isDone,
  packBefore,
  passes,
  roundsIn,
  seatsIn,
  turnsARound,
  turnsDone,
  wanted,
} from './draft.ts';

/** A draft as far as one of its seats may know it. */
export interface SeatView {
  seat: number;
  packs: number;
  round: number;
  turn: number;
  turns: number;
  take: number;
  pack: string[];
  to: number;
  from: number;
  held: string[];
  opened: string[][];
  stock: string[];
}

/** What lies before a seat, what it holds, and where packs go: nothing of what others hold. */
export function seatView(draft: Draft, plan: PackPlan, seat: number): SeatView {
  const turn = turnsDone(draft);
  const round = Math.min(roundsIn(draft) - 1, Math.floor(turn / turnsARound(plan)));
  const waits = isDone(draft, plan) || draft.takes[seat].length > turn;
  const pack = waits ? [] : packBefore(draft, plan, seat, turn);
  const seats = seatsIn(draft);
  return {
    seat,
    packs: roundsIn(draft),
    round: round + 1,
    turn,
    turns: roundsIn(draft) * turnsARound(plan),
    take: wanted(pack, plan),
    pack,
    to: (seat + passes(round) + seats) % seats,
    from: (seat - passes(round) + seats) % seats,
    held: heldBy(draft, seat),
    opened: draft.kind === 'sealed' ? draft.packs[seat] : [],
    stock: [...plan.stock],
  };
}
