// Draws the pictures in docs/pictures from the page itself: npm run pictures [-- NAME… --address URL]
// A NAME is the beginning of a picture's name, such as hall or tower-siege; without one all are drawn.
import { globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '@siegeworks/shelf';
import type { Browser, Page } from 'playwright';
import { DESK, glance, launch, PHONE, poster, startServer, visitor } from './browser.ts';
import { scenes as drafts } from './pictures/drafts.ts';
import type { Scene, Scenes } from './pictures/stage.ts';
import { scenes as studios } from './pictures/studio.ts';
import { workshop } from './pictures/workshop.ts';
import { openTable } from './sitting.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
const SIZES = { desk: DESK, small: { width: 1024, height: 768 }, phone: PHONE };
/** Larger pictures are kept as JPEG. */
const MOST_BYTES = 400_000;

const at =
  (hash: string, ready: string): Scene =>
  async (page, address) => {
    await page.goto(`${address}#/${hash}`);
    await page.locator(ready).first().waitFor();
  };

/** The hall of somebody who has played: two matches wait. */
const hall: Scene = async (page, address) => {
  for (const title of ['Two Deck Siege', 'Tower Siege']) {
    await page.goto(address);
    await poster(page, title).getByRole('button', { name: 'Play now' }).click();
    await glance(page);
  }
  await page.goto(address);
  await page.locator('.save').first().waitFor();
};

const search: Scene = async (page, address) => {
  await at('rules/tower-siege', '#TS-204')(page, address);
  await page.getByLabel('Search the rules').fill('riposte');
  await page.getByRole('status').filter({ hasText: 'found' }).waitFor();
};

/** The first puzzle of a game at the table. */
const puzzle: Scene = async (page, address) => {
  await at('puzzles/towers-in-time', '.course-list a')(page, address);
  await page.locator('.course-list a').first().click();
  await page.locator('.puzzle-band').waitFor();
};

/** A table with the game on one screen in front of it. */
const summary: Scene = async (page, address) => {
  await at('first/tower-siege', '.lesson-band')(page, address);
  await glance(page);
  await page.keyboard.press('s');
  await page.locator('.summary-parts').waitFor();
};

/** A card with one of its sentences in action. */
const card: Scene = async (page, address) => {
  await at('cards/arcmage', '.card')(page, address);
  await page
    .getByRole('button', { name: /^Ghoul/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Rulings and examples' }).click();
  await page.locator('.show-me').first().click();
  await page.frameLocator('iframe').locator('.show-foot').waitFor();
};

/** An invitation with its link, and what can still be changed about the match. */
const invite: Scene = async (page, address) => {
  await openTable(page, `${address}#/invite/tower-siege`, 'Ann');
};

const PAGES: Scenes = {
  invite,
  puzzle,
  card,
  summary,
  lesson: at('lesson/tower-siege/3', '.lesson-band [class*="slot"]'),
  guide: at('first/arcmage', '.lesson-band'),
  show: at('show/tower-siege/TS-205', '.show-foot'),
  hall,
  game: at('game/arcania', '.composition'),
  learn: at('learn/two-deck-siege', '.learn-part'),
  rules: search,
  gallery: at('cards', '.card'),
  ...workshop,
};

/** `tower-siege-combat` → how to get there. */
async function allScenes(): Promise<Map<string, Scene>> {
  const scenes = new Map(Object.entries(PAGES));
  for (const [name, scene] of Object.entries(drafts)) scenes.set(`draft-${name}`, scene);
  for (const [name, scene] of Object.entries(studios)) scenes.set(`studio-${name}`, scene);
  for (const { id } of games.map(game => game.about)) {
    const own: { scenes: Scenes } = await import(`./pictures/${id}.ts`);
    for (const [name, scene] of Object.entries(own.scenes)) scenes.set(`${id}-${name}`, scene);
  }
  return scenes;
}

/** Plays a scene once and draws it in every size. */
async function draw(browser: Browser, address: string, name: string, scene: Scene): Promise<void> {
  const { page, context, errors } = await visitor(browser, DESK);
  page.setDefaultTimeout(60_000);
  // Notes for newcomers are for newcomers.
  await context.addInitScript(() => {
    localStorage.setItem('siegeworks.lessons', 'false');
    localStorage.setItem('siegeworks.peek', 'false');
  });
  await scene(page, address);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    // Cards glide to their new places, and pictures are loaded when they come into sight.
    await page.waitForTimeout(700);
    await shoot(page, `${name}-${size}`);
  }
  await context.close();
  for (const error of errors) console.error(`${name}: ${error}`);
}

async function shoot(page: Page, name: string): Promise<void> {
  const path = (kind: string) => join(FOLDER, `${name}.${kind}`);
  await page.screenshot({ path: path('png') });
  const large = statSync(path('png')).size > MOST_BYTES;
  if (large) await page.screenshot({ path: path('jpg'), quality: 80 });
  rmSync(path(large ? 'png' : 'jpg'), { force: true });
  console.log(`docs/pictures/${name}.${large ? 'jpg' : 'png'}`);
}

/** Pictures that no scene draws any more. */
function clear(names: readonly string[]): void {
  const kept = new Set(names.flatMap(name => Object.keys(SIZES).map(size => `${name}-${size}`)));
  for (const file of globSync('*.{png,jpg}', { cwd: FOLDER })) {
    if (!kept.has(file.replace(/\.\w+$/, ''))) rmSync(join(FOLDER, file));
  }
}

const { values, positionals } = parseArgs({
  options: { address: { type: 'string' } },
  allowPositionals: true,
});
mkdirSync(FOLDER, { recursive: true });
const scenes = await allScenes();
const wanted = [...scenes].filter(
  ([name]) => positionals.length === 0 || positionals.some(like => name.startsWith(like)),
);
const server = values.address === undefined ? await startServer(0) : null;
const browser = await launch();
const failed: string[] = [];
try {
  for (const [name, scene] of wanted) {
    try {
      await draw(browser, values.address ?? server?.address ?? '', name, scene);
    } catch (fault) {
      failed.push(name);
      console.error(`${name} was not drawn: ${fault instanceof Error ? fault.message : fault}`);
    }
  }
  if (positionals.length === 0) clear([...scenes.keys()]);
} finally {
  await browser.close();
  await server?.stop('SIGTERM');
}
if (failed.length > 0) process.exitCode = 1;
