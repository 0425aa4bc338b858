import type { CarryInfo } from '@siegeworks/protocol';
import { getMigrations } from 'better-auth/db/migration';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Guest } from '../soak/guest.ts';
import { authFor } from '../src/account/auth.ts';
import { placeOf } from '../src/account/limits.ts';
import type { App } from '../src/index.ts';
import type { TestHouse } from './open-house.ts';
import { OFFER, openTestHouse } from './open-house.ts';
import { Browser, PASSWORD } from './signing.ts';

let open: TestHouse;
let app: App;
let address: string;
beforeAll(async () => {
  open = await openTestHouse();
  app = open.app;
  address = open.address;
});
afterAll(() => open.close());
// What one test has tried does not count against the next one.
beforeEach(async () => {
  const { database } = await app.house();
  await database.sql.deleteFrom('attempt').execute();
});

async function accountOf(name: string) {
  const browser = new Browser(address);
  const person = await browser.named(name);
  const codes = await browser.makesAccount(name);
  return { browser, person, codes };
}

test('the tables are those that better-auth expects', async () => {
  const request = { protocol: 'http', headers: { host: 'localhost' } } as FastifyRequest;
  const { options } = await authFor(await app.house(), request);
  const { toBeCreated, toBeAdded } = await getMigrations(options);
  expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
});

describe('an account', () => {
  test('keeps the guest’s seat, and sits in it from another device, too', async () => {
    const [ann, ben, phone] = [new Browser(address), new Browser(address), new Browser(address)];
    const person = await ann.named('Ann');
    await ben.named('Ben');
    const { match } = await ben.sits((await ann.invites(OFFER)).id);
    if (match === null) throw new Error('no match');
    expect(await ann.makesAccount('Ann')).toHaveLength(10);
    expect(await ann.me()).toEqual({ ...person, account: true });
    expect(await phone.signsIn('ann')).toMatchObject({ status: 200 });
    expect(await phone.me()).toEqual({ ...person, account: true });
    await phone.connect();
    await phone.ask('open', { match });
    expect(await phone.until(() => phone.facts(match))).toMatchObject({ eye: 0 });
    const set = [...ann.set, ...phone.set].filter(each => each.includes('session_token'));
    expect(set.length).toBeGreaterThan(1);
    for (const each of set) expect(each).toMatch(/HttpOnly.*SameSite=Strict/i);
    phone.hangUp();
  });

  test('is not entered with the guest’s old cookie', async () => {
    const ann = new Browser(address);
    await ann.named('Carla');
    const { cookie } = ann;
    await ann.makesAccount('Carla');
    const thief = new Guest(address);
    thief.cookie = cookie;
    expect((await thief.fetch('/api/me')).said).toEqual({ person: null });
  });

  test('signs out here, and everywhere else; what is open there ends', async () => {
    const { browser: desk } = await accountOf('Dora');
    const [phone, tablet] = [new Browser(address), new Browser(address)];
    for (const each of [phone, tablet]) await each.signsIn('Dora');
    await phone.connect();
    expect((await desk.account()).places).toHaveLength(3);
    expect((await desk.account()).places.filter(({ here }) => here)).toHaveLength(1);
    const other = (await tablet.account()).places.find(({ here }) => here);
    await desk.fetch(`/api/account/places/${other?.id}/end`, {});
    expect(await tablet.me()).toBeNull();
    expect(phone.isOpen).toBe(true);
    expect(await desk.fetch('/api/account/places/elsewhere/end', {})).toMatchObject({ status: 200 });
    await expect(phone.until(() => undefined)).rejects.toThrow('the line is broken');
    expect(await phone.me()).toBeNull();
    expect(await desk.me()).toMatchObject({ name: 'Dora' });
    await desk.fetch('/api/account/sign-out', {});
    expect(await desk.me()).toBeNull();
  });

  test('takes a new password from whoever knows the old one', async () => {
    const { browser } = await accountOf('Edda');
    const phone = new Browser(address);
    await phone.signsIn('Edda');
    const change = (old: string, password: string) =>
      browser.fetch('/api/account/password', { old, password });
    expect(await change('wrong wrong', 'battery staple')).toMatchObject({ status: 422 });
    expect(await change(PASSWORD, 'short')).toMatchObject({ status: 422 });
    expect(await change(PASSWORD, 'battery staple')).toMatchObject({ status: 200 });
    expect(await browser.me()).toMatchObject({ name: 'Edda' });
    expect(await phone.me()).toBeNull();
    expect(await phone.signsIn('Edda')).toMatchObject({ status: 422 });
    expect(await phone.signsIn('Edda', 'battery staple')).toMatchObject({ status: 200 });
  });

  test('is recovered with a code, once for each code', async () => {
    const { codes } = await accountOf('Frida');
    const phone = new Browser(address);
    const recover = (code: string, password = 'battery staple', name = 'Frida') =>
      phone.fetch('/api/account/recover', { name, code, password });
    expect(await recover('aaaa-bbbb-cccc-dddd')).toMatchObject({ status: 422 });
    expect(await recover(codes[0], 'short')).toMatchObject({ status: 422 });
    expect(await recover(codes[0], 'battery staple', 'nobody')).toMatchObject({ status: 422 });
    expect(await recover(codes[0].toUpperCase().replaceAll('-', ' '))).toMatchObject({ status: 200 });
    expect(await phone.me()).toMatchObject({ name: 'Frida', account: true });
    expect((await phone.account()).codes).toBe(9);
    expect(await recover(codes[0])).toMatchObject({ status: 422 });
    const { said } = await phone.fetch('/api/account/codes', {});
    expect((said as { codes: string[] }).codes).toHaveLength(10);
    expect(await recover(codes[1])).toMatchObject({ status: 422 });
    const { database } = await app.house();
    const kept = JSON.stringify(await database.sql.selectFrom('recovery_code').selectAll().execute());
    expect(kept).not.toContain((said as { codes: string[] }).codes[0]);
  });

  test('is refused with a reason where names and passwords are not right', async () => {
    const { browser } = await accountOf('Gerda');
    const other = new Browser(address);
    expect(await other.fetch('/api/account', { name: 'Gerda', password: PASSWORD })).toMatchObject({
      status: 422,
    });
    await other.named('Gerda');
    expect(
      JSON.stringify(await other.fetch('/api/account', { name: 'gerda', password: PASSWORD })),
    ).toContain('choose another name');
    for (const name of ['Gerda', 'Nobody', '', 'x'.repeat(300), '<script>'])
      expect(await other.signsIn(name, 'wrong wrong')).toMatchObject({
        status: 422,
        said: { reasons: [{ text: 'this name and this password do not go together' }] },
      });
    expect(await other.fetch('/api/account')).toMatchObject({ status: 422 });
    expect(await other.fetch('/api/account/sign-in/passkey', { response: {} })).toMatchObject({
      status: 422,
    });
    expect(await other.fetch('/api/account/sign-in/passkey', { response: { id: 'x' } })).toMatchObject({
      status: 422,
    });
    expect(await browser.fetch('/api/me', { name: 'Gerda the Second' })).toMatchObject({
      said: { person: { account: true } },
    });
    expect(await other.signsIn('gerda the second')).toMatchObject({ status: 200 });
  });

  test('cannot be guessed: after ten attempts everybody waits', async () => {
    await accountOf('Hilde');
    const { database } = await app.house();
    const thief = new Browser(address);
    for (let n = 0; n < 2; n++) await thief.signsIn('Hilde', `guess number ${n}`);
    const counted = database.sql.updateTable('attempt').where('key', 'like', 'failed as%');
    expect(await counted.set({ points: 10 }).where('points', '=', 2).executeTakeFirst()).toMatchObject({
      numUpdatedRows: 1n,
    });
    expect(await thief.signsIn('Hilde')).toMatchObject({
      status: 429,
      said: { reasons: [{ text: 'too many attempts; try again in 15 minutes' }] },
    });
    // Nobody else is kept waiting for it.
    await accountOf('Inge');
    expect(await new Browser(address).signsIn('Inge')).toMatchObject({ status: 200 });
    const kept = JSON.stringify(await database.sql.selectFrom('attempt').selectAll().execute());
    expect(kept).not.toMatch(/hilde|127\.0\.0\.1/i);
  });

  test('is not made by the dozen from one address', async () => {
    const { database } = await app.house();
    await accountOf('Isolde');
    const counted = database.sql.updateTable('attempt').where('key', 'like', 'accounts%');
    expect(await counted.set({ points: 20 }).where('points', '=', 1).executeTakeFirst()).toMatchObject({
      numUpdatedRows: 1n,
    });
    const last = new Browser(address);
    await last.named('Jutta');
    expect(await last.fetch('/api/account', { name: 'Jutta', password: PASSWORD })).toMatchObject({
      status: 429,
    });
    expect(await last.me()).toMatchObject({ name: 'Jutta', account: false });
  });
});

test('nothing is changed at the wish of another page', async () => {
  const { browser } = await accountOf('Klara');
  for (const origin of ['https://elsewhere.example', 'null'])
    expect(await browser.fetch('/api/account/delete', {}, { origin })).toMatchObject({ status: 403 });
  expect(await browser.me()).toMatchObject({ name: 'Klara' });
  const { origin } = new URL(address);
  expect(await browser.fetch('/api/account/sign-out', {}, { origin })).toMatchObject({ status: 200 });
});

describe('another device', () => {
  test.each([['a guest'], ['an account']])('becomes the same person as %s by a link, once', async kind => {
    const desk = new Browser(address);
    const person = await desk.named(`Lena, ${kind}`.replace(',', ''));
    if (kind === 'an account') await desk.makesAccount(person.name);
    const { code } = (await desk.fetch('/api/carry', {})).said as CarryInfo;
    const phone = new Browser(address);
    expect((await phone.fetch(`/api/carry/${code}`)).said).toMatchObject({ name: person.name });
    expect(await phone.fetch(`/api/carry/${code}`, {})).toMatchObject({ status: 200 });
    expect(await phone.me()).toEqual(await desk.me());
    expect(await new Browser(address).fetch(`/api/carry/${code}`, {})).toMatchObject({ status: 422 });
  });

  test('does not after ten minutes', async () => {
    const desk = new Browser(address);
    await desk.named('Maria');
    const { code } = (await desk.fetch('/api/carry', {})).said as CarryInfo;
    const { database } = await app.house();
    await database.sql
      .updateTable('carry')
      .set({ expires: Date.now() - 1 })
      .execute();
    expect(await new Browser(address).fetch(`/api/carry/${code}`)).toMatchObject({ status: 422 });
    expect(await new Browser(address).fetch(`/api/carry/${code}`, {})).toMatchObject({ status: 422 });
  });
});

describe('my data', () => {
  test('can be taken along and deleted, by accounts and guests', async () => {
    const { browser, person } = await accountOf('Nelly');
    const kept = (await browser.fetch('/api/account/data')).said;
    expect(kept).toMatchObject({ person: { id: person.id }, account: { name: 'Nelly', signedIn: [{}] } });
    expect(JSON.stringify(kept)).not.toMatch(/token|publicKey|"password"|hash/i);
    expect(await browser.fetch('/api/account/delete', {})).toMatchObject({ status: 200 });
    expect(await browser.me()).toBeNull();
    expect(await browser.signsIn('Nelly')).toMatchObject({ status: 422 });
    const guest = new Browser(address);
    await guest.named('Olga');
    expect(await guest.fetch('/api/account/delete', {})).toMatchObject({ status: 200 });
    expect(await guest.me()).toBeNull();
    // The name is free again.
    await accountOf('Nelly');
  });
});

test('addresses of one household count as one', () => {
  expect(placeOf('192.0.2.7')).toBe('192.0.2.7');
  expect(placeOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(placeOf('2001:db8::7')).toBe('2001:db8:0:0');
  expect(placeOf('::1')).toBe('0:0:0:0');
});
