import type { Letter, SeekWish } from '@siegeworks/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Guest } from '../soak/guest.ts';
import type { House } from '../src/index.ts';
import type { Plenty } from '../src/plenty.ts';
import { mayOffer, maySeek } from '../src/plenty.ts';
import type { TestHouse } from './open-house.ts';
import { OFFER, openTestHouse } from './open-house.ts';

let place: TestHouse;
let house: House;
beforeAll(async () => {
  place = await openTestHouse();
  house = await place.app.house();
});
afterAll(() => place.close());

async function guestAt(from: string, name: string) {
  const guest = new Guest(place.address);
  guest.from = from;
  return { guest, person: await guest.named(name) };
}
const LITTLE: Plenty = {
  offers: { person: 9, address: 2 },
  matches: 2,
  circles: { person: 20, address: 200 },
  seeks: 2,
};
const ALONE = { ...OFFER, terms: { ...OFFER.terms, seats: [null, 'random'] } };

test('a person has a limited number of unanswered invitations, and another after withdrawing one', async () => {
  const { guest } = await guestAt('203.0.113.1', 'Ann');
  const letters: Letter[] = [];
  for (let n = 0; n < 20; n++) letters.push(await guest.invites(OFFER));
  expect(await guest.fetch('/api/invitations', OFFER)).toMatchObject({
    status: 422,
    said: { reasons: [{ text: expect.stringMatching(/20 invitations .* withdraw one/) }] },
  });
  await guest.fetch(`/api/invitations/${letters[0].id}/withdraw`, {});
  expect(await guest.fetch('/api/invitations', OFFER)).toMatchObject({ status: 200 });
});

test('people at one address share a limit, which does not concern others', async () => {
  const ben = await guestAt('2001:db8:1:2::7', 'Ben');
  const kim = await guestAt('2001:db8:1:2::8', 'Kim');
  const eve = await guestAt('2001:db8:9:9::8', 'Eve');
  for (const { guest } of [ben, kim]) await guest.invites(OFFER);
  await expect(mayOffer(house, ben.person, LITTLE)).rejects.toThrow(/from your address/);
  await expect(mayOffer(house, eve.person, LITTLE)).resolves.toBeUndefined();
  // An invitation that was answered counts no more.
  expect((await eve.guest.sits((await kim.guest.invites(OFFER)).id)).match).not.toBeNull();
  await expect(
    mayOffer(house, kim.person, { ...LITTLE, offers: { person: 2, address: 3 } }),
  ).resolves.toBeUndefined();
});

test('a person has a limited number of unfinished matches', async () => {
  const { guest, person } = await guestAt('203.0.113.2', 'Zoe');
  const { match } = await guest.invites(ALONE);
  await expect(mayOffer(house, person, LITTLE)).resolves.toBeUndefined();
  await guest.invites(ALONE);
  await expect(mayOffer(house, person, LITTLE)).rejects.toThrow(/2 matches already/);
  await guest.connect();
  await guest.ask('open', { match: match ?? '' });
  await guest.ask('concede', { match: match ?? '' });
  await expect(mayOffer(house, person, LITTLE)).resolves.toBeUndefined();
});

test('an address has a limited number of seeks; those already seeking may continue', async () => {
  const wish = (game: string): SeekWish => ({ games: [game], clock: null, rated: false, entropy: 'mine' });
  const [una, uri, ulf] = await Promise.all(['Una', 'Uri', 'Ulf'].map(name => guestAt('203.0.113.3', name)));
  for (const [each, game] of [
    [una, 'arcania'],
    [uri, 'towers-in-time'],
  ] as const)
    expect(await each.guest.fetch('/api/seek', wish(game))).toMatchObject({ status: 200 });
  await expect(maySeek(house, ulf.person, LITTLE)).rejects.toThrow(/at your address/);
  await expect(maySeek(house, una.person, LITTLE)).resolves.toBeUndefined();
  await una.guest.fetch('/api/seek/stop', {});
  await expect(maySeek(house, ulf.person, LITTLE)).resolves.toBeUndefined();
});

test('one person has a limited number of lines', async () => {
  const { guest } = await guestAt('203.0.113.4', 'Lin');
  const open: Guest[] = [];
  for (let n = 0; n < 12; n++) {
    const tab = new Guest(place.address);
    tab.cookie = guest.cookie;
    await tab.connect();
    open.push(tab);
  }
  const code = await new Promise<number>(done => {
    const socket = new WebSocket(new URL('/ws', place.address), { headers: { cookie: guest.cookie } });
    socket.on('close', done);
  });
  expect(code).toBe(4429);
  expect(open.every(tab => tab.isOpen)).toBe(true);
  open[0].hangUp();
  await expect.poll(() => guest.connect().then(() => guest.isOpen)).toBe(true);
  for (const each of [guest, ...open]) each.hangUp();
});
