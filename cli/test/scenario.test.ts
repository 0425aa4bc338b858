import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { toysInside } from './inside.ts';
import { folder } from './siege.ts';

function scenario(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
const LAST_STONE = `
game: nim
scenarios:
  - title: whoever takes the last stone wins
    covers: [NIM-3]
    given: { heaps: [2] }
    steps:
      - P1: take 2 from heap 1
      - expect: { outcome: { winner: P1 } }
`;

describe('scenario', () => {
  test('a position of another shape is refused in words', async () => {
    const wrong = LAST_STONE.replace('heaps: [2]', 'heaps: 3');
    const { code, out, err } = await toysInside(`scenario ${scenario('shape.yaml', wrong)}`);
    expect(out).toContain('heaps must be a list, not 3');
    expect(`${out}${err}`).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });

  test('all as expected', async () => {
    const { code, out } = await toysInside(`scenario ${scenario('good.yaml', LAST_STONE)}`);
    expect(out).toContain('✓');
    expect(out).toContain('whoever takes the last stone wins');
    expect(out).toContain('1 scenario, all as expected');
    expect(code).toBe(0);
  });

  test('not as expected: the table and the options are shown', async () => {
    const wrong = scenario('wrong.yaml', LAST_STONE.replace('winner: P1', 'winner: P2'));
    const { code, out } = await toysInside(`scenario ${scenario('good.yaml', LAST_STONE)} ${wrong}`);
    expect(out).toContain('✗');
    expect(out).toContain('Heap 1');
    expect(out).toContain('2 scenarios, 1 not as expected');
    expect(code).toBe(1);
    const json = await toysInside(`scenario ${wrong} --json`);
    expect(JSON.parse(json.out)).toMatchObject([{ ok: false, covers: ['NIM-3'] }]);
    expect(json.code).toBe(1);
  });

  test.each([
    ['game: [', 'this is not YAML'],
    ['game: nim', 'scenarios'],
    [LAST_STONE.replace('nim', 'chess'), 'there is no game "chess"'],
    [LAST_STONE.replace('P1: take 2 from heap 1', 'P1 cannot:'), '["P1 cannot"] must be a text, not null'],
    [LAST_STONE.replace('heap 1', 'heap #1'), '" #1" is a comment in YAML'],
    [LAST_STONE.replace('given: {', 'given: &g { more: *g,'), 'given.more contains itself'],
    ['game: nim\nscenarios: &s [*s]', 'scenarios[0] contains itself'],
  ])('a file that cannot be run: %j', async (text, problem) => {
    const { code, err } = await toysInside(`scenario ${scenario('bad.yaml', text)}`);
    expect(err).toContain(problem);
    expect(code).toBe(1);
  });
});
