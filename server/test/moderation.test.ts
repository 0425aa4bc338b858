import type { HostWords, Person } from '@siegeworks/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest } from '../soak/guest.ts';
import type { House } from '../src/index.ts';
import { ban, giveName, silence, unban, warn } from '../src/moderation/acts.ts';
import { refreshGate } from '../src/moderation/gate.ts';
import { putNotice } from '../src/moderation/notice.ts';
import { closeReport, waitingReports } from '../src/moderation/reports.ts';
import type { TestHouse } from './open-house.ts';
import { OFFER, openTestHouse } from './open-house.ts';

const HOUR = 3_600_000;

let open: TestHouse;
let house: House;
let address: string;
beforeAll(async () => {
  open = await openTestHouse();
  house = await open.app.house();
  address = open.address;
});
afterAll(() => open.close());

/** A guest with a name and a line. */
async function come(name: string): Promise<{ guest: Guest; person: Person }> {
  const guest = new Guest(address);
  const person = await guest.named(name);
  await guest.connect();
  return { guest, person };
}

/** Two at a table. */
async function table() {
  const [ann, ben] = [await come('Ann'), await come('Ben')];
  const letter = await ann.guest.invites(OFFER);
  const { match } = await ben.guest.sits(letter.id);
  if (match === null) throw new Error('no match');
  for (const { guest } of [ann, ben]) await guest.ask('open', { match });
  return { ann, ben, match };
}
const wish = (person: Person, why = 'spoke badly') => ({ person: person.id, why, by: 'Hilda' });
const words = async (guest: Guest) => (await guest.fetch('/api/word')).said as HostWords;

describe('people among themselves', () => {
  test('whoever is muted is not heard by the one who muted them, and by everybody else', async () => {
    const { ann, ben, match } = await table();
    const others = await ann.guest.until(() => ann.guest.people(match)?.others);
    expect(others).toEqual([{ id: ben.person.id, name: 'Ben', seat: 1, muted: false }]);
    await ben.guest.ask('say', { match, text: 'you are slow' });
    await ann.guest.until(() => ann.guest.people(match)?.talk.at(-1));
    expect(await ann.guest.fetch(`/api/people/${ben.person.id}/mute`, { match })).toMatchObject({
      status: 200,
    });
    await ann.guest.until(() => ann.guest.people(match)?.others?.[0]?.muted || undefined);
    expect(ann.guest.people(match)?.talk).toEqual([]);
    expect(ben.guest.people(match)?.talk).toHaveLength(1);
    expect(await ann.guest.fetch('/api/apart')).toMatchObject({ said: { mute: [ben.person], block: [] } });
    await ann.guest.fetch(`/api/people/${ben.person.id}/unmute`, { match });
    await ann.guest.until(() => (ann.guest.people(match)?.talk.length === 1 ? true : undefined));
    for (const { guest } of [ann, ben]) guest.hangUp();
  });

  test('whoever is blocked can neither sit down with you nor watch you, nor sees your open tables', async () => {
    const { ann, ben, match } = await table();
    const eve = await come('Eve');
    await ann.guest.fetch(`/api/people/${eve.person.id}/block`, {});
    const letter = await ann.guest.invites({ ...OFFER, open: true });
    expect(JSON.stringify(await eve.guest.sits(letter.id))).toContain('do not play with each other');
    expect(JSON.stringify(await eve.guest.ask('open', { match }))).toContain('do not play with each other');
    const open = async (guest: Guest) => JSON.stringify((await guest.fetch('/api/hall')).said);
    expect(await open(eve.guest)).not.toContain(letter.id);
    expect(await open(ben.guest)).toContain(letter.id);
    // The other way round, too: whoever blocks somebody does not meet them elsewhere.
    const hers = await eve.guest.invites(OFFER);
    expect(JSON.stringify(await ann.guest.sits(hers.id))).toContain('do not play with each other');
    for (const { guest } of [ann, ben, eve]) guest.hangUp();
  });

  test('a report keeps the match and what was said, and waits for the host', async () => {
    const { ann, ben, match } = await table();
    for (let n = 0; n < 3; n++) await ben.guest.ask('say', { match, text: `rude ${n}` });
    const path = `/api/people/${ben.person.id}/report`;
    expect(await ann.guest.fetch(path, { match, words: 'He is rude.' })).toMatchObject({ status: 200 });
    const elsewhere = { match: 'at-nowhere', words: '' };
    expect(JSON.stringify(await ann.guest.fetch(path, elsewhere))).toContain('was not at that table');
    const [report, ...more] = (await waitingReports(house)).filter(({ by }) => by === ann.person.id);
    expect(more).toEqual([]);
    expect(report).toMatchObject({ by_name: 'Ann', whom_name: 'Ben', match, words: 'He is rude.' });
    expect(report.talk.map(({ text }) => text)).toEqual(['rude 0', 'rude 1', 'rude 2']);
    await closeReport(house, report.n);
    await expect(closeReport(house, report.n)).rejects.toThrow('no report');
    for (const { guest } of [ann, ben]) guest.hangUp();
  });
});

describe('what a host does', () => {
  test('a warning is shown until it has been read', async () => {
    const { guest, person } = await come('Rude');
    await warn(house, wish(person, 'be kind'));
    expect(await words(guest)).toMatchObject({ warnings: ['be kind'] });
    await guest.fetch('/api/word/read', {});
    expect(await words(guest)).toMatchObject({ warnings: [] });
    guest.hangUp();
  });

  test('whoever is silenced plays on without a word', async () => {
    const { ann, ben, match } = await table();
    await silence(house, wish(ben.person), Date.now() + HOUR);
    const refused = await ben.guest.ask('say', { match, phrase: 'Hello!' });
    expect(JSON.stringify(refused)).toContain('asked you to be silent until');
    await silence(house, wish(ben.person, 'enough'), Date.now() - 1);
    expect(await ben.guest.ask('say', { match, phrase: 'Hello!' })).toMatchObject({ type: 'done' });
    for (const { guest } of [ann, ben]) guest.hangUp();
  });

  test('a name that the host has given stays', async () => {
    const { guest, person } = await come('Swearword');
    expect(await giveName(house, wish(person, 'no swearing'), 'Otter')).toMatchObject({ name: 'Otter' });
    expect((await guest.fetch('/api/me')).said).toMatchObject({ person: { name: 'Otter' } });
    expect(JSON.stringify(await guest.fetch('/api/me', { name: 'Swearword' }))).toContain('no swearing');
    guest.hangUp();
  });

  test('whoever is banned may do nothing at once, nor come back as somebody new, until the ban is lifted', async () => {
    const { ann, ben, match } = await table();
    await ban(house, wish(ben.person), null);
    await refreshGate(house);
    expect(JSON.stringify(await ben.guest.ask('concede', { match }))).toContain('spoke badly');
    expect(JSON.stringify(await ben.guest.fetch('/api/invitations', OFFER))).toContain('spoke badly');
    expect(await words(ben.guest)).toMatchObject({
      banned: 'you may not play in this house: spoke badly',
    });
    expect(JSON.stringify(await new Guest(address).fetch('/api/me', { name: 'Benno' }))).toContain(
      'takes no new guests',
    );
    // Somebody from the same address who is known already is not punished.
    expect((await ann.guest.fetch('/api/invitations', OFFER)).status).toBe(200);
    await unban(house, wish(ben.person, 'a mistake'));
    await refreshGate(house);
    expect(await ben.guest.ask('concede', { match })).toMatchObject({ type: 'done' });
    expect((await new Guest(address).fetch('/api/me', { name: 'Benno' })).status).toBe(200);
    const log = await house.database.sql
      .selectFrom('ledger')
      .select(['act', 'name', 'why', 'by'])
      .where('person', '=', ben.person.id)
      .orderBy('n')
      .execute();
    expect(log).toEqual([
      { act: 'ban', name: 'Ben', why: 'spoke badly', by: 'Hilda' },
      { act: 'unban', name: 'Ben', why: 'a mistake', by: 'Hilda' },
    ]);
    for (const { guest } of [ann, ben]) guest.hangUp();
  });

  test('a house that is about to close says so and begins no new matches', async () => {
    const { ann, ben, match } = await table();
    await putNotice(house, { text: 'We move house at nine.', drain: true });
    await refreshGate(house);
    expect(await words(ann.guest)).toMatchObject({ notice: 'We move house at nine.', drain: true });
    expect(JSON.stringify(await ann.guest.fetch('/api/invitations', OFFER))).toContain('no new matches');
    expect(await ben.guest.ask('say', { match, phrase: 'Hello!' })).toMatchObject({ type: 'done' });
    await putNotice(house, null);
    await refreshGate(house);
    expect(await words(ann.guest)).toMatchObject({ notice: null, drain: false });
    for (const { guest } of [ann, ben]) guest.hangUp();
  });

  test('a name that several people have is no way to mean one of them', async () => {
    const [one, other] = [await come('Twin'), await come('Twin')];
    await expect(warn(house, { person: 'Twin', why: '', by: 'Hilda' })).rejects.toThrow(one.person.id);
    await expect(warn(house, { person: 'Nobody', why: '', by: 'Hilda' })).rejects.toThrow('no person Nobody');
    for (const { guest } of [one, other]) guest.hangUp();
  });
});
