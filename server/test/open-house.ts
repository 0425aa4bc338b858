import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Offering } from '@siegeworks/protocol';
import { Guest } from '../soak/guest.ts';
import type { App, AppParts } from '../src/index.ts';
import { openApp } from '../src/index.ts';
import { newData } from './new-data.ts';

export const OFFER: Offering = {
  terms: { game: 'arcania', options: {}, seats: [null, null], clock: null, watch: true, series: null },
  sitting: { seat: 0, deck: null, entropy: 'hers' },
};

/** A house of its own for the tests of one file. */
export interface TestHouse {
  app: App;
  address: string;
  /** All that it keeps, in a temporary place. */
  folder: string;
  /** Somebody with a name and an open line. */
  guest(name: string): Promise<Guest>;
  /** Ann invites, Ben sits down, and both are at the table. */
  table(offer?: Offering): Promise<{ ann: Guest; ben: Guest; match: string }>;
  close(): Promise<void>;
}

export async function openTestHouse(
  url?: string,
  now?: () => number,
  more: Partial<AppParts> = {},
): Promise<TestHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'siege-test-'));
  writeFileSync(join(folder, 'index.html'), '<p>page</p>');
  const data = join(folder, 'data');
  if (url === undefined) await newData(data);
  const where = { url, data };
  const app = await openApp({ page: folder, where, ...(now && { house: { now } }), ...more });
  await app.house();
  const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
  const guest = async (name: string): Promise<Guest> => {
    const someone = new Guest(address);
    await someone.named(name);
    await someone.connect();
    return someone;
  };
  return {
    app,
    address,
    folder,
    guest,
    async table(offer = OFFER) {
      const ann = await guest('Ann');
      const ben = await guest('Ben');
      const { match } = await ben.sits((await ann.invites(offer)).id);
      if (match === null) throw new Error('no match');
      for (const each of [ann, ben]) await enter(each, match);
      return { ann, ben, match };
    },
    async close() {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Opens a match and waits until its table is there. */
export async function enter(guest: Guest, match: string): Promise<void> {
  await guest.ask('open', { match });
  await guest.until(() => guest.facts(match));
}
