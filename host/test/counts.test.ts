import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { counted } from './counted.ts';
import { playOn, threeVisits } from './people.ts';

const settings = { askForced: true, stops: [], standing: {} };

test.each(games.map(game => [game.about.id, game] as const))(
  '%s: for one pick the options are listed once, a view is made for each eye, no board, one copy',
  async (_id, each) => {
    const { game, counts } = counted(each);
    const { room, ann, ben } = await threeVisits(game);
    for (const person of [ann, ben]) await person.ask('settle', { game: game.about.id, settings });
    const [before, picks] = [{ ...counts }, room.match.picks.length];
    await playOn([ann, ben], 60);
    const made = room.match.picks.length - picks;
    expect(made).toBeGreaterThan(20);
    const perPick = Object.entries(counts).map(([what, n]) => [what, (n - before[what as 'view']) / made]);
    expect(Object.fromEntries(perPick)).toEqual({ options: 1, view: 3, board: 0, clone: 1 });
  },
);
