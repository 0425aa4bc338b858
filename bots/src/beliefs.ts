import type { Game, Weights } from '@siegeworks/kernel';
import type { Bot, Thought } from './bot.ts';

/** A player that has other numbers in mind whenever it thinks, and only then: both kinds can sit at one table. */
export function believing(bot: Bot, numbers: (game: Game) => Weights): Bot {
  return {
    ...bot,
    think(game, imagine, asked, mind) {
      const other = numbers(game);
      const thought: Thought = minded(game, other, () => bot.think(game, imagine, asked, mind));
      return {
        more: () => minded(game, other, () => thought.more()),
        pick: () => minded(game, other, () => thought.pick()),
        candidates: () => minded(game, other, () => thought.candidates()),
      };
    },
  };
}

/** Does something with other numbers in the game's tables, and puts the own ones back. */
function minded<T>(game: Game, numbers: Weights, act: () => T): T {
  const own = exchanged(game, numbers);
  try {
    return act();
  } finally {
    exchanged(game, own);
  }
}

/** Puts these numbers into the tables; gives those that stood there. */
function exchanged(game: Game, numbers: Weights): Weights {
  const before: Record<string, Record<string, number>> = {};
  for (const [name, entries] of Object.entries(numbers)) {
    const table = game.judgement.weights?.[name];
    if (!table) continue;
    before[name] = {};
    for (const [key, value] of Object.entries(entries)) {
      before[name][key] = table[key];
      table[key] = value;
    }
  }
  return before;
}
