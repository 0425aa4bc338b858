import type { Game, State } from '@siegeworks/contract';
import { begin, pending, play } from '@siegeworks/kernel';
import { anyOption, playerDice } from '@siegeworks/kernel/laws';
import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { readyMatch } from './random-play.ts';

// Cards in play are named by nouns, and some of these are plural: "Rangers are placed", "Winged Boots are in use".
// What is played and gone, such as a spell, is named by its title, which is singular.

const TITLES = /spell|event|order|magic|enchantment/i;
const LOOKS_PLURAL = /(?<![sui'])s$|men$/;
/** Names that only look plural: people, a town, one man. */
const ONE = ['Baldras', 'Two Bridges', 'Man-at-arms'];
const MANY = ['Men-at-Arms'];

const pluralNames = (game: Game): string[] =>
  game.catalogue.cards
    .filter(({ type }) => !TITLES.test(type))
    .map(({ name }) => name)
    .filter(name => MANY.includes(name) || (LOOKS_PLURAL.test(name.split(' of ')[0]) && !ONE.includes(name)));

/** A plural subject with a verb in the singular; what only belongs to it, as in "the upkeep of Rangers is paid", is another subject. */
function disagreement(names: readonly string[]): RegExp {
  const subject = `(?<!(?:of|the|lays?|with|by|for|on|from|against|at|and|to|in|under|×) |× )\\b(?:${names.join('|')})`;
  return new RegExp(`${subject}(?: #?\\d+)? (?!as\\b)(?:is|was|has|does|goes|[a-z]+(?<!s)s)\\b(?! of\\b)`);
}

/** Everything that is said in the course of a match: of what happens, and of what may be done. */
function* spoken(game: Game, seed: number): Generator<string> {
  const s: State = begin(game, readyMatch(game, seed, game.about.seats.min), `agreement ${seed}`);
  const dice = playerDice(`agreement ${seed}`);
  s.events = [];
  for (let asked = pending(game, s), n = 0; asked && n < 600; asked = pending(game, s), n++) {
    const option = anyOption(game, s, asked, dice);
    yield game.words.questions[asked.question]?.(s) ?? '';
    yield game.words.option(s, option);
    if (n % 3 === 0) yield game.words.forecast?.(s, option) ?? '';
    play(game, s, option);
    for (const event of s.events ?? []) yield game.words.events[event.type]?.say(s, event) ?? '';
    s.events = [];
  }
}

test.each(games.map(game => [game.about.title, game] as const))(
  '%s: verbs agree with plural names',
  (_title, game) => {
    const wrong = disagreement(pluralNames(game));
    const found = new Set<string>();
    for (let seed = 0; seed < 9; seed++)
      for (const text of spoken(game, seed)) if (wrong.test(text)) found.add(text);
    expect([...found]).toEqual([]);
  },
);

test('the law notices a singular verb after a plural name, and nothing else', () => {
  const wrong = disagreement(['Rangers', 'Winged Boots']);
  const bad = ['Rangers is placed.', "Greta's Rangers attacks P2.", 'Winged Boots goes to the discard pile.'];
  const good = [
    'Rangers are placed.',
    'The upkeep of Rangers is paid.',
    'You place Rangers.',
    'Ranger is placed.',
  ];
  expect([...bad, ...good].filter(text => wrong.test(text))).toEqual(bad);
});
