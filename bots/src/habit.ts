import type { Bot } from './bot.ts';
import { atOnce } from './bot.ts';

export const habit: Bot = {
  id: 'habit',
  name: 'Habit',
  text: 'Answers by rules of thumb, without looking at what comes of it. For measuring in very many matches.',
  think: (game, imagine, { seat, options }, { dice }) =>
    atOnce(() => {
      const option = game.judgement.habit(imagine(`habit:${dice()}`), seat, options);
      return [{ option, chance: 0.5, visits: 0 }];
    }),
};
