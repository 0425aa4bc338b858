import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Game } from '@siegeworks/contract';
import type { DeckList } from '@siegeworks/decks';
import { deckCode } from '@siegeworks/decks';
import { say } from './page.ts';
import type { Args } from './usage.ts';
import { has, oneOf, text, UsageError } from './usage.ts';

/** Opens the page in a browser of its own, and saves what it prints. */
const PROGRAM = join(import.meta.dirname, '..', '..', 'web', 'paper.ts');

/** Flags that stand for a tick on the page, by its words. */
const TICKS = { backs: 'Backs, mirrored', 'spare-ink': 'Spare ink' };

/** Paper is laid out by the page: its address holds the whole deck. */
export async function print(game: Game, deck: DeckList, args: Args): Promise<number> {
  const at = `print/${game.about.id}/code.${deckCode(deck)}`;
  const out = text(args, 'out');
  if (out === undefined) {
    say(`Start the page with npm start, and open under its address:`, `#/${at}`);
    return 0;
  }
  const code = await printed(['--at', at, '--out', resolve(out), ...wishes(args, out)]);
  if (code === 0) say(`${out.endsWith('.zip') ? 'The pictures are' : 'The sheets are'} in ${out}.`);
  return code;
}

function wishes(args: Args, out: string): string[] {
  if (!/\.(pdf|zip)$/.test(out))
    throw new UsageError(
      'print saves sheets as .pdf or single cards as .zip: --out needs one of these endings',
    );
  const single = out.endsWith('.zip');
  if (single && has(args, 'paper'))
    throw new UsageError('--paper is for sheets, and a .zip holds single cards');
  const paper = oneOf(args, 'paper', ['A4', 'Letter']) ?? 'A4';
  return [
    ...['--paper', single ? 'One card' : paper],
    ...['--size', has(args, 'sleeves') ? 'for sleeves' : 'true size'],
    ...['--bleed', has(args, 'bleed') ? '3' : '0'],
    ...Object.entries(TICKS).flatMap(([name, words]) => (has(args, name) ? ['--tick', words] : [])),
  ];
}

function printed(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'inherit', 'inherit'] });
  const stop = () => child.kill('SIGINT');
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return new Promise(done => child.on('exit', code => done(code ?? 130)));
}
