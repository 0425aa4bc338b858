import { LIMITS } from '@siegeworks/files';
import { describe, expect, test } from 'vitest';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { memoryDatabase } from '../src/worker/database.ts';
import { rawText } from '../src/worker/kept.ts';
import { Client, ME, partsFor, playOut, RANDOM } from './client.ts';
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

test('a match without a seed of its own gets a new one', async () => {
  const client = new Client();
  const seeds = [];
  for (let n = 0; n < 2; n++) {
    const match = await client.create('nim', { seed: '' });
    const file = await client.ask('export', { match });
    seeds.push(file.type === 'file' ? JSON.parse(file.text).seed : file.type);
  }
  expect(seeds[0]).not.toBe('');
  expect(seeds[0]).not.toBe(seeds[1]);
});

test('a match that is over is listed with its outcome', async () => {
  const client = new Client();
  await client.create('nim');
  await playOut(client);
  const answer = await client.ask('saves', {});
  expect(answer).toMatchObject({ saves: [{ over: true, note: client.state.outcome?.text }] });
});

test('a watcher who tries to decide is refused with that reason', async () => {
  const client = new Client();
  const match = await client.create('thieves', { seats: [RANDOM, RANDOM] });
  expect(await client.ask('hint', { match })).toMatchObject({
    type: 'refused',
    reasons: [{ text: 'you are only watching this match' }],
  });
});

test('what is kept and too long for a file is cut to what a file may hold', () => {
  expect(rawText({ file: 'x'.repeat(LIMITS.file + 1) })).toHaveLength(LIMITS.file);
  expect(rawText({ file: 'short' })).toBe('short');
});

test('a table that is left while others are about to answer is not played on', async () => {
  let leave = async () => {};
  const client = new Client({ ...partsFor([thieves]), pause: () => leave() });
  const match = await client.create('thieves');
  let shown = 0;
  leave = async () => {
    leave = async () => {};
    await client.ask('leave', { match });
    shown = client.all('state').length;
  };
  await client.pick(0);
  expect(shown).toBeGreaterThan(0);
  expect(client.all('state')).toHaveLength(shown);
});

test('when a person gives up while a computer player thinks, the others go on to the end', async () => {
  let giveUp = async () => {};
  const client = new Client({ ...partsFor([thieves]), wait: () => giveUp(), pause: () => giveUp() });
  const match = await client.create('thieves', { seats: [ME, RANDOM, RANDOM] });
  giveUp = async () => {
    giveUp = async () => {};
    await client.ask('concede', { match });
  };
  await client.pick(0);
  expect(client.state.outcome).not.toBeNull();
});

test('a file tells which answers were given without asking', async () => {
  const client = new Client(partsFor([solitaire()]));
  const config = { players: [{}, {}], options: { heaps: 2, size: 3 } };
  const match = await client.create('nim', { config });
  await playOut(client);
  const file = await client.ask('export', { match });
  const saved = JSON.parse(file.type === 'file' ? file.text : '{}');
  expect(saved.table.auto).toEqual([saved.picks.length - 1]);
});

test('a file whose table and series do not fit its match is refused with all reasons at once', async () => {
  const client = new Client();
  const match = await client.create('nim');
  const file = await client.ask('export', { match });
  const saved = JSON.parse(file.type === 'file' ? file.text : '{}');
  const text = JSON.stringify({ ...saved, table: { seats: [ME], auto: [0, 99] }, series: { of: 4 } });
  const answer = await client.ask('import', { text });
  const reasons = answer.type === 'refused' ? answer.reasons.map(reason => reason.text) : [];
  expect(reasons.slice(0, 2)).toEqual([
    'table.seats must name 2 players, not 1',
    `table.auto names pick 100 of ${saved.picks.length}`,
  ]);
  expect(reasons.slice(2)).toContainEqual(expect.stringContaining('series.of must be one of'));
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
    const store = memoryDatabase();
    await new Client(partsFor([solitaire()], store)).ask('settle', { game, settings });
    const later = new Client(partsFor([solitaire()], store));
    await later.create(game, { config });
    expect(await answered(later)).toBe((await usual()) + 1);
  });
});
