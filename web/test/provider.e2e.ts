import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newData } from '@siegeworks/server/testing';
import type { TestProvider } from '@siegeworks/server/testing/oidc';
import { openProvider } from '@siegeworks/server/testing/oidc';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Running } from './browser.ts';
import { DESK, faultsOf, launch, PHONE, startServer, visitor } from './browser.ts';

let provider: TestProvider;
let server: Running;
let browser: Browser;
let folder: string;
/** Another site than the provider's, so that the browser keeps their cookies apart. */
let address: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'siege-provider-'));
  provider = await openProvider();
  const { issuer, clientId, clientSecret, name } = provider.terms;
  const settings = { ISSUER: issuer, CLIENT_ID: clientId, CLIENT_SECRET: clientSecret, NAME: name };
  for (const [key, value] of Object.entries(settings)) vi.stubEnv(`OIDC_${key}`, value);
  server = await startServer(0, '--data', await newData(join(folder, 'data')));
  address = server.address.replace('127.0.0.1', 'localhost');
  provider.serve(address);
  browser = await launch();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await browser?.close();
  await server?.stop('SIGTERM');
  await provider?.close();
  rmSync(folder, { recursive: true, force: true });
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What the provider asks: who it is, and whether the house may know. */
async function agree(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('anything');
  await button(page, 'Sign-in').click();
  await button(page, 'Continue').click();
}

/** A browser that asks nobody but the house and the provider. */
async function guest(viewport = DESK) {
  const someone = await visitor(browser, viewport);
  await someone.context.route(/googleapis/, route => route.abort());
  return someone;
}

test('a guest signs in with a provider, keeps the table, and comes in from a phone', async () => {
  const { page, context } = await guest();
  await page.goto(`${address}#/invite/arcania`);
  await page.getByLabel('Your name').fill('Ann');
  await button(page, 'Go on').click();
  await page.getByLabel('Link', { exact: true }).waitFor();
  await page.goto(`${address}#/me`);
  await page.getByRole('heading', { name: 'Make an account' }).waitFor();
  await button(page, 'Use Beacon instead of a password').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await button(page, 'Sign in with Beacon').click();
  await agree(page, 'ann@beacon');
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await page.getByLabel('User name').inputValue()).toBe('Ann');
  expect(await faultsOf(page)).toEqual([]);
  await button(page, 'Make the account').click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await button(page, 'I have kept them').click();
  await page.getByText('You are signed in.').waitFor();
  expect(new URL(page.url()).hash).toBe('#/me');
  await button(page, 'Disconnect Beacon').click();
  await page.getByText('this is the only way into your account').waitFor();
  await button(page, 'Set the password').waitFor();
  expect(await faultsOf(page)).toEqual([]);

  const phone = await guest(PHONE);
  await phone.page.goto(`${address}#/me`);
  await button(phone.page, 'Sign in with Beacon').click();
  await agree(phone.page, 'ann@beacon');
  await phone.page.getByText('You are signed in.').waitFor();
  await phone.page.getByRole('heading', { name: 'Ann', exact: true }).waitFor();
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await faultsOf(phone.page)).toEqual([]);
  for (const each of [context, phone.context]) await each.close();
});

test('whoever says no there, or comes back twice, is told so, and is who they were', async () => {
  const { page, context } = await guest();
  await page.goto(`${address}#/me`);
  await page.getByLabel('Your name').fill('Ben');
  await button(page, 'Go on').click();
  await button(page, 'Sign in with Beacon').click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByText('Beacon has not signed you in').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await page.getByText('begun in another browser').waitFor();
  await page.getByRole('link', { name: 'Back to your page' }).click();
  await page.getByText('You play as a guest.').waitFor();
  await context.close();
});
