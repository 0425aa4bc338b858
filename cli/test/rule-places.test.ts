import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { placesText } from '../src/lookup.ts';
import { allRules, ruleCalled } from '../src/rules/books.ts';
import { placesOf } from '../src/rules/places.ts';

const root = mkdtempSync(join(tmpdir(), 'siege-rules-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const BOOK = '## 1. Start\n- **ZZ-001** One.\n- **ZZ-002** Two.\n- **ZZ-R01** *A ruling.* [L1-2] Yes.\n';
function repository(files: Record<string, string>) {
  for (const [path, text] of Object.entries({ 'docs/rules/zig.md': BOOK, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const rule = (id: string) => ruleCalled(allRules(root), id) ?? expect.fail(`there is no ${id}`);
  return (id: string) => placesOf(rule(id), root);
}

test('a rule is kept by the lines that cite it and proved by scenarios and tests', () => {
  const places = repository({
    'games/zig/src/rules/a.ts': `const x = 1;\n/** ZZ-001..ZZ-002: both. */\nemit({ rule: 'ZZ-002' });`,
    'games/zig/src/words/a.ts': '// ZZ-002 in words',
    'games/zig/scenarios/a.scenario.yaml':
      'scenarios:\n  - title: Two is two\n    covers: [ZZ-002]\n    expect: { rule: ZZ-002 }\n  - title: "One"\n    covers: [ZZ-001]\n',
    'games/zig/test/a.test.ts': `\ntest('ZZ-002: two', () => {});`,
    'web/test/a.test.ts': '// ZZ-002, for example',
  })('zz-2');
  expect(places).toEqual({
    kept: [
      { file: 'games/zig/src/rules/a.ts', line: 2, text: '/** ZZ-001..ZZ-002: both. */' },
      { file: 'games/zig/src/rules/a.ts', line: 3, text: `emit({ rule: 'ZZ-002' });` },
    ],
    absence: null,
    proved: [
      { file: 'games/zig/scenarios/a.scenario.yaml', line: 2, text: 'Two is two' },
      { file: 'games/zig/test/a.test.ts', line: 2, text: `test('ZZ-002: two', () => {});` },
    ],
  });
  expect(placesText(places)).toContain('  games/zig/scenarios/a.scenario.yaml:2  Two is two');
});

test('a rule that no code keeps says why', () => {
  const places = repository({
    'games/zig/src/a.ts': '',
    'games/zig/kept-by-absence.md': '# Kept\n\n- ZZ-R01: nothing forbids it\n',
  });
  expect(places('ZZ-R01')).toEqual({ kept: [], absence: 'nothing forbids it', proved: [] });
  expect(placesText(places('ZZ-R01'))).toBe(
    'Kept\n  by the absence of code: nothing forbids it\nProved\n  nowhere yet',
  );
});

test('without the sources only the text is known', () => {
  const places = repository({})('ZZ-001');
  expect(places).toBeNull();
  expect(placesText(places)).toContain('only a clone of the repository can show that');
});
