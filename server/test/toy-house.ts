import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GivenTerms, Offering } from '@siegeworks/protocol';
import { Guest } from '../soak/guest.ts';
import type { Way } from '../soak/wire.ts';
import type { App, HouseParts } from '../src/index.ts';
import { openApp } from '../src/index.ts';
import { newData } from './new-data.ts';

/** A house in a folder of its own, which can be closed and opened again. */
export class ToyHouse {
  readonly folder = mkdtempSync(join(tmpdir(), 'siege-toys-'));
  readonly url: string | undefined;
  app!: App;
  address = '';

  constructor(url?: string) {
    this.url = url;
    writeFileSync(join(this.folder, 'index.html'), '<p>page</p>');
  }
  async open(house: HouseParts): Promise<void> {
    const data = join(this.folder, 'data');
    if (this.url === undefined && !existsSync(data)) await newData(data);
    const where = { data, url: this.url };
    this.app = await openApp({ page: this.folder, where, house });
    await this.app.house();
    this.address = await this.app.server.listen({ host: '127.0.0.1', port: 0 });
  }
  close(): Promise<void> {
    return this.app.close();
  }
  async remove(): Promise<void> {
    await this.close();
    rmSync(this.folder, { recursive: true });
  }
}

export const offerOf = (game: string, more: Partial<GivenTerms> = {}): Offering => ({
  terms: { game, options: {}, seats: [null, null], clock: null, watch: true, series: null, ...more },
  sitting: { seat: 0, deck: null, entropy: 'hers' },
});

/** Ann and Ben at one table. */
export async function sitOpposite(
  addresses: [string, string],
  offer: Offering,
  way: Way = 'socket',
): Promise<{ ann: Guest; ben: Guest; match: string }> {
  const [ann, ben] = addresses.map(address => new Guest(address, true, way));
  await ann.named('Ann');
  await ben.named('Ben');
  const { id } = await ann.invites(offer);
  const { match } = await ben.sits(id);
  if (match === null) throw new Error('no match');
  await enter(match, ann, ben);
  return { ann, ben, match };
}

export async function enter(match: string, ...guests: Guest[]): Promise<void> {
  for (const guest of guests) {
    await guest.connect();
    await guest.ask('open', { match });
    await guest.until(() => guest.facts(match));
  }
}

/** Whoever is asked answers with the first option that fits. */
export async function answer(match: string, guests: Guest[], fits: (option: { n?: number }) => boolean) {
  const guest = await guests[0].until(() => guests.find(each => each.question(match)));
  const facts = guest.facts(match);
  if (!facts?.question) throw new Error('nobody is asked');
  const option = facts.question.options.find(fits);
  if (!option) throw new Error(`nothing fits: ${JSON.stringify(facts.question.options)}`);
  const said = await guest.ask('pick', { match, seq: facts.seq, question: facts.question.id, option });
  return { guest, said };
}
