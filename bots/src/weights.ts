import type { Game, State, Weights } from '@siegeworks/contract';
import type { Bot } from './bot.ts';

/** The same game, judged with other numbers where some are given. */
export function withWeights<S extends State>(game: Game<S>, numbers: Weights): Game<S> {
  const { score, habit } = game.judgement;
  const weights = merged(game.judgement.weights, numbers);
  return {
    ...game,
    judgement: {
      ...game.judgement,
      weights,
      score: (s, seat, other = weights) => score(s, seat, other),
      habit: (s, seat, options, other = weights) => habit(s, seat, options, other),
    },
  };
}

/** Tables and names that the game does not have are left out. */
function merged(own: Weights, numbers: Weights): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Object.entries(own).map(([table, entries]) => [table, { ...entries, ...numbers[table] }]),
  );
}

/** A player that judges with other numbers: both kinds can sit at one table. */
export function reweighed(bot: Bot, numbers: (game: Game) => Weights): Bot {
  const judged = new WeakMap<Game, Game>();
  const asJudged = (game: Game): Game => {
    const known = judged.get(game) ?? withWeights(game, numbers(game));
    judged.set(game, known);
    return known;
  };
  return { ...bot, think: (game, imagine, asked, mind) => bot.think(asJudged(game), imagine, asked, mind) };
}
