import type { Game, Weights } from '@siegeworks/contract';
import type { Bot, Budget } from './bot.ts';
import { atOnce } from './bot.ts';
import { greedy, looked } from './greedy.ts';
import type { Memory } from './search/memory.ts';
import { withoutTree } from './search/memory.ts';
import { Search } from './search/search.ts';
import { reweighed } from './weights.ts';

/** How much a beginner misjudges, as a share of the distance between the best option and the worst. */
const HASTE = 1.2;

/** Greedy, but in a hurry: misjudges every option by up to this share of the distance between the best and the worst. */
export const hasty = (haste: number): Bot => ({
  ...greedy,
  think: (game, imagine, asked, { dice }) => atOnce(() => looked(game, imagine, asked, dice, haste)),
});

const page: Bot = {
  ...hasty(HASTE),
  id: 'page',
  name: 'Page',
  text: 'A beginner: knows the rules, looks one step ahead and often misjudges what it sees.',
};

const squire: Bot = {
  ...greedy,
  id: 'squire',
  name: 'Squire',
  text: 'Weighs every option one step ahead and takes the one with the best immediate result.',
};

const knight: Bot = {
  id: 'knight',
  name: 'Knight',
  text: 'Thinks a few moves ahead, replies included, and knows from many games what wins.',
  window: 300,
  ...thinking({ iterations: 240, milliseconds: 300 }),
};
const warlord: Bot = {
  id: 'warlord',
  name: 'Warlord',
  text: 'Thinks for about a second about every hard decision, with the same experience.',
  window: 800,
  ...thinking({ iterations: 4000, milliseconds: 1000 }),
};

function thinking(budget: Budget): Pick<Bot, 'think' | 'budget' | 'carried'> {
  return {
    budget,
    think: (game, imagine, asked, mind) => new Search(game, imagine, asked, mind, mind.budget ?? budget),
    carried: kept => withoutTree(kept as Memory | null),
  };
}

/** How a level thinks, and whether it goes by the rules of thumb or by what many games have taught. */
export interface Rank {
  bot: Bot;
  experienced: boolean;
}
/** The gentlest first. */
export const ranks: readonly Rank[] = [
  { bot: page, experienced: false },
  { bot: squire, experienced: false },
  { bot: knight, experienced: true },
  { bot: warlord, experienced: true },
];
/** A player of this rank. What else it knows is derived from its experience. */
export function seated({ bot, experienced }: Rank, numbers?: (game: Game) => Weights): Bot {
  const somebody = numbers ? reweighed(bot, numbers) : bot;
  return experienced ? reweighed(somebody, game => game.judgement.experience ?? {}) : somebody;
}

/** The opponents that people choose from, the same in every game. */
export const levels: readonly Bot[] = ranks.map(rank => seated(rank));
