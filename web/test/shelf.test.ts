import { Refused } from '@siegeworks/contract';
import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { farGames } from '../build/shelf.ts';
import { farShelf, infoOf, shelfOf } from '../src/worker/shelf.ts';

const shelf = shelfOf(games);
const infos = new Map(games.map(game => [game.about.id, infoOf(game)]));

test('a shelf tells what is on it, and the game of the day where there is one', async () => {
  const infos = shelf.infos('2026-11-15');
  expect(infos.map(({ id }) => id)).toEqual(games.map(({ about }) => about.id));
  expect(infos.map(({ today }) => today?.seed)).toEqual(
    games.map(({ about }) => `${about.id}/daily/2026-11-15`),
  );
  expect(await shelf.game('arcmage')).toBe(games.find(({ about }) => about.id === 'arcmage'));
  expect(await shelf.game('chess')).toBeNull();
});

test('what is said of a game names its castles and styles, if it has any', () => {
  for (const { about, catalogue, judgement } of games) {
    const info = infos.get(about.id);
    expect(info?.castles?.ready).toEqual(catalogue.castles?.ready);
    expect(info?.castles?.schema).toEqual(catalogue.castles?.schema);
    expect(info?.castles?.supply).toEqual(catalogue.castles?.supply);
    expect(info?.styles).toEqual(judgement.styles && Object.keys(judgement.styles));
  }
  expect([...infos.values()].filter(({ castles }) => castles).map(({ id }) => id)).toEqual([
    'two-deck-siege',
  ]);
});

test('rules that cannot be fetched are a refusal and no damage', async () => {
  const info = infoOf(games[0]);
  const far = farShelf([{ info, load: () => Promise.reject(new Error('no network')) }]);
  const asked = far.game(info.id);
  await expect(asked).rejects.toThrow(Refused);
  await expect(asked).rejects.toThrow(
    'the rules of Tower Siege could not be fetched (no network): try again',
  );
});

test('a built page knows every game but carries none', async () => {
  const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');
  const { load } = farGames(root);
  const made =
    typeof load === 'function' ? await Reflect.apply(load, {}, [`${root}/web/src/worker/all-games.ts`]) : '';
  for (const { id, title } of games.map(game => game.about)) {
    expect(made).toContain(`"title":"${title}"`);
    expect(made).toContain(`await import('@siegeworks/${id}')`);
  }
  expect(made).not.toMatch(/^import .*@siegeworks/m);
});
