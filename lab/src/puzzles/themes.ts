import type { Solution, Task } from '@siegeworks/bots';
import type { Game, Option, State } from '@siegeworks/contract';
import { pending, play } from '@siegeworks/kernel';

/** What puzzles can be about. */
export const THEMES = [
  'finish',
  'defence',
  'breach',
  'hunt',
  'sweep',
  'exact damage',
  'from afar',
  'sacrifice',
  'double strike',
  'overload',
  'timing',
  'bluff-proof',
  'odds',
  'combination',
  'precision',
] as const;
export type Theme = (typeof THEMES)[number];

/** What is to be reached, by the kind of the aim: into a wall, one enemy, many at once. */
const GOALS: Readonly<Record<string, Theme>> = {
  ...{ topple: 'breach', chip: 'breach', fell: 'breach', raze: 'breach', crack: 'breach', batter: 'breach' },
  ...{ slay: 'hunt', wound: 'hunt', clean: 'hunt' },
  ...{ beat: 'sweep', clear: 'sweep', side: 'sweep', thin: 'sweep', pair: 'sweep' },
};
/** How often a wrong pick must succeed, too, before it is chances that are to be compared. */
const CHANCE = 0.05;

/** Answers that do nothing: the art is to wait. */
const IDLE: ReadonlySet<string> = new Set([
  ...['pass', 'done', 'endPhase', 'endCombat', 'endTurn', 'noAttack', 'decline', 'stop', 'handOver'],
]);
export const isIdle = ({ kind }: Option): boolean => IDLE.has(kind);
const STRIKES = /attack|strike|assign|intercept|defend|block|launch|volley|shoot/i;

const AFAR: ReadonlySet<string> = new Set(['shoot', 'engine', 'cast']);

/** What a solution is about, from what happens in it. */
export function themesOf<S extends State>(
  game: Game<S>,
  task: Task<S>,
  { line, value, second }: Solution,
): Theme[] {
  const keys = line.filter(({ key }) => key);
  const strikes = keys.filter(({ option }) => STRIKES.test(option.kind));
  const { end, answers } = played(game, task, line);
  const own = (game.catalogue.aims?.of(task.start, task.seat) ?? []).filter(({ kind }) => kind === 'save');
  const lost = own.filter(aim => !game.catalogue.aims?.holds(end, task.seat, aim));
  const ends: [Theme, boolean][] = [
    ['finish', task.aim.kind === 'win'],
    ['defence', task.aim.way === 'keep'],
    ['exact damage', task.aim.kind === 'exact'],
  ];
  const means: [Theme, boolean][] = [
    ['sacrifice', lost.length > 0],
    ['double strike', strikes.length >= 2 && new Set(strikes.map(({ option }) => option.card)).size >= 2],
    ['overload', strikes.length >= 2 && answers > 0],
    ['timing', keys[0] !== undefined && isIdle(keys[0].option)],
    ['bluff-proof', answers > 0],
    ['from afar', keys.some(({ option }) => AFAR.has(option.kind))],
    ['odds', value < 1 && second >= CHANCE],
    ['combination', keys.length >= 3],
  ];
  const held = (all: [Theme, boolean][]) => all.flatMap(([theme, is]) => (is ? [theme] : []));
  const goal = GOALS[task.aim.kind];
  const how = held(means);
  // Nothing but the one right choice among many that look alike.
  return [...held(ends), ...(goal ? [goal] : []), ...(how.length > 0 ? how : ['precision' as const])];
}

/** The position after the line, and how often another seat had to choose in it. */
function played<S extends State>(game: Game<S>, { start, seat }: Task<S>, line: Solution['line']) {
  const s = game.rules.clone(start);
  s.events = null;
  let answers = 0;
  for (const move of line) {
    const asks = pending(game, s);
    if (asks && asks.seat !== seat && asks.options.length > 1) answers++;
    s.script = [...move.dice];
    play(game, s, move.option);
  }
  return { end: s, answers };
}
