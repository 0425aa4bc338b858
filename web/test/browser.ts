import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { playerDice } from '@siegeworks/kernel/laws';
import axe from 'axe-core';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Frame,
  Locator,
  Page,
} from 'playwright';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium() ?? '', args: [...chromiumArgs, ...QUIET] });
}

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export interface Visitor {
  page: Page;
  context: BrowserContext;
  errors: string[];
  /** Ends the visit: the page serves the next visitor. Whoever has changed more than a page can be freed from closes the context instead. */
  leave(): Promise<void>;
}

/**
 * Pages that nobody uses at the moment, by what they were made for. To read and compile everything once more for each visitor
 * costs as much as all that the tests do with it.
 */
const idle = new WeakMap<Browser, Map<string, Page[]>>();

/** A person with an empty browser who waits neither for the computer's steps nor for a steady hand, and ends a turn at one press. Errors of the page are collected. */
export async function visitor(
  browser: Browser,
  viewport = DESK,
  more: BrowserContextOptions = {},
): Promise<Visitor> {
  const kinds = idle.get(browser) ?? new Map<string, Page[]>();
  idle.set(browser, kinds);
  const kind = JSON.stringify({ viewport, more });
  const page = kinds.get(kind)?.pop() ?? (await newPage(browser, viewport, more));
  const context = page.context();
  const errors: string[] = [];
  const origins = new Set<string>();
  const fail = (fault: Error) => void errors.push(fault.message);
  const say = (message: ConsoleMessage) => void (message.type() === 'error' && errors.push(message.text()));
  const go = (frame: Frame) => void origins.add(new URL(frame.url()).origin);
  page.on('pageerror', fail).on('console', say).on('framenavigated', go);
  const leave = async () => {
    await empty(page, origins);
    page.off('pageerror', fail).off('console', say).off('framenavigated', go);
    await page.setViewportSize(viewport);
    kinds.set(kind, [...(kinds.get(kind) ?? []), page]);
  };
  return { page, context, errors, leave };
}

async function newPage(browser: Browser, viewport: typeof DESK, more: BrowserContextOptions): Promise<Page> {
  // A page out of a cache would hide what the server does now; the tests of it ask for one.
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', ...more });
  // To be slow is no reason to fail: many tests may run on this machine.
  context.setDefaultTimeout(120_000);
  // An empty page has no storage.
  await context.addInitScript(() => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('siegeworks.pace', 'at once');
    localStorage.setItem('siegeworks.steady', 'false');
    localStorage.setItem('siegeworks.lastCall', 'false');
  });
  return context.newPage();
}

/** Everything that a page can keep in a browser, in Chromium's words. */
const KEPT = 'cookies,local_storage,indexeddb,cache_storage,file_systems,service_workers,storage_buckets';

/** Leaves nothing of a visit for the next one: neither what was kept, nor what is open or pointed at. */
async function empty(page: Page, origins: ReadonlySet<string>): Promise<void> {
  const context = page.context();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.mouse.move(0, 0);
  await Promise.all(
    context
      .pages()
      .filter(other => other !== page)
      .map(other => other.close()),
  );
  const devtools = await context.newCDPSession(page);
  for (const origin of origins)
    if (origin !== 'null') await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT });
  await devtools.detach();
  await context.clearCookies();
  await context.clearPermissions();
}

/** A person with a phone in one hand. */
export const finger = (browser: Browser): Promise<Visitor> =>
  visitor(browser, PHONE, { hasTouch: true, isMobile: true });

export interface Running {
  address: string;
  said: string[];
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** What Node has once compiled starts in a third of the time. */
const NODE_COMPILE_CACHE = join(import.meta.dirname, '../../node_modules/.cache/siegeworks/node');

/** Starts the program that `npm start` starts, and waits until it says where it is. */
export function startServer(port: number, ...more: string[]): Promise<Running> {
  const program = join(import.meta.dirname, '..', 'start.ts');
  const child = spawn(process.execPath, [program, '--port', `${port}`, ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE_COMPILE_CACHE, ...process.env },
  });
  const ended = new Promise<number | null>(done => child.on('close', done));
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', part => {
      said += part;
      const [address] = /http:\S+/.exec(said) ?? [];
      if (address && said.includes('Ctrl+C')) resolve({ address, said: said.split('\n'), stop });
    });
    ended.then(code => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

/** Everything that glows and can be pressed: cards, tokens, places. */
export const LIT = '.is-usable > [data-place]';

/** The answers of the prompt, with the one that Space gives. */
export const ANSWER = '.answers [data-answer]';
/** What the chosen thing may be aimed at. */
export const TARGET = '.is-targeted > [data-place]';
const SHOWN = { lit: LIT, answer: ANSWER, target: TARGET };

/** The poster of one game in the hall. */
export const poster = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/**
 * Sits down through the form, first at the table and with the same deal every time: what happens by chance
 * may end a match before a test has seen what it came for. Fields go by their name, or by their id.
 */
export async function sitDown(
  page: Page,
  address: string,
  game: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.goto(`${address}#/new/${game}`);
  await page.locator('[name="seed"]').waitFor();
  for (const [field, value] of Object.entries({ seat: '0', seed: 'castellan', ...fields })) {
    const box = page.locator(`[name="${field}"], [id="${field}"]`);
    const kind = await box.evaluate(element => element.tagName);
    if (kind === 'SELECT') await box.selectOption(value);
    else await box.fill(value);
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click();
}

/** The bar that stands in the place of the question when a match is over. */
export const endOf = (page: Page): Locator => page.getByRole('region', { name: 'The end of the match' });

/** What a person sees at a glance. */
export interface Glance {
  seq: number;
  over: boolean;
  answers: number;
  lit: number;
  chosen: boolean;
  /** What the chosen thing may be aimed at. */
  targets: number;
}

/** Waits until the table asks for something or is over. */
export async function glance(page: Page): Promise<Glance> {
  await page.waitForSelector('.table[data-busy="false"]');
  return page.evaluate(({ lit, answer, target }) => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const table = document.querySelector<HTMLElement>('.table');
    return {
      seq: Number(table?.dataset.seq),
      over: table?.dataset.over === 'true',
      answers: count(answer),
      lit: count(lit),
      chosen: count('.answers [data-back]') > 0,
      targets: count(target),
    };
  }, SHOWN);
}

/** One decision: a glowing card or a button of the prompt. Returns whether the game continues. */
export async function clickSomething(
  page: Page,
  dice: () => number,
  press: 'click' | 'tap' = 'click',
): Promise<boolean> {
  const before = await glance(page);
  if (before.over) return false;
  const { selector, count } = somethingOf(before, dice);
  await page
    .locator(selector)
    .nth(Math.floor(dice() * count))
    [press]();
  await changed(page, before);
  return true;
}

/** What to press: an answer of the prompt or a glowing card; once one is chosen, an answer or what it is aimed at. */
function somethingOf({ chosen, lit, answers, targets }: Glance, dice: () => number) {
  if (chosen && targets > 0 && answers === 0) return { selector: TARGET, count: targets };
  const card = !chosen && lit > 0 && (answers === 0 || dice() < 0.5);
  return card ? { selector: LIT, count: lit } : { selector: ANSWER, count: answers };
}

/** Waits until the table has taken notice: another state, or something chosen where nothing was. */
export async function changed(page: Page, before: Glance): Promise<void> {
  await page.waitForFunction(({ seq, chosen }) => {
    const table = document.querySelector<HTMLElement>('.table');
    const chooses = document.querySelector('.answers [data-back]') !== null;
    // Whoever had chosen decides next; that the choice is gone does not mean that the host has answered.
    return Number(table?.dataset.seq) !== seq || (chooses && !chosen);
  }, before);
}

/** Gives the answer that most players would give: with its key if it stands in a slot, else from the list. */
export async function answerUsually(page: Page, before: Glance): Promise<void> {
  if (before.chosen) await page.keyboard.press('Escape');
  const { usual, key } = await page.evaluate(answer => {
    const given = document.querySelector<HTMLElement>('.table')?.dataset.usual ?? '';
    const slots = [...document.querySelectorAll<HTMLElement>(answer)];
    const slot = slots.find(each => each.dataset.answer === given);
    return { usual: given, key: slot?.querySelector('kbd')?.textContent ?? null };
  }, ANSWER);
  if (key !== null) await page.keyboard.press(key);
  else {
    await page.keyboard.press('o');
    await page.locator(`.above [data-answer=${JSON.stringify(usual)}]`).click();
  }
  await changed(page, before);
}

export async function clickThrough(page: Page, seed: string, most: number): Promise<number> {
  const dice = playerDice(seed);
  for (let n = 0; n < most; n++) if (!(await clickSomething(page, dice))) return n;
  throw new Error(`the game is not over after ${most} decisions`);
}

interface Violation {
  id: string;
  nodes: { html: string; target: string[] }[];
}
interface Axe {
  run(where: Document, how: { resultTypes: string[] }): Promise<{ violations: Violation[] }>;
}

/** What axe finds, as one line for each fault. */
export async function faultsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  // What is in order is not written down: that would take longer than the search itself.
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: Axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  const cut = await Promise.all(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(async ({ html, target }) =>
        id === 'color-contrast' && (await isCut(page, target)) ? [] : [`${id}: ${html.slice(0, 160)}`],
      ),
    ),
  );
  return cut.flat();
}

/** Half scrolled away: axe takes what lies at that place in front of it for its ground. */
function isCut(page: Page, [selector]: string[]): Promise<boolean> {
  return page.evaluate(found => {
    const element = document.querySelector(found);
    const { top, right, bottom, left } = element?.getBoundingClientRect() ?? new DOMRect();
    for (let around = element?.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const frame = around.getBoundingClientRect();
      if (top < frame.top || bottom > frame.bottom || left < frame.left || right > frame.right) return true;
    }
    return false;
  }, selector);
}
