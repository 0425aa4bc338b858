import { availableParallelism } from 'node:os';
import type { Game } from '@siegeworks/contract';
import { LIMITS, save } from '@siegeworks/files';
import type { Pick } from '@siegeworks/kernel';
import { create, pick } from '@siegeworks/kernel';
import type { Plan, Progress, Report } from '@siegeworks/lab';
import {
  checkPlan,
  pathText,
  planned,
  playOne,
  seating,
  simulateInWorkers,
  writeText,
} from '@siegeworks/lab';
import { botCalled } from '../config.ts';
import { houseRules, RULE_FLAGS } from '../house-rules.ts';
import { interruptible } from '../interrupt.ts';
import { complain, number, plural, say, sayJson } from '../page.ts';
import { ProgressLine } from '../progress.ts';
import { reportText } from '../report-text.ts';
import { DECK_FLAGS, runDecks } from '../run-decks.ts';
import { gameCalled, shelfOf } from '../shelves.ts';
import type { Args, Verb } from '../usage.ts';
import { count, has, list, seedOf, text, UsageError, words } from '../usage.ts';

export const simVerb: Verb = {
  name: 'sim',
  usage: 'GAME --games N [--players random,greedy] [--deck FILE] [--seed S] [--workers K] [--check] [--json]',
  summary: 'Play many games and count who wins, how long they last and how they end.',
  help: [
    'The same seed gives the same games, however many workers play them. Different players meet in mirrored pairs:',
    'the same seed and decks, seats swapped. Without --decks every combination of decks has its turn.',
    'Ctrl-C stops cleanly and shows what was played so far. Exit code 1 when a game went wrong.',
  ].join('\n'),
  flags: {
    games: { value: 'N', text: 'how many games (100)' },
    players: { value: 'A,B', text: 'who plays (random in every seat)' },
    ...DECK_FLAGS,
    seats: { value: 'N', text: 'how many seats' },
    ...RULE_FLAGS,
    seed: { value: 'S', text: 'any text (1)' },
    workers: { value: 'K', text: 'threads (one per core)' },
    check: { text: 'check the laws of the kernel at every pick: slow' },
    coverage: { text: 'list the rule steps, events and card behaviours that never ran' },
    patience: { value: 'SECONDS', text: 'give up a game that takes longer (120)' },
    only: { value: 'I', text: 'play only game number I of the run, from 0' },
    save: { value: 'FILE', text: 'with --only: save that match for siege replay' },
    json: { text: 'print JSON, for programs' },
  },
  examples: [
    'siege sim tower-siege --games 200 --players random,greedy',
    'siege sim tower-siege --games 50 --check --coverage --seed nightly',
    'siege sim tower-siege --only 17 --seed nightly --save game17.json',
  ],
  async run(args) {
    const [id] = words(args, ['GAME']);
    const game = await gameCalled(args, id);
    const plan = planOf(game, args);
    checkPlan(game, plan);
    const file = text(args, 'save');
    if (file !== undefined) saveOne(game, plan, file);
    const report = await simulated(game, plan, args);
    if (has(args, 'json')) sayJson(report);
    else say(reportText(game, report));
    if (report.interrupted) return 130;
    return report.errors.length > 0 ? 1 : 0;
  },
};

function planOf(game: Game, args: Args): Plan {
  const players = list(args, 'players');
  const seats = count(args, 'seats', 1, LIMITS.seats);
  const only = count(args, 'only', 0, LIMITS.games - 1);
  return planned(game, {
    games: count(args, 'games', 1) ?? Math.max(100, (only ?? 0) + 1),
    ...(players && { players: players.map(player => botCalled(player).id) }),
    ...runDecks(game, args, seats ?? game.about.seats.min),
    ...(seats !== undefined && { seats }),
    ...(only !== undefined && { only }),
    seed: seedOf(args),
    ...houseRules(game, args),
    check: has(args, 'check'),
    coverage: has(args, 'coverage'),
    shelf: shelfOf(args),
  });
}

function simulated(game: Game, plan: Plan, args: Args): Promise<Report> {
  const line = new ProgressLine();
  return interruptible(line, signal =>
    simulateInWorkers(game, plan, {
      workers: count(args, 'workers', 1, LIMITS.workers) ?? availableParallelism(),
      signal,
      patience: count(args, 'patience', 1) ?? 120,
      onProgress: progress => line.show(progressText(progress)),
    }),
  );
}

function progressText({ played, games, errors, seconds }: Progress): string {
  const left = Math.round((seconds / played) * (games - played));
  const trouble = errors > 0 ? `, ${plural(errors, 'error')}` : '';
  return `${number(played)} of ${plural(games, 'game')}${trouble}, ${left} s left`;
}

/** Plays the one game here as well and keeps it up to the point where it went wrong. */
function saveOne(game: Game, plan: Plan, file: string): void {
  if (plan.only === null) throw new UsageError('--save needs --only: it keeps one match');
  const picks: Pick[] = [];
  const played = playOne(game, plan, plan.only, made => picks.push(made));
  const { config, seed } = seating(game, plan, plan.only);
  const match = create(game, config, seed);
  for (const { seat, option } of picks.slice(0, played.picks)) pick(match, seat, option);
  writeText(file, `${JSON.stringify(save(match))}\n`);
  complain(
    `saved ${plural(played.picks, 'pick')} to ${pathText(file)}; look at them with: siege replay ${pathText(file)}`,
  );
}
