import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refused } from '@siegeworks/contract';
import { digest } from '@siegeworks/contract/hash';
import { Malformed } from '@siegeworks/files/shape';
import type { ArenaGame, Plan } from '@siegeworks/lab';
import { arenaJournal, planned, playOne } from '@siegeworks/lab';
import { afterAll, describe, expect, test } from 'vitest';
import { games } from './toys.ts';

const folder = mkdtempSync(join(tmpdir(), 'siege-journal-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [nim] = games.filter(({ about }) => about.id === 'nim');
const plan: Plan = planned(nim, { games: 6, players: ['greedy', 'random'], seed: 'kept' });
const played: ArenaGame[] = [0, 1, 2, 3].map(index => ({ pairing: 0, played: playOne(nim, plan, index) }));

let files = 0;
function fileWith(text: string): string {
  const file = join(folder, `${files++}.arena`);
  writeFileSync(file, text);
  return file;
}
/** A run of which four games are finished. */
function kept(): string {
  const file = join(folder, `${files++}.arena`);
  const journal = arenaJournal(file, nim, plan);
  for (const game of played) journal.write(game);
  return readFileSync(file, 'utf8');
}
const whole = kept();
const lines = whole.split('\n').slice(0, -1);
const reopened = (text: string) => {
  const file = fileWith(text);
  return { known: arenaJournal(file, nim, plan).known, after: readFileSync(file, 'utf8') };
};
function reasonsOf(text: string, asked: Plan = plan): string[] {
  const file = fileWith(text);
  try {
    arenaJournal(file, nim, asked);
  } catch (error) {
    expect(error).toBeInstanceOf(Refused);
    expect(readFileSync(file, 'utf8')).toBe(text);
    return (error as Refused).reasons.map(reason => reason.text);
  }
  return [];
}
/** The second line with something changed, and its mark put right or not. */
function forged(change: (game: ArenaGame) => void, marked = true): string {
  const { mark, ...game } = JSON.parse(lines[1]);
  change(game);
  const right = digest(`${digest(`${lines[0]}\n`)} ${JSON.stringify(game)}`).slice(0, 16);
  const line = JSON.stringify({ ...game, mark: marked ? right : mark });
  return `${[lines[0], line, ...lines.slice(2)].join('\n')}\n`;
}

describe('a kept arena', () => {
  test('is read as it was written', () => {
    expect(reopened(whole)).toEqual({ known: played, after: whole });
  });

  test('that was torn loses the torn line and nothing else', () => {
    for (const cut of [1, 5, lines[4].length]) {
      const { known, after } = reopened(whole.slice(0, -cut));
      expect(known).toEqual(played.slice(0, 3));
      expect(after).toBe(`${lines.slice(0, 4).join('\n')}\n`);
    }
  });

  test('that is empty, or has half a first line, is an empty run', () => {
    for (const text of ['', lines[0].slice(0, 40), lines[0]])
      expect(reopened(text)).toEqual({ known: [], after: `${lines[0]}\n` });
  });

  test.each<[string, string, string]>([
    ['is something else', 'two eggs\n', 'is not a kept arena'],
    ['is something else without a line', 'two eggs', 'is not a kept arena'],
    ['holds a match', '{"format":"siegeworks-match"}\n', 'is not a kept arena'],
    ['is of version 1', whole.replace('"version":2', '"version":1'), 'was kept by another version'],
    ['is of another seed', whole.replace('"seed":"kept"', '"seed":"x"'), 'keeps another run (seed)'],
    ['is of other rules', whole.replace(/"rulesVersion":"[^"]*"/, '"rulesVersion":"0"'), '(rulesVersion)'],
  ])('that %s is not taken for this run', (_what, text, why) => {
    expect(reasonsOf(text)).toEqual([expect.stringContaining(why)]);
  });

  test.each<[string, string, string]>([
    ['is no JSON', `${lines[0]}\nx\n`, 'line 2 is not JSON'],
    ['is there twice', `${whole}${lines[2]}\n`, 'line 6 is the same game as line 3'],
    ['was changed', forged(game => game.played.turns++, false), 'line 2 is not as it was written down'],
    [
      'has no number',
      forged(game => (game.played.index = 99_999)),
      'line 2.played.index must be from 0 to 5',
    ],
    ['has no pairing', forged(game => (game.pairing = 1)), 'line 2.pairing must be from 0 to 0, not 1'],
    ['has other players', forged(game => game.played.players.reverse()), 'players must be greedy, random'],
    [
      'has another seed',
      forged(game => (game.played.seed = 'x')),
      'line 2.played.seed is not that of game 0',
    ],
    [
      'has no end',
      forged(game => (game.played.outcome = null)),
      'line 2.played must have either an outcome or a failure',
    ],
    [
      'leaves a seat out',
      forged(game => game.played.outcome?.places.pop()),
      'line 2.played.outcome.places must be one for each of 2 seats',
    ],
  ])('with a line that %s is refused and left as it is', (_what, text, why) => {
    expect(reasonsOf(text)).toContainEqual(expect.stringContaining(why));
  });

  test('tells the problems of all lines', () => {
    const text = `${[lines[0], '[]', lines[2], '{"pairing":0}'].join('\n')}\n`;
    const told = reasonsOf(text);
    expect(told[0]).toBe('line 2 must be an object, not []');
    expect(told).toContain('line 4.played must be an object, not missing');
    expect(() => arenaJournal(fileWith(text), nim, plan)).toThrow(Malformed);
  });

  test.skipIf(process.platform === 'win32')('cannot be a device', () => {
    symlinkSync('/dev/full', join(folder, 'full'));
    expect(() => arenaJournal(join(folder, 'full'), nim, plan)).toThrow('is not a regular file');
    expect(existsSync('/dev/full')).toBe(true);
  });
});
