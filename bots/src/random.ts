import type { Bot } from './bot.ts';

export const random: Bot = {
  id: 'random',
  name: 'Random',
  text: 'Picks any option, each as likely as the others. For tests and for measuring other players.',
  pick: (_game, _imagine, asked, dice) => asked.options[Math.floor(dice() * asked.options.length)],
};
