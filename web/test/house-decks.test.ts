import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeckAnswer, HouseDeck, HouseDeckLine, KeptDeck } from '@siegeworks/protocol';
import { HOUSE_DECKS } from '@siegeworks/protocol';
import type { App } from '@siegeworks/server';
import { openApp } from '@siegeworks/server';
import { newData } from '@siegeworks/server/testing';
import { Browser } from '@siegeworks/server/testing/signing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryDatabase } from '../src/worker/database.ts';
import type { AllAgreed, HouseDecks } from '../src/workshop/bring-together.ts';
import { bringTogether } from '../src/workshop/bring-together.ts';
import { Client, partsFor } from './client.ts';

let folder: string;
let app: App;
let address: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'siege-test-'));
  writeFileSync(join(folder, 'index.html'), '<p>page</p>');
  app = await openApp({ page: folder, where: { data: await newData(join(folder, 'data')) } });
  address = await app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function ask<T>(line: Browser, path: string, body?: unknown): Promise<T> {
  const { status, said } = await line.fetch(`/api/${path}`, body);
  if (status !== 200) throw new Error(JSON.stringify(said));
  return said as T;
}
const houseOf = (line: Browser): HouseDecks => ({
  all: async () => (await ask<{ decks: HouseDeckLine[] }>(line, 'decks')).decks,
  deck: id => ask<HouseDeck>(line, `decks/${id}`),
  keep: change => ask<DeckAnswer>(line, 'decks', change),
  forget: (id, base) => ask<DeckAnswer>(line, `decks/${id}/forget`, { base }),
});

/** A browser with its own decks, signed in as somebody. */
class Place {
  readonly agreed: AllAgreed = {};
  readonly client = new Client(partsFor([], memoryDatabase()));
  readonly line: Browser;
  readonly person: string;
  private last = 0;
  constructor(line: Browser, person: string) {
    this.line = line;
    this.person = person;
  }
  async decks(): Promise<KeptDeck[]> {
    const answer = await this.client.ask('decks', {});
    if (answer.type !== 'decks') throw new Error(JSON.stringify(answer));
    return answer.decks;
  }
  keep(deck: KeptDeck) {
    return this.client.ask('keepDeck', { deck });
  }
  forget(id: string) {
    return this.client.ask('forgetDeck', { id });
  }
  meet(open: ReadonlySet<string> = new Set()) {
    const browser = {
      all: () => this.decks(),
      keep: (deck: KeptDeck) => this.keep(deck),
      forget: (id: string) => this.forget(id),
      freshId: () => `${this.person}-copy-${++this.last}`,
    };
    return bringTogether({
      browser,
      house: houseOf(this.line),
      person: this.person,
      agreed: this.agreed,
      open,
    });
  }
  async lists() {
    const decks = await this.decks();
    return decks.sort((a, b) => a.name.length - b.name.length).map(({ name, cards }) => [name, cards]);
  }
}
const deck = (id: string, copies: number, updated: number): KeptDeck => ({
  id,
  game: 'arcania',
  name: `Deck ${id}`,
  cards: { rangers: copies },
  choices: {},
  notes: '',
  from: '',
  updated,
  versions: [],
});

/** The desk and the phone of one person. */
async function places(name: string) {
  const [desk, phone] = [new Browser(address), new Browser(address)];
  const { id } = await desk.named(name);
  await desk.makesAccount(name);
  await phone.signsIn(name);
  return { desk: new Place(desk, id), phone: new Place(phone, id) };
}

test('decks go from one place to the other, changes and deletions too, whatever the clocks say', async () => {
  const { desk, phone } = await places('Ann');
  await desk.keep(deck('one', 1, 1000));
  await desk.meet();
  await phone.meet();
  expect(await phone.lists()).toEqual([['Deck one', { rangers: 1 }]]);
  // The clock of the phone is far behind.
  await phone.forget('one');
  await phone.keep(deck('one', 2, 500));
  await phone.meet();
  await desk.meet();
  expect(await desk.lists()).toEqual([['Deck one', { rangers: 2 }]]);
  await desk.meet();
  await phone.meet();
  expect(await phone.lists()).toEqual([['Deck one', { rangers: 2 }]]);
  await phone.forget('one');
  await phone.meet();
  await desk.meet();
  expect(await desk.lists()).toEqual([]);
});

test('what two places have changed is kept twice, and both have both', async () => {
  const { desk, phone } = await places('Ben');
  await desk.keep(deck('two', 1, 1000));
  await desk.meet();
  await phone.meet();
  await desk.keep(deck('two', 3, 2000));
  await phone.keep(deck('two', 4, 3000));
  await desk.meet();
  await phone.meet();
  await desk.meet();
  const both = [
    ['Deck two', { rangers: 4 }],
    ['Deck two, from another place', { rangers: 3 }],
  ];
  expect(await desk.lists()).toEqual(both);
  expect(await phone.lists()).toEqual(both);
  // What was deleted here and changed there comes back.
  await desk.forget('two');
  await phone.keep(deck('two', 2, 4000));
  await phone.meet();
  await desk.meet();
  expect(await desk.lists()).toContainEqual(['Deck two', { rangers: 2 }]);
  // What was changed here and deleted there stays.
  await phone.forget('two');
  await desk.keep(deck('two', 1, 5000));
  await phone.meet();
  await desk.meet();
  await phone.meet();
  expect(await phone.lists()).toContainEqual(['Deck two', { rangers: 1 }]);
});

test('a deck on a bench is never replaced under somebody’s hands', async () => {
  const { desk, phone } = await places('Cid');
  await desk.keep(deck('three', 1, 1000));
  await desk.meet();
  await phone.meet();
  await phone.keep(deck('three', 2, 9000));
  await phone.meet();
  await desk.meet(new Set(['three']));
  expect(await desk.lists()).toEqual([['Deck three', { rangers: 1 }]]);
  await desk.keep(deck('three', 4, 2000));
  await desk.meet(new Set(['three']));
  expect(await desk.lists()).toEqual([
    ['Deck three', { rangers: 4 }],
    ['Deck three, from another place', { rangers: 2 }],
  ]);
});

test('decks of one person are not handed to the next who signs in at the same browser', async () => {
  const { desk } = await places('Dora');
  await desk.keep(deck('hers', 1, 1000));
  await desk.meet();
  const { desk: other } = await places('Eve');
  await other.keep(deck('hers', 1, 1000));
  other.agreed.hers = desk.agreed.hers;
  await other.meet();
  expect(await houseOf(other.line).all()).toEqual([]);
});

test('are part of what the house tells about somebody, and gone when they go', async () => {
  const { desk } = await places('Fay');
  await desk.keep(deck('kept', 2, 1000));
  await desk.meet();
  const data = await ask<{ decks: { body: KeptDeck }[] }>(desk.line, 'account/data');
  expect(data.decks.map(({ body }) => body.cards)).toEqual([{ rangers: 2 }]);
  await ask(desk.line, 'account/delete', {});
  const { database } = await app.house();
  const left = await database.sql.selectFrom('deck').selectAll().where('person', '=', desk.person).execute();
  expect(left).toEqual([]);
});

test('guests, broken and too large decks, and too many of them are refused with the reason', async () => {
  const guest = new Browser(address);
  await guest.named('Gus');
  await expect(houseOf(guest).all()).rejects.toThrow('make an account first');
  const { desk } = await places('Hal');
  const house = houseOf(desk.line);
  const broken = { ...deck('odd', 1, 1), cards: { rangers: 'many' }, versions: 3 } as unknown as KeptDeck;
  await expect(house.keep({ deck: broken, base: 0 })).rejects.toThrow(
    /cards\.rangers must be a whole number.*versions must be a list/,
  );
  const cards = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`${'c'.repeat(40)}${i}`, 1]));
  const versions = Array.from({ length: 20 }, (_, at) => ({ at, cards, choices: {}, note: '' }));
  await expect(house.keep({ deck: { ...deck('big', 1, 1), versions }, base: 0 })).rejects.toThrow(
    'too large',
  );
  const { database } = await app.house();
  const rows = Array.from({ length: HOUSE_DECKS.decks }, (_, i) => ({
    person: desk.person,
    id: `d${i}`,
    game: 'arcania',
    body: JSON.stringify(deck(`d${i}`, 1, 1)),
    revision: 1,
    updated: 1,
  }));
  await database.sql.insertInto('deck').values(rows).execute();
  await expect(house.keep({ deck: deck('more', 1, 1), base: 0 })).rejects.toThrow('delete one of them first');
});
