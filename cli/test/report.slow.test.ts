import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportText } from '@siegeworks/files';
import { beforeAll, expect, test } from 'vitest';
import { toysInside } from './inside.ts';
import { folder } from './siege.ts';

const file = join(folder, 'report.json');
beforeAll(async () => {
  const match = join(folder, 'match.json');
  const { code } = await toysInside(`sim thieves --only 0 --seed report --save ${match}`);
  expect(code).toBe(0);
  const saved = JSON.parse(readFileSync(match, 'utf8'));
  const words = 'The owl\u001b[31m looked at me.';
  const error = { message: 'no such owl', doing: 'steal.take' };
  writeFileSync(
    file,
    reportText({ words, versions: { protocol: '3' }, sentences: ['P1 draws.'], error, match: saved }),
  );
});

test('a report opens at its moment, with what was said and what was known', async () => {
  const { code, out } = await toysInside(`report ${file}`);
  expect(code).toBe(0);
  expect(out).toContain('looked at me.');
  // Nothing in somebody else's words acts on the terminal.
  expect(out).not.toContain('\u001b[31m');
  expect(out).toContain('While doing steal.take: no such owl');
  expect(out).toContain('P1 draws.');
  expect(out).toMatch(/Thieves, after \d+ picks/);
});

test('a damaged report is refused with its reasons', async () => {
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), sentences: 'many' }));
  const { code, err } = await toysInside(`report ${broken}`);
  expect(code).not.toBe(0);
  expect(err).toContain('sentences must be a list');
  const other = join(folder, 'other.json');
  writeFileSync(other, '{"format":"siegeworks-match"}');
  expect((await toysInside(`report ${other}`)).err).toContain('this is not a report');
});
