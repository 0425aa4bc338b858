/** A wider span says nothing about what a line keeps or a test proves. */
export const WIDEST = 30;

/** Where a text names a rule, `TS-001`, or a span of rules, `TS-001..TS-004`. */
export interface Named {
  said: string;
  line: number;
  /** The ends of the span, or the one rule twice. */
  first: string;
  last: string;
  /** All rules of the span; none when it is wider than the widest or runs backwards. */
  rules: string[];
}

const NAME = /\b([A-Z]{2}-R?)(\d{2,3})\b(?:\s*(?:\.\.|–|to)\s*\1(\d{2,3})\b)?/g;

export function rulesNamed(text: string): Named[] {
  let line = 1;
  let read = 0;
  return [...text.matchAll(NAME)].map(match => {
    line += text.slice(read, match.index).split('\n').length - 1;
    read = match.index;
    return { line, ...spanOf(match) };
  });
}

function spanOf([said, prefix, from, to = from]: RegExpMatchArray): Omit<Named, 'line'> {
  const [start, end] = [Number(from), Number(to)];
  const numbered = (n: number) => `${prefix}${String(n).padStart(from.length, '0')}`;
  const sound = end >= start && end - start <= WIDEST;
  const rules = Array.from({ length: sound ? end - start + 1 : 0 }, (_, i) => numbered(start + i));
  return { said, first: numbered(start), last: numbered(end), rules };
}
