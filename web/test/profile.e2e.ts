import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { House } from '@siegeworks/server';
import { openHouse } from '@siegeworks/server';
import { newData } from '@siegeworks/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESK, faultsOf, PHONE, startServer, visitor } from './browser.ts';
import { browser } from './running.ts';

const DAY = 86_400_000;
let data: string;
let house: Awaited<ReturnType<typeof startServer>>;

const PEOPLE = ['Ann', 'Ben', 'Maud'].map(name => ({ id: `p-${name}`, name }));
const BEGUN = Date.now() - 180 * DAY;
/** The last two matches are of another game. */
const MATCHES = 44;

/** Ann has played Tower Siege for half a year against Ben and Maud, and little else. */
async function seasonOf(open: House): Promise<void> {
  const { sql } = open.database;
  const matches = Array.from({ length: MATCHES }, (_, n) => matchOf(open, n));
  const changes = matches.flatMap(({ changes: each }) => each);
  const ratings = new Map(
    changes.map(({ person, game, ...rest }) => [`${person} ${game}`, { person, game, rest }]),
  );
  await sql
    .insertInto('person')
    .values(PEOPLE.map(person => ({ ...person, created: BEGUN, seen: BEGUN })))
    .execute();
  await sql
    .insertInto('match')
    .values(matches.map(({ row }) => row))
    .execute();
  await sql
    .insertInto('action')
    .values(matches.map(({ last }) => last))
    .execute();
  await sql.insertInto('rated_match').values(changes).execute();
  await sql
    .insertInto('rating')
    .values(
      [...ratings.values()].map(({ person, game, rest }) => ({
        person,
        game,
        points: rest.points_after,
        deviation: rest.deviation_after,
        matches: rest.matches_before + 1,
        at: rest.at,
      })),
    )
    .execute();
}

let points = 1500;
function matchOf(open: House, n: number) {
  const won = (n * 7) % 11 < 6;
  const [other, game] = [n % 7 === 0 ? PEOPLE[2] : PEOPLE[1], n >= MATCHES - 2 ? 'arcania' : 'tower-siege'];
  const at = Math.round(BEGUN + ((n + 1) * 180 * DAY) / MATCHES);
  const deviation = 60 + 190 / (1 + n / 4);
  const before = points;
  points = before + (won ? 1 : -1) * deviation * 0.3;
  const decks = open.game(game)?.catalogue.decks ?? [];
  const players = [decks[n % 3 === 0 ? 1 : 0], decks[2]].map(deck => ({ deck: deck?.id ?? '' }));
  const seats = [PEOPLE[0], other].map(({ id, name }) => ({ kind: 'person' as const, name, who: id }));
  const terms = { game, options: {}, seats: [null, null], clock: null, watch: true, series: null };
  const afterwards = n % 9 === 0 ? 'nobody' : 'everybody';
  const match = `at-${n}`;
  const row = {
    id: match,
    game,
    rules_version: '1',
    config: JSON.stringify({ players }),
    seed: '',
    commitment: '',
    entropy: '[]',
    seats: JSON.stringify(seats),
    series: null,
    clock: null,
    terms: JSON.stringify({ ...terms, rated: true, afterwards }),
    watch: true,
    created: at,
    updated: at,
    deadline: null,
    outcome: JSON.stringify({ places: won ? [1, 2] : [2, 1], draw: false, rule: '', reason: '' }),
    settled: at,
  };
  const deed = { kind: ['time-out', 'concede', 'pick', 'pick'][n % 4], option: {} };
  const last = { match, seq: 0, seat: won ? 1 : 0, deed: JSON.stringify(deed), at };
  const changes = seats.map(({ who }, seat) => ({
    match,
    person: who,
    game,
    seat,
    deck: players[seat].deck,
    matches_before: game === 'arcania' ? n - MATCHES + 2 : n,
    points_before: before,
    deviation_before: deviation,
    points_after: points,
    deviation_after: deviation * 0.97,
    result: won === (seat === 0) ? ('won' as const) : ('lost' as const),
    at,
  }));
  return { row, last, changes };
}

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'siege-profile-'));
  const open = await openHouse({ data: await newData(data) });
  await seasonOf(open);
  await open.close();
  house = await startServer(0, '--data', data);
});
afterAll(async () => {
  await house.stop('SIGTERM');
  rmSync(data, { recursive: true, force: true });
});

/** Where pictures of the page are wanted, if at all. */
const { PICTURES } = process.env;

describe('a profile', () => {
  test.each([
    ['desk', DESK],
    ['tablet', { width: 1024, height: 768 }],
    ['phone', PHONE],
  ])('shows ratings, their course, results and matches: %s', async (name, size) => {
    const { page, leave, errors } = await visitor(browser, size);
    await page.goto(`${house.address}#/person/p-Ann`);
    await page.getByRole('heading', { name: 'Ann', exact: true }).waitFor();
    const tab = page.getByRole('tab', { name: /Tower Siege/ });
    await expect.poll(() => tab.innerText()).toMatch(/\d{4}\s+±\d+\s+42 rated/);
    await expect
      .poll(() => page.getByRole('tab', { name: /Arcania/ }).innerText())
      .toMatch(/No rating yet\s+2 of 5 rated/);
    await expect
      .poll(() => page.getByRole('tab', { name: /Two Deck Siege/ }).innerText())
      .toMatch(/Not rated/);
    const plot = page.getByRole('img', { name: /Rating at Tower Siege after each of 42 rated matches/ });
    await plot.locator('svg').waitFor();
    await expect.poll(() => plot.locator('.plot-won line').count()).toBeGreaterThan(10);
    const opponents = page.getByRole('region', { name: 'Matches' });
    await expect.poll(() => opponents.getByRole('listitem').count()).toBe(20);
    // Maud was met only seven times.
    await expect.poll(() => page.getByText('too few to say').count()).toBe(1);
    await expect.poll(() => page.getByText('not shown to others').count()).toBeGreaterThan(0);
    if (PICTURES)
      await page.screenshot({ path: join(PICTURES, `profile-${name}.png`), fullPage: name !== 'desk' });
    expect(await faultsOf(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    // By keyboard: from tab to tab, and the plot as a table.
    await tab.focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Arcania: no rating yet' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByText('The plot as a table').press('Enter');
    await expect.poll(() => page.getByRole('row').count()).toBe(43);
    await page.getByLabel('Matches of which game').selectOption('arcania');
    await expect.poll(() => opponents.getByRole('listitem').count()).toBe(2);
    expect(errors).toEqual([]);
    await leave();
  });

  test('of somebody who has not played says so', async () => {
    const { page, leave, errors } = await visitor(browser);
    await page.goto(`${house.address}#/person`);
    await page.getByRole('heading', { name: 'You have not played with people here yet' }).waitFor();
    await page.evaluate(() =>
      fetch('/api/me', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"Newt"}',
      }),
    );
    await page.reload();
    await page.getByRole('heading', { name: 'Newt', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('tab', { name: /No rating yet/ }).count()).toBe(4);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });
});
