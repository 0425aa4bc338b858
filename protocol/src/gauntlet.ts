import type { SeatConfig } from '@siegeworks/contract';

/** Which games are to be played. The same order gives the same games, here and with `siege sim`. */
export interface GauntletOrder {
  game: string;
  deck: SeatConfig;
  player: string;
  games: number;
  seed: string;
  /** Only games of the deck itself: none of ready castles beside it. */
  alone?: boolean;
}
/** One game, seen from the deck that is tried. */
export interface GauntletGame {
  index: number;
  against: string;
  won: number;
  began: boolean;
  drawn: string[];
  failed: boolean;
}
export interface Rated {
  wins: number;
  draws: number;
  games: number;
  rate: number;
  low: number;
  high: number;
}
export interface GauntletReport {
  all: Rated;
  rows: (Rated & { deck: string; begun: Rated })[];
  cards: { card: string; drawn: Rated; left: Rated }[];
  failed: number;
}
/** How much better one deck did than another in the same games, as a share of a win. */
export interface Gain {
  games: number;
  gain: number;
  low: number;
  high: number;
}

/** What the page asks of a worker, each under a number of its own. */
export type GauntletAsk =
  /** Every so manieth game of the order, from this one on. */
  | { id: number; type: 'play'; order: GauntletOrder; from: number; step: number; until: number }
  | { id: number; type: 'stop' }
  | { id: number; type: 'tally'; games: GauntletGame[]; decks: string[]; cards: string[] }
  | { id: number; type: 'gain'; usual: GauntletGame[]; other: GauntletGame[] };
export type GauntletSaid =
  | { id: number; type: 'game'; game: GauntletGame }
  | { id: number; type: 'done' }
  | { id: number; type: 'report'; report: GauntletReport }
  | { id: number; type: 'gain'; gain: Gain }
  | { id: number; type: 'problem'; text: string };
