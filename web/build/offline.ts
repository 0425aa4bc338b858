import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const PROGRAM = join(import.meta.dirname, 'offline.js');

/** Adds to a finished page the service worker with which it starts without a network. */
export function offline(): Plugin {
  return {
    name: 'siegeworks-offline',
    apply: 'build',
    writeBundle({ dir = '' }) {
      writeFileSync(join(dir, 'sw.js'), serviceWorker(dir));
    },
  };
}

/** The program for the page in this folder. Its version changes whenever a file does. */
export function serviceWorker(folder: string): string {
  const files = filesIn(folder);
  const hash = createHash('sha256').update(readFileSync(PROGRAM));
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  // The page itself is asked for by the name of its folder.
  const asked = files.map(file => (file === 'index.html' ? './' : file));
  const version = JSON.stringify(hash.digest('hex').slice(0, 16));
  const facts = `const VERSION = ${version};\nconst FILES = ${JSON.stringify(asked)};\n`;
  return facts + readFileSync(PROGRAM, 'utf8');
}

function filesIn(folder: string): string[] {
  return globSync('**/*', { cwd: folder })
    .filter(file => statSync(join(folder, file)).isFile() && !/(^sw\.js|\.map|stamp\.txt)$/.test(file))
    .map(file => file.split(sep).join('/'))
    .sort();
}
