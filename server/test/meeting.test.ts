import type { HallInfo, Person, SeekInfo, SeekWish } from '@siegeworks/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest } from '../soak/guest.ts';
import { findPostgres, startPostgres } from '../soak/postgres.ts';
import { reach } from '../src/pairing.ts';
import type { TestHouse } from './open-house.ts';
import { enter, OFFER, openTestHouse } from './open-house.ts';

const WISH: SeekWish = { games: ['arcania'], clock: null, rated: false, entropy: 'mine' };

async function known(address: string, name: string): Promise<{ guest: Guest; person: Person }> {
  const guest = new Guest(address);
  return { guest, person: await guest.named(name) };
}
async function seeks(guest: Guest, wish = WISH): Promise<SeekInfo | null> {
  return ((await guest.fetch('/api/seek', wish)).said as { seek: SeekInfo | null }).seek;
}
const waits = async (guest: Guest) =>
  ((await guest.fetch('/api/seek')).said as { seek: SeekInfo | null }).seek;
const hall = async (guest: Guest) => (await guest.fetch('/api/hall')).said as HallInfo;

describe('in one house', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse();
  });
  afterAll(() => house.close());

  test('two who want the same game are paired, and nobody else is', async () => {
    const ann = await known(house.address, 'Ann');
    const ben = await known(house.address, 'Ben');
    const kim = await known(house.address, 'Kim');
    expect(await seeks(ann.guest)).toMatchObject({ match: null });
    expect(await seeks(kim.guest, { ...WISH, games: ['towers-in-time'] })).toMatchObject({ match: null });
    const found = await seeks(ben.guest);
    expect(found?.match).toMatch(/^at-/);
    expect((await waits(ann.guest))?.match).toBe(found?.match);
    expect((await waits(kim.guest))?.match).toBeNull();
    await kim.guest.fetch('/api/seek/stop', {});
    expect(await waits(kim.guest)).toBeNull();
    expect((await hall(ann.guest)).mine).toMatchObject([{ match: found?.match }]);
    expect(await ann.guest.fetch('/api/seek', { ...WISH, games: ['chess'] })).toMatchObject({ status: 422 });
  });

  test('friends ask, accept, are seen and challenge each other without a link', async () => {
    const ann = await known(house.address, 'Annika');
    const ben = await known(house.address, 'Benedikt');
    expect(await ann.guest.fetch('/api/friends', { name: 'nobody at all' })).toMatchObject({ status: 422 });
    expect(await ann.guest.fetch('/api/friends', { name: 'benedikt' })).toMatchObject({ status: 200 });
    expect((await hall(ann.guest)).friends).toEqual([]);
    expect((await hall(ben.guest)).wooers).toMatchObject([{ name: 'Annika', where: 'here' }]);
    await ben.guest.fetch('/api/friends', { id: ann.person.id });
    expect((await hall(ann.guest)).friends).toMatchObject([{ name: 'Benedikt', where: 'here' }]);
    const letter = await ann.guest.invites({ ...OFFER, to: [ben.person.id] });
    const eve = await known(house.address, 'Eve');
    expect((await hall(ben.guest)).asked).toMatchObject([{ id: letter.id, by: 'Annika' }]);
    expect((await hall(eve.guest)).asked).toEqual([]);
    const refused = await eve.guest.fetch(`/api/invitations/${letter.id}/sit`, { ...OFFER.sitting, seat: 1 });
    expect(refused).toMatchObject({
      status: 422,
      said: { reasons: [{ text: expect.stringMatching('kept') }] },
    });
    const { match } = await ben.guest.sits(letter.id);
    expect((await hall(ben.guest)).friends).toMatchObject([{ name: 'Annika', where: 'playing', match }]);
    await ben.guest.fetch('/api/friends/part', { id: ann.person.id });
    expect((await hall(ann.guest)).friends).toEqual([]);
  });

  test('the tables of friends come first', async () => {
    const [ann, ben, kim] = await Promise.all(
      ['Anna', 'Bennet', 'Kimberley'].map(name => known(house.address, name)),
    );
    await ann.guest.fetch('/api/friends', { id: ben.person.id });
    await ben.guest.fetch('/api/friends', { id: ann.person.id });
    await ben.guest.invites({ ...OFFER, open: true });
    await kim.guest.invites({ ...OFFER, open: true });
    const shown = (await hall(ann.guest)).open.map(({ by }) => by);
    expect(shown.slice(0, 2)).toEqual(['Bennet', 'Kimberley']);
  });

  test('a match shows the hall what everybody may see, says for whom it waits, and is kept for later', async () => {
    const { ann, ben, match } = await house.table();
    const eve = await known(house.address, 'Eve');
    const { said } = await eve.guest.fetch(`/api/matches/${match}/glimpse`);
    expect(said).toMatchObject({ glimpse: { match, game: 'arcania', names: ['Ann', 'Ben'] } });
    expect(ann.people(match)?.watchers).toEqual([]);
    const asked = [ann, ben].map(async guest => (await hall(guest)).mine.find(each => each.match === match));
    expect((await Promise.all(asked)).map(each => each?.waits).sort()).toEqual([false, true]);
    await ben.ask('concede', { match });
    expect((await hall(eve.guest)).past.map(each => each.match)).toContain(match);
    await eve.guest.connect();
    await enter(eve.guest, match);
    expect(await eve.guest.ask('look', { match, pick: 0 })).toMatchObject({ type: 'moment' });
  });
});

test('the longer somebody waits, the less even a match has to be', () => {
  expect(reach(0)).toBeCloseTo(0.15);
  expect(reach(10_000)).toBeGreaterThan(reach(5_000));
  expect(reach(60_000)).toBe(0.5);
});

const programs = findPostgres();
describe.skipIf(programs === null)('two nodes on one PostgreSQL', () => {
  test('pair everybody once, however many ask at once', async () => {
    const postgres = await startPostgres(programs ?? '');
    const nodes: TestHouse[] = [];
    try {
      nodes.push(await openTestHouse(postgres.url), await openTestHouse(postgres.url));
      const people = await Promise.all(
        Array.from({ length: 12 }, (_, i) => known(nodes[i % 2].address, `Guest ${i}`)),
      );
      await Promise.all(people.map(({ guest }) => seeks(guest)));
      const found = await Promise.all(people.map(({ guest }) => waits(guest)));
      const matches = found.map(each => each?.match);
      expect(matches).not.toContain(null);
      expect(new Set(matches).size).toBe(6);
      const house = await nodes[0].app.house();
      const rows = await house.database.sql.selectFrom('match').select('seats').execute();
      const seated = rows.flatMap(({ seats }) =>
        seats.map(chair => (chair.kind === 'person' ? chair.who : '')),
      );
      expect(seated.sort()).toEqual(people.map(({ person }) => person.id).sort());
    } finally {
      for (const node of nodes) await node.close();
      await postgres.stop();
    }
  });
});
