import type { Solution, Task } from '@siegeworks/bots';
import { answer, decided, levels, newMind } from '@siegeworks/bots';
import type { Game, State } from '@siegeworks/contract';
import { pending, play, sameOption } from '@siegeworks/kernel';

/** How often each level tries a puzzle: those who think take longer. */
const TRIES: Readonly<Record<string, number>> = { page: 12, squire: 6, knight: 2 };
/** What a level that never finds it adds to how hard a puzzle seems. */
const WORTH: Readonly<Record<string, number>> = { page: 400, squire: 400, knight: 500 };
const EASIEST = 800;
/** For every further pick. */
const LONGER = 60;

/** The same game for somebody who thinks of nothing but the goal. */
function bentOn<S extends State>(game: Game<S>, task: Task<S>): Game<S> {
  const { score } = game.judgement;
  return {
    ...game,
    judgement: {
      ...game.judgement,
      score(s, seat, weights) {
        const verdict = decided(game, s, task);
        const own = verdict === null ? 0.25 + score(s, task.seat, weights) / 2 : verdict ? 1 : 0;
        return seat === task.seat ? own : 1 - own;
      },
    },
  };
}

/** How often each level finds every right pick when it knows the goal, in percent. */
export function foundBy<S extends State>(
  usual: Game<S>,
  task: Task<S>,
  line: Solution['line'],
  seed: string,
) {
  const game = bentOn(usual, task);
  const found: Record<string, number> = {};
  for (const bot of levels) {
    const tries = TRIES[bot.id] ?? 0;
    let met = 0;
    for (let i = 0; i < tries; i++) if (finds(game, task, line, bot, `${seed}/${bot.id}/${i}`)) met++;
    if (tries > 0) found[bot.id] = Math.round((100 * met) / tries);
  }
  return found;
}

function finds<S extends State>(
  game: Game<S>,
  { start }: Task<S>,
  line: Solution['line'],
  bot: (typeof levels)[number],
  seed: string,
): boolean {
  const s = game.rules.clone(start);
  s.events = null;
  const mind = newMind(seed);
  for (const { option, dice, key } of line) {
    const asks = pending(game, s);
    s.script = null;
    const said = asks && key ? answer(game, s, asks, bot, mind) : option;
    if (!said || !readsAs(game, s, said, option)) return false;
    s.script = [...dice];
    play(game, s, option);
  }
  return true;
}
/** Copies that read the same are the same pick. */
const readsAs = <S extends State>(
  { words }: Game<S>,
  s: S,
  a: Parameters<typeof sameOption>[0],
  b: typeof a,
) => sameOption(a, b) || words.option(s, a) === words.option(s, b);

/** How hard it seems, in the points in which players are rated. */
export function ratingOf(found: Readonly<Record<string, number>>, picks: number): number {
  const hard = Object.entries(WORTH).reduce(
    (sum, [level, worth]) => sum + worth * (1 - (found[level] ?? 0) / 100),
    0,
  );
  return Math.round(EASIEST + hard + LONGER * (picks - 1));
}
