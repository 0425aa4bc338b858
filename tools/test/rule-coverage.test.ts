import { describe, expect, test } from 'vitest';
import { complaints, ruleCitations, ruleCoverage } from '../rule-coverage.mjs';
import { folder } from './folder.ts';

const SPEC =
  '## Rules\n- **ZZ-001** One.\n- **ZZ-002** Two, see ZZ-001.\n- **ZZ-003** Three.\n- **ZZ-R01** A ruling.\n';
const coverage = (files: Record<string, unknown>) =>
  ruleCoverage(folder({ 'docs/rules/zig.md': SPEC, 'games/zig/README.md': 'ZZ-001', ...files }));

test('rules that no test names are missing', () => {
  const { games, mistakes } = coverage({ 'games/zig/test/a.test.ts': `test('ZZ-002: two', () => {});` });
  expect(games).toEqual([
    { game: 'zig', built: true, rules: 4, missing: ['ZZ-001', 'ZZ-003', 'ZZ-R01'], open: [] },
  ]);
  expect(complaints(games[0])).toEqual(['  none for: ZZ-001 ZZ-003 ZZ-R01']);
  expect(mistakes).toEqual([]);
});

test('scenarios, browser tests and spans name rules too', () => {
  const { games } = coverage({
    'games/zig/scenarios/a.scenario.yaml': 'covers: [ZZ-001..ZZ-002]',
    'web/test/a.e2e.ts': '// ZZ-003',
    'bots/test/b.test.ts': '// ZZ-R01',
  });
  expect(games[0].missing).toEqual([]);
});

test('sources, installed packages and the tools do not count', () => {
  const { games } = coverage({
    'games/zig/src/a.ts': '// ZZ-001',
    'node_modules/x/a.test.ts': '// ZZ-002',
    'tools/test/a.test.ts': '// ZZ-003',
  });
  expect(games[0].missing).toHaveLength(4);
});

test('a rule that does not exist and a span that is too wide are mistakes', () => {
  const { mistakes } = coverage({ 'games/zig/test/a.test.ts': '// ZZ-009, ZZ-001..ZZ-099' });
  expect(mistakes).toEqual([
    'games/zig/test/a.test.ts: there is no rule ZZ-009',
    'games/zig/test/a.test.ts: ZZ-001..ZZ-099 is not a span of up to 30 rules',
    'games/zig/test/a.test.ts: there is no rule ZZ-099',
  ]);
});

test('a game without a folder is only reported', () => {
  const { games } = coverage({ 'docs/rules/zag.md': '- **YY-01** One.', 'docs/rules/notes.md': 'No rules.' });
  expect(games.map(({ game, built }) => [game, built])).toEqual([
    ['zag', false],
    ['zig', true],
  ]);
});

test('a game that is being built lists exactly what is missing', () => {
  const files = { 'games/zig/test/a.test.ts': `test('ZZ-002: two', () => {});` };
  const told = (list: string) => complaints(coverage({ ...files, 'games/zig/unproved.txt': list }).games[0]);
  expect(told('ZZ-001 ZZ-003\nZZ-R01\n')).toEqual([]);
  expect(told('ZZ-001 ZZ-003')).toEqual(['  none for: ZZ-R01']);
  expect(told('ZZ-001 ZZ-002 ZZ-003 ZZ-R01')).toEqual([
    '  take off unproved.txt, a test names them now: ZZ-002',
  ]);
});

describe('citations', () => {
  const cited = (files: Record<string, unknown>) =>
    ruleCitations(folder({ 'docs/rules/zig.md': SPEC, 'games/zig/README.md': 'ZZ-001', ...files }));
  const ALL = { 'games/zig/src/rules/a.ts': `// ZZ-001..ZZ-003\nemit({ rule: 'ZZ-R01' });` };

  test('a rule is cited by a source of its game, by a comment or a field', () => {
    expect(cited(ALL).games).toEqual([{ game: 'zig', built: true, rules: 4, missing: [], open: [] }]);
  });

  test('words, tests and other packages do not count', () => {
    const { games } = cited({
      'games/zig/src/words/a.ts': '// ZZ-001',
      'games/zig/test/a.test.ts': '// ZZ-002',
      'web/src/learn.ts': '// ZZ-003',
    });
    expect(games[0].missing).toEqual(['ZZ-001', 'ZZ-002', 'ZZ-003', 'ZZ-R01']);
  });

  test('a rule may be kept by the absence of code, with a reason', () => {
    const files = { 'games/zig/src/a.ts': '// ZZ-001..ZZ-003' };
    const told = (list: string) => cited({ ...files, 'games/zig/kept-by-absence.md': `# Title\n${list}\n` });
    expect(told('- ZZ-R01: nothing forbids it').games[0].missing).toEqual([]);
    expect(told('- ZZ-R01: nothing forbids it').mistakes).toEqual([]);
    const wrong = ['- ZZ-R01', '- ZZ-R01:', '- ZZ-002: why', '- ZZ-009: why', '- ZZ-R01: a\n- ZZ-R01: b'];
    expect(wrong.flatMap(list => told(list).mistakes)).toEqual([
      'games/zig/kept-by-absence.md: ZZ-R01 needs a reason',
      'games/zig/kept-by-absence.md: ZZ-R01 needs a reason',
      'games/zig/kept-by-absence.md: ZZ-002 is cited by a source: take it off',
      'games/zig/kept-by-absence.md: there is no rule ZZ-009',
      'games/zig/kept-by-absence.md: ZZ-R01 stands there twice',
    ]);
  });

  test('a source may not cite a rule that does not exist', () => {
    expect(cited({ 'games/zig/src/a.ts': '// ZZ-009' }).mistakes).toEqual([
      'games/zig/src/a.ts: there is no rule ZZ-009',
    ]);
  });
});
