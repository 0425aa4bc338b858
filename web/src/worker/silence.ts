/** How often a line is listened to, in milliseconds. */
export const EVERY = 1_000;
/** How long an answer may take before the other end is taken for dead: longer each time, until something is heard. */
const PATIENCE = { first: 4_000, longest: 60_000 };
/** A line on which nothing was said for so long is asked whether it still stands. */
const QUIET = 15_000;

/** Notices that the other end of a line has died without a word: machines lose power, and networks their way. */
export class Silence {
  private readonly now: () => number;
  private patience = PATIENCE.first;
  /** When anything was last heard. */
  private heardAt: number;
  /** Since when an answer has been due. */
  private due: number | null = null;
  private looked: number;

  constructor(now: () => number) {
    this.now = now;
    this.heardAt = now();
    this.looked = now();
  }
  /** A new line: nothing is due on it. */
  begin(): void {
    this.heardAt = this.now();
    this.looked = this.now();
    this.due = null;
  }
  /** Something was said that is answered at once. */
  said(): void {
    this.due ??= this.now();
  }
  heard(): void {
    this.heardAt = this.now();
    this.due = null;
    this.patience = PATIENCE.first;
  }
  /** Whether the line stands, has to be asked, or is dead. */
  look(): 'stands' | 'ask' | 'dead' {
    const now = this.now();
    // Whoever was too busy to listen, or asleep, may not have heard what is waiting to be read.
    const wasBusy = now - this.looked > 2 * EVERY;
    this.looked = now;
    if (wasBusy) return 'stands';
    if (this.due === null) return now - this.heardAt >= QUIET ? 'ask' : 'stands';
    if (now - this.due < this.patience) return 'stands';
    this.patience = Math.min(2 * this.patience, PATIENCE.longest);
    return 'dead';
  }
}
