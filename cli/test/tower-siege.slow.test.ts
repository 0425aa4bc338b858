import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inside } from './inside.ts';
import { folder, siege } from './siege.ts';

const many = (line: string, n: number) => `${line}\n`.repeat(n);

describe('Tower Siege in the terminal', () => {
  test('is on the shelf', async () => {
    const { out } = await siege('games');
    expect(out).toContain('Tower Siege  tower-siege, 2 to 6 seats');
    const card = await inside('card "battle axe"');
    expect(card.out).toContain('Battle Axe  Tower Siege: ');
    const shields = await inside('card shield --json');
    expect(JSON.parse(shields.out).map(({ id }: { id: string }) => id)).toEqual(['spell-shield', 'shield']);
    expect((await inside('card "Batle Axe"')).err).toContain('did you mean Battle Axe');
  });

  test('a whole game, and its replay', async () => {
    const { code, out } = await inside('play tower-siege --seed whole --opponent squire', {
      input: `${many('a', 3)}${many('1', 3000)}`,
    });
    expect(out).toContain('Tower Siege: you (');
    expect(out).toMatch(/You (win|lose): /);
    expect(code).toBe(0);
    const file = join(folder, 'tower-siege-whole.match.json');
    const { picks } = JSON.parse(readFileSync(file, 'utf8'));
    expect((await inside(`verify ${file}`)).out).toContain(`: ${picks.length} picks\n`);
    const { out: replayed } = await inside(`replay ${file} --at 40`);
    expect(replayed).toContain(`Tower Siege, after 40 of ${picks.length} picks`);
  });

  test('random games under all laws', async () => {
    const { code, out } = await siege('sim tower-siege --games 1 --seed c --check --json');
    expect(JSON.parse(out)).toMatchObject({ finished: 1, errors: [], check: true });
    expect(code).toBe(0);
  });
});
