import { brief } from '@siegeworks/files';
import type { DeckBook, DeckList } from './deck.ts';

/** Something about one line of a list, counted from 1; 0 where there are no lines. */
export interface LineNote {
  line: number;
  text: string;
  /** Names that were perhaps meant. */
  near?: string[];
}
/** What was read, what could not be, and what was read otherwise than it was perhaps meant. */
export interface DeckReading {
  deck: DeckList;
  problems: LineNote[];
  notes: LineNote[];
}

/** Characters and lines that are read of a list. A real one has less than a hundred lines. */
export const DECK_LIMITS = { text: 100_000, lines: 2000, name: 80, notes: 4000 } as const;

export const noCard = (said: string, { title }: DeckBook): string =>
  `there is no card “${brief(said)}” in ${title}`;

/** A problem as a sentence of its own: where, what, and what was perhaps meant. */
export function noteText({ line, text, near = [] }: LineNote): string {
  const where = line > 0 ? `line ${line}: ` : '';
  return `${where}${text}${near.length > 0 ? `; did you mean ${near.join(' or ')}?` : ''}`;
}
