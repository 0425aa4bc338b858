import type { Game, Seat, State } from '@siegeworks/contract';
import type { Watch } from './played.ts';

/** How far a card came in one game: it was in the deck, it was drawn, it was played. */
export const STAGES = ['deck', 'drawn', 'played'] as const;
export type Stage = (typeof STAGES)[number];

/** What a study asks about one game. */
export interface Followed {
  /** For each seat: the cards of its deck, each with the place of its furthest stage. */
  cards: Record<string, number>[];
  /** Questions that offered more than one answer. */
  decisions: number;
  /** How often the lead changed hands. */
  leads: number;
  /** The worst that things looked for each seat at the beginning of a turn, 0 to 1. */
  lowest: number[];
}

/** Whoever is ahead must be so by this much: a lead that comes and goes with every card is none. */
const MARGIN = 0.1;

/** Watches one game for a study; sees the whole table, and touches nothing. */
export class Follower {
  private readonly game: Game;
  private readonly seats: readonly Seat[];
  private readonly stages: Map<number, number>[];
  private readonly lowest: number[];
  private decisions = 0;
  private leads = 0;
  private leader: Seat | null = null;
  private turns = 0;
  private began = false;

  constructor(game: Game, seats: number) {
    this.game = game;
    this.seats = Array.from({ length: seats }, (_, seat) => seat);
    this.stages = this.seats.map(() => new Map());
    this.lowest = this.seats.map(() => 1);
  }

  /** Looks before somebody else does. */
  before(watch: Watch): Watch {
    return (pick, made, s, options) => {
      if (!this.began) this.begin(s);
      const { seat, option } = pick;
      if (options.length > 1) this.decisions++;
      this.lookAtHand(s, seat);
      const plays = this.game.audit.plays ?? [];
      const { card } = option;
      if (card !== undefined && plays.includes(option.kind)) this.reach(seat, card, 'played');
      const turns = this.game.audit.turns(s);
      if (turns > this.turns) this.lookAtChances(s);
      this.turns = turns;
      watch(pick, made, s, options);
    };
  }

  end(s: State): Followed {
    for (const seat of this.seats) {
      const deck = new Set(this.game.audit.piles?.(s, seat).deck);
      for (const id of this.stages[seat].keys()) if (!deck.has(id)) this.reach(seat, id, 'drawn');
    }
    return {
      cards: this.stages.map(stages => this.byName(s, stages)),
      decisions: this.decisions,
      leads: this.leads,
      lowest: this.lowest.map(chance => Math.round(chance * 100) / 100),
    };
  }

  private begin(s: State): void {
    this.began = true;
    for (const seat of this.seats) {
      const piles = this.game.audit.piles?.(s, seat);
      for (const id of piles?.deck ?? []) this.stages[seat].set(id, STAGES.indexOf('deck'));
      for (const id of piles?.hand ?? []) this.stages[seat].set(id, STAGES.indexOf('drawn'));
    }
  }

  private lookAtHand(s: State, seat: Seat): void {
    for (const id of this.game.audit.piles?.(s, seat).hand ?? []) this.reach(seat, id, 'drawn');
  }

  /** Only cards that were this seat's when the game began: what was stolen or made is nobody's choice. */
  private reach(seat: Seat, id: number, stage: Stage): void {
    const before = this.stages[seat].get(id);
    if (before !== undefined) this.stages[seat].set(id, Math.max(before, STAGES.indexOf(stage)));
  }

  /** How good it looks for each seat, as shares of one; a player alone shares with the game. */
  private lookAtChances(s: State): void {
    const scores = this.seats.map(seat => this.game.judgement.score(s, seat));
    const chances = scores.length === 1 ? [scores[0], 1 - scores[0]] : shares(scores);
    for (const seat of this.seats) this.lowest[seat] = Math.min(this.lowest[seat], chances[seat]);
    const [best, second] = chances.toSorted((a, b) => b - a);
    if (best - second < MARGIN) return;
    const leader = chances.indexOf(best);
    if (this.leader !== null && leader !== this.leader) this.leads++;
    this.leader = leader;
  }

  /** Of several copies, the one that came furthest. */
  private byName(s: State, stages: ReadonlyMap<number, number>): Record<string, number> {
    const cards: Record<string, number> = {};
    for (const [id, stage] of stages) {
      const name = this.game.words.card?.(s, id);
      if (name) cards[name] = Math.max(cards[name] ?? 0, stage);
    }
    return cards;
  }
}

function shares(scores: readonly number[]): number[] {
  const sum = scores.reduce((a, b) => a + b, 0);
  return scores.map(score => (sum > 0 ? score / sum : 1 / scores.length));
}
