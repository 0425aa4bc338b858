import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAddress } from '../src/account/mail-address.ts';
import { mailIn } from '../src/account/mail-terms.ts';
import type { TestHouse } from './open-house.ts';
import { openTestHouse } from './open-house.ts';
import { Browser, PASSWORD } from './signing.ts';
import type { TestPost } from './smtp.ts';
import { openPost } from './smtp.ts';

let post: TestPost;
let open: TestHouse;
let page: string;
let now = Date.now();
beforeAll(async () => {
  post = await openPost();
  open = await openTestHouse(undefined, () => now, { mail: post.terms });
  page = `${open.address}/#/me`;
});
afterAll(async () => {
  await open.close();
  await post.close();
});
const database = async () => (await open.app.house()).database.sql;
beforeEach(async () => {
  await (await database()).deleteFrom('attempt').execute();
  post.mails.length = 0;
});

async function accountOf(name: string) {
  const browser = new Browser(open.address);
  const person = await browser.named(name);
  await browser.makesAccount(name);
  return { browser, person };
}
const gives = (browser: Browser, address: string) => browser.fetch('/api/account/mail', { address, page });
const confirms = (code: string) => new Browser(open.address).fetch('/api/account/mail/confirm', { code });
const forgets = (name: string, from = new Browser(open.address)) =>
  from.fetch('/api/account/mail/reset', { name });
const chooses = (browser: Browser, code: string, password = 'battery staple') =>
  browser.fetch('/api/account/mail/password', { code, password });

/** Somebody with an account and an address that is known to be theirs. */
async function reachable(name: string, address: string) {
  const { browser, person } = await accountOf(name);
  await gives(browser, address);
  const { code } = await post.until(1);
  await confirms(code);
  post.mails.length = 0;
  return { browser, person };
}
const refusal = (text: RegExp) => ({
  status: 422,
  said: { reasons: [{ text: expect.stringMatching(text) }] },
});

describe('an address', () => {
  test('is theirs who open the link in the mail, and not before', async () => {
    const { browser } = await accountOf('Ann');
    expect(await gives(browser, ' ann@play.example ')).toMatchObject({ status: 200 });
    const mail = await post.until(1);
    expect(mail.to).toEqual(['ann@play.example']);
    expect(mail.text).toContain(`${open.address}/#/mail/confirm/${mail.code}`);
    expect((await browser.account()).mail).toEqual({ address: null, asked: 'ann@play.example' });
    await forgets('Ann');
    expect(await confirms('0'.repeat(32))).toMatchObject(refusal(/has been used/));
    expect(await confirms(mail.code)).toMatchObject({ said: { address: 'ann@play.example' } });
    expect(await confirms(mail.code)).toMatchObject(refusal(/has been used/));
    expect((await browser.account()).mail).toEqual({ address: 'ann@play.example', asked: null });
    expect(post.mails).toHaveLength(1);
  });

  test('is replaced by another one only when that is confirmed, and can be taken away', async () => {
    const { browser } = await reachable('Ben', 'ben@play.example');
    await gives(browser, 'old@play.example');
    const older = await post.until(1);
    await gives(browser, 'new@play.example');
    const newer = await post.until(2);
    expect(await confirms(older.code)).toMatchObject(refusal(/replaced by a newer one/));
    expect((await browser.account()).mail).toMatchObject({ address: 'ben@play.example' });
    await confirms(newer.code);
    expect((await browser.account()).mail).toMatchObject({ address: 'new@play.example' });
    await gives(browser, 'third@play.example');
    const third = await post.until(3);
    await browser.fetch('/api/account/mail/remove', {});
    expect((await browser.account()).mail).toEqual({ address: null, asked: null });
    expect(await confirms(third.code)).toMatchObject({ status: 422 });
  });

  test('is one address, of somebody who is signed in at this house', async () => {
    const { browser } = await accountOf('Cleo');
    for (const each of ['', 'nobody', 'a@b, c@d', 'a@b\r\nBcc: c@d', '<a@b>', `${'x'.repeat(250)}@b.example`])
      expect(await gives(browser, each)).toMatchObject({ status: 422 });
    const elsewhere = { address: 'cleo@play.example', page: 'https://elsewhere.example/' };
    expect(await browser.fetch('/api/account/mail', elsewhere)).toMatchObject({ status: 422 });
    expect(await gives(new Browser(open.address), 'a@b.example')).toMatchObject({ status: 422 });
    expect(post.mails).toEqual([]);
    expect(readAddress('zoë+siege@пример.рф')).toBe('zoë+siege@пример.рф');
  });

  test('is downloaded and deleted with the rest', async () => {
    const { browser, person } = await reachable('Dora', 'dora@play.example');
    await gives(browser, 'next@play.example');
    await post.until(1);
    const kept = (await browser.fetch('/api/account/data')).said;
    expect(kept).toMatchObject({
      account: {
        mail: [{ address: 'dora@play.example' }],
        mailed: [{ kind: 'confirm', address: 'next@play.example' }],
      },
    });
    await browser.fetch('/api/account/delete', {});
    const sql = await database();
    for (const table of ['mail_address', 'mail_link'] as const)
      expect(await sql.selectFrom(table).selectAll().where('person', '=', person.id).execute()).toEqual([]);
  });
});

describe('a forgotten password', () => {
  test('is replaced by a mailed link, once, and every sign-in with the old one ends', async () => {
    const { browser, person } = await reachable('Edda', 'edda@play.example');
    expect(await forgets('EDDA')).toEqual({ status: 200, said: {} });
    const { to, text, code } = await post.until(1);
    expect(to).toEqual(['edda@play.example']);
    expect(text).toContain(`${open.address}/#/mail/reset/${code}`);
    const phone = new Browser(open.address);
    expect(await chooses(phone, code, 'short')).toMatchObject({ status: 422 });
    expect(await chooses(phone, code)).toMatchObject({ status: 200 });
    expect(await phone.me()).toEqual({ ...person, account: true });
    expect(await browser.me()).toBeNull();
    expect(await chooses(phone, code)).toMatchObject(refusal(/has been used/));
    expect(await browser.signsIn('Edda')).toMatchObject({ status: 422 });
    expect(await browser.signsIn('Edda', 'battery staple')).toMatchObject({ status: 200 });
  });

  test('is answered in the same way whether there is such an account or not', async () => {
    await accountOf('Frida');
    await reachable('Gerda', 'gerda@play.example');
    const answers = await Promise.all(['Frida', 'Gerda', 'Nobody', '<b>'].map(name => forgets(name)));
    expect(new Set(answers.map(answer => JSON.stringify(answer)))).toEqual(
      new Set(['{"status":200,"said":{}}']),
    );
    expect((await post.until(1)).to).toEqual(['gerda@play.example']);
    expect(post.mails).toHaveLength(1);
  });

  test('waits for one hour, and a link for one thing is none for another', async () => {
    const { browser } = await reachable('Hilde', 'hilde@play.example');
    await forgets('Hilde');
    const reset = await post.until(1);
    expect(await confirms(reset.code)).toMatchObject({ status: 422 });
    now += 61 * 60_000;
    expect(await chooses(new Browser(open.address), reset.code)).toMatchObject(refusal(/older than an hour/));
    expect(await browser.signsIn('Hilde', PASSWORD)).toMatchObject({ status: 200 });
    const sql = await database();
    const kept = JSON.stringify(await sql.selectFrom('mail_link').selectAll().execute());
    expect(kept).not.toContain(reset.code);
  });

  test('fills nobody’s letter box', async () => {
    await reachable('Inge', 'inge@play.example');
    await (await database()).deleteFrom('attempt').execute();
    const asked = [];
    for (let n = 0; n < 6; n++) asked.push((await forgets('Inge')).status);
    expect(asked).toEqual([200, 200, 200, 200, 429, 429]);
    // Nobody is told by a limit either that there is no such account.
    const unknown = [];
    for (let n = 0; n < 6; n++) unknown.push((await forgets('Nobody at all')).status);
    expect(unknown).toEqual(asked);
  });
});

describe('a house', () => {
  test('whose mail server is gone says so, and waits for no answer to what it could not send', async () => {
    const gone = await openPost();
    const other = await openTestHouse(undefined, undefined, { mail: gone.terms });
    const browser = new Browser(other.address);
    await browser.named('Jutta');
    await browser.makesAccount('Jutta');
    expect((await browser.fetch('/api/me')).said).toMatchObject({ more: { mail: true } });
    await gone.close();
    const wish = { address: 'jutta@play.example', page: `${other.address}/` };
    expect(await browser.fetch('/api/account/mail', wish)).toMatchObject({
      status: 424,
      said: { reasons: [{ text: 'the mail could not be sent; try again later' }] },
    });
    expect((await browser.account()).mail).toEqual({ address: null, asked: null });
    await other.close();
  });

  test('that sends no mail has no way for it', async () => {
    const plain = await openTestHouse();
    const browser = new Browser(plain.address);
    for (const deed of ['', '/confirm', '/remove', '/reset', '/password'])
      expect(await browser.fetch(`/api/account/mail${deed}`, {})).toMatchObject({ status: 404 });
    await plain.close();
  });

  test('needs both settings for mail, or none', () => {
    expect(mailIn({})).toBeUndefined();
    const said = { SMTP_URL: 'smtps://me:secret@mail.example', MAIL_FROM: 'house@play.example' };
    expect(mailIn(said)).toEqual({ url: said.SMTP_URL, from: said.MAIL_FROM });
    for (const missing of ['SMTP_URL', 'MAIL_FROM'])
      expect(() => mailIn({ ...said, [missing]: '' })).toThrow('needs SMTP_URL and MAIL_FROM');
    expect(() => mailIn({ ...said, SMTP_URL: 'mail.example' })).toThrow('must begin with smtp://');
    expect(() => mailIn({ ...said, MAIL_FROM: 'nobody' })).toThrow('must be one address');
  });
});
