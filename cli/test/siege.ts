import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LAUNCHER = join(import.meta.dirname, '..', 'bin', 'siege.mjs');
const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts');
/** Where the launcher lets Node keep what it has compiled; here for the command that is started without it. */
const NODE_COMPILE_CACHE = join(import.meta.dirname, '../../node_modules/.cache/siegeworks/node');
export const TOYS = join(import.meta.dirname, 'toys.ts');

/** A folder of the tests' own, gone when they are. Test files that share their modules share it. */
export const folder = mkdtempSync(join(tmpdir(), 'siege-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

export interface Said {
  code: number | null;
  out: string;
  err: string;
}
interface Setting {
  input?: string;
  /** Leaves the input open: somebody is still sitting there. */
  open?: boolean;
  /** Without the launcher, so that a signal hits the command itself. */
  direct?: boolean;
  /** By a shell, with this before and after the command: a limit, a redirection. */
  shell?: readonly [string, string];
  env?: Record<string, string>;
  /** Watches the output while it runs. */
  onOut?: (out: string, child: ReturnType<typeof start>) => void;
  /** Gets hold of the process itself. */
  onStart?: (child: ReturnType<typeof start>) => void;
}

function start(args: readonly string[], { direct, shell, env: more }: Setting) {
  const env = { NODE_COMPILE_CACHE, ...process.env, SIEGE_HOME: folder, NO_COLOR: '1', ...more };
  const command = [process.execPath, direct ? MAIN : LAUNCHER, ...args];
  if (!shell) return spawn(command[0], command.slice(1), { env, cwd: folder });
  const [before, after] = shell;
  return spawn('sh', ['-c', `${before} exec "$@" ${after}`, 'sh', ...command], { env, cwd: folder });
}

/** Runs the command as a user would: the launcher, in a process of its own. */
export function siege(args: string | readonly string[], setting: Setting = {}): Promise<Said> {
  const { input = '', open = false, onOut, onStart } = setting;
  const child = start(typeof args === 'string' ? split(args) : args, setting);
  const said: Said = { code: null, out: '', err: '' };
  onStart?.(child);
  child.stdout.setEncoding('utf8').on('data', part => {
    said.out += part;
    onOut?.(said.out, child);
  });
  child.stderr.setEncoding('utf8').on('data', part => {
    said.err += part;
  });
  // Whoever quits early does not read the rest.
  child.stdin.on('error', () => {});
  child.stdin.write(input);
  if (!open) child.stdin.end();
  return new Promise(done => child.on('close', code => done({ ...said, code })));
}

/** With the toy games instead of the shelf. */
export const toys = (args: string, setting: Setting = {}): Promise<Said> =>
  siege(`${args} --shelf ${TOYS}`, setting);

export const split = (args: string) =>
  [...args.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare);

/** Everything that the command can do. */
export const VERBS = [
  'games',
  'play',
  'sim',
  'arena',
  'lab',
  'stakes',
  'luck',
  'tune',
  'learn',
  'scenario',
  'replay',
  'review',
  'rank',
  'verify',
  'rule',
  'card',
  'bench',
  'host',
];
