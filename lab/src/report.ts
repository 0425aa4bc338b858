import type { Game, Seed, VariantValue } from '@siegeworks/contract';
import { expected } from '@siegeworks/kernel/laws';
import { commandOf } from './command.ts';
import type { Plan } from './plan.ts';
import { EACH } from './plan.ts';
import type { Played } from './played.ts';

/** A game that went wrong, and the command that shows it again. */
export interface GameError {
  game: number;
  seed: Seed;
  pick: number;
  law: string;
  text: string;
  command: string;
}
export interface Spread {
  median: number;
  p95: number;
  max: number;
}
export interface Report {
  game: string;
  rulesVersion: string;
  games: number;
  finished: number;
  errors: GameError[];
  picks: number;
  seconds: number;
  picksPerSecond: number;
  winsBySeat: number[];
  /** Of the games with an opponent, how often the player who began the first turn won. */
  winsOfFirst: { wins: number; games: number };
  winsByPlayer: Record<string, number>;
  winsByDeck: Record<string, { wins: number; games: number }>;
  draws: number;
  turns: Spread;
  picksPerGame: Spread;
  /** How often each rule ended a game. */
  endings: Record<string, number>;
  seed: Seed;
  players: readonly string[];
  decks: readonly string[];
  seats: number;
  options: Record<string, VariantValue>;
  check: boolean;
  interrupted: boolean;
  command: string;
  /** Of everything that can run, what never did; only when asked for. */
  coverage?: { expected: number; never: string[] };
}

/** Adds up games in whatever order they arrive. */
export class Tally {
  readonly plan: Plan;
  readonly errors: GameError[] = [];
  played = 0;
  private picks = 0;
  private draws = 0;
  private finished = 0;
  private readonly turns = new Counts();
  private readonly lengths = new Counts();
  private readonly bySeat: number[];
  private readonly first = { wins: 0, games: 0 };
  private readonly byPlayer: Record<string, number> = {};
  private readonly byDeck: Report['winsByDeck'] = {};
  private readonly endings: Record<string, number> = {};
  private readonly ran = new Set<string>();

  constructor(game: Game, plan: Plan) {
    this.plan = plan;
    this.bySeat = new Array<number>(plan.seats).fill(0);
    for (const player of plan.players) this.byPlayer[player] = 0;
    const ready = game.catalogue.decks.map(({ id }) => id);
    const named = plan.decks.length > 0 ? plan.decks : [EACH];
    for (const deck of named.flatMap(each => (each === EACH ? ready : each))) {
      this.byDeck[deck] = { wins: 0, games: 0 };
    }
  }

  add(game: Played, ran: readonly string[] = []): void {
    this.played++;
    this.picks += game.picks;
    for (const what of ran) this.ran.add(what);
    if (game.failure) this.addError(game, game.failure);
    else this.addOutcome(game);
  }

  private addError({ index, seed }: Played, { pick, law, text }: NonNullable<Played['failure']>): void {
    const command = commandOf({ ...this.plan, only: index });
    this.errors.push({ game: index, seed, pick, law, text, command });
  }

  private addOutcome({ turns, picks, first, outcome, players, decks }: Played): void {
    if (!outcome) return;
    this.finished++;
    this.turns.add(turns);
    this.lengths.add(picks);
    this.endings[outcome.rule] = (this.endings[outcome.rule] ?? 0) + 1;
    if (outcome.draw) this.draws++;
    if (first !== null && this.plan.seats > 1) this.first.games++;
    outcome.places.forEach((place, seat) => {
      const won = place === 1 && !outcome.draw ? 1 : 0;
      if (seat === first) this.first.wins += won;
      this.bySeat[seat] += won;
      this.byPlayer[players[seat]] += won;
      const deck = this.byDeck[decks[seat]];
      if (!deck) return;
      deck.games++;
      deck.wins += won;
    });
  }

  report(game: Game, seconds: number, interrupted: boolean): Report {
    const { plan } = this;
    return {
      game: plan.game,
      rulesVersion: game.about.rulesVersion,
      games: plan.only === null ? plan.games : 1,
      finished: this.finished,
      errors: this.errors.toSorted((a, b) => a.game - b.game),
      picks: this.picks,
      seconds: round(seconds),
      picksPerSecond: Math.round(this.picks / Math.max(seconds, 1e-6)),
      winsBySeat: this.bySeat,
      winsOfFirst: this.first,
      winsByPlayer: this.byPlayer,
      winsByDeck: this.byDeck,
      draws: this.draws,
      turns: this.turns.spread(),
      picksPerGame: this.lengths.spread(),
      endings: sorted(this.endings),
      seed: plan.seed,
      players: plan.players,
      decks: plan.decks,
      seats: plan.seats,
      options: plan.options,
      check: plan.check,
      interrupted,
      command: commandOf(plan),
      ...(plan.coverage && { coverage: this.coverage(game) }),
    };
  }

  private coverage(game: Game): NonNullable<Report['coverage']> {
    const all = expected(game);
    return { expected: all.length, never: all.filter(what => !this.ran.has(what)) };
  }
}

const round = (seconds: number) => Math.round(seconds * 1000) / 1000;

function sorted(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** How often each number came up: a run of any length takes no more room than its numbers differ. */
class Counts {
  private readonly often = new Map<number, number>();
  private all = 0;

  add(value: number): void {
    this.often.set(value, (this.often.get(value) ?? 0) + 1);
    this.all++;
  }

  spread(): Spread {
    const up = [...this.often].toSorted(([a], [b]) => a - b);
    return { median: this.rank(up, 0.5), p95: this.rank(up, 0.95), max: this.rank(up, 1) };
  }

  /** By nearest rank: every value named is one that happened. */
  private rank(up: readonly [number, number][], share: number): number {
    let left = Math.max(1, Math.ceil(share * this.all));
    for (const [value, times] of up) {
      left -= times;
      if (left <= 0) return value;
    }
    return 0;
  }
}
