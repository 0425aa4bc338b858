import { save } from '@siegeworks/files';
import type { SavedSeat } from '@siegeworks/host';
import { copyOf, dealAnew, goBackTo, pick } from '@siegeworks/kernel';
import type { BranchWish } from '@siegeworks/protocol';
import type { Replay } from './replay.ts';
import { keyOf } from './whole.ts';

/** The file of a match that goes on from a moment of another one, with somebody in one of its seats. */
export function branchFile(replay: Replay, wish: BranchWish, fresh: () => string): string {
  const { at, seat, honest, name, bot, first } = wish;
  const match = copyOf(replay.match);
  goBackTo(match, at);
  if (honest) dealAnew(match, seat, fresh());
  if (first) pick(match, seat, first);
  const seats = replay.seats.map(
    (chair, n): SavedSeat =>
      n === seat
        ? { kind: 'me', name: 'You' }
        : { kind: 'bot', name: chair.bot ? chair.name : bot, bot: chair.bot ?? bot },
  );
  const auto = (replay.file.table?.auto ?? []).filter(made => made < at);
  return JSON.stringify({
    ...save(match),
    table: { seats, auto },
    branch: { of: keyOf(replay), at, name },
  });
}
