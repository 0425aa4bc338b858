import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { inside } from './inside.ts';
import { folder } from './siege.ts';

function file(name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.join('\n'));
  return path;
}
const RANGERS = ['Game: arcania', 'Army: Elves', '5 Rangers', '1 Drill', '4 Barrack'];
const KEEP = ['Name: Keep', 'Game: Two Deck Siege', 'Castle: Rectangle', 'Provisions: 30', 'Opening hand: 3'];

describe('siege deck check', () => {
  test('tells with each reason what mends it, without cards that the deck may not hold', async () => {
    const deck = file('rangers.txt', RANGERS);
    const { out, code } = await inside(['deck', 'check', deck]);
    expect(code).toBe(1);
    expect(out).toMatch(/at most 4 are allowed \(AK-005\)\n {2}Take out 1: Rangers 5 → 4\n/);
    expect(out).toMatch(
      /Drill is not a card of the Elves \(AK-002\)\n {2}Swap for (.+): Drill 1 → 0, \1 0 → 1\n/,
    );
    expect(out).toMatch(/at least 60 cards; .* \(AK-004\)\n {2}Add 50 cards: .*… and \d+ other cards/);
    const { reasons } = JSON.parse((await inside(['deck', 'check', deck, '--json'])).out);
    const [swap] = reasons.find(({ rule }: { rule: string }) => rule === 'AK-002').remedies;
    const swapped = Object.entries(swap.part.cards).map(([id, copies]) => `${copies} ${id}`);
    const mended = file('mended.txt', ['Game: arcania', 'Army: Elves', ...swapped]);
    expect((await inside(['deck', 'check', mended])).out).not.toContain('AK-002');
  });

  test('tells of a castle what mends it', async () => {
    const ruin = file('ruin.txt', [...KEEP, 'Thick walls: N1']);
    const { out, code } = await inside(['deck', 'check', ruin]);
    expect(code).toBe(1);
    expect(out).toMatch(/two different walls .* \(TD-014\)\n {2}Thick walls: as usual\n/);
    expect((await inside(['deck', 'check', file('keep.txt', KEEP)])).out).toContain('a castle: legal');
  });
});

describe('siege deck draw', () => {
  test('deals the same hands again for the same seed, and what the next turns bring', async () => {
    const deck = file('draws.txt', RANGERS);
    const first = await inside(['deck', 'draw', deck, '--hands', '2', '--turns', '2', '--seed', 'x']);
    expect(first.out).toMatch(/^1\. (\w+, ){6}\w+\n {3}turn 2: \w+\n {3}turn 3: \w+\n2\. /);
    expect(await inside(['deck', 'draw', deck, '--hands', '2', '--turns', '2', '--seed', 'x'])).toEqual(
      first,
    );
  });

  test('deals the opening hand of a castle, and two cards for each round', async () => {
    const keep = file('keep.txt', KEEP);
    const { out } = await inside(['deck', 'draw', keep, '--hands', '1', '--json']);
    const [{ hand, later }] = JSON.parse(out);
    expect(hand).toHaveLength(3);
    expect(hand[0]).toBe('Man the Walls');
    expect(later.map((cards: string[]) => cards.length)).toEqual([2, 2, 2]);
    const none = file('none.txt', [...KEEP.slice(0, -1), 'Opening hand: 0']);
    expect((await inside(['deck', 'draw', none])).out).toMatch(/^1\. no card\n {3}round 1: /);
  });
});

test('siege deck show says of a castle everything that it leaves as usual', async () => {
  const { out } = await inside(['deck', 'show', file('keep.txt', KEEP)]);
  expect(out).toMatch(/Provisions +TD-190 +30\n/);
  expect(out).toMatch(/Overrun limit +TD-188 +5 \(not said\)\n/);
  expect(out).toContain('begins with 3 in hand; up to 2 of the other 25 are drawn');
});

test('siege deck gauntlet and siege sim play the same games with the same seed', async () => {
  const towers = games.find(({ about }) => about.id === 'towers-in-time');
  const { cards, choices } = towers?.catalogue.decks[0] ?? {};
  const deck = file('towers.json', [JSON.stringify({ game: 'towers-in-time', cards, choices })]);
  const order = ['--games', '4', '--seed', 'x', '--json'];
  const gauntlet = await inside(['deck', 'gauntlet', deck, '--player', 'random', ...order]);
  const sim = await inside([
    'sim',
    'towers-in-time',
    '--workers',
    '1',
    '--deck',
    deck,
    '--players',
    'random',
    ...order,
  ]);
  const { all, rows } = JSON.parse(gauntlet.out);
  const { winsByDeck } = JSON.parse(sim.out);
  expect(winsByDeck[deck]).toEqual({ wins: all.wins, games: 4 });
  for (const { deck: id, wins, games: n } of rows)
    expect(winsByDeck[id]).toEqual({ wins: n - wins, games: n });
});
