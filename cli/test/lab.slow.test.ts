import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inside, toysInside } from './inside.ts';
import { folder, toys } from './siege.ts';

const plan = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return name;
};
const gamesIn = (name: string): number[] =>
  readFileSync(join(folder, name, 'games.jsonl'), 'utf8')
    .split('\n')
    .slice(1, -1)
    .map(line => JSON.parse(line).played.index);

test('a study that is killed can be continued, and no game is lost or counted twice', async () => {
  const file = plan('killed.yaml', 'game: slow\nplayers: [greedy, random]\ngames: 40\n');
  const killed = await toys(`lab run ${file} --workers 1`, {
    direct: true,
    onOut: (_out, child) => child.kill('SIGKILL'),
  });
  expect(killed.code).toBe(null);
  const before = existsSync(join(folder, 'killed.study', 'games.jsonl')) ? gamesIn('killed.study') : [];
  expect(before.length).toBeLessThan(40);
  const { code, out } = await toys(`lab run ${file}`);
  expect(code).toBe(0);
  expect(gamesIn('killed.study').toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i));
  expect(gamesIn('killed.study').slice(0, before.length)).toEqual(before);
  expect(out).toMatch(/whoever begins wins .* of 40/);
  expect(readFileSync(join(folder, 'killed.study', 'report.html'), 'utf8')).toContain('What it says');
});

test('two studies are compared, and a broken plan is refused with all reasons', async () => {
  plan('nim.yaml', 'game: nim\nplayers: greedy\ngames: 10\n');
  expect((await toysInside('lab run nim.yaml')).code).toBe(0);
  const { code, out } = await toysInside('lab compare nim.study nim.study/result.json');
  expect(code).toBe(0);
  expect(out).toMatch(/not seen Games last as long as before/);
  const broken = await toysInside(`lab run ${plan('broken.yaml', 'game: nim\ngames: 0\nplayres: greedy\n')}`);
  expect(broken.code).toBe(1);
  expect(broken.err).toMatch(/line 2: games must be from 1/);
  expect(broken.err).toMatch(/unknown field "playres"/);
});

test('house rules in a file are played by every command, and go into the saved match', async () => {
  const rules = plan('house.yaml', 'game: arcania\nname: House\ncards: { berserker: { AS: 9 } }\n');
  const saved = join(folder, 'house.json');
  const one = await inside(`sim arcania --only 0 --games 1 --overlay ${rules} --save ${saved}`);
  expect(one.code).toBe(0);
  expect(one.out).toContain('"berserker":{"AS":9}');
  expect(JSON.parse(readFileSync(saved, 'utf8')).config.overlay).toEqual({
    name: 'House',
    cards: { berserker: { AS: 9 } },
  });
  expect((await inside(`verify ${saved}`)).code).toBe(0);
  const bad = await inside(
    `play arcania --overlay ${plan('bad.yaml', 'game: arcania\nname: Bad\ncards: { berserker: { AX: 9 }, nobody: { AS: 1 } }\n')}`,
  );
  expect(bad.code).toBe(1);
  expect(bad.err).toMatch(/berserker has no number AX; it has AS, DS/);
  expect(bad.err).toMatch(/there is no card nobody/);
});
