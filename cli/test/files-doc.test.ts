import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '@siegeworks/files';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'files.md'), 'utf8');
const [, limits] = page.split('## Limits');

test.each(Object.entries(LIMITS))('docs/files.md tells the limit of %s', (_name, most) => {
  const told = new Intl.NumberFormat('en').format(most);
  expect(limits).toMatch(new RegExp(`(^|[^\\d,])${told}($|[^\\d,])`, 'm'));
});
