import type { Task } from '@siegeworks/bots';
import type { Game, State } from '@siegeworks/contract';
import type { Puzzle } from '@siegeworks/scenario';

/** Puzzles with the same title, with the same first pick, and of one and the same turn of a match. */
const MOST = { title: 3, pick: 3, turn: 2 };
/** The share of all that may have the same kind of goal; the first few may. */
const SHARE = 0.4;
const FIRST = 8;

/** Sees to it that puzzles are not all alike. */
export class Variety {
  private readonly game: Game;
  private readonly counts = new Map<string, number>();
  private total = 0;

  constructor(game: Game, before: readonly Puzzle[]) {
    this.game = game;
    for (const puzzle of before) this.count(puzzle);
  }

  /** Whether a goal of this kind is still wanted. */
  wants<S extends State>({ aim }: Task<S>): boolean {
    return this.of(`kind ${aim.kind}`) < Math.max(FIRST, this.total * SHARE);
  }

  /** Whether a puzzle is unlike those before it; then it is one of them. */
  takes(puzzle: Puzzle): boolean {
    const kept = Object.entries(this.keys(puzzle)).every(([what, key]) => {
      const most = MOST[what as keyof typeof MOST];
      return this.of(key) < most;
    });
    if (kept) this.count(puzzle);
    return kept;
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
