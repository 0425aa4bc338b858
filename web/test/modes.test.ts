import type { GameInfo } from '@siegeworks/protocol';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { fitMode, fitPlayers } from '../src/game/modes.ts';
import { fittingOptions } from '../src/game/table-size.ts';
import { planOf, usualSetup } from '../src/setup.ts';
import { infoOf } from '../src/worker/shelf.ts';

const info = (id: string): GameInfo => {
  const game = games.find(each => each.about.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return infoOf(game);
};
const bots = [{ id: 'page', name: 'Page', text: '' }];

describe('the number of players and the mode', () => {
  test('a mode that does not suit is changed, and that is said', () => {
    expect(fitMode(info('arcmage'), { format: 'duel' }, 3)).toEqual({
      options: { format: 'ffa' },
      players: 3,
      note: 'Duel is not for 3 players: now it is Free for all.',
    });
    expect(fitMode(info('two-deck-siege'), { mode: 'solo' }, 2).note).toBe(
      'Alone is not for 2 players: now it is Duel.',
    );
    expect(fitMode(info('tower-siege'), { teams: true }, 3).options).toEqual({ teams: false });
  });

  test('a mode that suits stays, whatever else would suit too', () => {
    expect(fitMode(info('arcmage'), { format: 'aminDuna' }, 4)).toMatchObject({
      options: { format: 'aminDuna' },
      note: '',
    });
    expect(fitMode(info('two-deck-siege'), { mode: 'council' }, 2)).toMatchObject({
      options: { mode: 'council' },
      note: '',
    });
  });

  test('another mode brings the nearest number of players, and that is said', () => {
    expect(fitPlayers(info('arcmage'), { format: 'aminDuna' }, 2)).toMatchObject({
      players: 3,
      note: 'Amin Duna is for 3 to 5 players: now there are 3 players.',
    });
    expect(fitPlayers(info('tower-siege'), { teams: true }, 3)).toMatchObject({
      players: 2,
      note: 'Playing in teams is for 2, 4 or 6 players: now there are 2 players.',
    });
    expect(fitPlayers(info('two-deck-siege'), { mode: 'solo' }, 3).players).toBe(1);
    expect(fitPlayers(info('arcania'), {}, 4)).toEqual({ options: {}, players: 4, note: '' });
  });

  test.each(games.map(game => [game.about.id, game] as const))(
    '%s can be set up with every number of players',
    (id, game) => {
      for (let n = game.about.seats.min; n <= game.about.seats.max; n++) {
        const usual = usualSetup(info(id), bots);
        const { options, players } = fitMode(info(id), usual.options, n);
        const setup = { ...usual, players, options: { ...options, ...fittingOptions(id, n) } };
        expect(game.setup.check(planOf(setup, bots, 0).config), `${n}`).toEqual([]);
      }
    },
  );
});
