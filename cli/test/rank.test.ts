import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { save } from '@siegeworks/files';
import type { Match } from '@siegeworks/kernel';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { describe, expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import { ranked } from '../src/verbs/rank.ts';
import { inside, toysInside } from './inside.ts';
import { somePicks } from './saved.ts';
import { folder } from './siege.ts';

/** A file of this match, with the name of its first player. */
function written(name: string, match: Match, player = 'You'): string {
  const file = join(folder, name);
  const seats = match.config.players.map((_player, seat) => ({
    kind: 'me',
    name: seat === 0 ? player : `Somebody ${seat}`,
  }));
  writeFileSync(file, JSON.stringify({ ...save(match), table: { seats, auto: [] } }));
  return file;
}

describe.concurrent('rank', () => {
  test('TD-247 the first number that differs decides; equals share a rank', () => {
    const entry = (name: string, ...numbers: number[]) => ({ name, text: '', numbers });
    const rows = ranked([
      entry('late', 5, 1, -9),
      entry('equal', 5, 1, -9),
      entry('best', 6, 0, -20),
      entry('last', 5, 0, -1),
    ]);
    expect(rows.map(({ rank, name }) => `${rank} ${name}`)).toEqual([
      '1 best',
      '2 late',
      '2 equal',
      '4 last',
    ]);
  });

  test('TD-246 saved matches of one deal, each player once, unfinished ones as given up', async () => {
    const ann = written('ann.json', somePicks(twoDeckSiege, 40, 'rank'));
    const ben = written('ben.json', somePicks(twoDeckSiege, 4, 'rank'), 'Ben');
    const again = written('again.json', somePicks(twoDeckSiege, 60, 'rank'), 'Ben');
    const { out, code } = await inside(`rank ${ann} ${ben} ${again}`);
    expect(out).toMatch(/^1 {2}ann .*\n2 {2}Ben .*the castle is given up/);
    expect(out.match(/points/g)).toHaveLength(2);
    expect(code).toBe(0);
  });

  test('other deals and games without a comparison are refused', async () => {
    const [a, b] = ['a', 'b'].map(seed => written(`nim-${seed}.json`, somePicks(nim, 2, seed)));
    const other = await toysInside(`rank ${a} ${b}`);
    expect(other.err).toContain('nim-b.json: this is not the same deal as in');
    const same = await toysInside(`rank ${a} ${a}`);
    expect(same.err).toContain('Nim says nothing about how its matches compare');
    expect([other.code, same.code]).toEqual([1, 1]);
  });
});
