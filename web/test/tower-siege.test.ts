import { playerDice } from '@siegeworks/kernel/laws';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { memoryDatabase } from '../src/worker/database.ts';
import { Client, partsFor } from './client.ts';

const short = { players: [{ deck: 'base-set' }, { deck: 'base-set' }], options: { roundLimit: 3 } };

async function playSome(client: Client, dice: () => number, most: number): Promise<void> {
  for (let n = 0; n < most && client.state.question; n++) {
    const answer = await client.pick(Math.floor(dice() * client.state.question.offers.length));
    expect(answer.type).toBe('done');
  }
}

describe('Tower Siege behind the messages', () => {
  test.each(['a', 'b', 'c'])('a whole match, seed %s: every line has words and a rule', async seed => {
    const client = new Client(partsFor(games));
    await client.create('tower-siege', { config: short, seed });
    await playSome(client, playerDice(seed), 3000);
    expect(client.state.outcome?.rule).toMatch(/^TS-/);
    expect(client.all('problem')).toEqual([]);
    const lines = client.all('state').flatMap(state => state.log.lines);
    expect(lines.filter(line => line.text === '' || !/^TS-R?\d+$/.test(line.rule))).toEqual([]);
  });

  test('left in the middle and continued elsewhere, it is the same match', async () => {
    const store = memoryDatabase();
    const client = new Client(partsFor(games, store));
    const match = await client.create('tower-siege', { config: short, seed: 'left' });
    await playSome(client, playerDice('left'), 25);
    const later = new Client(partsFor(games, store));
    await later.ask('open', { match });
    const { board, question, undo, outcome } = client.state;
    expect(later.state).toMatchObject({ board, question, undo, outcome });
    expect(later.log).toEqual(client.log);
  });

  test('how to pay is asked only when the player wants to be', async () => {
    const asked = async (standing: Record<string, string>) => {
      const client = new Client(partsFor(games));
      await client.ask('settle', {
        game: 'tower-siege',
        settings: { askForced: false, stops: [], standing },
      });
      await client.create('tower-siege', { config: short, seed: 'pay' });
      await playSome(client, playerDice('pay'), 300);
      return client.all('state').some(state => state.question?.id === 'pay.how' && !state.more);
    };
    expect(await asked({})).toBe(false);
    expect(await asked({ 'pay.how': 'ask' })).toBe(true);
  });
});
