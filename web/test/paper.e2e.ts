import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visitor } from './browser.ts';
import { faultsOf, visitor } from './browser.ts';
import { browser, server } from './running.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'siege-paper-'));
let desk: Visitor;
let page: Page;
beforeAll(async () => {
  desk = await visitor(browser);
  page = desk.page;
});
afterAll(async () => {
  await desk?.leave();
  rmSync(folder, { recursive: true });
});
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** Every game with one of its decks, castle or whole box, and how many cards that is. */
const PAPERS = [
  ['tower-siege', 'from.red-raiders', 66],
  ['arcania', 'from.elf-silver-court', 60],
  ['towers-in-time', '', 126],
  ['arcmage', 'from.merfolk', 45],
  ['two-deck-siege', 'from.castellan-0', 104],
] as const;

describe('on paper', () => {
  test.each(PAPERS)(
    '%s %s is printed at true size with its counters and rules, and nothing is cut',
    async (game, deck, n) => {
      await page.goto(`${server.address}#/print/${game}/${deck}`);
      const papers = page.locator(`.papers[data-game="${game}"]`);
      await papers.locator('.paper-rules').waitFor();
      await papers.getByText(new RegExp(`^${n} cards`)).waitFor();
      const cut = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.paper-card, .paper-rules, .paper-markers')]
            .filter(each => each.scrollHeight > each.clientHeight + 1)
            .map(each => each.querySelector('b, h2')?.textContent),
        );
      await expect.poll(cut).toEqual([]);
      expect(await papers.locator('.paper-counter').count()).toBeGreaterThan(20);
      expect(await papers.getByText('game-icons.net, CC BY 3.0').count()).toBeGreaterThan(0);
      const pages = await papers.locator('.paper').count();
      const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(pages);
      // A4 in points.
      expect(pdf).toMatch(/\/MediaBox \[0 0 59[45]\.?\d* 84[12]\.?\d*\]/);
      await papers.locator('.paper-battle').waitFor();
      const paper = page.locator('[name="paper"]');
      await paper.selectOption('Letter');
      await page.locator('.papers[data-paper="Letter"]').waitFor();
      expect(await cut()).toEqual([]);
      await page.locator('[name="size"]').selectOption('for sleeves');
      await page.locator('.papers[data-size="for sleeves"]').waitFor();
      expect(await cut()).toEqual([]);
      await page.locator('[name="size"]').selectOption('true size');
      await paper.selectOption('A4');
    },
  );

  test('a print shop gets every card by itself with its bleed; axe finds nothing', async () => {
    await page.locator('[name="paper"]').selectOption('One card');
    await page.getByText('every different card once').waitFor();
    const [first] = await page.locator('.paper').all();
    const box = await first.boundingBox();
    // 69 × 94 mm at 96 dots an inch.
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([261, 355]);
    const saved = page.waitForEvent('download');
    await press('Save all as pictures (PNG, 600 dpi)');
    const archive = readFileSync(await (await saved).path());
    const head = archive.indexOf('PNG') - 1;
    // 69 × 94 mm with 600 dots an inch.
    const pixels = [archive.readUInt32BE(head + 16), archive.readUInt32BE(head + 20)];
    expect(pixels[0]).toBeCloseTo((69 / 25.4) * 600, -1);
    expect(pixels[1]).toBeCloseTo((94 / 25.4) * 600, -1);
    const each = await page.locator('.papers .paper-card').count();
    expect(archive.toString('latin1').match(/\x89PNG/g)).toHaveLength(each);
    expect(archive.toString('utf8')).toContain('copies.txt');
    await page.locator('[name="paper"]').selectOption('Letter');
    await page.getByLabel('Backs, mirrored for two-sided printing').check();
    await page.locator('.paper-back').first().waitFor();
    await page.getByLabel('Spare ink').check();
    await page.locator('.spares-ink').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(desk.errors).toEqual([]);
  });
});

describe('in the terminal', () => {
  const print = async (list: string, ...flags: string[]) => {
    writeFileSync(join(folder, 'few.txt'), list);
    const siege = join(import.meta.dirname, '../../cli/bin/siege.mjs');
    const { stdout } = await run(process.execPath, [
      siege,
      'deck',
      'print',
      join(folder, 'few.txt'),
      ...flags,
    ]);
    return stdout;
  };
  const list = 'Game: Arcania: Kingdoms of Power\n4 Rangers\n12 Barrack\n';

  test('a deck is saved as sheets with their backs', async () => {
    const out = join(folder, 'few.pdf');
    expect(await print(list, '--out', out, '--paper', 'Letter', '--backs')).toContain('The sheets are in');
    const pdf = readFileSync(out).toString('latin1');
    // Two sheets of cards with what lies on the table, their backs, counters, and the rules.
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(6);
    // Letter in points.
    expect(pdf).toMatch(/\/MediaBox \[0 0 61[12]\.?\d* 79[12]\.?\d*\]/);
  });

  test('and as single cards for a print shop, each once, at its size with 3 mm bleed', async () => {
    const out = join(folder, 'few.zip');
    expect(await print(list, '--out', out, '--sleeves')).toContain('The pictures are in');
    const archive = readFileSync(out);
    expect(archive.toString('utf8')).toContain('4 × 02-rangers.png');
    const head = archive.indexOf('PNG') - 1;
    // 66 × 91 mm with 600 dots an inch.
    expect(archive.readUInt32BE(head + 16)).toBeCloseTo((66 / 25.4) * 600, -1);
    expect(archive.readUInt32BE(head + 20)).toBeCloseTo((91 / 25.4) * 600, -1);
  });
});
