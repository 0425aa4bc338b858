import type { Result } from '@siegeworks/protocol';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import type { Database } from '../src/worker/database.ts';
import { memoryDatabase } from '../src/worker/database.ts';
import { Client, ME, partsFor, playOut } from './client.ts';
import { solitaire } from './solitaire.ts';

const toys = [nim, thieves];
async function recordOf(client: Client): Promise<{ results: Result[]; damaged: number }> {
  const answer = await client.ask('record', {});
  if (answer.type !== 'record') throw new Error(JSON.stringify(answer));
  return answer;
}
const count = async (client: Client) => (await recordOf(client)).results.length;
async function fileOf(client: Client, match: string): Promise<string> {
  const answer = await client.ask('export', { match });
  return answer.type === 'file' ? answer.text : '';
}

describe('the record of a person', () => {
  test('tells how a match ended, against whom, and how long it took', async () => {
    const client = new Client();
    const match = await client.create('nim');
    expect(await count(client)).toBe(0);
    await client.ask('concede', { match });
    const [result] = (await recordOf(client)).results;
    expect(result).toMatchObject({
      game: 'nim',
      verdict: 'lost',
      conceded: true,
      against: ['random'],
      deck: '',
      decisions: 1,
    });
    expect(result.at).toBeGreaterThan(0);
  });

  test('counts every match once: after a reload, an export and an import, and for the same deal again', async () => {
    const store = memoryDatabase();
    const client = new Client(partsFor(toys, store));
    const match = await client.create('thieves');
    const open = await fileOf(client, match);
    await playOut(client);
    await client.create('thieves', { seed: 'another' });
    await playOut(client, 3);
    expect(await count(client)).toBe(2);
    const again = new Client(partsFor(toys, store));
    await again.ask('open', { match });
    await again.ask('import', { text: await fileOf(again, match) });
    expect(await count(again)).toBe(2);
    // The same match from an earlier moment, played to another end.
    await again.ask('import', { text: open });
    await again.ask('concede', { match: again.state.match });
    expect(again.state.outcome).not.toBeNull();
    expect(await count(again)).toBe(2);
  });

  test('somebody else’s finished match does not count, an unfinished one that ends here does', async () => {
    const far = new Client();
    const match = await far.create('thieves');
    const open = await fileOf(far, match);
    await playOut(far);
    const here = new Client();
    await here.ask('import', { text: await fileOf(far, match) });
    expect(await count(here)).toBe(0);
    await here.ask('import', { text: open });
    await playOut(here);
    expect(await count(here)).toBe(1);
  });

  test('the first end stands, whatever is undone after it', async () => {
    const client = new Client(partsFor([solitaire()]));
    const match = await client.create('nim');
    await playOut(client);
    const [first] = (await recordOf(client)).results;
    await client.ask('undo', { match });
    await client.ask('concede', { match });
    expect((await recordOf(client)).results).toEqual([first]);
  });

  test('nobody or several people at the screen are nobody’s record', async () => {
    const client = new Client();
    const two = await client.create('nim', { seats: [ME, { ...ME, name: 'Ben' }] });
    await client.ask('ready', { match: two, seat: 0 });
    await client.ask('concede', { match: two });
    const bot = { kind: 'bot' as const, name: 'Random', bot: 'random' };
    await client.create('nim', { seats: [bot, bot] });
    expect(await count(client)).toBe(0);
  });

  test('of damaged results it says how many there are, and all can be deleted', async () => {
    const store = memoryDatabase();
    const client = new Client(partsFor(toys, store));
    await client.ask('concede', { match: await client.create('nim') });
    await store.update('result/broken', () => ({ game: 'nim', verdict: 'glorious' }));
    expect(await recordOf(client)).toMatchObject({ results: [{ game: 'nim' }], damaged: 1 });
    await client.ask('forgetRecord', {});
    expect(await recordOf(client)).toMatchObject({ results: [], damaged: 0 });
    // The match itself stays.
    expect((await client.ask('saves', {})) as object).toMatchObject({ saves: [{ game: 'nim' }] });
  });

  test('a browser that takes nothing loses no result while the page is open, and gets it when it can', async () => {
    const below = memoryDatabase();
    let full = true;
    const store: Database = {
      ...below,
      update: (key, change) => (full ? Promise.reject(new Error('no room')) : below.update(key, change)),
    };
    const client = new Client(partsFor(toys, store));
    await client.ask('concede', { match: await client.create('nim') });
    expect(await count(client)).toBe(1);
    expect(client.all('storage').at(-1)?.keeps).toBe(false);
    full = false;
    await client.ask('concede', { match: await client.create('thieves') });
    await client.ask('saves', {});
    expect(await count(new Client(partsFor(toys, below)))).toBe(2);
  });
});

test('the challenge of a day is marked as such, with its points', async () => {
  const client = new Client(partsFor(games));
  const hello = await client.ask('hello', {});
  const [today] =
    hello.type === 'games'
      ? hello.games.flatMap(game => (game.id === 'two-deck-siege' ? (game.today ?? []) : []))
      : [];
  const { seed = '', options = {}, date } = today ?? {};
  const match = await client.create('two-deck-siege', {
    seed,
    seats: [ME],
    config: { players: [{}], options },
  });
  await client.ask('concede', { match });
  const { results } = await recordOf(client);
  expect(results).toMatchObject([{ daily: date, verdict: 'lost', score: { title: 'Ashes' } }]);
});
