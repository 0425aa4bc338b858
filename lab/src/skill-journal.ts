import type { Account } from '@siegeworks/bots';
import type { Game } from '@siegeworks/contract';
import type { Check } from '@siegeworks/files/shape';
import { exact, simple, wholeFrom } from '@siegeworks/files/shape';
import { Journal } from './journal.ts';
import type { SkillMatch, SkillPlan } from './skill.ts';

/** The matches that were taken apart. */
export function skillJournal(file: string, game: Game, { games, ...plan }: SkillPlan): Journal<SkillMatch> {
  return new Journal(file, {
    what: 'skill',
    version: 3,
    rulesVersion: game.about.rulesVersion,
    // How many are wanted may grow: the matches before are the same.
    plan: { game: game.about.id, ...plan },
    line: exact<SkillMatch>({
      index: wholeFrom(0, games - 1),
      account,
      second: chance,
      luckOfFirstSeat: chance,
    }),
    number: ({ index }) => `${index}`,
  });
}

const chance: Check<number> = (value, at) => {
  const n = simple(value, at);
  if (typeof n === 'number' && Number.isFinite(n)) return n;
  at.wanted('a number', value);
  return 0;
};
const account: Check<Account> = exact({
  first: chance,
  cards: chance,
  dice: chance,
  own: chance,
  others: chance,
  untold: chance,
  last: chance,
});
