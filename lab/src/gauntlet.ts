import type { Game, SeatConfig, Seed } from '@siegeworks/contract';
import type { Plan } from './plan.ts';
import { EACH, planned } from './plan.ts';
import { playOne } from './played.ts';
import type { Rate } from './rate.ts';
import { rateOf } from './rate.ts';

/** The name of the deck that is tried. */
export const TRIED_DECK = 'tried';

/** One deck against every ready deck in turn, from either seat: a plan like any other, which `siege sim` plays, too. */
export function gauntletPlan(
  game: Game,
  deck: SeatConfig,
  { player, games, seed, name = TRIED_DECK }: GauntletWish & { name?: string },
): Plan {
  return planned(game, {
    games,
    players: [player],
    decks: [name, EACH],
    own: { [name]: deck },
    seats: 2,
    seed,
    follow: true,
  });
}

/** One game of a gauntlet, seen from the deck that is tried. Plain data: it travels between threads. */
export interface GauntletGame {
  index: number;
  /** The deck of the other side. */
  against: string;
  /** 1 for a win, a half for a draw. */
  won: number;
  began: boolean;
  /** Cards of the deck that were drawn, each once. */
  drawn: string[];
  failed: boolean;
}

/** What is asked of a gauntlet: who plays both sides, how many games, from which seed. */
export interface GauntletWish {
  player: string;
  games: number;
  seed: Seed;
}

/** The number of the nth game that the tried deck itself plays: of a castle, every other one is one of a ready castle. */
export const ownGame = (game: Game, n: number): number => (game.catalogue.castles ? 2 * n : n);

/** Plays the games of a gauntlet, each by its number and in whatever order. */
export function gauntletOf(
  game: Game,
  deck: SeatConfig,
  wish: GauntletWish,
): (index: number) => GauntletGame {
  if (game.catalogue.castles) return index => playCastleGame(game, deck, wish, index);
  const plan = gauntletPlan(game, deck, wish);
  return index => playGauntletGame(game, plan, index);
}

/**
 * Of a castle: game 2i is the ith game of `siege sim` with it, and 2i+1 the same deal with one of the ready castles,
 * which take turns.
 */
function playCastleGame(
  game: Game,
  { choices = {} }: SeatConfig,
  wish: GauntletWish,
  index: number,
): GauntletGame {
  const { ready = [] } = game.catalogue.castles ?? {};
  const deal = Math.floor(index / 2);
  const other = index === ownGame(game, deal) ? undefined : ready[deal % ready.length];
  const options = other?.choices ?? choices;
  const plan = planned(game, { ...wish, players: [wish.player], seats: 1, options, follow: true });
  const { outcome, failure, followed } = playOne(game, plan, deal);
  return {
    index,
    against: other?.id ?? TRIED_DECK,
    won: outcome?.places[0] === 1 ? 1 : 0,
    began: true,
    drawn: drawnOf(followed?.cards[0]),
    failed: failure !== null || outcome === null,
  };
}

const drawnOf = (stages: Readonly<Record<string, number>> = {}): string[] =>
  Object.entries(stages).flatMap(([card, stage]) => (stage > 0 ? [card] : []));

export function playGauntletGame(game: Game, plan: Plan, index: number): GauntletGame {
  const { decks, outcome, first, failure, followed } = playOne(game, plan, index);
  const seat = decks.indexOf(plan.decks[0]);
  const won = outcome?.places[seat] === 1 ? (outcome.draw ? 0.5 : 1) : 0;
  const drawn = drawnOf(followed?.cards[seat]);
  return {
    index,
    against: decks[1 - seat],
    won,
    began: first === seat,
    drawn,
    failed: failure !== null || outcome === null,
  };
}

/** Games against one deck: all of them, and those in which the tried deck began. */
export interface GauntletRow extends Rate {
  deck: string;
  begun: Rate;
}
/** Games in which a card was drawn, against those in which it was not. */
export interface CardRow {
  card: string;
  drawn: Rate;
  left: Rate;
}
export interface GauntletReport {
  all: Rate;
  rows: GauntletRow[];
  cards: CardRow[];
  failed: number;
}

/** Adds up games in whatever order they arrive. */
export class GauntletTally {
  readonly games: GauntletGame[] = [];

  add(...games: GauntletGame[]): void {
    this.games.push(...games);
  }

  report(decks: readonly string[], cards: readonly string[]): GauntletReport {
    const sound = this.games.filter(({ failed }) => !failed);
    // Games on ready castles stand beside those of the castle that is tried.
    const beside = sound.some(({ against }) => against === TRIED_DECK);
    const own = beside ? sound.filter(({ against }) => against === TRIED_DECK) : sound;
    const rows = decks.map(deck => {
      const met = sound.filter(({ against }) => against === deck);
      return { deck, ...rate(met), begun: rate(met.filter(({ began }) => began)) };
    });
    return {
      all: rate(own),
      rows,
      cards: cards.map(card => ({
        card,
        drawn: rate(own.filter(({ drawn }) => drawn.includes(card))),
        left: rate(own.filter(({ drawn }) => !drawn.includes(card))),
      })),
      failed: this.games.length - sound.length,
    };
  }
}

function rate(games: readonly GauntletGame[]): Rate {
  const wins = games.filter(({ won }) => won === 1).length;
  const draws = games.filter(({ won }) => won === 0.5).length;
  return rateOf(wins, draws, games.length);
}

/** How two decks did in the same games: the mean of the differences, and how sure it is. */
export interface Gain {
  games: number;
  gain: number;
  low: number;
  high: number;
}

/** Paired by number: the same seed, the same opponent, the same seat. So only what the decks do differently counts. */
export function gainBetween(usual: readonly GauntletGame[], other: readonly GauntletGame[]): Gain {
  const before = new Map(usual.map(({ index, won }) => [index, won]));
  const differences = other.flatMap(({ index, won }) => {
    const was = before.get(index);
    return was === undefined ? [] : [won - was];
  });
  const n = Math.max(1, differences.length);
  const gain = differences.reduce((sum, d) => sum + d, 0) / n;
  const spread = differences.reduce((sum, d) => sum + (d - gain) * (d - gain), 0) / Math.max(1, n - 1);
  const reach = 1.96 * Math.sqrt(spread / n);
  return { games: differences.length, gain, low: gain - reach, high: gain + reach };
}
