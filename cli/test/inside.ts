import { Readable } from 'node:stream';
import { command } from '../src/command.ts';
import type { Said } from './siege.ts';
import { folder, split, TOYS } from './siege.ts';

/** Only one at a time: what it says is caught where this process says it. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Runs the command in this process: it says the same and ends with the same code, without the start of a process for every
 * word that is typed wrong. Signals, input or output that break, and the launcher need a real one (`siege`).
 */
export function inside(args: string | readonly string[], { input = '' } = {}): Promise<Said> {
  const run = before.then(() => caught(typeof args === 'string' ? split(args) : args, input));
  before = run.catch(() => {});
  return run;
}
/** With the toy games instead of the shelf. */
export const toysInside = (args: string, typed: { input?: string } = {}): Promise<Said> =>
  inside(`${args} --shelf ${TOYS}`, typed);

async function caught(args: readonly string[], input: string): Promise<Said> {
  const said: Said = { code: null, out: '', err: '' };
  const env = { SIEGE_HOME: process.env.SIEGE_HOME, NO_COLOR: process.env.NO_COLOR };
  const [out, err] = [process.stdout.write, process.stderr.write];
  const [place, stdin] = [process.cwd(), Object.getOwnPropertyDescriptor(process, 'stdin')];
  process.chdir(folder);
  const typed = Readable.from(input === '' ? [] : [Buffer.from(input)], { objectMode: false });
  Object.defineProperty(process, 'stdin', { configurable: true, value: typed });
  Object.assign(process.env, { SIEGE_HOME: folder, NO_COLOR: '1' });
  const hear = (where: 'out' | 'err') => (text: string | Uint8Array) => {
    said[where] += text;
    return true;
  };
  process.stdout.write = hear('out');
  process.stderr.write = hear('err');
  try {
    said.code = await command(args);
    return said;
  } finally {
    process.stdout.write = out;
    process.stderr.write = err;
    process.chdir(place);
    if (stdin) Object.defineProperty(process, 'stdin', stdin);
    for (const [name, value] of Object.entries(env))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
}
