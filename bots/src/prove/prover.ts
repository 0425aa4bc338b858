import type { Game, Option, State } from '@siegeworks/contract';
import { pending } from '@siegeworks/kernel';
import type { Task } from './aim.ts';
import { decided } from './aim.ts';
import type { Fall } from './falls.ts';
import { broughtToLight, falls } from './falls.ts';
import { keyOf } from './key.ts';

/** How likely the goal is to be reached, at least and at most: apart where something hidden decides, or the search was cut off. */
export interface Span {
  least: number;
  most: number;
}
const OPEN: Span = { least: 0, most: 1 };
const certain = (value: number): Span => ({ least: value, most: value });

/** How much likelier the one right pick must be to reach the goal than any other: 15 in 100. Without dice it is all or nothing. */
export const MARGIN = 0.15;
/** What the dice lead to less often than this is left open: duels may last for ever. */
const FAINT = 0.02;
/** Picks in a row that one line may have. */
const DEEPEST = 80;

/**
 * Searches a task to its end: the seat picks what is best for its goal, all others what is worst for it, and every way the
 * dice may fall is counted. Nothing hidden is used: where it comes to light, the result is left open.
 */
export class Prover<S extends State> {
  /** Answers tried so far. */
  nodes = 0;
  readonly game: Game<S>;
  readonly task: Task<S>;
  private readonly most: number;
  private readonly stop: () => boolean;
  private readonly found = new Map<string, Span & { reach: number }>();
  private readonly open = new Set<string>();
  /** How often an answer has settled a question so far: what did is tried first elsewhere. */
  private readonly settled = new Map<string, number>();

  constructor(game: Game<S>, task: Task<S>, most: number, stop: () => boolean = () => false) {
    this.game = game;
    this.task = task;
    this.most = most;
    this.stop = stop;
  }

  get exhausted(): boolean {
    return this.nodes >= this.most || this.stop();
  }

  /** What can be reached from a position to which the dice lead this often. */
  span(s: S, reach = 1): Span {
    const verdict = decided(this.game, s, this.task);
    if (verdict !== null) return certain(verdict ? 1 : 0);
    const key = keyOf(this.task.start, s);
    const known = this.found.get(key);
    // Looked at less often means looked at less closely, if the dice still have a say.
    if (known && (known.least === known.most || known.reach >= reach)) return known;
    if (reach < FAINT) return OPEN;
    // Going round in a circle proves nothing.
    if (this.open.has(key) || this.open.size >= DEEPEST || this.exhausted) return OPEN;
    this.open.add(key);
    const span = this.asked(s, reach);
    this.open.delete(key);
    if (!this.exhausted) this.found.set(key, { ...span, reach });
    return span;
  }

  private asked(s: S, reach: number): Span {
    const asks = pending(this.game, s);
    if (!asks || asks.options.length === 0) return OPEN;
    const isOwn = asks.seat === this.task.seat;
    let best: Span = certain(isOwn ? 0 : 1);
    for (const option of this.likeliestFirst(asks.options, isOwn)) {
      const { least, most } = this.after(s, option, reach);
      best = isOwn
        ? { least: Math.max(best.least, least), most: Math.max(best.most, most) }
        : { least: Math.min(best.least, least), most: Math.min(best.most, most) };
      if (isOwn ? best.least === 1 : best.most === 0) {
        const name = nameOf(option, isOwn);
        this.settled.set(name, (this.settled.get(name) ?? 0) + 1);
        break;
      }
    }
    return best;
  }

  /** The order changes how long a proof takes, never what it proves. */
  private likeliestFirst(options: readonly Option[], isOwn: boolean): readonly Option[] {
    if (this.settled.size === 0 || options.length < 2) return options;
    const counts = new Map(options.map(option => [option, this.settled.get(nameOf(option, isOwn)) ?? 0]));
    return [...options].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  }

  /** What can be reached after an answer, over all dice. */
  after(s: S, option: Option, reach = 1): Span {
    let least = 0;
    let most = 0;
    for (const fall of this.falls(s, option)) {
      const span = this.within(s, fall, reach * fall.chance);
      least += fall.chance * span.least;
      most += fall.chance * span.most;
    }
    return { least: rounded(least), most: rounded(most) };
  }

  falls(s: S, option: Option): Fall<S>[] {
    const found = falls(this.game, s, option);
    this.nodes += found.length;
    return found;
  }

  /** What can be reached after one way the dice fell. */
  within(before: S, { s }: Fall<S>, reach = 1): Span {
    if (s === null) return OPEN;
    const verdict = decided(this.game, s, this.task);
    if (verdict !== null) return certain(verdict ? 1 : 0);
    return broughtToLight(this.game, before, s, this.task.seat) ? OPEN : this.span(s, reach);
  }
}

const nameOf = ({ kind, card, target, seat, n, what }: Option, isOwn: boolean) =>
  `${isOwn} ${kind} ${card} ${target} ${seat} ${n} ${what}`;

/** Sums of chances differ in their last bits; nothing is decided by them. */
const rounded = (chance: number) => Math.round(chance * 1e9) / 1e9;
