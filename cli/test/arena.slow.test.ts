import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { toysInside } from './inside.ts';
import { folder, toys } from './siege.ts';

describe('arena', () => {
  test('for people: rates with intervals, and ratings for three', async () => {
    const { code, out } = await toys('arena nim --players squire,page,random --games 10');
    expect(out).toContain('Nim: 30 games');
    expect(out).toMatch(
      /squire +beats random +\d+ of 10 +[\d.]+ % +[\d.]+ % to [\d.]+ % +\d deals? ahead, \d behind\n/,
    );
    expect(out).toMatch(/Ratings\n {2}squire/);
    expect(code).toBe(0);
  });

  test('the same command continues where it was stopped', async () => {
    const file = join(folder, 'nim.arena');
    const whole = await toys(`arena nim --games 10 --keep ${file} --json`);
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines).toHaveLength(12);
    // As if the machine had stopped in the middle of a line.
    writeFileSync(file, `${lines.slice(0, 5).join('\n')}\n${lines[5].slice(0, 20)}`);
    const again = await toys(`arena nim --games 10 --keep ${file} --json`);
    expect(JSON.parse(again.out).pairings).toEqual(JSON.parse(whole.out).pairings);
    // The torn line is gone, and all ten games are there once.
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(12);
    const other = await toys(`arena nim --games 12 --keep ${file}`);
    expect(other.code).toBe(2);
    expect(other.err).toContain('keeps another run');
  });

  test.each([
    ['--budget soon', '--budget needs milliseconds or iterations, such as 200ms or 2000i, not soon'],
    ['--players squire', 'an arena needs two players or more'],
    ['--games 3', 'mirrored games come in pairs'],
  ])('%s is refused', async (said, why) => {
    const { code, err } = await toysInside(`arena nim ${said}`);
    expect(err).toContain(why);
    expect(code).toBeGreaterThan(0);
  });
});
