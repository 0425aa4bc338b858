import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inside, toysInside } from './inside.ts';
import { folder, TOYS, toys } from './siege.ts';

describe('sim', () => {
  test('for people: who won, and how to do it again', async () => {
    const { code, out, err } = await toys('sim thieves --games 20 --players random,greedy --seed s');
    expect(out).toContain('Thieves: 20 of 20 games finished');
    expect(out).toMatch(/Wins by player\n {2}random +\d+ {2}of 20/);
    expect(out).toContain('siege sim thieves --games 20 --players random,greedy --seats 2 --seed s');
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  test('for programs: the same numbers with one worker and with three', async () => {
    const runs = await Promise.all(
      [1, 3].map(k => toys(`sim thieves --games 12 --players random,greedy --workers ${k} --json`)),
    );
    const [one, three] = runs.map(({ out }) => JSON.parse(out));
    expect(one).toMatchObject({ game: 'thieves', games: 12, finished: 12, errors: [], interrupted: false });
    const { seconds: _s, picksPerSecond: _p, ...same } = one;
    expect(three).toMatchObject(same);
  });

  test('--check --coverage lists what never ran', async () => {
    const { code, out } = await toysInside(
      'sim thieves --games 1 --option hand=0 --check --coverage --seed 3',
    );
    expect(out).toContain('all laws checked');
    expect(out).toMatch(/\d+ of \d+ rule steps, events and card behaviours ran/);
    expect(out).toContain('never: card Beggar');
    expect(code).toBe(0);
  });

  test('a game that goes wrong is reported, the others are played, and the code is 1', async () => {
    const { code, out } = await toysInside('sim broken --games 3 --check --json');
    const report = JSON.parse(out);
    expect(code).toBe(1);
    expect(report.errors).toHaveLength(3);
    expect(report.errors[0].text).toContain('the heap fell over');
    const again = await inside(report.errors[1].command.replace(/^siege /, ''));
    expect(again.code).toBe(1);
    expect(again.out).toContain(`game 1 (seed ${report.errors[1].seed})`);
    expect(again.out).toContain('the heap fell over');
    expect(report.errors[1].command).toContain(`--shelf ${TOYS}`);
  });

  test('a game for one', async () => {
    const { code, out } = await toysInside('sim solo --games 3 --json');
    expect(JSON.parse(out)).toMatchObject({ finished: 3, seats: 1, players: ['random'] });
    expect(code).toBe(0);
    const told = await toysInside('sim solo --games 3');
    expect(told.out).toMatch(/Outcome\n {2}won {2}\d {2}of 3/);
    expect(told.out).not.toContain('seat 1');
  });

  test('one game of a run can be kept and looked at', async () => {
    const file = join(folder, 'third.json');
    const { code, err } = await toysInside(`sim thieves --only 3 --seed keep --save ${file}`);
    expect(code).toBe(0);
    expect(err).toContain(`look at them with: siege replay ${file}`);
    expect((await toysInside(`verify ${file}`)).code).toBe(0);
  });

  test('an interrupt stops cleanly and says how to do it again', async () => {
    let stopped = false;
    const started = (out: string, child: { kill(signal: 'SIGINT'): boolean }) => {
      if (!stopped && out.includes('started')) stopped = child.kill('SIGINT');
    };
    const { code, out } = await toys('sim slow --games 100000 --json', { onOut: started });
    const report = JSON.parse(out.slice(out.indexOf('{')));
    expect(report).toMatchObject({ interrupted: true, games: 100_000, game: 'slow' });
    expect(report.finished).toBeLessThan(100_000);
    expect(report.command).toContain('siege sim slow --games 100000');
    expect(code).toBe(130);
  });
});
