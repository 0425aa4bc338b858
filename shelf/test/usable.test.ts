import type { Game, Seat, State } from '@siegeworks/contract';
import { begin, giveUp, pending, play, whyNot } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { readyMatch } from './random-play.ts';

const POSITIONS = 12;
const APART = 13;
/** To throw a card away is no use of it: there may still be a reason why it is not played. */
const THROWN_AWAY = ['discard', 'discardItem', 'limbo', 'letGo'];

/** Looks at positions on the way through a random game, and returns the last one. */
function walk(game: Game, look: (s: State) => void): State {
  const dice = playerDice('usable');
  const s: State = begin(game, readyMatch(game, 1, 2), 'usable');
  for (let made = 0; made < POSITIONS * APART; made++) {
    const asked = pending(game, s);
    if (asked === null) break;
    if (made % APART === 0) look(s);
    const { options, seat } = asked;
    play(
      game,
      s,
      dice() < 0.7 ? game.judgement.habit(s, seat, options) : options[Math.floor(dice() * options.length)],
    );
  }
  return s;
}

describe.each(games.map(game => [game.about.id, game] as const))('%s', (_id, game) => {
  test('what is offered is never said to be impossible, and the card of an offer has no reason against it', () => {
    let offered = 0;
    walk(game, s => {
      const asked = pending(game, s);
      for (const option of asked?.options ?? []) {
        if (option.card === undefined || THROWN_AWAY.includes(option.kind)) continue;
        offered++;
        const seat = asked?.seat ?? 0;
        expect(whyNot(game, s, seat, option), `${asked?.question} ${option.kind}`).toEqual([]);
        expect(whyNot(game, s, seat, { card: option.card })).toEqual([]);
      }
    });
    expect(offered).toBeGreaterThan(5);
  });

  test('when the game is over, that is why', () => {
    const s = walk(game, () => {});
    for (let seat: Seat = 0; seat < s.seats && s.over === null; seat++) giveUp(game, s, seat);
    expect(s.over).not.toBeNull();
    expect(whyNot(game, s, 0, { card: 0 }).map(reason => reason.text)).toEqual([
      expect.stringMatching(/over|ended/),
    ]);
  });
});
