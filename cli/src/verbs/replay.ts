import { createInterface } from 'node:readline';
import { judgeOf } from '@siegeworks/bots';
import type { Eye } from '@siegeworks/contract';
import type { Beside, Saved } from '@siegeworks/files';
import { shown } from '@siegeworks/files';
import type { Match } from '@siegeworks/kernel';
import { stateAt } from '@siegeworks/kernel';
import { pathText } from '@siegeworks/lab';
import type { Finding, Witness } from '@siegeworks/proof';
import { prove } from '@siegeworks/proof';
import { Failed } from '../fault.ts';
import { loadMatch, readMatch, replaying } from '../matches.ts';
import { bold, dim, good, plural, say, sayJson } from '../page.ts';
import { LEAVING } from '../play/commands.ts';
import { gameCalled } from '../shelves.ts';
import { newsLines, outcomeText, tableText } from '../table-text.ts';
import type { Args, Verb } from '../usage.ts';
import { count, has, text, UsageError, words } from '../usage.ts';

export const replayVerb: Verb = {
  name: 'replay',
  usage: 'FILE [--at N] [--seat N]',
  summary: 'Step through a saved match, or show it after N picks.',
  help: 'On a terminal: Enter is the next pick, b the one before, a number jumps there, q quits.',
  flags: {
    at: { value: 'N', text: 'show the table after N picks and how it got there' },
    seat: { value: 'N', text: 'look from this seat, from 1 (as a spectator)' },
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
  usage: 'FILE [--commitment HASH] [--randomness TEXT] [--house KEY] [--json]',
  summary: 'Check that a saved match follows from its seed and the rules.',
  help: [
    'This proves three things: that deals and rolls come from the committed seed, that every pick is legal, and that the',
    'state follows from them. Who made the picks it does not prove: anybody who has the file can change them. For that a',
    'house seals what was played there; --house compares the seal with the key that the house shows.',
    'The commitment in the file was written with it. With --commitment it is compared with the one that was published',
    'when the match began; only that shows that it is the same deal. With --randomness it is shown that what you',
    'added yourself when you sat down is part of the deal. The page keeps both, and proves the same by a press.',
  ].join('\n'),
  flags: {
    commitment: { value: 'HASH', text: 'the commitment that was published when the match began' },
    randomness: { value: 'TEXT', text: 'the randomness that you added to the deal' },
    house: { value: 'KEY', text: 'the key of the house where it was played' },
    json: { text: 'print JSON, for programs' },
  },
  examples: ['siege verify game17.json', 'siege verify game17.json --commitment 5feceb66…'],
  async run(args) {
    const [file] = words(args, ['FILE']);
    const saved = readMatch(file);
    const game = await gameCalled(args, saved.game);
    const witness = {
      commitment: hexIn(args, 'commitment', 'a hash'),
      entropy: text(args, 'randomness'),
      house: hexIn(args, 'house', 'a key'),
    };
    const findings = replaying(game, saved, file, () => prove(game, saved, witness));
    const wrong = findings.filter(({ holds }) => holds === false);
    const ok = wrong.length === 0;
    const reasons = wrong.map(each => ({ rule: '', text: each.text }));
    if (has(args, 'json'))
      sayJson({
        file,
        ok,
        reasons,
        commitment: saved.commitment,
        compared: !!witness.commitment,
        house: saved.seal?.house ?? null,
      });
    else if (ok) say(...proofLines(file, saved, { findings, witness }));
    if (ok || has(args, 'json')) return ok ? 0 : 1;
    throw new Failed(wrong.map(each => `${pathText(file)}: ${each.text}`).join('\n'));
  },
};

function hexIn(args: Args, flag: string, what: string): string | undefined {
  const said = text(args, flag)?.trim().toLowerCase();
  if (said === undefined || /^[0-9a-f]{64}$/.test(said)) return said;
  throw new UsageError(`--${flag} needs ${what} of 64 hexadecimal digits, not ${shown(said)}`);
}

interface Proof {
  findings: Finding[];
  witness: Witness;
}
function proofLines(file: string, saved: Saved & Beside, { findings, witness }: Proof): string[] {
  const { picks, commitment, seal } = saved;
  const compared = witness.commitment
    ? 'It matches the commitment that was published.'
    : 'Compare it with the one that was published when the match began: --commitment HASH.';
  return [
    `${good('✓')} ${pathText(file)}: ${plural(picks.length, 'pick')}`,
    ...findings.filter(({ holds }) => holds).map(each => `  ${each.text}`),
    ...(witness.house ? [] : ['  This does not prove who made the picks.']),
    dim(`  commitment ${commitment}. ${compared}`),
    ...(seal && !witness.house
      ? [
          dim(
            `  sealed by a house with the key ${seal.house}. Compare it with the one that the house shows: --house KEY.`,
          ),
        ]
      : []),
  ];
}

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

/** The table after `at` picks. */
function page(match: Match, eye: Eye, at: number): string {
  const s = stateAt(match, at);
  const outcome = s.over ? ['', outcomeText(match.game, s, null)] : [];
  const head = bold(`${match.game.about.title}, after ${at} of ${plural(match.picks.length, 'pick')}`);
  const chances = judgeOf(match.game)(s).map((chance, seat) => `P${seat + 1} ${Math.round(100 * chance)} %`);
  const judged = dim(`chance to win: ${chances.join(', ')}`);
  return [head, tableText(match.game, s, eye), judged, ...outcome].join('\n');
}

async function stepThrough(match: Match, eye: Eye): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const last = match.picks.length;
  let at = 0;
  show(0);
  for await (const line of lines) {
    const said = line.trim().toLowerCase();
    if (LEAVING.includes(said)) break;
    const to = Math.max(0, Math.min(last, target(said)));
    show(to);
  }
  lines.close();

  function target(said: string): number {
    if (/^\d+$/.test(said)) return Number(said);
    return said === 'b' ? at - 1 : at + 1;
  }
  function show(to: number): void {
    const news = to > at ? newsLines(match, eye, to, to) : [];
    at = to;
    say(...news, page(match, eye, at));
    lines.setPrompt(dim(`${at}/${last}  Enter next, b back, number jump, q quit > `));
    lines.prompt();
  }
}
