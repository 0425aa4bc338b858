import { describe, expect, test } from 'vitest';
import { memoryStore } from '../src/worker/parts.ts';
import { Client, ME, partsFor, RANDOM } from './client.ts';
import { solitaire } from './solitaire.ts';

test('in a rematch against others the people stay, and several computer players are numbered', async () => {
  const client = new Client();
  const match = await client.create('thieves', { seats: [RANDOM, ME, { ...RANDOM, name: 'Other' }] });
  await client.ask('rematch', { match, bot: 'greedy' });
  expect(client.state.seats).toEqual([
    { name: 'Greedy 1', mine: false, bot: 'greedy' },
    { name: 'You', mine: true, bot: null },
    { name: 'Greedy 2', mine: false, bot: 'greedy' },
  ]);
});

test('saved matches are listed with the newest first', async () => {
  const client = new Client();
  const older = await client.create('nim');
  const newer = await client.create('thieves');
  expect(await client.ask('saves', {})).toMatchObject({ saves: [{ match: newer }, { match: older }] });
});

describe('the wish to be asked about everything', () => {
  const game = 'nim';
  const config = { players: [{}, {}], options: { heaps: 2, size: 3 } };
  const settings = { askForced: true, stops: [], standing: {} };
  async function answered(client: Client): Promise<number> {
    let n = 0;
    for (; client.state.question; n++) await client.pick(0);
    return n;
  }
  const usual = async () => {
    const client = new Client(partsFor([solitaire()]));
    await client.create(game, { config });
    return answered(client);
  };

  test('holds at once at a table that is open', async () => {
    const client = new Client(partsFor([solitaire()]));
    await client.create(game, { config });
    await client.ask('settle', { game, settings });
    expect(await answered(client)).toBe((await usual()) + 1);
  });

  test('is remembered for the next visit', async () => {
    const store = memoryStore();
    await new Client(partsFor([solitaire()], store)).ask('settle', { game, settings });
    const later = new Client(partsFor([solitaire()], store));
    await later.create(game, { config });
    expect(await answered(later)).toBe((await usual()) + 1);
  });
});
