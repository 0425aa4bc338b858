import { join } from 'node:path';
import type { Game } from '@siegeworks/contract';
import { Malformed } from '@siegeworks/files/shape';
import type { Consequence, Consequences, Effect, StudyLine, StudyPlan } from '@siegeworks/lab';
import {
  consequencesOf,
  Lock,
  pathText,
  resultOf,
  runStudy,
  sameAsBase,
  studyJournal,
  variantArms,
  writeText,
} from '@siegeworks/lab';
import { botCalled } from '../config.ts';
import { interruptible } from '../interrupt.ts';
import { orFailed } from '../matches.ts';
import { columns, dim, say, sayJson } from '../page.ts';
import { ProgressLine } from '../progress.ts';
import { gameCalled, shelfOf } from '../shelves.ts';
import type { Args } from '../usage.ts';
import { count, has, seedOf, text, words } from '../usage.ts';
import { patienceOf, threadsOf } from './jobs.ts';
import { progressText } from './run.ts';

/** Of all games of a variant, this share is played first: one that changes nothing in them is not followed up. */
const SCREEN = 5;

/** `siege lab variants GAME`: what every variant does to length, first player and luck. */
export async function variants(args: Args): Promise<number> {
  const [id] = words(args, ['GAME']);
  const game = await gameCalled(args, id);
  const folder = text(args, 'out') ?? `variants-${id}.study`;
  const lock = new Lock(join(folder, 'lock'));
  try {
    const plan = planOf(args, game);
    const found = await foundOut(game, plan, folder, args);
    if (!found) return 130;
    const kept = keptOf(game, plan, found);
    const file = join(folder, `variants-${id}.json`);
    writeText(file, `${JSON.stringify(kept, null, 1)}\n`);
    if (has(args, 'json')) sayJson(kept);
    else say(tableText(kept), '', `Kept in ${pathText(file)}; the set-up page reads it from lab/results/.`);
    return 0;
  } finally {
    lock.release();
  }
}

function planOf(args: Args, game: Game): StudyPlan {
  const seats = game.about.seats.min;
  const player = botCalled(text(args, 'players') ?? 'greedy').id;
  const deals = count(args, 'deals', 0) ?? 20;
  const study = {
    ...{ title: `${game.about.title}: variants`, game: game.about.id, seats, decks: [] },
    players: Array.from({ length: seats }, () => player),
    pool: game.catalogue.decks.map(deck => deck.id),
    games: count(args, 'games', SCREEN) ?? 200,
    seed: seedOf(args),
    luck: deals > 0 ? { deals, tries: count(args, 'tries', 2) ?? 10 } : null,
    ...{ stakes: null, shelf: shelfOf(args) },
  };
  return { ...study, arms: variantArms(game, study) };
}

/** A few games of everything first, then all games of those that make a difference. */
async function foundOut(
  game: Game,
  plan: StudyPlan,
  folder: string,
  args: Args,
): Promise<Consequence[] | null> {
  const screen = { ...plan, games: Math.ceil(plan.games / SCREEN), luck: null };
  const first = await carriedOut(game, screen, join(folder, 'screen.jsonl'), [], args);
  if (first.interrupted) return null;
  const same = sameAsBase(screen, first.lines);
  const kept = plan.arms.map((_, arm) => arm).filter(arm => !same.has(arm));
  const rest = { ...plan, arms: kept.map(arm => plan.arms[arm]) };
  const before = first.lines.flatMap(line =>
    same.has(line.arm) ? [] : [{ ...line, arm: kept.indexOf(line.arm) }],
  );
  const second = await carriedOut(game, rest, join(folder, 'games.jsonl'), before, args);
  if (second.interrupted) return null;
  const { arms } = resultOf(game, screen, first.lines);
  const whole = resultOf(game, rest, second.lines).arms;
  const all = arms.map((arm, n) => (same.has(n) ? arm : whole[kept.indexOf(n)]));
  return consequencesOf(all, new Set([...same].map(n => plan.arms[n].name)));
}

async function carriedOut(
  game: Game,
  plan: StudyPlan,
  file: string,
  before: readonly StudyLine[],
  args: Args,
): Promise<{ lines: StudyLine[]; interrupted: boolean }> {
  const journal = orFailed(file, () => studyJournal(file, game, plan), Malformed);
  const lines = [...before, ...journal.known];
  const line = new ProgressLine();
  const { interrupted } = await interruptible(line, signal =>
    runStudy(game, plan, {
      ...{ workers: threadsOf(args), patience: patienceOf(args), signal, known: [...lines] },
      onLine: found => {
        journal.write(found);
        lines.push(found);
      },
      onProgress: progress => line.show(progressText(progress)),
    }),
  );
  return { lines, interrupted };
}

function keptOf(game: Game, plan: StudyPlan, rows: Consequence[]): Consequences {
  return {
    ...{ format: 'siegeworks-consequences', version: 1 },
    ...{ game: game.about.id, rulesVersion: game.about.rulesVersion, player: plan.players[0] },
    ...{ games: plan.games, deals: plan.luck?.deals ?? 0, seed: plan.seed },
    date: new Date().toISOString().slice(0, 10),
    rows,
  };
}

function tableText({ rows }: Consequences): string {
  const share = (n: number) => `${Math.round(n * 100)} %`;
  const effect = (of: Effect | null, unit: (n: number) => string) =>
    of === null
      ? ''
      : of.verdict === 'not seen'
        ? 'not seen'
        : `${unit(of.from)} → ${unit(of.to)} (${of.verdict})`;
  const row = ({ variant, value, same, length, first, luck, games }: Consequence) =>
    same
      ? ['', variant, `${value}`, `no difference in ${games} games`, '', '']
      : ['', variant, `${value}`, effect(length, String), effect(first, share), effect(luck, share)];
  return [
    columns([['', 'variant', 'value', 'turns', 'first player', 'decided by play'], ...rows.map(row)]),
    dim('Sure: also after Holm’s correction for everything in this table. Likely: only without it.'),
  ].join('\n');
}
