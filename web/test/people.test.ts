import { playerDice } from '@siegeworks/kernel/laws';
import type { MatchState } from '@siegeworks/protocol';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { Client, ME, partsFor, RANDOM } from './client.ts';

const GRETA = { ...RANDOM, name: 'Greta' };

/** Everything of a state that a person may read. */
function* texts({ board, question, log, outcome }: MatchState): Generator<string> {
  for (const { text } of log.lines) yield text;
  if (question) yield question.text;
  for (const { text, note = '' } of question?.offers ?? []) yield `${text} ${note}`;
  yield* board.status;
  yield* board.areas.map(({ title, note, cards }) => `${title} ${note} ${JSON.stringify(cards)}`);
  if (outcome) yield outcome.text;
}

describe.each(games.map(game => game.about.id))('%s', game => {
  test('calls everybody by name, and speaks to whoever looks', async () => {
    const client = new Client(partsFor(games));
    const deck = games.find(({ about }) => about.id === game)?.catalogue.decks[0]?.id;
    const player = deck === undefined ? {} : { deck };
    await client.create(game, {
      config: { players: [player, player], ...(deck === undefined && { options: { mode: 'council' } }) },
      seats: [ME, GRETA],
      seed: 'people',
    });
    const dice = playerDice('people');
    for (let n = 0; n < 60 && client.state.question; n++)
      await client.pick(Math.floor(dice() * client.state.question.offers.length));
    const said = client.all('state').flatMap(state => [...texts(state)]);
    expect(said.filter(text => /\bP[12]\b/.test(text))).toEqual([]);
    expect(said.filter(text => /\byou (is|has|does|\w{2,}s the|draws|plays)\b/i.test(text))).toEqual([]);
    expect(said.filter(text => /^(you|your) /.test(text))).toEqual([]);
    expect(said.some(text => /\bGreta\b/.test(text))).toBe(true);
    expect(said.some(text => /\b(you|your)\b/i.test(text))).toBe(true);
  });
});
