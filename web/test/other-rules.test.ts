import type { Game } from '@siegeworks/contract';
import type { Host } from '@siegeworks/host';
import { addRoom, callerAt, isAsked, memoryStore, openHost, receive, roomOf } from '@siegeworks/host';
import { create } from '@siegeworks/kernel';
import { AWAY, readClientMessage, VERSION } from '@siegeworks/protocol';
import { expect, test } from 'vitest';
import type { Nim } from '../../kernel/test/toys/nim.ts';
import { nim } from '../../kernel/test/toys/nim.ts';
import type { Dial } from '../src/worker/line.ts';
import { Client, partsFor } from './client.ts';

const MATCH = `${AWAY}kept`;

/** A house that plays a match by the rules it began with. */
async function house(): Promise<Host> {
  const { shelf: _shelf, ...parts } = partsFor([nim]);
  const host = openHost({ ...parts, game: async () => nim, store: memoryStore() });
  const seats = ['ann', 'ben'].map(who => ({ kind: 'person' as const, name: who, who }));
  await addRoom(host, roomOf(MATCH, create(nim, { players: [{}, {}] }, 'kept'), { seats }));
  return host;
}
const dialTo =
  (host: Host): Dial =>
  async hear => {
    const caller = callerAt('ann', (re, type, body) =>
      hear(JSON.stringify({ v: VERSION, re, type, ...body })),
    );
    return {
      send: text => {
        const message = readClientMessage(JSON.parse(text));
        if (isAsked(message)) void receive(host, caller, message);
      },
      close: () => {},
    };
  };
async function opened(game: Game<Nim>): Promise<Client> {
  // Listening for a silent line goes on as long as the line: a wait that takes no time would never let anything else happen.
  const wait = (ms: number) => new Promise<void>(done => setTimeout(done, ms).unref());
  const client = new Client({ ...partsFor([game]), wait, dial: dialTo(await house()) });
  await client.raw({ v: VERSION, re: 1, type: 'open', match: MATCH });
  await expect.poll(() => client.all('state').length).toBeGreaterThan(0);
  return client;
}

test('a page shows a match that is played by other rules than its own', async () => {
  const newer = { ...nim, about: { ...nim.about, rulesVersion: '2' } };
  const client = await opened(newer);
  expect(client.state.question?.offers.length).toBe(9);
  expect(client.all('problem')).toEqual([]);
});

test('a page whose words do not fit the rules of the match says so, and shows what it can', async () => {
  const board = (s: Nim & { towers?: string[] }) => {
    if (!s.towers) throw new TypeError("Cannot read properties of undefined (reading 'length')");
    return { status: [], areas: [] };
  };
  const newer = {
    ...nim,
    about: { ...nim.about, rulesVersion: '2' },
    words: { ...nim.words, board },
  };
  const client = await opened(newer);
  await expect.poll(() => client.all('problem').length).toBe(1);
  expect(client.all('problem')[0].text).toMatch(
    /played by version 1 of the rules\. This page knows version 2/,
  );
  expect(client.state.question?.offers.length).toBe(9);
});
