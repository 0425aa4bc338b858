import { playerDice } from '@siegeworks/kernel/laws';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { Client, partsFor } from './client.ts';

const config = {
  players: [{ deck: 'elf-spellwoods' }, { deck: 'undead-grave-host' }],
  options: { openingHand: 12 },
};

/** Mostly what most players would answer, so that there are battles to be seen; now and then anything. */
async function playSome(client: Client, dice: () => number, most: number): Promise<void> {
  for (let n = 0; n < most && client.state.question; n++) {
    const { habit, offers } = client.state.question;
    const answer = await client.pick(dice() < 0.8 ? habit : Math.floor(dice() * offers.length));
    expect(answer.type).toBe('done');
  }
}

describe('Arcania behind the messages', () => {
  test.each(['a', 'b', 'c'])('a whole match, seed %s: every line has words and a rule', async seed => {
    const client = new Client(partsFor(games));
    await client.create('arcania', { config, seed });
    await playSome(client, playerDice(seed), 3000);
    expect(client.all('problem')).toEqual([]);
    expect(client.state.outcome?.rule).toMatch(/^AK-/);
    const lines = client.all('state').flatMap(state => state.log.lines);
    expect(lines.filter(line => line.text === '' || !/^AK-R?\d+$/.test(line.rule))).toEqual([]);
    expect(client.all('state').some(({ board }) => board.areas.some(area => area.id === 'wave'))).toBe(true);
  });
});
