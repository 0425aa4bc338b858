import type { Bot, Budget } from './bot.ts';
import { atOnce } from './bot.ts';
import { greedy, looked } from './greedy.ts';
import { Search } from './search/search.ts';

/** How much a beginner misjudges, as a share of the distance between the best option and the worst. */
const HASTE = 1.2;

const page: Bot = {
  id: 'page',
  name: 'Page',
  text: 'A beginner: knows the rules, looks one step ahead and often misjudges what it sees.',
  think: (game, imagine, asked, { dice }) => atOnce(() => looked(game, imagine, asked, dice, HASTE)),
};

const squire: Bot = {
  ...greedy,
  id: 'squire',
  name: 'Squire',
  text: 'Weighs every option one step ahead and takes what looks best at once.',
};

const knight = thinker(
  'knight',
  'Knight',
  { iterations: 240, milliseconds: 300 },
  'Thinks a few moves ahead, answers of the others included.',
);
const warlord = thinker(
  'warlord',
  'Warlord',
  { iterations: 4000, milliseconds: 1000 },
  'Thinks for about a second about every hard decision.',
);

function thinker(id: string, name: string, budget: Budget, text: string): Bot {
  return {
    id,
    name,
    text,
    think: (game, imagine, asked, mind) => new Search(game, imagine, asked, mind, mind.budget ?? budget),
  };
}

/** The opponents that people choose from, the same in every game, the gentlest first. */
export const levels: readonly Bot[] = [page, squire, knight, warlord];
