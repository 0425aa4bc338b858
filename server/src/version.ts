import { readFileSync } from 'node:fs';

/** Which Siegeworks this is. */
export const VERSION: string = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).version;
