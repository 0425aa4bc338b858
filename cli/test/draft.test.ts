import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drafterOf, newDraft } from '@siegeworks/decks';
import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { draftedByHand } from '../src/draft/by-hand.ts';
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

test('siege deck sealed --against lot tells how often the computer’s deck wins, each deal from both seats', async () => {
  const { out, code } = await inside(
    'deck sealed towers-in-time --seed cli --games 4 --player random --against lot --json',
  );
  const told = JSON.parse(out);
  expect(told).toMatchObject({ games: 4, legal: 8, finished: 4, won: { games: 4 } });
  expect(told.won.rate).toBe((told.won.wins + told.won.draws / 2) / 4);
  expect(code).toBe(0);
});

test.each([
  ['deck sealed two-deck-siege', 'Two Deck Siege has no packs'],
  ['deck sealed', 'GAME is missing'],
  ['deck seal arcania', 'siege deck cannot "seal"; it can check, show, draw, gauntlet, print, sealed, draft'],
  ['deck draft arcania --seats 9', '--seats needs a whole number from 2 to 8, not 9'],
  ['deck draft arcania --packs 3', '--packs needs a whole number from 4 to 8, not 3'],
  ['deck sealed arcania --games 2 --against me', '--against is one of computer, lot, not "me"'],
  ['deck print sealed.txt --out x.doc', 'print saves sheets as .pdf or single cards as .zip'],
  ['deck print sealed.txt --out x.zip --paper A4', '--paper is for sheets, and a .zip holds single cards'],
  ['deck print sealed.txt --out x.pdf --paper A5', '--paper is one of A4, Letter, not "A5"'],
  ['deck draft arcania --by-hand --json', '--by-hand asks, and --json only tells'],
])('siege %s says what is wrong', async (said, why) => {
  const { err, code } = await inside(said);
  expect(err).toContain(why);
  expect(code).not.toBe(0);
});

test('a draft by hand takes the numbers that are typed, says what is wrong with others, and continues by itself', async () => {
  const [game] = games.filter(({ about }) => about.id === 'tower-siege');
  const drafter = drafterOf(game);
  if (!drafter) throw new Error('no packs');
  const begun = newDraft(drafter, { kind: 'draft', seed: 'hand', seats: 2, packs: 4 });
  const said: string[] = [];
  const write = process.stdout.write;
  process.stdout.write = (text: string | Uint8Array) => said.push(`${text}`) > 0;
  async function* typed() {
    yield* ['1 99', '3, 1', '2', '1 2'];
  }
  const draft = await draftedByHand(drafter, begun, typed()).finally(() => {
    process.stdout.write = write;
  });
  const [first] = begun.packs[0];
  expect(draft.takes[0][0]).toEqual([first[2], first[0]]);
  expect(draft.takes[0]).toHaveLength(28);
  expect(said.join('')).toMatch(/number 99 is not in the pack/);
  expect(said.join('')).toMatch(/2 cards must be taken from this pack, not 1/);
  expect(said.join('')).toMatch(/Pack 1 of 4, 12 cards; you hold 2/);
});
