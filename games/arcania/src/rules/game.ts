import { call, roll, shuffle } from '@siegeworks/kernel';
import { nextLiving } from '@siegeworks/table';
import { tell } from '../state/events.ts';

import { rule } from './book.ts';
import { turn } from './turn.ts';

/** Section 3, steps 5 to 8, then turn after turn. */
export const game = rule('game', () => ({}), {
  shuffleDecks(s) {
    // AK-021
    for (const player of s.players) shuffle(s, player.deck);
    tell(s, { type: 'decksShuffled' });
  },
  firstPlayer(s) {
    // AK-022, AK-R89
    // AK-334: in a Campaign the first player of later Wars is set.
    const { firstPlayer } = s.options;
    s.turn = firstPlayer >= 0 ? firstPlayer : roll(s, s.seats) - 1;
    s.starter = s.turn;
    tell(s, { type: 'starts', seat: s.turn });
  },
  takeTurn(s) {
    call(s, turn(s.turn));
  },
  passTurn(s) {
    // AK-023
    s.turn = nextLiving(s, s.turn);
    return 'takeTurn';
  },
});
