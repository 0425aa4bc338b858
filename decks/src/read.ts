import { brief, LIMITS } from '@siegeworks/files';
import { parseDeck } from '@siegeworks/files/config-shape';
import { Malformed, malformed } from '@siegeworks/files/shape';
import type { DeckBook } from './deck.ts';
import { emptyDeck, hasCastles } from './deck.ts';
import { cardNamed, isGame } from './names.ts';
import { readLine } from './read-line.ts';
import type { DeckReading, LineNote } from './reading.ts';
import { DECK_LIMITS, noCard } from './reading.ts';

const isJson = (text: string) => /^\s*(\{|\[[\s\d{"\]])/.test(text);

/** The game that a list names by itself, as it was written, or `null`. */
export function gameNamedIn(text: string): string | null {
  if (text.length > DECK_LIMITS.text) return null;
  const [, said = null] = isJson(text)
    ? (/"game"\s*:\s*"([^"\n]{1,100})"/.exec(text) ?? [])
    : (/^\s*game\s*:\s*(.{1,100}?)\s*$/im.exec(text) ?? []);
  return said;
}

/** Reads a deck from text or JSON. Every problem is reported, and everything that could be read is kept. */
export function readDeck(text: string, book: DeckBook): DeckReading {
  const reading: DeckReading = { deck: emptyDeck(book.game), problems: [], notes: [] };
  if (text.length > DECK_LIMITS.text) {
    const told = `a deck has at most ${DECK_LIMITS.text} characters, not ${text.length}`;
    return { ...reading, problems: [{ line: 0, text: told }] };
  }
  const read = isJson(text) ? fromJson(text, book, reading) : fromLines(text, book, reading);
  const isCastle = hasCastles(book);
  const held = isCastle ? read.deck.choices : read.deck.cards;
  if (Object.keys(held).length === 0 && read.problems.length === 0)
    read.problems.push({
      line: 0,
      text: isCastle ? 'it says nothing of a castle' : 'there are no cards in it',
    });
  return { ...read, problems: shortened(read.problems) };
}

function shortened(problems: readonly LineNote[]): LineNote[] {
  const more = problems.length - LIMITS.problems;
  if (more <= 0) return [...problems];
  return [...problems.slice(0, LIMITS.problems), { line: 0, text: `… and ${more} more problems` }];
}

function fromLines(text: string, book: DeckBook, reading: DeckReading): DeckReading {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  if (lines.length > DECK_LIMITS.lines)
    reading.problems.push({
      line: 0,
      text: `a deck has at most ${DECK_LIMITS.lines} lines, not ${lines.length}`,
    });
  const seen = new Map<string, number>();
  lines.slice(0, DECK_LIMITS.lines).forEach((line, i) => {
    readLine({ text: line, line: i + 1, book, reading, seen });
  });
  return reading;
}

/** The same list as an object: cards by id or by name. */
function fromJson(text: string, book: DeckBook, reading: DeckReading): DeckReading {
  const { deck, problems } = reading;
  try {
    const read = parseDeck(text);
    deck.name = brief(read.name ?? '', DECK_LIMITS.name);
    deck.notes = (read.notes ?? '').slice(0, DECK_LIMITS.notes);
    deck.choices = read.choices ?? {};
    if (read.game !== undefined && !isGame(read.game, book))
      throw malformed(`this is a deck of ${brief(read.game)}, not of ${book.title}`);
    for (const [said, copies] of Object.entries(read.cards)) {
      const found = cardNamed(book.cards, said);
      if ('near' in found) problems.push({ line: 0, text: noCard(said, book), ...found });
      else deck.cards[found.card.id] = (deck.cards[found.card.id] ?? 0) + copies;
    }
  } catch (fault) {
    if (!(fault instanceof Malformed)) throw fault;
    problems.push(...fault.reasons.map(reason => ({ line: 0, text: reason.text })));
  }
  return reading;
}
