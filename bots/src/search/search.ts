import type { Game, Option, Seat, State } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import { pending, play, sameOption } from '@siegeworks/kernel';
import type { Budget, Candidate, Imagine, Mind, Thought } from '../bot.ts';
import type { AtHorizon } from '../horizon.ts';
import { horizon } from '../horizon.ts';
import type { Standing, Trail } from './circles.ts';
import { outOfCircles, standingOf, walked } from './circles.ts';
import type { Memory } from './memory.ts';
import { keep, recall } from './memory.ts';
import type { Contender } from './race.ts';
import { marginOf, meanOf, Race } from './race.ts';
import type { Edge, Node } from './tree.ts';
import { edgeOf, enter, learn, replyTo, select } from './tree.ts';

/** A play-out ends where a turn begins, after about this many decisions, and never later than this many picks. */
interface Sight {
  decisions: number;
  picks: number;
}
const AMONG_OTHERS: Sight = { decisions: 12, picks: 80 };
/** Where nobody's answers have to be guessed, it pays to look further. */
const ALONE: Sight = { decisions: 36, picks: 240 };
const NEVER = Number.POSITIVE_INFINITY;

/** A question on the way down the tree, and what was answered. */
type Step = [Node, Edge];

/** Information-set tree search: see docs/decisions/0010. */
export class Search<S extends State> implements Thought {
  iterations = 0;
  private readonly game: Game<S>;
  private readonly imagine: Imagine<S>;
  private readonly seat: Seat;
  private readonly standing: Standing;
  private readonly trail: Trail | null;
  private readonly mind: Mind;
  private readonly race: Race;
  private readonly budget: Budget;
  private readonly until: number;
  private readonly sight: Sight;
  private readonly lastTurn: number;
  private readonly isAtHorizon: AtHorizon<S>;
  private slowest = 0;
  private table: S;
  private at = 0;

  constructor(game: Game<S>, imagine: Imagine<S>, asked: Pending, mind: Mind, budget: Budget) {
    this.game = game;
    this.imagine = imagine;
    this.seat = asked.seat;
    this.mind = mind;
    this.budget = budget;
    this.until = mind.clock === null ? NEVER : mind.clock() + budget.milliseconds;
    this.standing = standingOf(game, imagine, asked);
    this.table = this.freshTable();
    const habit = game.judgement.habit(this.table, asked.seat, asked.options);
    const usual = asked.options.find(option => sameOption(option, habit)) ?? asked.options[0];
    this.sight = this.table.seats === 1 ? ALONE : AMONG_OTHERS;
    this.lastTurn = this.turnInSight(usual);
    this.isAtHorizon = horizon(game, this.table);
    const memory = mind.kept as Memory | null;
    this.trail = memory?.trail ?? null;
    const options = outOfCircles(this.trail, this.standing, asked.options, usual);
    const kept = recall(memory?.tree ?? null, game, this.table, this.seat);
    this.race = new Race(options, usual, kept ? option => edgeOf(kept, option) : undefined);
  }

  more(): boolean {
    if (this.race.decided || this.iterations >= this.budget.iterations || this.isLate()) return false;
    const { running } = this.race;
    const contender = running[this.at];
    contender.values.push(this.explore(contender));
    this.iterations++;
    this.at++;
    if (this.at === running.length) this.endPass();
    return true;
  }

  pick(): Option {
    const { edge } = this.race.leader();
    const memory: Memory = {
      tree: keep(this.game, this.table, this.seat, edge),
      trail: walked(this.trail, this.standing, edge.option),
    };
    this.mind.kept = memory;
    return edge.option;
  }

  candidates(): Candidate[] {
    const lead = this.race.leader();
    return this.race
      .standing()
      .filter(each => each.values.length > 0)
      .map(each => candidate(each, lead, this.seat));
  }

  private freshTable(): S {
    return this.imagine(`search:${this.mind.dice()}`);
  }

  private isLate(): boolean {
    const { clock } = this.mind;
    return clock !== null && clock() + this.slowest > this.until;
  }

  private endPass(): void {
    this.at = 0;
    this.race.endPass(this.iterations, this.budget.iterations);
    if (!this.race.decided) this.table = this.freshTable();
  }

  /** One iteration: the answer on the imagined table, down the tree, one question further, and played out by habit. */
  private explore({ edge }: Contender): number {
    const { game } = this;
    const s = game.rules.clone(this.table);
    const path: Step[] = [];
    let at: Edge | null = edge;
    let soon: number | null = null;
    play(game, s, edge.option);
    for (let picks = 0; picks < this.sight.picks && !this.isSettled(s); picks++) {
      if (soon === null && this.isAtHorizon(s)) soon = game.judgement.score(s, this.seat);
      const asked = pending(game, s);
      if (!asked) break;
      at = this.descend(s, asked, at, path);
    }
    return this.teach(path, s, soon);
  }

  /** Answers one question: by the tree as far as it reaches, then by habit. Returns the edge to continue from. */
  private descend(s: S, asked: Pending, at: Edge | null, path: Step[]): Edge | null {
    const usual = this.usual(s, asked);
    if (at === null || asked.options.length === 1) {
      play(this.game, s, usual);
      return at;
    }
    const node = enter(at, asked);
    const isNew = node.visits === 0;
    const next = isNew ? edgeOf(node, usual) : select(node, asked.options, usual);
    path.push([node, next]);
    play(this.game, s, next.option);
    return isNew ? null : next;
  }

  /**
   * All answers must be judged at the same moment, or else to pass and to do something could not be compared: so how
   * far to look is measured once, by playing the usual answer out.
   */
  private turnInSight(usual: Option): number {
    const { game, sight } = this;
    const s = game.rules.clone(this.table);
    play(game, s, usual);
    let decisions = 1;
    for (let picks = 0; picks < sight.picks && decisions < sight.decisions; picks++) {
      const asked = pending(game, s);
      if (!asked) break;
      if (asked.options.length > 1) decisions++;
      play(game, s, this.usual(s, asked));
    }
    return game.audit.turns(s) + 1;
  }

  private isSettled(s: S): boolean {
    return s.over !== null || this.game.audit.turns(s) >= this.lastTurn;
  }

  private usual(s: S, { seat, options }: Pending): Option {
    return options.length === 1 ? options[0] : this.game.judgement.habit(s, seat, options);
  }

  /**
   * Everybody on the way learns the result for their seat; returns the result for the seat that thinks: the mean of
   * how it looked once the answer had taken effect, and how it looked in the end.
   */
  private teach(path: readonly Step[], s: S, soon: number | null): number {
    const values: number[] = [];
    const valueFor = (seat: Seat): number => (values[seat] ??= this.game.judgement.score(s, seat));
    const later = valueFor(this.seat);
    values[this.seat] = ((soon ?? later) + later) / 2;
    for (const [node, edge] of path) learn(node, edge, valueFor(node.seat));
    return values[this.seat];
  }
}

const candidate = (contender: Contender, lead: Contender, seat: Seat): Candidate => ({
  option: contender.edge.option,
  chance: meanOf(contender),
  visits: contender.values.length,
  margin: marginOf(contender, lead),
  reply: replyTo(contender.edge, seat),
});
