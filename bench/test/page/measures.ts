import type { Browser, Page } from 'playwright';
import type { House } from './house.ts';

/** Compressed kilobytes by kind of file. */
export interface Weight {
  script: number;
  style: number;
  fonts: number;
}
export interface GameRow {
  game: string;
  /** What opening a table of this game fetches besides the hall. */
  more: Weight;
  picks: number;
  /** Milliseconds from the press to the answer on screen. */
  median: number;
  p95: number;
  /** The longest task of the page's own thread while Warlords think and play, 0 when none reached 50 ms. */
  longestTask: number;
  longTasks: number;
}

export async function visit(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => {
    localStorage.setItem('siegeworks.pace', 'at once');
    localStorage.setItem('siegeworks.lastCall', 'false');
    localStorage.setItem('siegeworks.steady', 'false');
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  return page;
}

export async function weighHall(browser: Browser, house: House): Promise<Weight> {
  const page = await visit(browser);
  house.forget();
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await settle(page, house);
  await page.context().close();
  return weightOf(house.fetched);
}

/** Until nothing has been fetched for a second. */
async function settle(page: Page, house: House): Promise<void> {
  for (let before = -1; before !== house.fetched.size; ) {
    before = house.fetched.size;
    await page.waitForTimeout(1_000);
  }
}

function weightOf(fetched: ReadonlyMap<string, number>): Weight {
  const sum = (end: RegExp) => {
    const bytes = [...fetched].filter(([path]) => end.test(path)).reduce((total, [, n]) => total + n, 0);
    return Math.round(bytes / 100) / 10;
  };
  return { script: sum(/\.js$/), style: sum(/\.css$/), fonts: sum(/\.woff2$/) };
}

export async function measureGame(browser: Browser, house: House, game: string): Promise<GameRow> {
  const page = await visit(browser);
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await settle(page, house);
  house.forget();
  await sit(page, house.address, game, { seat: '0', bot: 'page' });
  await settle(page, house);
  const more = weightOf(house.fetched);
  const times = (await timePicks(page, 30)).sort((a, b) => a - b);
  await sit(page, house.address, game, { seat: 'watch', bot: 'warlord' });
  const tasks = await longTasks(page, 10_000);
  await page.context().close();
  return {
    game,
    more,
    picks: times.length,
    median: Math.round(times[times.length >> 1] ?? 0),
    p95: Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
    longestTask: Math.round(Math.max(0, ...tasks)),
    longTasks: tasks.length,
  };
}

async function sit(page: Page, address: string, game: string, wishes: Record<string, string>): Promise<void> {
  await page.goto(`${address}#/new/${game}`);
  await page.locator('[name="seed"]').fill('bench');
  for (const [field, value] of Object.entries(wishes)) {
    const box = page.locator(`[name="${field}"]`);
    if ((await box.count()) > 0) await box.selectOption(value);
  }
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForSelector('.table');
}

/** The usual answer, again and again: from the press to the frame after the table has changed. */
async function timePicks(page: Page, most: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < most) {
    await page.waitForSelector('.table[data-busy="false"]');
    if ((await page.locator('.table').getAttribute('data-over')) === 'true') break;
    times.push(await page.evaluate(timePick, await usualAnswer(page)));
  }
  return times;
}

/** Where the usual answer stands: in a slot, or in the list of all, which is opened before the time runs. */
async function usualAnswer(page: Page): Promise<string> {
  const usual = JSON.stringify((await page.locator('.table').getAttribute('data-usual')) ?? '');
  const slot = `.answers [data-answer=${usual}]`;
  if ((await page.locator(slot).count()) > 0) return slot;
  await page.keyboard.press('o');
  const entry = `.above [data-answer=${usual}]`;
  await page.locator(entry).first().waitFor();
  return entry;
}

/** Runs in the page. */
function timePick(answer: string): Promise<number> {
  const seq = () => document.querySelector<HTMLElement>('.table')?.dataset.seq;
  return new Promise(done => {
    const before = seq();
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (seq() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => done(performance.now() - start));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-seq'] });
    document.querySelector<HTMLElement>(answer)?.click();
  });
}

/** Durations of the tasks of 50 ms and more on the page's own thread. */
function longTasks(page: Page, milliseconds: number): Promise<number[]> {
  return page.evaluate(
    time =>
      new Promise<number[]>(done => {
        const durations: number[] = [];
        new PerformanceObserver(list => {
          for (const { duration } of list.getEntries()) durations.push(duration);
        }).observe({ type: 'longtask' });
        setTimeout(() => done(durations), time);
      }),
    milliseconds,
  );
}
