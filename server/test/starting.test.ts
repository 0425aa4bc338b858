import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openApp } from '../src/index.ts';

test('a node whose database is not there says so, and serves its page in the meantime', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'siege-start-'));
  writeFileSync(join(folder, 'index.html'), '<p>page</p>');
  const said: string[] = [];
  const heard = Promise.withResolvers<void>();
  const app = await openApp({
    page: folder,
    where: {
      data: join(folder, 'data'),
      url: `postgres://siege@/siege?host=${encodeURIComponent(folder)}`,
      say(text) {
        said.push(text);
        heard.resolve();
      },
    },
  });
  try {
    await heard.promise;
    expect(said).toEqual([
      expect.stringMatching(/^The database could not be opened\..* cannot be reached; try again/),
    ]);
    expect((await app.server.inject('/')).body).toBe('<p>page</p>');
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
});
