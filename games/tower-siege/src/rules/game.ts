import type { Seat } from '@siegeworks/contract';
import { call, roll, shuffle } from '@siegeworks/kernel';
import { clockwise } from '@siegeworks/table';
import { emit } from '../state/events.ts';

import type { Siege } from '../state/state.ts';
import { rule } from './book.ts';
import { draw } from './draw.ts';
import { compare } from './ending.ts';
import { tickEffects } from './on-guard.ts';
import { turn } from './turn.ts';

/** Section 3, steps S6 to S9, then turn after turn. */
export const game = rule('game', () => ({}), {
  shuffleDecks(s) {
    for (const player of s.players) shuffle(s, player.deck);
    emit(s, { type: 'decksShuffled' });
  },
  initiative(s) {
    s.turn = highestRoll(s, clockwise(s, s.seats - 1));
    s.starter = s.turn;
    emit(s, { type: 'starts', seat: s.turn });
  },
  /** TS-R07: everybody draws before the first turn. */
  deal(s) {
    const order = [s.turn, ...clockwise(s, s.turn).filter(seat => seat !== s.turn)];
    for (const seat of order) draw(s, seat);
  },
  takeTurn(s) {
    call(s, turn(s.turn));
  },
  passTurn(s) {
    nextTurn(s);
    return 'takeTurn';
  },
});

/** S7, TS-R06: tied highest players roll again until one is highest. */
function highestRoll(s: Siege, seats: Seat[]): Seat {
  const rolls = seats.map(seat => {
    const die = roll(s, 100);
    emit(s, { type: 'initiativeRolled', seat, die });
    return die;
  });
  const best = Math.max(...rolls);
  const highest = seats.filter((_seat, i) => rolls[i] === best);
  return highest.length === 1 ? highest[0] : highestRoll(s, highest);
}

/** Clockwise to the next living player; seats passed over still count as moments (10.8). */
function nextTurn(s: Siege): void {
  let begins = false;
  for (let i = 1; i <= s.seats; i++) {
    const seat = (s.turn + i) % s.seats;
    if (seat === s.starter) {
      endRound(s);
      if (s.over) return;
      begins = true;
    }
    if (s.players[seat].alive) {
      s.turn = seat;
      // TS-009, TS-R20: the player who takes the first turn of a Round starts it.
      if (begins) s.starter = seat;
      return;
    }
    tickEffects(s, seat);
  }
}

/** TS-008, TS-223, TS-R94 */
function endRound(s: Siege): void {
  const { roundLimit, noProgressRounds } = s.options;
  s.quiet = s.progress ? 0 : s.quiet + 1;
  s.progress = false;
  if (roundLimit > 0 && s.round >= roundLimit) return compare(s, 'roundLimit');
  if (noProgressRounds > 0 && s.quiet >= noProgressRounds) return compare(s, 'noProgress');
  s.round++;
  emit(s, { type: 'roundBegan', round: s.round });
}
