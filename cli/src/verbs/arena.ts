import { availableParallelism } from 'node:os';
import type { Game } from '@siegeworks/contract';
import { LIMITS } from '@siegeworks/files';
import { Malformed } from '@siegeworks/files/shape';
import type { ArenaReport, Pairing, Plan } from '@siegeworks/lab';
import { arena, arenaJournal, checkArena, planned } from '@siegeworks/lab';
import { botCalled, budgetOf } from '../config.ts';
import { houseRules, RULE_FLAGS } from '../house-rules.ts';
import { interruptible } from '../interrupt.ts';
import { orFailed } from '../matches.ts';
import { bad, bold, columns, dim, number, percent, plural, say, sayJson } from '../page.ts';
import { ProgressLine } from '../progress.ts';
import { DECK_FLAGS, runDecks } from '../run-decks.ts';
import { gameCalled, shelfOf } from '../shelves.ts';
import type { Args, Verb } from '../usage.ts';
import { count, has, list, seedOf, text, words } from '../usage.ts';

export const arenaVerb: Verb = {
  name: 'arena',
  usage:
    'GAME --players warlord,squire --games N [--budget 200ms|2000i] [--deck FILE] [--seed S] [--keep FILE]',
  summary: 'Let computer players meet in mirrored games and measure how strong they are.',
  help: [
    'Every player meets every other: N games for each pair, with the same deals and decks from either seat. In games for',
    'one, every player plays the same N deals. Rates come with their 95 % interval. The player who wins more games of a',
    'deal is ahead in it: where the cards decide a lot, that is more telling than the rate.',
    'With --keep every finished game is written to a file; the same command continues where it was stopped.',
    'Without --budget in milliseconds the same seed gives the same games.',
  ].join('\n'),
  flags: {
    players: { value: 'A,B,…', text: 'who meets (squire,random)' },
    games: { value: 'N', text: 'games for each pair (100)' },
    budget: { value: 'B', text: 'how long searching players think: 200ms or 2000i (iterations)' },
    ...DECK_FLAGS,
    ...RULE_FLAGS,
    seed: { value: 'S', text: 'any text (1)' },
    workers: { value: 'K', text: 'threads (one per core)' },
    patience: { value: 'SECONDS', text: 'give up a game that takes longer (3600)' },
    keep: { value: 'FILE', text: 'write finished games to a file, and continue from there' },
    json: { text: 'print JSON, for programs' },
  },
  examples: [
    'siege arena tower-siege --players warlord,knight,squire,page --games 200 --keep tower-siege.arena',
    'siege arena two-deck-siege --players squire,knight --games 100 --option preset=marshal-0',
  ],
  async run(args) {
    const [id] = words(args, ['GAME']);
    const game = await gameCalled(args, id);
    const plan = planOf(game, args);
    checkArena(game, plan);
    const report = await held(game, plan, args);
    if (has(args, 'json')) sayJson(report);
    else say(arenaText(game, report, text(args, 'keep')));
    if (report.interrupted) return 130;
    return report.errors.length > 0 ? 1 : 0;
  },
};

function planOf(game: Game, args: Args): Plan {
  const players = list(args, 'players') ?? ['squire', 'random'];
  const said = text(args, 'budget');
  return planned(game, {
    games: count(args, 'games', 1) ?? 100,
    players: players.map(player => botCalled(player).id),
    ...runDecks(game, args, game.about.seats.min),
    seed: seedOf(args),
    ...houseRules(game, args),
    budget: said === undefined ? null : budgetOf(said),
    shelf: shelfOf(args),
  });
}

function held(game: Game, plan: Plan, args: Args): Promise<ArenaReport> {
  const file = text(args, 'keep');
  const journal = file === undefined ? null : orFailed(file, () => arenaJournal(file, game, plan), Malformed);
  const line = new ProgressLine();
  return interruptible(line, signal =>
    arena(game, plan, {
      workers: count(args, 'workers', 1, LIMITS.workers) ?? availableParallelism(),
      patience: count(args, 'patience', 1) ?? 3600,
      signal,
      known: journal?.known ?? [],
      onPlayed: played => journal?.write(played),
      onProgress: ({ played, games }) => line.show(`${number(played)} of ${plural(games, 'game')}`),
    }),
  );
}

function arenaText(game: Game, report: ArenaReport, file: string | undefined): string {
  const { pairings, ratings, errors, interrupted, seconds } = report;
  const games = pairings.reduce((sum, pairing) => sum + pairing.games, 0);
  return [
    bold(`${game.about.title}: ${plural(games, 'game')} in ${seconds.toFixed(1)} s`) +
      (interrupted ? bad(' (interrupted)') : ''),
    '',
    columns(pairings.map(pairingRow)),
    ...(ratings.length > 2
      ? ['', bold('Ratings'), columns(ratings.map(({ player, rating }) => ['', player, `${rating}`]))]
      : []),
    ...errors.map(({ game: n, law, text: told }) => bad(`game ${n}: ${law}: ${told.split('\n')[0]}`)),
    ...(interrupted
      ? [dim(file ? 'the same command continues from here' : 'with --keep FILE it could continue')]
      : []),
  ].join('\n');
}

function pairingRow({ player, against, wins, draws, games, rate, low, high, deals }: Pairing): string[] {
  const interval = `${percent(low, 1)} to ${percent(high, 1)}`;
  const result = `${number(wins)} of ${number(games)}${draws > 0 ? `, ${plural(draws, 'draw')}` : ''}`;
  const mirrored = `${plural(deals.ahead, 'deal')} ahead, ${number(deals.behind)} behind`;
  return ['', player, against && `beats ${against}`, result, percent(rate, 1), interval, against && mirrored];
}
