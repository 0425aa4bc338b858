import { playerDice } from '@siegeworks/kernel/laws';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { Client, partsFor } from './client.ts';

const config = { players: [{ deck: 'warren-warband' }, { deck: 'toll-of-time' }], options: { turnLimit: 4 } };

async function playSome(client: Client, dice: () => number, most: number): Promise<void> {
  for (let n = 0; n < most && client.state.question; n++) {
    const answer = await client.pick(Math.floor(dice() * client.state.question.offers.length));
    expect(answer.type).toBe('done');
  }
}
/** Every question at which the person was stopped. */
const stops = (client: Client) =>
  client.all('state').flatMap(({ question, more }) => (question && !more ? [question] : []));

describe('Arcmage behind the messages', () => {
  test.each(['a', 'b'])(
    'a whole match, seed %s: every line has words and a rule',
    async seed => {
      const client = new Client(partsFor(games));
      await client.create('arcmage', { config, seed });
      await playSome(client, playerDice(seed), 3000);
      expect(client.state.outcome?.rule).toMatch(/^AM-/);
      expect(client.all('problem')).toEqual([]);
      const lines = client.all('state').flatMap(state => state.log.lines);
      expect(lines.filter(line => line.text === '' || !/^AM-R?\d+$/.test(line.rule))).toEqual([]);
    },
    60_000,
  );

  test('nobody is stopped where only passing is possible, nor at quiet moments', async () => {
    const sit = async (standing: Record<string, string>) => {
      const client = new Client(partsFor(games));
      await client.ask('settle', { game: 'arcmage', settings: { askForced: false, stops: [], standing } });
      await client.create('arcmage', { config: { ...config, options: {} }, seed: 'quiet' });
      return client;
    };
    const dice = playerDice('quiet');
    const wary = await sit({ 'freeWindow.quiet': 'ask' });
    for (let n = 0; n < 90 && wary.state.question?.id !== 'freeWindow.quiet'; n++)
      await playSome(wary, dice, 1);
    expect(wary.state.question?.id).toBe('freeWindow.quiet');
    const easy = await sit({});
    await playSome(easy, playerDice('quiet'), 30);
    expect(stops(easy).filter(({ id, offers }) => id === 'freeWindow.quiet' || offers.length < 2)).toEqual(
      [],
    );
  });
});
