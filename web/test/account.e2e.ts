import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtPage } from '../build/page.ts';
import { serve } from '../build/serve.ts';
import type { Visitor } from './browser.ts';
import { faultsOf, PHONE, visitor } from './browser.ts';
import { server } from './own-house.ts';
import { browser } from './running.ts';
import { begin, openTable, sitDownAt } from './sitting.ts';

/** Passkeys belong to a name; this machine has one. */
let address: string;
beforeAll(async () => {
  address = server.address.replace('127.0.0.1', 'localhost');
});

const PASSWORD = 'correct horse';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Ann and Ben at a table, both as guests. */
async function sitOpposite() {
  const [ann, ben] = [await visitor(browser), await visitor(browser)];
  await sitDownAt(ben.page, await openTable(ann.page, `${address}#/invite/arcania`, 'Ann'), 'Ben');
  await begin(ann.page, ben.page);
  return { ann, ben, match: new URL(ann.page.url()).hash };
}

async function signIn({ page }: Visitor, name: string, password = PASSWORD): Promise<void> {
  await page.goto(`${address}#/me`);
  await page.getByLabel('User name').last().fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign in').click();
  await page.getByText('You are signed in.').waitFor();
}

describe('an account', () => {
  test('is made by a guest in the middle of a match, who sits in the same seat in another browser', async () => {
    const { ann, ben, match } = await sitOpposite();
    await ann.page.goto(address);
    await ann.page.getByRole('link', { name: 'Ann (guest)' }).click();
    await ann.page.getByRole('heading', { name: 'Make an account' }).waitFor();
    expect(await faultsOf(ann.page)).toEqual([]);
    await ann.page.getByLabel('Password, at least 8 characters').fill(PASSWORD);
    await button(ann.page, 'Make the account').click();
    await ann.page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    const codes = await ann.page.locator('.me-codes code').allInnerTexts();
    expect(codes).toHaveLength(10);
    expect(await faultsOf(ann.page)).toEqual([]);
    await button(ann.page, 'I have kept them').click();
    await ann.page.getByText('You are signed in.').waitFor();
    await panel(ann.page, 'Where you are signed in').waitFor();
    expect(await faultsOf(ann.page)).toEqual([]);

    const phone = await visitor(browser, PHONE);
    await phone.page.goto(`${address}#/me`);
    await phone.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await faultsOf(phone.page)).toEqual([]);
    await signIn(phone, 'ANN');
    await panel(phone.page, 'Passkeys').waitFor();
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(await faultsOf(phone.page)).toEqual([]);
    await phone.page.goto(`${address}${match}`);
    await phone.page.locator('.table').waitFor();
    await phone.page.locator('.company-name', { hasText: 'You' }).waitFor();

    // Signed out from elsewhere in the middle of the match: a clear word, and the way back beside the table.
    await ann.page.reload();
    await button(ann.page, 'Sign out everywhere else').click();
    const notice = phone.page.locator('.line-notice');
    await notice.getByText('Your seat waits for you.').waitFor();
    await notice.getByRole('button', { name: 'Sign in' }).click();
    const again = phone.page.getByRole('dialog', { name: 'Sign in again' });
    expect(await faultsOf(phone.page)).toEqual([]);
    await again.getByLabel('User name').fill('Ann');
    await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await again.getByRole('button', { name: 'Sign in', exact: true }).click();
    await notice.waitFor({ state: 'detached' });
    await phone.page.locator('.company-name', { hasText: 'You' }).waitFor();

    // Decks are the same at both places.
    await ann.page.goto(`${address}#/build/arcania/from.elf-silver-court`);
    await ann.page.locator('.bench-flag').filter({ hasText: 'legal' }).waitFor();
    await ann.page.goto(`${address}#/decks`);
    await ann.page.getByText('Your decks are kept in this browser and, for Ann, in the house.').waitFor();
    await phone.page.goto(`${address}#/decks`);
    await phone.page.getByRole('link', { name: /^The Silver Court, changed/ }).waitFor();

    // A forgotten password.
    const other = await visitor(browser);
    await other.page.goto(`${address}#/me`);
    await button(other.page, 'I forgot my password').click();
    await other.page.getByLabel('User name').fill('Ann');
    await other.page.getByLabel('Recovery code').fill(codes[3]);
    await other.page.getByLabel('New password').fill('battery staple');
    await button(other.page, 'Set the new password').click();
    await other.page.getByText('You are signed in.').waitFor();
    await other.page.getByText('9 codes are left.').waitFor();
    for (const { leave } of [ann, ben, phone, other]) await leave();
  });

  test('signs in with a passkey', async () => {
    const dora = await visitor(browser);
    const { page } = dora;
    const cdp = await dora.context.newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(`${address}#/me`);
    await page.getByLabel('Your name').fill('Dora');
    await button(page, 'Go on').click();
    await page.getByLabel('Password, at least 8 characters').fill(PASSWORD);
    await button(page, 'Make the account').click();
    await button(page, 'I have kept them').click();
    await button(page, 'Add a passkey').click();
    await panel(page, 'Passkeys').getByRole('listitem').waitFor();
    await button(page, 'Sign out here').click();
    await page.getByRole('heading', { name: 'Play as a guest' }).waitFor();
    await button(page, 'Sign in with a passkey').click();
    await page.getByRole('heading', { name: 'Dora', exact: true }).waitFor();
    await page.getByText('You are signed in.').waitFor();
    expect(dora.errors).toEqual([]);
    await dora.leave();
  });

  test('can be downloaded and deleted, and the name is gone', async () => {
    const eva = await visitor(browser);
    const { page } = eva;
    await page.goto(`${address}#/me`);
    await page.getByLabel('Your name').fill('Eva');
    await button(page, 'Go on').click();
    const download = page.waitForEvent('download');
    await button(page, 'Download my data').click();
    const kept = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(kept).toMatchObject({ format: 'siegeworks-person', person: { name: 'Eva' } });
    await button(page, 'Delete everything about me…').click();
    const asked = page.getByRole('dialog', { name: 'Delete everything about me' });
    await asked.getByText('A former player').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await asked.getByRole('button', { name: 'Delete everything about me' }).click();
    await page.getByRole('heading', { name: 'Play as a guest' }).waitFor();
    expect(eva.errors).toEqual([]);
    await eva.leave();
  });
});

test('a guest carries a seat to another device by a link, once', async () => {
  const { ann, ben, match } = await sitOpposite();
  await ann.page.goto(`${address}#/me`);
  await button(ann.page, 'Make a link').click();
  const link = await ann.page.getByLabel('Link for your other device').inputValue();
  expect(await faultsOf(ann.page)).toEqual([]);
  const phone = await visitor(browser, PHONE);
  await phone.page.goto(link);
  await button(phone.page, 'Go on as Ann').waitFor();
  expect(await faultsOf(phone.page)).toEqual([]);
  await button(phone.page, 'Go on as Ann').click();
  await phone.page.getByRole('link', { name: 'Ann (guest)' }).waitFor();
  await phone.page.goto(`${address}${match}`);
  await phone.page.locator('.company-name', { hasText: 'You' }).waitFor();
  const thief = await visitor(browser);
  await thief.page.goto(link);
  await thief.page.getByText('This link has been used').waitFor();
  for (const { leave } of [ann, ben, phone, thief]) await leave();
});

test('a page without a house says nothing about one', async () => {
  const alone = await serve(await builtPage('production', () => {}), 0);
  const { page, leave } = await visitor(browser);
  await page.goto(alone.address);
  await page.getByRole('list', { name: 'Games' }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => page.getByRole('heading', { name: /Play a person|Nobody else is in the hall/ }).count())
    .toBe(0);
  await expect.poll(() => page.locator('.people-me').count()).toBe(0);
  await page.goto(`${alone.address}#/me`);
  await page.getByText('There is no house behind this page').waitFor();
  await leave();
  await alone.close();
});
