import type { LogLine } from '@siegeworks/protocol';

/** A line of the log with its place in it. */
export type Line = LogLine & { n: number };

/** One deed with everything that belongs to it, in the order in which it happened. */
export interface Deed {
  /** The place of the line that opened it: it keeps it while the deed goes on. */
  n: number;
  /** What opened it; `null` for what happened by itself. */
  head: Line | null;
  lines: Line[];
}
/** One turn. */
export interface Chapter {
  n: number;
  title: string;
  deeds: Deed[];
}

/** The log as a story: turns, and in each turn what was done. */
export function chaptersOf(log: readonly LogLine[]): Chapter[] {
  const chapters: Chapter[] = [];
  let teller = opened(chapters, null, 0);
  log.forEach((line, n) => {
    if (line.part === 'turn') {
      settle(teller);
      teller = opened(chapters, line, n);
    }
    tell(teller, { ...line, n });
  });
  settle(teller);
  return chapters.filter(({ deeds }) => deeds.length > 0);
}

interface Teller {
  chapter: Chapter;
  /** What the next detail belongs to. */
  now: Deed | null;
  threads: Map<string, Deed>;
  /** Paid for what is yet to come. */
  prices: Line[];
}

function opened(chapters: Chapter[], turn: LogLine | null, n: number): Teller {
  const title = turn === null ? 'Before the first turn' : turn.short || turn.text;
  const chapter: Chapter = { n, title, deeds: [] };
  chapters.push(chapter);
  return { chapter, now: null, threads: new Map(), prices: [] };
}

function tell(teller: Teller, line: Line): void {
  const { part, thread = '' } = line;
  if (part === 'price') {
    teller.prices.push(line);
    return;
  }
  const known = thread === '' ? undefined : teller.threads.get(thread);
  if (part === 'deed' || part === 'fight') begin(teller, line);
  else if (part === 'turn' || part === 'phase') aside(teller, line);
  else add(teller, line, known);
}

function begin(teller: Teller, line: Line): void {
  // Some payments are reported right after what they were for.
  const [price] = teller.prices;
  if (price && price.pick !== line.pick && price.pick === teller.now?.lines.at(-1)?.pick) settle(teller);
  const deed: Deed = { n: line.n, head: line, lines: [...teller.prices.splice(0), line] };
  teller.now = deed;
  teller.chapter.deeds.push(deed);
  if (line.thread) teller.threads.set(line.thread, deed);
}

function add(teller: Teller, line: Line, known: Deed | undefined): void {
  const deed = known ?? teller.now ?? alone(teller, line);
  deed.lines.push(...teller.prices.splice(0), line);
  teller.now = deed;
}

/** A payment for nothing that was reported is a detail of the current deed. */
function settle(teller: Teller): void {
  const [first] = teller.prices;
  if (first) (teller.now ?? alone(teller, first)).lines.push(...teller.prices.splice(0));
}

function alone({ chapter }: Teller, { n }: Line): Deed {
  const deed: Deed = { n, head: null, lines: [] };
  chapter.deeds.push(deed);
  return deed;
}

/** A phase ends whatever was going on, and is folded away by itself. */
function aside(teller: Teller, line: Line): void {
  settle(teller);
  const last = teller.chapter.deeds.at(-1);
  const deed = last && last === teller.now && last.lines.every(isAside) ? last : alone(teller, line);
  deed.lines.push(line);
  teller.now = deed;
}
export const isAside = ({ part }: LogLine): boolean => part === 'turn' || part === 'phase';
