import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newData } from '@siegeworks/server/testing';
import type { TestPost } from '@siegeworks/server/testing/smtp';
import { openPost } from '@siegeworks/server/testing/smtp';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Running } from './browser.ts';
import { faultsOf, launch, PHONE, startServer, visitor } from './browser.ts';

let post: TestPost;
let server: Running;
let browser: Browser;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'siege-mail-'));
  post = await openPost();
  vi.stubEnv('SMTP_URL', post.terms.url);
  vi.stubEnv('MAIL_FROM', post.terms.from);
  server = await startServer(0, '--data', await newData(join(folder, 'data')));
  browser = await launch();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await browser?.close();
  await server?.stop('SIGTERM');
  await post?.close();
  rmSync(folder, { recursive: true, force: true });
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const linkIn = (text: string): string => /http:\S+/.exec(text.split('hour').at(-1) ?? '')?.[0] ?? '';

test('somebody gives an address, forgets the password, and comes in from a phone by the link in a mail', async () => {
  const ann = await visitor(browser);
  const { page } = ann;
  await page.goto(`${server.address}#/me`);
  await page.getByLabel('Your name').fill('Ann');
  await button(page, 'Go on').click();
  await page.getByLabel('Password, at least 8 characters').fill('correct horse');
  await button(page, 'Make the account').click();
  await button(page, 'I have kept them').click();
  await page.getByLabel('Your address').fill('ann@play.example');
  await button(page, 'Send me a link').click();
  await page.getByText('A mail is on its way to ann@play.example.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(linkIn((await post.until(1)).text));
  expect(await faultsOf(page)).toEqual([]);
  await button(page, 'Confirm the address').click();
  await page.getByText('a link can be sent to ann@play.example from now on').waitFor();
  await page.getByRole('link', { name: 'Your page' }).click();
  await button(page, 'Remove the address').waitFor();

  const phone = await visitor(browser, PHONE);
  await phone.page.goto(`${server.address}#/me`);
  await button(phone.page, 'I forgot my password').click();
  await phone.page.getByLabel('Your user name').fill('Ann');
  await button(phone.page, 'Send me a link').click();
  await phone.page.getByText('If Ann has an account here with an address').waitFor();
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await faultsOf(phone.page)).toEqual([]);
  await phone.page.goto(linkIn((await post.until(2)).text));
  await phone.page.getByLabel('New password, at least 8 characters').fill('battery staple');
  expect(await faultsOf(phone.page)).toEqual([]);
  await button(phone.page, 'Set the new password').click();
  await phone.page.getByText('You are signed in.').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Play as a guest' }).waitFor();
  for (const { context } of [ann, phone]) await context.close();
});
