import type { Task } from '@siegeworks/bots';
import type { Game, State } from '@siegeworks/contract';
import type { Puzzle } from '@siegeworks/scenario';

/** Puzzles with the same title, with the same first pick, and of one and the same turn of a match. */
const MOST = { title: 2, pick: 2, turn: 2 };
/** The share of all that may have the same kind of goal; the first few may. */
const SHARE = 0.25;
const FIRST = 10;

/** Sees to it that puzzles are not all alike. */
export class Variety {
  private readonly game: Game;
  private readonly counts = new Map<string, number>();
  private readonly before: Puzzle[];
  private total = 0;

  constructor(game: Game, before: readonly Puzzle[]) {
    this.game = game;
    this.before = [...before];
    for (const puzzle of before) this.count(puzzle);
  }

  /** Whether a goal of this kind is still wanted. */
  wants<S extends State>({ aim }: Task<S>): boolean {
    return this.of(`kind ${aim.kind}`) < Math.max(FIRST, this.total * SHARE);
  }

  /** A puzzle that is unlike those before it, under the title that is used least; then it is one of them. */
  taken(puzzle: Puzzle, titles: readonly string[]): Puzzle | 'like others' {
    const used = (title: string) => this.of(`title ${title}`);
    const title = titles.reduce((best, each) => (used(each) < used(best) ? each : best), puzzle.title);
    const called = { ...puzzle, title };
    const isKept = Object.entries(this.keys(called)).every(([what, key]) => {
      const most = MOST[what as keyof typeof MOST];
      return this.of(key) < most;
    });
    if (!isKept || this.before.some(other => nearlyAlike(this.game, other, called))) return 'like others';
    this.before.push(called);
    this.count(called);
    return called;
  }

  private keys({ title, line, position, aim }: Puzzle): Record<keyof typeof MOST, string> {
    const [{ option }] = line;
    const text = this.game.words.option(position, option);
    const turn = `${this.game.audit.turns(position)} ${JSON.stringify(Reflect.get(position, 'names') ?? '').length}`;
    const piles = this.game.audit.piles?.(position, 0).deck.join() ?? '';
    return { title: `title ${title}`, pick: `pick ${aim.kind} ${text}`, turn: `turn ${turn} ${piles}` };
  }
  private count(puzzle: Puzzle): void {
    this.total++;
    for (const key of [...Object.values(this.keys(puzzle)), `kind ${puzzle.aim.kind}`])
      this.counts.set(key, this.of(key) + 1);
  }
  private of(key: string): number {
    return this.counts.get(key) ?? 0;
  }
}

/** Of what lies on the table, the share that two positions may have in common before they are nearly alike. */
const COMMON = 0.8;
/** What every position of a game says in the same way. */
const FIXED: ReadonlySet<string> = new Set(['options', 'random', 'streams', 'luck', 'known', 'people']);

/**
 * Whether somebody who has solved one puzzle has as good as solved the other: the same kind of goal in almost the same position,
 * or the same picks in words for the same sentence.
 */
export function nearlyAlike(game: Game, a: Puzzle, b: Puzzle): boolean {
  if (a.aim.kind !== b.aim.kind) return false;
  if (a.goal === b.goal && picksOf(game, a) === picksOf(game, b)) return true;
  return inCommon(leavesOf(a.position), leavesOf(b.position)) >= COMMON;
}
/** The solver's picks in words. */
function picksOf(game: Game, { position, line }: Puzzle): string {
  return line
    .filter(({ key }) => key)
    .map(({ option }) => game.words.option(position, option))
    .join('\n');
}
/** Everything that a position says, each fact with its place. */
function leavesOf(value: unknown, at = '', found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found.add(`${at}=${value}`);
  for (const [key, each] of Object.entries(value)) if (!FIXED.has(key)) leavesOf(each, `${at}.${key}`, found);
  return found;
}
function inCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const fact of a) if (b.has(fact)) both++;
  return both / (a.size + b.size - both);
}
