import type { VariantValue } from '@siegeworks/contract';
import { sha256 } from '@siegeworks/contract/hash';
import { brief, LIMITS } from '@siegeworks/files';
import { values } from '@siegeworks/files/config-shape';
import { Malformed, readJson } from '@siegeworks/files/shape';
import { fromBase64, fromUtf8, toBase64, toUtf8 } from './bytes.ts';
import type { DeckBook, DeckList } from './deck.ts';
import { emptyDeck } from './deck.ts';
import type { DeckReading } from './reading.ts';
import { DECK_LIMITS } from './reading.ts';

/** Counts up whenever older links must be read in another way. */
const FORMAT = 1;
/** Letters of a link: the longest notes still fit. */
const LONGEST = 24_000;

/** A card in twenty bits that stay the same when cards are added to the game; a test sees to it that no two are equal. */
export const markOf = (id: string): number => sha256(id)[0] >>> 12;

const checksum = (bytes: readonly number[]): number[] => {
  const [word] = sha256(toBase64(bytes));
  return [(word >>> 24) & 255, (word >>> 16) & 255];
};

/**
 * A whole deck in one word: three bytes for each card (twenty bits say which, four how many), then name, choices and notes,
 * and two bytes that tell whether a letter was lost on the way. A usual deck takes about 150 letters.
 */
export function deckCode({ name, cards, choices, notes }: DeckList): string {
  const entries = Object.entries(cards);
  const words = toUtf8(JSON.stringify([name, choices, ...(notes === '' ? [] : [notes])]));
  const bytes = [FORMAT, entries.length >> 8, entries.length & 255];
  for (const [id, copies] of entries) {
    const mark = markOf(id);
    const few = copies < 16 ? copies : 0;
    bytes.push(mark >> 12, (mark >> 4) & 255, ((mark & 15) << 4) | few);
    if (few === 0) bytes.push(copies >> 8, copies & 255);
  }
  const whole = [...bytes, ...words];
  return toBase64([...whole, ...checksum(whole)]);
}

/** Reads a link, or tells everything that is wrong with it. */
export function readCode(code: string, book: DeckBook): DeckReading {
  const reading: DeckReading = { deck: emptyDeck(book.game), problems: [], notes: [] };
  const refuse = (text: string): DeckReading => ({
    ...reading,
    problems: [...reading.problems, { line: 0, text }],
  });
  if (code.length > LONGEST)
    return refuse(`a link to a deck has at most ${LONGEST} letters, not ${code.length}`);
  const bytes = fromBase64(code);
  if (bytes === null) return refuse('the link holds letters that no link to a deck has');
  const whole = bytes.slice(0, -2);
  if (whole.length < 3 || toBase64(bytes) !== code || checksum(whole).join() !== bytes.slice(-2).join())
    return refuse('the link is damaged, or part of it is missing: ask for it again');
  if (whole[0] !== FORMAT)
    return refuse(
      `the link was made by another version of this page (${whole[0]}): reload the page and try again`,
    );
  const end = readCards(whole, book, reading);
  return readWords(whole.slice(end), reading);
}

/** Where the cards end. */
function readCards(bytes: readonly number[], book: DeckBook, { deck, problems }: DeckReading): number {
  const known = new Map(book.cards.map(({ id }) => [markOf(id), id]));
  const count = (bytes[1] << 8) | bytes[2];
  let at = 3;
  let strange = 0;
  for (let n = 0; n < Math.min(count, LIMITS.cards) && at + 2 < bytes.length; n++) {
    const id = known.get((bytes[at] << 12) | (bytes[at + 1] << 4) | (bytes[at + 2] >> 4));
    let copies = bytes[at + 2] & 15;
    at += 3;
    if (copies === 0) {
      copies = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
      at += 2;
    }
    if (id === undefined) strange++;
    else if (copies < 1 || copies > LIMITS.copies)
      problems.push({ line: 0, text: `${id}: ${copies} is not a number of copies` });
    else deck.cards[id] = copies;
  }
  if (strange > 0)
    problems.push({
      line: 0,
      text: `${strange === 1 ? 'one card' : `${strange} cards`} of the link cannot be found in ${book.title}`,
    });
  return at;
}

function readWords(bytes: readonly number[], reading: DeckReading): DeckReading {
  const { deck, problems } = reading;
  const text = fromUtf8(bytes);
  try {
    const parts: unknown[] = JSON.parse(text ?? '');
    const [name = '', choices = {}, notes = ''] = Array.isArray(parts) ? parts : [];
    deck.name = brief(`${name}`, DECK_LIMITS.name);
    deck.notes = `${notes}`.slice(0, DECK_LIMITS.notes);
    deck.choices = readJson<Record<string, VariantValue>>(values, JSON.stringify(choices), 'the choices');
  } catch (fault) {
    const why =
      fault instanceof Malformed ? fault.reasons.map(reason => reason.text) : ['its words cannot be read'];
    problems.push(...why.map(each => ({ line: 0, text: each })));
  }
  return reading;
}
