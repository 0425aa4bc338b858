import type { Bot } from '@siegeworks/bots';
import { greedy, random, withWeights } from '@siegeworks/bots';
import type { Game, State } from '@siegeworks/contract';
import type { Plan } from './plan.ts';
import { playThrough, wonBy } from './played.ts';
import type { Sample } from './regression.ts';

/** One number of a game's tables that may be learned. */
export interface Learned {
  table: string;
  name: string;
  value: number;
  /** What counts as moving it by its whole size; 0 for a number that only follows the others. */
  unit: number;
}

/** The number that all others are divided by: so much of a lead makes winning likely. It is learned as the slope of the score. */
export const LEAD = 'lead';
/** Also a small number, or one that is nothing, may become so much. */
const LEAST_UNIT = 0.3;

export function numbersIn(game: Game, tables: readonly string[]): Learned[] {
  return tables.flatMap(table =>
    Object.entries(game.judgement.weights[table]).map(([name, value]) => ({
      table,
      name,
      value,
      unit: name === LEAD ? 0 : Math.max(Math.abs(value), LEAST_UNIT),
    })),
  );
}

/** A few picks are left to chance, so that games differ and more than the usual is seen. */
const CHANCE = 0.04;
const careless: Bot = {
  ...greedy,
  id: 'careless',
  think: (game, imagine, asked, mind) =>
    (mind.dice() < CHANCE ? random : greedy).think(game, imagine, asked, mind),
};

/** Plays one game and gives its positions at the beginning of every turn. However long it is, a game counts once. */
export function positionsOf(game: Game, plan: Plan, index: number, numbers: readonly Learned[]): Sample[] {
  const seen: Pick<Sample, 'expected' | 'by'>[] = [];
  let turn = 0;
  const raised = numbers.map(number => raise(game, number));
  const note = (s: State) => {
    if (game.audit.turns(s) === turn) return;
    turn = game.audit.turns(s);
    seen.push(judged(game, s, raised));
  };
  const watch = (_pick: unknown, _made: number, s: State) => note(s);
  const { outcome } = playThrough(game, plan, index, watch, () => careless);
  return seen.map(each => ({ ...each, outcome: wonBy(outcome, 0), weight: 1 / seen.length }));
}

/** How it looks for the first seat, and what each number has to do with that. The last two correct the whole: slope and bias. */
function judged(game: Game, s: State, raised: readonly Raised[]): Pick<Sample, 'expected' | 'by'> {
  const expected = oddsOf(game, s);
  // By how much the odds rise with a number, from what they are when it is a little larger.
  const by = raised.map(({ higher, unit, step }) =>
    unit === 0 ? 0 : (unit * (oddsOf(higher, s) - expected)) / step,
  );
  return { expected, by: [...by, expected, 1] };
}

/** The game with one number a little larger. */
interface Raised {
  higher: Game;
  unit: number;
  step: number;
}
function raise(game: Game, { table, name, value, unit }: Learned): Raised {
  const step = Math.max(Math.abs(value) * 0.05, 0.05);
  return { higher: withWeights(game, { [table]: { [name]: value + step } }), unit, step };
}

/** Before the end no game is taken for certain: scores keep so far from 0 and 1. */
const DOUBT = 0.01;
/** Log-odds stay finite. */
const EDGE = 1e-9;

function oddsOf(game: Game, s: State): number {
  const chance = (game.judgement.score(s, 0) - DOUBT) / (1 - 2 * DOUBT);
  const inside = Math.min(1 - EDGE, Math.max(EDGE, chance));
  return Math.log(inside / (1 - inside));
}
