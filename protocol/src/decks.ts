import type { Bench, VariantValue } from '@siegeworks/contract';
import { cards, values } from '@siegeworks/files/config-shape';
import type { Check } from '@siegeworks/files/shape';
import { list, name, optional, shape, text, textUpTo, whole } from '@siegeworks/files/shape';

/** Versions that are kept of one deck; the oldest ones go first. */
export const MOST_VERSIONS = 40;

/** A deck as it was once, when it was played, tried or put aside. */
export interface DeckVersion {
  /** Milliseconds since 1970. */
  at: number;
  cards: Record<string, number>;
  choices: Record<string, VariantValue>;
  /** Why it was kept, in the person's words. */
  note: string;
  /** How it did against the ready decks. */
  gauntlet?: GauntletFigures;
}

/** What games against the ready decks have shown. */
export interface GauntletFigures {
  /** The player on both sides, and the seed: the same games can be played again. */
  player: string;
  seed: string;
  rows: GauntletRow[];
  cards: DrawnFigure[];
}
/** Games against one deck: all of them, and those in which one's own deck began. */
export interface GauntletRow {
  deck: string;
  games: number;
  wins: number;
  draws: number;
  /** The ends of the interval in which the true rate lies 95 times of 100, in thousandths. */
  low: number;
  high: number;
  began: number;
  winsBegun: number;
}
/** Games in which a card was drawn, and how many of those were won. */
export interface DrawnFigure {
  card: string;
  games: number;
  wins: number;
}

/** What a deck must be built from, where it was not built from all cards. */
export interface DeckPool {
  /** The draft or sealed pool, by its id. */
  draft: string;
  /** Whose cards of it. */
  seat: number;
  /** How many copies of each card. */
  cards: Record<string, number>;
  /** Cards that everybody may add, as many copies as the rules allow. */
  stock: string[];
}

/** A deck of the person's own, as the browser keeps it. */
export interface KeptDeck {
  id: string;
  game: string;
  name: string;
  cards: Record<string, number>;
  choices: Record<string, VariantValue>;
  notes: string;
  /** The ready deck with which it began, or empty. */
  from: string;
  /** Milliseconds since 1970. */
  updated: number;
  versions: DeckVersion[];
  pool?: DeckPool;
  /** The last time that the rules accepted it. */
  lawful?: Lawful;
}

/** Which list the rules accepted, and at which version they were: they may change, and so may the cards. */
export interface Lawful {
  mark: string;
  rules: string;
}

const row: Check<GauntletRow> = shape<GauntletRow>({
  deck: name,
  games: whole,
  wins: whole,
  draws: whole,
  low: whole,
  high: whole,
  began: whole,
  winsBegun: whole,
});
export const gauntletFigures: Check<GauntletFigures> = shape<GauntletFigures>({
  player: name,
  seed: text,
  rows: list(row, 100),
  cards: list(shape<DrawnFigure>({ card: name, games: whole, wins: whole }), 2000),
});
const version: Check<DeckVersion> = shape<DeckVersion>({
  at: whole,
  cards,
  choices: values,
  note: textUpTo(200),
  gauntlet: optional(gauntletFigures),
});
export const keptDeck: Check<KeptDeck> = shape<KeptDeck>({
  id: name,
  game: name,
  name,
  cards,
  choices: values,
  notes: textUpTo(4000),
  from: textUpTo(100),
  updated: whole,
  versions: list(version, MOST_VERSIONS),
  pool: optional(shape<DeckPool>({ draft: name, seat: whole, cards, stock: list(name, 200) })),
  lawful: optional(shape<Lawful>({ mark: name, rules: name })),
});

export const bench: Check<Bench> = shape<Bench>({
  curve: text,
  means: text,
  first: whole,
  each: whole,
  assumes: text,
  apart: optional(list(text)),
});
