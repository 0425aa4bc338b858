import type { VariantValue } from '@siegeworks/contract';
import { cards, values } from '@siegeworks/files/config-shape';
import type { Check } from '@siegeworks/files/shape';
import { list, name, shape, text, textUpTo, whole, wholeFrom, word } from '@siegeworks/files/shape';
import type { DraftView, DraftWish } from './drafts.ts';

/** Seconds that everybody has for a turn; 0 for as long as they like. */
export const PACES = [0, 45, 90, 180] as const;

/** What is wanted of packs that people open together over a house. */
export interface CircleWish extends Pick<DraftWish, 'game' | 'kind' | 'seats' | 'packs'> {
  pace: number;
  /** Randomness of one's own: nobody chooses the packs alone. */
  entropy: string;
}

/** A seat of a circle as everybody in it may see it. */
export interface CircleSeat {
  /** `null` while it is free. */
  name: string | null;
  computer: boolean;
  mine: boolean;
  /** A computer player takes cards for whoever is gone. */
  gone: boolean;
  /** Has not taken any cards on this turn yet. */
  due: boolean;
  /** Has handed in a deck, and can be played with. */
  ready: boolean;
}

/** A match between two who have built their decks. */
export interface CircleMatch {
  letter: string;
  /** Who asked, and who was asked. */
  seats: [number, number];
  /** The match, once both sit there. */
  match: string | null;
}

/** People and computer players who open packs together, as one of them may see it. */
export interface CircleView {
  id: string;
  /** Counts changes. */
  revision: number;
  game: string;
  kind: DraftWish['kind'];
  packs: number;
  pace: number;
  /** Milliseconds that are left of this turn; `null` without a clock, and before and after the draft. */
  left: number | null;
  by: string;
  /** Whether the reader has called it together. */
  own: boolean;
  closed: boolean;
  begun: boolean;
  seats: CircleSeat[];
  /** The reader's seat; `null` for somebody who is not in it. */
  seat: number | null;
  /** What lies before the reader, once packs are open. */
  draft: DraftView | null;
  matches: CircleMatch[];
}

export const circleWish: Check<CircleWish> = shape<CircleWish>({
  game: name,
  kind: word('sealed', 'draft'),
  seats: whole,
  packs: whole,
  pace: wholeFrom(0, 3600),
  entropy: textUpTo(100),
});
export const circleSitting: Check<{ entropy: string }> = shape({ entropy: textUpTo(100) });
export interface CircleTake {
  turn: number;
  cards: string[];
}
export const circleTake: Check<CircleTake> = shape<CircleTake>({ turn: whole, cards: list(name, 20) });
/** A deck from packs, handed in to be played with. */
export interface CircleDeck {
  /** What it is called in its owner's history. */
  deck: string;
  cards: Record<string, number>;
  choices: Record<string, VariantValue>;
}
export const circleDeck: Check<CircleDeck> = shape<CircleDeck>({ deck: name, cards, choices: values });
/** Asks somebody in the circle to a match, or sits down where one was asked. */
export const circleAsk: Check<{ seat: number; entropy: string }> = shape({
  seat: whole,
  entropy: textUpTo(100),
});
export const circleAnswer: Check<{ letter: string; entropy: string }> = shape({
  letter: text,
  entropy: textUpTo(100),
});
