import type { Seat } from '@siegeworks/contract';
import { call, reveal, roll, shuffle } from '@siegeworks/kernel';
import { clockwise } from '@siegeworks/table';
import { tell } from '../state/events.ts';
import { attack, isCreature, living, unitsOf } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { rule } from './book.ts';
import { drawOpening, openAll } from './opening.ts';
import { turn } from './turn.ts';

/** Section 3, then turn after turn. */
export const game = rule('game', () => ({}), {
  shuffleDecks(s) {
    for (const player of s.players) shuffle(s, player.deck);
    tell(s, { type: 'decksShuffled' });
  },
  /** TT-008, TT-009: `placed` holds the number of shields until they lie there. */
  shields(s) {
    s.players.forEach((player, seat) => {
      while (player.shields.length < player.placed) player.shields.push(player.deck.pop() ?? 0);
      player.placed = 0;
      tell(s, { type: 'shieldsDealt', seat, cards: player.shields.slice() });
      drawOpening(s, seat);
    });
  },
  open(s) {
    openAll(s);
  },
  /** S8 */
  show(s) {
    reveal(s);
    s.phase = 'beginning';
    for (const seat of living(s)) {
      const { towers, limbo, discard } = s.players[seat];
      const units = unitsOf(s, seat).flatMap(p => [p.id, ...p.cards]);
      tell(s, {
        type: 'revealed',
        seat,
        towers: towers.slice(),
        units,
        limbo: limbo.slice(),
        discard: discard.slice(),
      });
    }
  },
  /** The first player goes first because the one before him is treated as the last (TT-041). */
  first(s) {
    const seat = firstPlayer(s);
    const before = clockwise(s, seat).filter(other => other !== seat);
    s.last = before[before.length - 1] ?? seat;
    tell(s, { type: 'starts', seat });
  },
  takeTurn(s) {
    call(s, turn());
  },
  again() {
    return 'takeTurn';
  },
});

/** TT-018, TT-R94 */
function firstPlayer(s: Realm): Seat {
  const seats = s.options.firstPlayer === 'lot' ? living(s) : strongest(s);
  return seats[seats.length === 1 ? 0 : roll(s, seats.length) - 1];
}
/** TT-019, TT-R07: attack values from the highest down; a longer list beats a shorter one that it has matched. */
function strongest(s: Realm): Seat[] {
  const seats = living(s);
  const values = seats.map(seat =>
    unitsOf(s, seat)
      .filter(p => isCreature(s, p))
      .map(p => attack(s, p))
      .sort((a, b) => b - a),
  );
  let best = seats.map((_seat, i) => i);
  for (let at = 0; best.length > 1 && best.some(i => at < values[i].length); at++) {
    const highest = Math.max(...best.map(i => values[i][at] ?? -1));
    best = best.filter(i => (values[i][at] ?? -1) === highest);
  }
  return best.map(i => seats[i]);
}
