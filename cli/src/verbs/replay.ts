import { createInterface } from 'node:readline';
import type { Eye, Match, State } from '@siegeworks/kernel';
import { verify } from '@siegeworks/kernel';
import { Failed, loadMatch, readMatch } from '../matches.ts';
import { bold, dim, good, plural, say, sayJson } from '../page.ts';
import { LEAVING } from '../play/commands.ts';
import { gameCalled } from '../shelves.ts';
import { newsLines, outcomeText, tableText } from '../table-text.ts';
import type { Args, Verb } from '../usage.ts';
import { count, has, UsageError, words } from '../usage.ts';

export const replayVerb: Verb = {
  name: 'replay',
  usage: 'FILE [--at N] [--seat N]',
  summary: 'Step through a saved match, or show it after N picks.',
  help: 'On a terminal: Enter is the next pick, b the one before, a number jumps there, q quits.',
  flags: {
    at: { value: 'N', text: 'show the table after N picks and what led there' },
    seat: { value: 'N', text: 'look from this seat, from 1; without it as a spectator' },
  },
  examples: ['siege replay game17.json', 'siege replay game17.json --at 120 --seat 1'],
  async run(args) {
    const { match } = await matchIn(args);
    const at = count(args, 'at');
    const last = match.picks.length;
    if (at !== undefined && at > last)
      throw new UsageError(`the match has ${plural(last, 'pick')}, not ${at}`);
    const eye = eyeOf(args, match);
    if (at === undefined && process.stdin.isTTY && process.stdout.isTTY) await stepThrough(match, eye);
    else say(...newsLines(match, eye, 0, at ?? last), '', page(match, eye, at ?? last));
    return 0;
  },
};

export const verifyVerb: Verb = {
  name: 'verify',
  usage: 'FILE [--json]',
  summary: 'Prove that no shuffle, roll or pick of a saved match was touched.',
  flags: { json: { text: 'for programs' } },
  examples: ['siege verify game17.json'],
  async run(args) {
    const [file] = words(args, ['FILE']);
    const saved = readMatch(file);
    const reasons = verify(await gameCalled(args, saved.game), saved);
    if (has(args, 'json')) sayJson({ file, ok: reasons.length === 0, reasons });
    else if (reasons.length === 0)
      say(`${good('✓')} ${file}: ${plural(saved.picks.length, 'pick')}, all as the seed and the rules say`);
    if (reasons.length === 0) return 0;
    if (has(args, 'json')) return 1;
    throw new Failed(`${file}: ${reasons.map(why => why.text).join('; ')}`);
  },
};

async function matchIn(args: Args): Promise<{ match: Match }> {
  const [file] = words(args, ['FILE']);
  const saved = readMatch(file);
  return { match: loadMatch(await gameCalled(args, saved.game), saved, file) };
}

function eyeOf(args: Args, match: Match): Eye {
  const seat = count(args, 'seat', 1);
  if (seat === undefined) return 'spectator';
  if (seat > match.state.seats)
    throw new UsageError(`there is no seat ${seat}: the match has ${match.state.seats}`);
  return seat - 1;
}

const stateAt = (match: Match, at: number): State => match.past[at]?.state ?? match.state;

/** The table after `at` picks. */
function page(match: Match, eye: Eye, at: number): string {
  const s = stateAt(match, at);
  const outcome = s.over ? ['', outcomeText(match.game, s, null)] : [];
  const head = bold(`${match.game.title}, after ${at} of ${plural(match.picks.length, 'pick')}`);
  return [head, tableText(match.game, s, eye), ...outcome].join('\n');
}

async function stepThrough(match: Match, eye: Eye): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const last = match.picks.length;
  let at = 0;
  show(0);
  for await (const line of lines) {
    const said = line.trim().toLowerCase();
    if (said === 'q' || LEAVING.includes(said)) break;
    const to = Math.max(0, Math.min(last, target(said)));
    show(to);
  }
  lines.close();

  function target(said: string): number {
    if (/^\d+$/.test(said)) return Number(said);
    return said === 'b' ? at - 1 : at + 1;
  }
  function show(to: number): void {
    const since = to > at ? (match.past[to - 1]?.events ?? 0) : Number.POSITIVE_INFINITY;
    at = to;
    say(...newsLines(match, eye, since, at), page(match, eye, at));
    lines.setPrompt(dim(`${at}/${last}  Enter next, b back, number jump, q quit > `));
    lines.prompt();
  }
}
