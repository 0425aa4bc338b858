import type { Game } from '@siegeworks/contract';

type Counts = Record<'options' | 'view' | 'board' | 'clone', number>;

/** A game that counts how often it is asked for what is worked out at every pick. */
export function counted(game: Game): { game: Game; counts: Counts } {
  const counts: Counts = { options: 0, view: 0, board: 0, clone: 0 };
  const counting = <A extends unknown[], R>(what: keyof Counts, work: (...args: A) => R) => {
    return (...args: A): R => {
      counts[what]++;
      return work(...args);
    };
  };
  const { compiled } = game.rules;
  const rules = mapped(compiled, rule => ({
    ...rule,
    steps: mapped(rule.steps, step => ({
      ...step,
      choice: step.choice && { ...step.choice, options: counting('options', step.choice.options) },
    })),
  }));
  return {
    counts,
    game: {
      ...game,
      rules: { ...game.rules, compiled: rules, clone: counting('clone', game.rules.clone) },
      knowledge: { ...game.knowledge, view: counting('view', game.knowledge.view) },
      words: { ...game.words, board: counting('board', game.words.board) },
    },
  };
}
const mapped = <T>(from: Record<string, T>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));
