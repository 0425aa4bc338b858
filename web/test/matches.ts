// Plays a whole match of every game between people in real browsers, at a real house:
//   npm run matches [-- --pictures FOLDER] [GAME …]
// One is played by three, one is watched, and in one the node is killed and started again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { builtPage } from '../build/page.ts';
import type { Running, Visitor } from './browser.ts';
import { answerUsually, endOf, glance, launch, startServer, visitor } from './browser.ts';
import { sitTogether } from './sitting.ts';

interface Plan {
  people: string[];
  watched?: true;
  /** The node dies after this many decisions. */
  killed?: number;
}
const PLANS: Record<string, Plan> = {
  'tower-siege': { people: ['Ann', 'Ben'] },
  arcania: { people: ['Ann', 'Ben', 'Cat'] },
  'two-deck-siege': { people: ['Ann', 'Ben'] },
  'towers-in-time': { people: ['Ann', 'Ben'], killed: 40 },
  arcmage: { people: ['Ann', 'Ben'], watched: true },
};
/** More decisions than any match has. */
const MOST = 5_000;

interface Played {
  decisions: number;
  seconds: number;
  ends: string[];
  errors: string[];
}

/** The house of all matches; it can be killed, and comes back at the same address with what it has kept. */
class House {
  private readonly data = mkdtempSync(join(tmpdir(), 'siege-matches-'));
  private running: Running | null = null;
  private port = 0;
  get address(): string {
    return this.running?.address ?? '';
  }
  async start(): Promise<void> {
    this.running = await startServer(this.port, '--data', this.data);
    this.port = Number(new URL(this.address).port);
    // A new database takes a while on a busy machine: it is woken before anybody waits for it.
    const headers = { 'content-type': 'application/json' };
    await fetch(`${this.address}api/me`, { method: 'POST', headers, body: '{"name":"Porter"}' });
  }
  async kill(): Promise<void> {
    await this.running?.stop('SIGKILL');
    await this.start();
  }
  async close(): Promise<void> {
    await this.running?.stop('SIGTERM');
    rmSync(this.data, { recursive: true, force: true });
  }
}

const isAsked = (page: Page) => page.locator('.table[data-busy="false"][data-usual]').count();
const isOver = (page: Page) => page.locator('.table[data-over="true"]').count();

async function playMatch(browser: Browser, house: House, game: string, plan: Plan): Promise<Played> {
  const start = Date.now();
  const people = await sitTogether(browser, house.address, game, plan.people);
  const watching = plan.watched ? [await watcherOf(browser, people[0])] : [];
  let decisions = 0;
  while (decisions < MOST && !(await isOver(people[0].page))) {
    for (const { page } of people) {
      if ((await isOver(page)) || !(await isAsked(page))) continue;
      await answerUsually(page, await glance(page));
      decisions++;
      if (decisions === plan.killed) await house.kill();
    }
    await wait(20);
  }
  const all = [...people, ...watching];
  const ends = await Promise.all(all.map(({ page }) => endOf(page).innerText()));
  const played = { decisions, seconds: Math.round((Date.now() - start) / 1000), ends };
  // A line that breaks when its node is killed may say so in the console.
  const errors = all
    .flatMap(each => each.errors)
    .filter(error => !(plan.killed && /ERR_|WebSocket/.test(error)));
  await show(game, all);
  for (const { context } of all) await context.close();
  return { ...played, errors };
}

async function watcherOf(browser: Browser, { page }: Visitor): Promise<Visitor> {
  const kit = await visitor(browser);
  await kit.page.goto(page.url());
  await kit.page.getByLabel('Your name').fill('Kit');
  await kit.page.getByRole('button', { name: 'Watch' }).click();
  await kit.page.locator('.table').waitFor();
  return kit;
}

const { values, positionals } = parseArgs({
  options: { pictures: { type: 'string' } },
  allowPositionals: true,
});
async function show(game: string, visitors: readonly Visitor[]): Promise<void> {
  if (values.pictures === undefined) return;
  for (const [i, { page }] of visitors.entries())
    await page.screenshot({ path: join(values.pictures, `${game}-${i}.png`) });
}

async function main(): Promise<void> {
  await builtPage('production', text => console.log(text));
  const house = new House();
  await house.start();
  const browser = await launch();
  try {
    for (const [game, plan] of Object.entries(PLANS)) {
      if (positionals.length > 0 && !positionals.includes(game)) continue;
      const { decisions, seconds, ends, errors } = await playMatch(browser, house, game, plan);
      console.log(`${game}: ${decisions} decisions in ${seconds} s`);
      for (const end of ends) console.log(`  ${end.split('\n').slice(0, 2).join(' ')}`);
      for (const error of errors) console.log(`  ERROR ${error}`);
      if (errors.length > 0) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await house.close();
  }
}

await main();
