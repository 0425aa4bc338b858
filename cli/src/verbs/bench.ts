import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { gameCalled, shelfOf } from '../shelves.ts';
import type { Args, Verb } from '../usage.ts';
import { count, has, text, words } from '../usage.ts';

const PROGRAM = join(import.meta.dirname, '..', '..', '..', 'bench', 'src', 'main.ts');

export const benchVerb: Verb = {
  name: 'bench',
  usage: '[--json] [--game ID] [--seconds N] [--write]',
  summary: 'Measure how fast games are played and searched, and compare a tiny card game with boardgame.io.',
  flags: {
    game: { value: 'ID', text: 'only this game' },
    seconds: { value: 'N', text: 'CPU seconds per measurement (3)' },
    write: { text: 'keep the numbers in bench/results/latest.json' },
    json: { text: 'print JSON, for programs' },
  },
  examples: ['siege bench', 'siege bench --game tower-siege --seconds 10 --json'],
  async run(args) {
    words(args, []);
    const id = text(args, 'game');
    if (id !== undefined) await gameCalled(args, id);
    return measured(forwarded(args));
  },
};

function forwarded(args: Args): string[] {
  const id = text(args, 'game');
  const shelf = shelfOf(args);
  return [
    ...(id === undefined ? [] : ['--game', id]),
    ...(shelf === null ? [] : ['--shelf', shelf]),
    ...['--seconds', `${count(args, 'seconds', 1) ?? 3}`],
    ...['write', 'json'].filter(name => has(args, name)).map(name => `--${name}`),
  ];
}

/** In a process of its own: nothing else that we loaded weighs on the numbers. */
function measured(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, ['--expose-gc', PROGRAM, ...args], { stdio: 'inherit' });
  const stop = () => child.kill('SIGINT');
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return new Promise(done => child.on('exit', code => done(code ?? 130)));
}
