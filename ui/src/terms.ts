/** A word that explains itself. */
export interface TermLike {
  term: string;
  also?: readonly string[];
  marks?: readonly string[];
  quiet?: boolean;
  text: string;
  rule: string;
}
/** A piece of a text, and the term that it is, if any. */
export interface Piece {
  text: string;
  term: TermLike | null;
}

/** All ways in which a term is written. */
export const spellings = ({ term, also = [] }: TermLike): string[] => [term, ...also];

/** The text in pieces, the terms in it told apart; each is explained where it comes first. */
export function piecesOf(text: string, terms: readonly TermLike[]): Piece[] {
  const book = bookOf(terms);
  if (!book) return [{ text, term: null }];
  const told = new Set<TermLike>();
  return text
    .split(book.pattern)
    .filter(part => part !== '')
    .map(part => {
      const term = book.terms.get(part) ?? null;
      if (!term || told.has(term)) return { text: part, term: null };
      told.add(term);
      return { text: part, term };
    });
}

interface Book {
  pattern: RegExp;
  terms: ReadonlyMap<string, TermLike>;
}
/** A glossary is the same object for a whole match. */
const BOOKS = new WeakMap<readonly TermLike[], Book | null>();
function bookOf(terms: readonly TermLike[]): Book | null {
  const known = BOOKS.get(terms);
  if (known !== undefined) return known;
  const loud = terms.filter(({ quiet }) => !quiet);
  const words = loud.flatMap(term => spellings(term).map(word => [word, term] as const));
  const longest = words.map(([word]) => word).sort((a, b) => b.length - a.length);
  const any = longest.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const book =
    loud.length === 0 ? null : { pattern: new RegExp(`(?<![\\w])(${any})(?![\\w])`), terms: new Map(words) };
  BOOKS.set(terms, book);
  return book;
}

/** What a word on a card means: a mark by its beginning, a type or an abbreviation as it is written. */
export function termFor(word: string, terms: readonly TermLike[]): TermLike | null {
  const plain = word.toLowerCase();
  const begins = ({ marks = [] }: TermLike) => marks.some(mark => plain.startsWith(mark.toLowerCase()));
  const same = (term: TermLike) => spellings(term).some(each => each.toLowerCase() === plain);
  return terms.find(same) ?? terms.find(begins) ?? inside(plain, terms);
}
/** `2 +1/+1 counters` and `Median Fire Monster` are more than one word. */
function inside(plain: string, terms: readonly TermLike[]): TermLike | null {
  const words = ` ${plain.replace(/[,()]/g, ' ')} `;
  return terms.find(term => spellings(term).some(each => words.includes(` ${each.toLowerCase()} `))) ?? null;
}
