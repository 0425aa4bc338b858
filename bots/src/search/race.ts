import type { Option } from '@siegeworks/contract';
import type { Edge } from './tree.ts';
import { newEdge } from './tree.ts';

/** One answer to the question that is open. */
export interface Contender {
  edge: Edge;
  /** Its result in each pass that it took part in. */
  values: number[];
}

/** Passes before anybody can be dropped, and the share of the budget that must be used by then. */
const WARM_UP = 10;
const SHARE = 0.1;
/** The first passes of each answer knew little of what comes after it: this share of them is forgotten. */
const FORGOTTEN = 0.34;
/** How many standard errors behind the leader is too far. */
const TOO_FAR = 2.5;
/** Long lists are cut so that each remaining option can have this many passes. */
const PASSES = 12;
const FEWEST = 4;
/** A gain smaller than this is rounding, not an advantage. */
const TIE = 1e-9;
/** An option that cannot beat the leader by more than this is not worth another thought. */
const NEGLIGIBLE = 0.002;

/**
 * The answers run side by side: in each pass all of them meet the same imagined table, so that good or bad luck in it
 * does not favour any, and options that are clearly behind are dropped. The usual answer comes first and wins ties.
 */
export class Race {
  readonly contenders: Contender[];
  running: Contender[];
  private passes = 0;

  constructor(options: readonly Option[], usual: Option, known: (option: Option) => Edge = newEdge) {
    const ordered = [usual, ...options.filter(option => option !== usual)];
    this.contenders = ordered.map(option => ({ edge: known(option), values: [] }));
    this.running = this.contenders.slice();
  }

  get decided(): boolean {
    return this.running.length === 1;
  }

  /** After every pass: drops who is too far behind, and whom the budget has no room for. */
  endPass(used: number, budget: number): void {
    this.passes++;
    const room = Math.max(FEWEST, Math.floor((budget - used) / PASSES));
    if (this.running.length > room) this.running = this.ranked(this.running).slice(0, room);
    if (this.passes < WARM_UP || used < SHARE * budget) return;
    const lead = this.leader();
    this.running = this.running.filter(each => each === lead || !isBehind(each.values, lead.values));
  }

  leader(): Contender {
    let best = this.running[0];
    for (const each of this.running) if (meanOf(each) > meanOf(best) + TIE) best = each;
    return best;
  }

  /** The leader, those still in the race, then the others as far as they got. */
  standing(): Contender[] {
    const dropped = this.contenders.filter(each => !this.running.includes(each));
    return [...this.ranked(this.running), ...this.ranked(dropped)];
  }

  private ranked(list: readonly Contender[]): Contender[] {
    return list.toSorted((a, b) => meanOf(b) - meanOf(a));
  }
}

export function meanOf({ values }: Contender): number {
  if (values.length === 0) return Number.NEGATIVE_INFINITY;
  const from = firstThatCounts(values);
  let sum = 0;
  for (let i = from; i < values.length; i++) sum += values[i];
  return sum / (values.length - from);
}
const firstThatCounts = (values: readonly number[]) => Math.floor(values.length * FORGOTTEN);

/** How much of a gap to the leader luck can explain: two standard errors, compared pass by pass. */
export function marginOf({ values }: Contender, lead: Contender): number {
  // A last pass that was cut short has met only some of them.
  const both = values.slice(0, lead.values.length);
  return both.length > 0 ? 2 * gapTo(both, lead.values, firstThatCounts(both)).error : 1;
}

/** Compares pass by pass: what both met alike does not count. */
function isBehind(values: readonly number[], lead: readonly number[]): boolean {
  const { gap, error } = gapTo(values, lead, firstThatCounts(values));
  return gap + NEGLIGIBLE > TOO_FAR * error;
}

/** How far these results are behind those of the leader on average, and its standard error. */
function gapTo(values: readonly number[], lead: readonly number[], from: number) {
  const n = values.length - from;
  let sum = 0;
  let squares = 0;
  for (let i = from; i < values.length; i++) {
    const gap = lead[i] - values[i];
    sum += gap;
    squares += gap * gap;
  }
  const gap = sum / n;
  return { gap, error: Math.sqrt(Math.max(0, squares / n - gap * gap) / n) };
}
