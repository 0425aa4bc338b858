import { readFileSync } from 'node:fs';
import type { Pending } from '@siegeworks/kernel';
import { anyOption, playerDice } from '@siegeworks/kernel/laws';
import { boardText } from '@siegeworks/scenario';
import { describeGolden } from '@siegeworks/scenario/testing';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import type { Siege } from '../src/state/state.ts';

const CONFIG = { players: [{}], options: { preset: 'squire-1', openingHand: 4, provisions: 30 } };
const SEED = 'golden 6';
const GOLDEN = 'golden.txt';

/**
 * The answers stand in the story itself, so that it tells of the rules and not of how well a computer plays:
 * they were given by habit and at random. Where the rules have changed and an answer is not offered, any will do.
 */
const answers = readFileSync(new URL(GOLDEN, import.meta.url), 'utf8')
  .split('\n')
  .flatMap(line => /^P\d [\w.]+: (.*)$/.exec(line)?.[1] ?? []);
const dice = playerDice(SEED);
function answer(s: Siege, asked: Pending) {
  if (asked.options.length === 1) return asked.options[0];
  const said = answers.shift();
  const meant = asked.options.find(option => twoDeckSiege.words.option(s, option) === said);
  return meant ?? anyOption(twoDeckSiege, s, asked, dice);
}

/** The status and the castle from above; the list of every card's values would bury the story. */
const castle = (s: Siege) =>
  boardText(twoDeckSiege.words.board(s, 0))
    .split(/\n─+\n/)
    .slice(0, 2)
    .join('\n');

describeGolden(twoDeckSiege, {
  config: CONFIG,
  seed: SEED,
  shows: 'roundBegan',
  table: castle,
  pick: answer,
});
