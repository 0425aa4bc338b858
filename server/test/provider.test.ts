import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newProvider } from '../src/account/provider.ts';
import { ban, unban } from '../src/moderation/acts.ts';
import { refreshGate } from '../src/moderation/gate.ts';
import type { TestProvider } from './oidc.ts';
import { openProvider } from './oidc.ts';
import type { TestHouse } from './open-house.ts';
import { OFFER, openTestHouse } from './open-house.ts';
import { Browser, PASSWORD } from './signing.ts';

let provider: TestProvider;
let open: TestHouse;
let page: string;
beforeAll(async () => {
  provider = await openProvider();
  open = await openTestHouse(undefined, () => now, { provider: provider.terms });
  page = `${open.address}/#/me`;
  provider.serve(`${open.address}/`);
});
afterAll(async () => {
  await open.close();
  await provider.close();
});
let now = Date.now();
const house = () => open.app.house();
beforeEach(async () => {
  await (await house()).database.sql.deleteFrom('attempt').execute();
});

/** Is sent to the provider and says there who they are; gives the answer that the provider sends back. */
async function vouched(browser: Browser, login: string): Promise<string> {
  const { said } = await browser.fetch('/api/account/provider/wish', { page });
  return provider.agree((said as { address: string }).address, login);
}
const comesBack = (browser: Browser, answer: string) =>
  browser.fetch('/api/account/provider/answer', { answer });
const signsIn = async (browser: Browser, login: string) => comesBack(browser, await vouched(browser, login));
/** Somebody new, who makes an account at the first time. */
async function comes(name: string, login = name) {
  const browser = new Browser(open.address);
  await signsIn(browser, login);
  const { said } = await browser.fetch('/api/account/provider/account', { name });
  return { browser, ...(said as { person: { id: string }; codes: string[] }) };
}
const refusal = (text: string | RegExp) => ({
  status: 422,
  said: { reasons: [{ text: typeof text === 'string' ? text : expect.stringMatching(text) }] },
});

describe('somebody for whom a provider vouches', () => {
  test('keeps the seat of the guest, and sits in it from another browser, too', async () => {
    const [ann, ben, phone] = Array.from({ length: 3 }, () => new Browser(open.address));
    expect((await ann.fetch('/api/me')).said).toEqual({ person: null, more: { provider: 'Beacon' } });
    const person = await ann.named('Ann');
    await ben.named('Ben');
    const { match } = await ben.sits((await ann.invites(OFFER)).id);
    if (match === null) throw new Error('no match');
    expect(await signsIn(ann, 'ann@beacon')).toMatchObject({
      status: 200,
      said: { as: 'new', name: 'Ann', after: '#/me' },
    });
    expect(await ann.me()).toEqual({ ...person, account: false });
    const made = await ann.fetch('/api/account/provider/account', { name: 'Ann' });
    expect(made).toMatchObject({ status: 200, said: { person: { ...person, account: true } } });
    expect((made.said as { codes: string[] }).codes).toHaveLength(10);
    expect(await signsIn(phone, 'ann@beacon')).toMatchObject({ said: { as: 'signed in' } });
    expect(await phone.me()).toEqual({ ...person, account: true });
    await phone.connect();
    await phone.ask('open', { match });
    expect(await phone.until(() => phone.facts(match))).toMatchObject({ eye: 0 });
    for (const each of ann.set) expect(each).toMatch(/HttpOnly.*SameSite=Strict|Max-Age=0|1970/i);
    phone.hangUp();
  });

  test('is nobody here before they have a name that is free', async () => {
    await comes('Cleo');
    const other = new Browser(open.address);
    expect(await signsIn(other, 'another cleo')).toMatchObject({ said: { as: 'new', name: '' } });
    expect(await other.me()).toBeNull();
    const account = (name: string) => other.fetch('/api/account/provider/account', { name });
    expect(await account('cleo')).toMatchObject(refusal(/choose another name/));
    expect(await account('<b>')).toMatchObject({ status: 422 });
    expect(await account('Cleo II')).toMatchObject({ status: 200 });
    expect(await account('Cleo III')).toMatchObject(refusal(/begin again/));
    expect(await other.me()).toMatchObject({ name: 'Cleo II', account: true });
  });

  test('is known by nothing but the name that the provider uses, which can be downloaded and deleted', async () => {
    const { browser, person } = await comes('Dora', 'dora@beacon');
    const { database } = await house();
    const kept = await database.sql
      .selectFrom('credential')
      .selectAll()
      .where('userId', '=', person.id)
      .execute();
    const filled = Object.entries(kept[0]).filter(([, value]) => value !== null);
    expect(kept).toHaveLength(1);
    expect(filled.map(([name]) => name).sort()).toEqual(
      ['accountId', 'createdAt', 'id', 'providerId', 'updatedAt', 'userId'].sort(),
    );
    const { issuer } = provider.terms;
    expect((await browser.fetch('/api/account/data')).said).toMatchObject({
      account: { providers: [{ issuer: `${issuer}/`, subject: 'dora@beacon' }] },
    });
    await browser.fetch('/api/account/delete', {});
    expect(await signsIn(new Browser(open.address), 'dora@beacon')).toMatchObject({ said: { as: 'new' } });
  });

  test('is banned as the person they are', async () => {
    const { browser, person } = await comes('Rude');
    const wish = { person: person.id, why: 'insults', by: 'host' };
    await ban(await house(), wish, null);
    await refreshGate(await house());
    expect(await browser.fetch('/api/invitations', OFFER)).toMatchObject(refusal(/you may not play/));
    const again = new Browser(open.address);
    await signsIn(again, 'Rude');
    expect(await again.fetch('/api/invitations', OFFER)).toMatchObject(refusal(/you may not play/));
    const other = new Browser(open.address);
    await signsIn(other, 'rude under another name');
    expect(await other.fetch('/api/account/provider/account', { name: 'Nice' })).toMatchObject(
      refusal(/takes no new guests from your address/),
    );
    await unban(await house(), wish);
  });
});

describe('an account', () => {
  test('is connected and disconnected by whoever is signed in, but keeps a way in', async () => {
    const browser = new Browser(open.address);
    const person = await browser.named('Edda');
    await browser.makesAccount('Edda');
    expect(await browser.account()).toMatchObject({
      password: true,
      provider: { name: 'Beacon', connected: false },
    });
    expect(await signsIn(browser, 'edda@beacon')).toMatchObject({ said: { as: 'connected' } });
    expect(await browser.account()).toMatchObject({ provider: { connected: true } });
    expect(await signsIn(browser, 'edda@beacon')).toMatchObject(refusal(/connected with Beacon already/));
    const phone = new Browser(open.address);
    await signsIn(phone, 'edda@beacon');
    expect(await phone.me()).toEqual({ ...person, account: true });
    expect(await phone.fetch('/api/account/provider/disconnect', {})).toMatchObject({ status: 200 });
    expect(await browser.account()).toMatchObject({ provider: { connected: false } });
    expect(await phone.me()).not.toBeNull();

    const { browser: only } = await comes('Frida');
    expect(await only.account()).toMatchObject({ password: false, provider: { connected: true } });
    expect(await only.fetch('/api/account/provider/disconnect', {})).toMatchObject(
      refusal(/the only way into your account/),
    );
    const chosen = { old: '', password: PASSWORD };
    expect(await only.fetch('/api/account/password', chosen)).toMatchObject({ status: 200 });
    expect(await only.me()).toMatchObject({ name: 'Frida' });
    expect(await only.fetch('/api/account/provider/disconnect', {})).toMatchObject({ status: 200 });
    expect(await new Browser(open.address).signsIn('Frida')).toMatchObject({ status: 200 });
  });

  test('cannot have what vouches for somebody else', async () => {
    const { browser: gerda } = await comes('Gerda', 'gerda@beacon');
    const hilde = new Browser(open.address);
    await hilde.named('Hilde');
    await hilde.makesAccount('Hilde');
    expect(await signsIn(hilde, 'gerda@beacon')).toMatchObject(refusal(/belongs to somebody else/));
    expect(await hilde.account()).toMatchObject({ provider: { connected: false } });
    // Two newcomers with one name of the provider: it goes to one of them.
    const twins = [new Browser(open.address), new Browser(open.address)];
    for (const twin of twins) await signsIn(twin, 'twin@beacon');
    const made = await Promise.all(
      twins.map((twin, n) => twin.fetch('/api/account/provider/account', { name: `Twin ${n}` })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await gerda.me()).toMatchObject({ name: 'Gerda' });
  });

  test('that was signed out in the meantime is not connected', async () => {
    const browser = new Browser(open.address);
    await browser.named('Inge');
    await browser.makesAccount('Inge');
    const answer = await vouched(browser, 'inge@beacon');
    await browser.fetch('/api/account/sign-out', {});
    expect(await comesBack(browser, answer)).toMatchObject(refusal(/no longer signed in/));
    expect(await browser.me()).toBeNull();
  });
});

describe('an answer', () => {
  test('counts once, soon, and where it was asked for', async () => {
    const ann = new Browser(open.address);
    const answer = await vouched(ann, 'jutta@beacon');
    const thief = new Browser(open.address);
    expect(await comesBack(thief, answer)).toMatchObject(refusal(/begun in another browser/));
    await vouched(thief, 'thief@beacon');
    expect(await comesBack(thief, answer)).toMatchObject(refusal(/belongs to another sign-in/));
    // Even whoever has kept the cookie cannot use the answer twice: the provider does not take it again.
    const again = new Browser(open.address);
    const wished = await ann.fetch('/api/account/provider/wish', { page });
    const { cookie } = ann;
    const fresh = await provider.agree((wished.said as { address: string }).address, 'jutta@beacon');
    expect(await comesBack(ann, fresh)).toMatchObject({ status: 200 });
    expect(await comesBack(ann, fresh)).toMatchObject({ status: 422 });
    again.cookie = cookie;
    expect(await comesBack(again, fresh)).toMatchObject(refusal(/accepts each sign-in once/));
    const late = new Browser(open.address);
    const tooLate = await vouched(late, 'late@beacon');
    now += 11 * 60_000;
    expect(await comesBack(late, tooLate)).toMatchObject(refusal(/more than ten minutes ago/));
  });

  test('of no is a no', async () => {
    const browser = new Browser(open.address);
    const { said } = await browser.fetch('/api/account/provider/wish', { page });
    const answer = await provider.refuse((said as { address: string }).address);
    expect(await comesBack(browser, answer)).toMatchObject(refusal(/has not signed you in/));
    expect(await browser.me()).toBeNull();
  });

  test('cannot be guessed, and goes to no other page', async () => {
    const thief = new Browser(open.address);
    for (const each of ['https://elsewhere.example/', 'no address', open.address.replace('http', 'https')])
      expect(await thief.fetch('/api/account/provider/wish', { page: each })).toMatchObject({ status: 422 });
    await comesBack(thief, 'state=x&code=y');
    const { database } = await house();
    await database.sql.updateTable('attempt').set({ points: 30 }).execute();
    expect(await comesBack(thief, 'state=x&code=y')).toMatchObject({ status: 429 });
  });
});

describe('a provider', () => {
  const fault = { name: 'ProviderFault' };
  test('that is down is named, and asked again the next time', async () => {
    const beacon = await openProvider();
    const asked = newProvider(beacon.terms);
    await expect(asked.begin(page)).rejects.toMatchObject({
      ...fault,
      message: expect.stringContaining('Beacon cannot be reached'),
    });
    beacon.serve(page);
    const { address, wish } = await asked.begin(`${open.address}/`);
    expect(new URL(address).searchParams.get('scope')).toBe('openid');
    beacon.fail();
    await expect(
      asked.subjectOf(`state=${wish.state}&code=x&iss=${beacon.terms.issuer}`, wish),
    ).rejects.toMatchObject({
      ...fault,
      message: expect.stringContaining('cannot be reached'),
    });
    await beacon.close();
    await expect(newProvider(beacon.terms).begin(page)).rejects.toMatchObject(fault);
  });

  test('that is another one than the settings say is not believed', async () => {
    const issuer = provider.terms.issuer.replace('127.0.0.1', 'localhost');
    await expect(newProvider({ ...provider.terms, issuer }).begin(page)).rejects.toMatchObject({
      ...fault,
      message: expect.stringContaining('does not fit its settings'),
    });
    const wrong = newProvider({ ...provider.terms, clientSecret: 'wrong' });
    const { address, wish } = await wrong.begin(`${open.address}/`);
    await expect(wrong.subjectOf(await provider.agree(address, 'ann'), wish)).rejects.toMatchObject({
      ...fault,
      message: expect.stringContaining('does not accept this house'),
    });
  });

  test('that nobody has arranged is not there', async () => {
    const plain = await openTestHouse();
    const browser = new Browser(plain.address);
    expect((await browser.fetch('/api/me')).said).toEqual({ person: null });
    for (const deed of ['wish', 'answer', 'account', 'disconnect'])
      expect(await browser.fetch(`/api/account/provider/${deed}`, {})).toMatchObject({ status: 404 });
    expect(browser.set).toEqual([]);
    await plain.close();
  });
});
