import type { Bot } from './bot.ts';
import { atOnce } from './bot.ts';

export const random: Bot = {
  id: 'random',
  name: 'Random',
  text: 'Picks an option at random. For tests and for measuring other players.',
  think: (_game, _imagine, { options }, { dice }) =>
    atOnce(() => [{ option: options[Math.floor(dice() * options.length)], chance: 0.5, visits: 0 }]),
};
