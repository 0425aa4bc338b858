import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inside } from './inside.ts';
import { folder } from './siege.ts';

test('siege deck sealed tells packs, pool and deck, the same again for the same seed, and writes a deck that is legal', async () => {
  const file = join(folder, 'sealed.txt');
  const first = await inside(['deck', 'sealed', 'arcania', '--seed', 'cli', '--out', file]);
  expect(first.code).toBe(0);
  expect(first.out).toMatch(/Pack 6: /);
  expect(first.out).toMatch(/as many as the rules allow: Green Vale, Stone Heath/);
  expect(await inside(['deck', 'sealed', 'arcania', '--seed', 'cli', '--out', file])).toEqual(first);
  expect(readFileSync(file, 'utf8')).toMatch(/^Name: Sealed from cli\nGame: Arcania/);
  expect((await inside(['deck', 'check', file])).out).toContain('60 cards: legal');
});

test('siege deck draft --json tells programs who took what', async () => {
  const { out, code } = await inside('deck draft arcmage --seed cli --seats 2 --packs 4 --seat 2 --json');
  expect(code).toBe(0);
  const { packs, takes, pool, deck } = JSON.parse(out);
  expect(takes[1].flat()).toHaveLength(56);
  expect([...takes[0].flat(2), ...takes[1].flat(2)].sort()).toEqual(packs.flat(3).sort());
  for (const [card, copies] of Object.entries<number>(deck.cards))
    expect(pool.stock.includes(card) || pool.cards[card] >= copies).toBe(true);
});

test('siege deck sealed --games plays games between decks that the computer built', async () => {
  const { out, code } = await inside(
    'deck sealed towers-in-time --seed cli --games 2 --player random --json',
  );
  expect(JSON.parse(out)).toMatchObject({ games: 2, legal: 4, finished: 2, failures: [] });
  expect(code).toBe(0);
});

test.each([
  ['deck sealed two-deck-siege', 'Two Deck Siege has no packs'],
  ['deck sealed', 'GAME is missing'],
  ['deck seal arcania', 'siege deck cannot "seal"; it can check, show, draw, gauntlet, print, sealed, draft'],
  ['deck draft arcania --seats 9', '--seats needs a whole number from 2 to 8, not 9'],
  ['deck draft arcania --packs 3', '--packs needs a whole number from 4 to 8, not 3'],
  ['deck draft arcania --by-hand --json', '--by-hand asks, and --json only tells'],
])('siege %s says what is wrong', async (said, why) => {
  const { err, code } = await inside(said);
  expect(err).toContain(why);
  expect(code).not.toBe(0);
});
