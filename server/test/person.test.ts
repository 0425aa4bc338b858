import { act } from '@siegeworks/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest } from '../soak/guest.ts';
import { exportPerson } from '../src/account/export.ts';
import { leaveForEver } from '../src/account/leave.ts';
import { makeAccount } from '../src/account/make.ts';
import { setPassword } from '../src/account/password.ts';
import type { App } from '../src/index.ts';
import { personOf, rename } from '../src/people.ts';
import type { TestHouse } from './open-house.ts';
import { OFFER, openTestHouse } from './open-house.ts';

let open: TestHouse;
let app: App;
let address: string;
beforeAll(async () => {
  open = await openTestHouse();
  app = open.app;
  address = open.address;
});
afterAll(() => open.close());

/** Two guests at a table, with something said. */
async function table(name = 'Ann') {
  const [ann, ben] = [new Guest(address), new Guest(address)];
  const person = await ann.named(name);
  await ben.named('Ben');
  const { match } = await ben.sits((await ann.invites(OFFER)).id);
  if (match === null) throw new Error('no match');
  for (const guest of [ann, ben]) {
    await guest.connect();
    await guest.ask('open', { match });
    await guest.until(() => guest.facts(match));
  }
  await ann.ask('say', { match, text: `I am ${name}` });
  await ben.ask('say', { match, text: 'and I am Ben' });
  return { ann, ben, person, match };
}

describe('what is kept about a person', () => {
  test('can be read by them: their own seat, actions and words, and nothing of anybody else', async () => {
    const house = await app.house();
    const { ann, ben, person, match } = await table();
    const kept = JSON.parse(JSON.stringify(await exportPerson(house, person.id)));
    expect(kept).toMatchObject({
      format: 'siegeworks-person',
      person: { id: person.id, name: 'Ann' },
      account: null,
      matches: [{ id: match, game: 'arcania', seat: 0, names: ['Ann', 'Ben'] }],
      talk: [{ match, text: 'I am Ann' }],
      invitations: [{ match }],
    });
    const { seed } = await house.database.sql
      .selectFrom('match')
      .select('seed')
      .where('id', '=', match)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(kept)).not.toContain('and I am Ben');
    expect(JSON.stringify(kept)).not.toContain(seed);
    await expect(exportPerson(house, 'p-nobody')).rejects.toThrow('there is no such person');
    for (const guest of [ann, ben]) guest.hangUp();
  });

  test('is deleted at once: matches stay with another name in its place', async () => {
    const house = await app.house();
    const { ann, ben, person, match } = await table('Zora');
    await leaveForEver(house, person.id);
    const facts = await ben.until(() => {
      const told = ben.facts(match);
      return told?.seats[0].name === 'A former player' && told.outcome ? told : undefined;
    });
    expect(facts.outcome).toMatchObject({ places: [2, 1] });
    expect(await personOf(house, person.id)).toBeNull();
    for (const from of ['match', 'action', 'invitation', 'talk', 'settings', 'person'] as const) {
      const rows = await house.database.sql.selectFrom(from).selectAll().execute();
      expect(JSON.stringify(rows), from).not.toMatch(new RegExp(`Zora|${person.id}`));
    }
    // Whoever opens it again sees the match as it was, without the name.
    ben.hangUp();
    const eve = new Guest(address);
    await eve.named('Eve');
    await eve.connect();
    await eve.ask('open', { match });
    expect((await eve.until(() => eve.facts(match))).seats[0].name).toBe('A former player');
    for (const guest of [ann, eve]) guest.hangUp();
  });

  test('loses the name of somebody for whom a computer has played on, too', async () => {
    const house = await app.house();
    const { ann, ben, person, match } = await table('Zelda');
    const room = house.host.rooms.get(match);
    if (!room) throw new Error('no room');
    const computer = { kind: 'computer' as const, name: 'Squire for Zelda', bot: 'squire' };
    const zelda = { kind: 'person' as const, name: 'Zelda', who: person.id };
    for (const chair of [computer, zelda]) await act(house.host.parts, room, 0, { kind: 'sit', chair });
    await leaveForEver(house, person.id);
    const rows = await house.database.sql
      .selectFrom('action')
      .select('deed')
      .where('match', '=', match)
      .execute();
    expect(JSON.stringify(rows)).toContain('Squire for A former player');
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Zelda|${person.id}`));
    for (const guest of [ann, ben]) guest.hangUp();
  });

  test('is deleted even where a match of theirs cannot be read any more', async () => {
    const house = await app.house();
    const { ann, ben, person, match } = await table('Zita');
    for (const guest of [ann, ben]) guest.hangUp();
    await house.database.sql
      .insertInto('action')
      .values({ match, seq: 10_000, seat: 0, deed: '{"kind":"agree"}', at: 0, client: null })
      .execute();
    await leaveForEver(house, person.id);
    expect(await personOf(house, person.id)).toBeNull();
  });
});

describe('an account', () => {
  const guest = (name: string) => new Guest(address).named(name);

  test('is the same person, and its name is nobody else’s, however it is written', async () => {
    const house = await app.house();
    const one = await guest('Mabel');
    expect(await makeAccount(house, one, { name: 'Mabel', password: 'hunter hunter' })).toEqual({
      ...one,
      account: true,
    });
    const other = await guest('mabel');
    for (const name of ['Mabel', 'MABEL', 'Ｍａｂｅｌ'])
      await expect(makeAccount(house, other, { name, password: 'hunter hunter' })).rejects.toThrow(
        'choose another name',
      );
    expect(await personOf(house, other.id)).toMatchObject({ name: 'mabel', account: false });
    await expect(makeAccount(house, one, { name: 'Mabel II', password: 'hunter hunter' })).rejects.toThrow(
      'you have an account already',
    );
    await expect(makeAccount(house, other, { name: 'Nora', password: 'short' })).rejects.toThrow(
      '8 to 128 characters',
    );
  });

  test('goes to one of two who take the same name at once', async () => {
    const house = await app.house();
    const wanting = await Promise.all(Array.from({ length: 4 }, () => guest('Otto')));
    const tries = await Promise.allSettled(
      wanting.map(person => makeAccount(house, person, { name: 'Otto', password: 'hunter hunter' })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of tries)
      if (each.status === 'rejected') expect(`${each.reason}`).toContain('choose another name');
  });

  test('keeps its name unique when it is renamed, and takes a new password', async () => {
    const house = await app.house();
    const [one, other] = [await guest('Paula'), await guest('Quentin')];
    await makeAccount(house, one, { name: 'Paula', password: 'hunter hunter' });
    await makeAccount(house, other, { name: 'Quentin', password: 'hunter hunter' });
    await expect(rename(house, other.id, 'PAULA')).rejects.toThrow('choose another name');
    expect(await rename(house, other.id, 'Quentin the Third')).toMatchObject({ account: true });
    const hash = () =>
      house.database.sql
        .selectFrom('credential')
        .select('password')
        .where('userId', '=', one.id)
        .executeTakeFirstOrThrow();
    const before = await hash();
    await setPassword(house, one.id, 'another secret');
    expect(await hash()).not.toEqual(before);
    const { id } = await guest('Rita');
    await expect(setPassword(house, id, 'another secret')).rejects.toThrow('no account');
  });
});
