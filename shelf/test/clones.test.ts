import { isDeepStrictEqual } from 'node:util';
import type { Game, State } from '@siegeworks/contract';
import { begin, giveUp, pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { readyMatch } from './random-play.ts';

const PICKS = 400;
/** What never changes once it is there: it is replaced whole, or not at all. */
const SHARED = ['options', 'names', 'owners', 'people', 'rating'];

/** Where the two hold the very same list or object. */
function shared(a: unknown, b: unknown, path: string): string[] {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return [];
  if (a === b) return [path];
  const other = b as Record<string, unknown>;
  return Object.entries(a).flatMap(([key, value]) => shared(value, other[key], `${path}.${key}`));
}
const own = (s: State): Record<string, unknown> =>
  Object.fromEntries(Object.entries(s).filter(([key]) => !SHARED.includes(key)));

function expectApart(game: Game, s: State): void {
  const copy = game.rules.clone(s);
  // Said of the first difference only: this is asked hundreds of times.
  if (!isDeepStrictEqual(copy, s)) expect(copy).toEqual(s);
  expect(shared(own(s), own(copy), '')).toEqual([]);
}

test.each(games.map(game => [game.about.id, game] as const))(
  '%s: a copy of a table is equal to it and shares nothing that changes',
  (_id, game: Game) => {
    for (const [players, seed] of [
      [2, 'two'],
      [3, 'three'],
    ] as const) {
      const dice = playerDice(`clones ${seed}`);
      const s: State = begin(game, readyMatch(game, players, players), seed);
      for (let made = 0; made < PICKS; made++) {
        const asked = pending(game, s);
        if (asked === null) break;
        s.events = null;
        expectApart(game, s);
        const { options, seat } = asked;
        const habit = dice() < 0.7;
        play(
          game,
          s,
          habit ? game.judgement.habit(s, seat, options) : options[Math.floor(dice() * options.length)],
        );
      }
      for (let seat = 0; !s.over; seat++) giveUp(game, s, seat);
      expectApart(game, s);
    }
  },
);
