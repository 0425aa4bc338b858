import { brief, LIMITS } from '@siegeworks/files';
import { choiceNamed, valueNamed } from './choices.ts';
import type { DeckBook } from './deck.ts';
import { cardNamed, isGame, plain } from './names.ts';
import type { DeckReading } from './reading.ts';
import { DECK_LIMITS, noCard } from './reading.ts';

/** One line of a list, and what all lines before it have made of the deck. */
interface Line {
  text: string;
  line: number;
  book: DeckBook;
  reading: DeckReading;
  /** In which line each card was first. */
  seen: Map<string, number>;
}

const COMMENT = /(^|\s)(\/\/|#|;).*$/;
const COUNT_FIRST = /^(\d{1,9})\s*(?:[x×*]\s*|\s)\s*(\S.*)$/i;
const COUNT_LAST = /^(.*\S)\s*(?:\s[x×*]\s*|[×*]\s*|\s\()(\d{1,9})\)?$/i;
const FIELD = /^([^:]{1,40}):\s*(.*)$/;

/** Reads one line into the deck, or notes why it cannot be read. */
export function readLine(at: Line): void {
  const text = at.text
    .replace(COMMENT, '')
    .replace(/^[-•]\s+/, '')
    .trim();
  if (text === '' || isHeading(at.book, text)) return;
  const [, first, afterCount] = COUNT_FIRST.exec(text) ?? [];
  if (first !== undefined) return addCard(at, Number(first), afterCount);
  const [, name, value] = FIELD.exec(text) ?? [];
  if (name !== undefined && !('card' in cardNamed(at.book.cards, text))) return setField(at, name, value);
  const [, beforeCount, last] = COUNT_LAST.exec(text) ?? [];
  if (last !== undefined) return addCard(at, Number(last), beforeCount);
  addCard(at, 1, text);
}

/** `Lands`, `[Units]`, `== Spells (4) ==`: a type of cards, in one or several. */
function isHeading({ cards }: DeckBook, text: string): boolean {
  const word = plain(text.replace(/\(?\d+\)?\W*$/, ''));
  if (word === '') return true;
  if ('card' in cardNamed(cards, text)) return false;
  const types = [...new Set(cards.map(({ type }) => plain(type)))];
  return [...types, 'deck', 'maindeck', 'cards'].some(
    type => word === type || word === `${type}s` || word === type.replace(/y$/, 'ies'),
  );
}

function addCard({ book, reading, seen, line }: Line, count: number, said: string): void {
  const { deck, problems, notes } = reading;
  const found = cardNamed(book.cards, said);
  if ('near' in found) {
    problems.push({ line, text: noCard(said, book), ...(found.near.length > 0 && { near: found.near }) });
    return;
  }
  const { id, name } = found.card;
  if (count < 1 || count > LIMITS.copies) {
    problems.push({
      line,
      text: `${name}: the number of copies must be from 1 to ${LIMITS.copies}, not ${count}`,
    });
    return;
  }
  const before = deck.cards[id] ?? 0;
  const first = seen.get(id);
  if (first !== undefined)
    notes.push({
      line,
      text: `${name} stands in line ${first} already: ${before} and ${count} were added up`,
    });
  else seen.set(id, line);
  deck.cards[id] = Math.min(before + count, LIMITS.copies);
}

function setField(at: Line, name: string, value: string): void {
  const { book, reading, line } = at;
  const { deck, problems } = reading;
  const key = plain(name);
  const refuse = (text: string) => void problems.push({ line, text });
  if (key === 'name') deck.name = brief(value.trim(), DECK_LIMITS.name);
  else if (key === 'note' || key === 'notes') addNote(deck, value);
  else if (key === 'game') {
    if (!isGame(value, book)) refuse(`this is a deck of ${brief(value)}, not of ${book.title}`);
  } else setChoice(at, name, value, refuse);
}

function addNote(deck: { notes: string }, value: string): void {
  deck.notes = (deck.notes === '' ? value : `${deck.notes}\n${value}`).slice(0, DECK_LIMITS.notes);
}

function setChoice(at: Line, name: string, value: string, refuse: (text: string) => void): void {
  const { book, reading } = at;
  const found = choiceNamed(book, name);
  if (!found) {
    const titles = Object.values(book.choices).map(({ title }) => title);
    refuse(
      `there is nothing called “${brief(name)}” to set; there are ${['Name', 'Game', 'Note', ...titles].join(', ')}`,
    );
    return;
  }
  const read = valueNamed(book, found[1], value);
  if (typeof read === 'string') refuse(read);
  else reading.deck.choices[found[0]] = read.value;
}
