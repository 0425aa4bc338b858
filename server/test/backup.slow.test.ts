import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { games } from '@siegeworks/shelf';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Postgres } from '../soak/postgres.ts';
import { findPostgres, startPostgres } from '../soak/postgres.ts';
import { MIGRATIONS } from '../src/database/migrations.ts';
import type { Database, Where } from '../src/database/open.ts';
import { connect, openDatabase } from '../src/database/open.ts';
import { writeBackup } from '../src/hosting/backup.ts';
import { checkBackup } from '../src/hosting/backup-file.ts';
import { restore } from '../src/hosting/restore.ts';
import { openHouse } from '../src/index.ts';
import { invite, sitDown } from '../src/invitations.ts';
import { keepAway } from '../src/moderation/between.ts';
import { newGuest } from '../src/people.ts';
import { fetchRoom } from '../src/rooms.ts';
import { newData } from './new-data.ts';

let folder: string;
/** A house in which two people are at a match, and its backup. */
let lived: Where;
let file: string;
let match: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'siege-backup-'));
  lived = { data: await newData(join(folder, 'lived')) };
  file = join(folder, 'lived.siege.gz');
  const house = await openHouse(lived);
  const [ann, ben] = [await newGuest(house, 'Ann “Æ” \\ '.trim()), await newGuest(house, 'Ben')];
  const terms = { game: 'arcania', options: {}, seats: [null, null], clock: null, watch: true, series: null };
  const letter = await invite(house, ann, { terms, sitting: { seat: 0, deck: null, entropy: 'a' } });
  match = (await sitDown(house, letter.id, ben, { seat: 1, deck: null, entropy: 'b' })).match ?? '';
  await keepAway(house, 'block', ann, (await newGuest(house, 'Eve')).id);
  for (const text of ['hello', 'two\nlines', '{"table":"x"}'])
    await house.database.sql
      .insertInto('talk')
      .values({ match, person: ann.id, name: 'Ann', phrase: null, text, at: 1 })
      .execute();
  // A house keeps the rules of its games beside everything else: only afterwards does it hold what it will hold tomorrow.
  await Promise.all(games.map(game => house.engines.kept(game)));
  // While the house is open.
  await writeBackup(house.database.sql, file, Date.now());
  await house.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** A new folder of this name for each attempt at a test: one that failed leaves nothing that stops the next. */
const aside = (name: string): string => mkdtempSync(join(folder, `${name}-`));

const lines = (path: string): string[] => gunzipSync(readFileSync(path)).toString().trimEnd().split('\n');
/** What a file says, whenever it was made and in whatever order. */
const rowsIn = (path: string): string[] => lines(path).slice(1, -1).sort();

async function withDatabase<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
/** Fills a house from a file, as the command does. */
const restored = async (where: Where, from: string, replace = false, now = Date.now() + 60_000) =>
  withDatabase(await connect(where), ({ sql }) => restore(sql, { file: from, replace, now }));

describe('a backup', () => {
  test('is one file for its owner only, and holds every row', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.partial`)).toBe(false);
    const { rows } = JSON.parse(lines(file).at(-1) ?? '');
    expect(rows).toMatchObject({ person: 3, match: 1, invitation: 1, talk: 3, block: 1 });
    expect(await checkBackup(file)).toMatchObject({ migrations: Object.keys(MIGRATIONS) });
  });

  test.each<[string, (bytes: Buffer) => Buffer, RegExp[]]>([
    ['cut short', bytes => bytes.subarray(0, bytes.length - 100), [/cannot be read to its end/]],
    ['not packed', () => Buffer.from('{"format":"siegeworks-backup"}'), [/cannot be read to its end/]],
    ['empty', () => gzipSync(''), [/empty/]],
    [
      'of something else',
      () => gzipSync('{"format":"chess","version":1,"migrations":[],"made":1}\n{}\n'),
      [/chess/, /last line/],
    ],
    ['not made of lines of JSON', () => gzipSync('hello\nthere\n'), [/first line/, /last line/]],
    [
      'without one of its rows',
      bytes =>
        gzipSync(
          gunzipSync(bytes)
            .toString()
            .replace(/\{"table":"talk".*\n/, ''),
        ),
      [/talk has 2 rows instead of 3/, /checksum/],
    ],
    [
      'changed by hand',
      bytes => gzipSync(gunzipSync(bytes).toString().replace('"Ben"', '"Bea"')),
      [/checksum/],
    ],
    [
      'of a newer house',
      bytes =>
        gzipSync(gunzipSync(bytes).toString().replace('"migrations":[', '"migrations":["9999-later",')),
      [/newer Siegeworks: nothing is known here of 9999-later/, /checksum/],
    ],
  ])('that is %s is refused with all reasons', async (_what, damage, reasons) => {
    const damaged = join(folder, 'damaged.siege.gz');
    writeFileSync(damaged, damage(readFileSync(file)));
    const fault = await checkBackup(damaged).catch((cause: Error) => cause);
    for (const reason of reasons) expect(`${fault}`).toMatch(reason);
  });

  test('does not overwrite a house in which somebody has been, unless that is requested', async () => {
    const where = { data: await newData(aside('other')) };
    const before = await openHouse(where);
    await newGuest(before, 'Zoe');
    await before.close();
    // As if it had died a moment ago, however long that moment takes here.
    const died = Date.now();
    await withDatabase(await connect(where), ({ sql }) =>
      sql.updateTable('node').set({ started: 1, beat: died }).execute(),
    );
    await expect(restored(where, file)).rejects.toThrow('not empty');
    await expect(restored(where, file, true, died)).rejects.toThrow('1 nodes of this house are running');
    const damaged = join(folder, 'damaged.siege.gz');
    writeFileSync(damaged, readFileSync(file).subarray(0, 500));
    await expect(restored(where, damaged, true)).rejects.toThrow('cannot be read');
    const names = async ({ sql }: Database) =>
      (await sql.selectFrom('person').select('name').orderBy('name').execute()).map(({ name }) => name);
    expect(await withDatabase(await connect(where), names)).toEqual(['Zoe']);
    await restored(where, file, true);
    expect(await withDatabase(await connect(where), names)).toEqual(['Ann “Æ” \\', 'Ben', 'Eve']);
  });
});

describe('an older house', () => {
  test('is brought up to date after it was backed up, and loses nothing', async () => {
    const where = { data: await newData(aside('old'), 'bare') };
    await withDatabase(await connect(where), async ({ sql: db }) => {
      const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
      expect((await migrator.migrateTo('0001-rooms')).error).toBe(undefined);
      await fillAsReleased(db);
    });
    const said: string[] = [];
    const house = await openHouse({ ...where, say: text => said.push(text) });
    const room = await fetchRoom(house, 'at-old');
    expect(room?.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    expect(room?.actions).toBe(1);
    const { count } = await house.database.sql
      .selectFrom('talk')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
    await house.close();
    const [name, ...others] = readdirSync(join(where.data, 'backups'));
    expect(others).toEqual([]);
    const written = join(where.data, 'backups', name);
    expect(said).toEqual([expect.stringContaining(written)]);
    expect(await checkBackup(written)).toMatchObject({ migrations: ['0001-rooms'] });
    // The backup of the old version can be restored by the new one.
    const again = { data: await newData(aside('old-again'), 'bare') };
    await restored(again, written);
    const after = await openHouse({ ...again, say: text => said.push(text) });
    expect((await fetchRoom(after, 'at-old'))?.actions).toBe(1);
    await after.close();
    expect(said).toHaveLength(1);
  });

  test('is not opened by a program that is older still', async () => {
    const where = { data: await newData(aside('newer')) };
    await withDatabase(await openDatabase(where), async ({ sql: db }) => {
      await db
        .insertInto('kysely_migration' as never)
        .values({ name: '9999-later', timestamp: 'later' } as never)
        .execute();
    });
    await expect(openDatabase(where)).rejects.toThrow('newer Siegeworks (9999-later)');
  });
});

/** Rows as the first release wrote them. */
async function fillAsReleased(db: Database['sql']): Promise<void> {
  const game = 'arcania';
  const seats = JSON.stringify([
    { kind: 'person', name: 'Ann', who: 'p-1' },
    { kind: 'person', name: 'Ben', who: 'p-2' },
  ]);
  const run = (text: string, values: unknown[]) =>
    db.executeQuery({
      sql: text,
      parameters: values,
      query: {} as never,
      queryId: { queryId: text },
    } as never);
  await run(`insert into person values ('p-1', 'Ann', 1, 1), ('p-2', 'Ben', 1, 1)`, []);
  await run(
    `insert into match (id, game, rules_version, config, seed, commitment, entropy, seats, watch, created, updated)
     values ('at-old', $1, $3, '{"players":[{},{}],"options":{}}', 'seed', 'c', '["a","b"]', $2::jsonb, true, 1, 1)`,
    [game, seats, games.find(({ about }) => about.id === game)?.about.rulesVersion],
  );
  await run(`insert into action values ('at-old', 0, 0, '{"kind":"concede"}', 2, null)`, []);
  await run(`insert into talk (match, person, name, text, at) values ('at-old', 'p-1', 'Ann', 'hi', 2)`, []);
}

const programs = findPostgres();
describe.skipIf(programs === null)('between databases', () => {
  // An empty one for each attempt.
  let postgres: Postgres;
  let stranger: pg.Client;
  beforeEach(async () => {
    postgres = await startPostgres(programs ?? '');
    stranger = new pg.Client({ connectionString: postgres.url });
    await stranger.connect();
  });
  afterEach(async () => {
    await stranger.end();
    await postgres.stop();
  });

  test('a backup of a database of our own fills PostgreSQL, and back', async () => {
    await stranger.query('create table somebody_elses (n integer)');
    const shared = { url: postgres.url, data: aside('shared') };
    await restored(shared, file);
    const house = await openHouse(shared);
    expect((await fetchRoom(house, match))?.seats.map(({ name }) => name)).toEqual(['Ann “Æ” \\', 'Ben']);
    // Counters continue where they were.
    await house.database.sql
      .insertInto('talk')
      .values({ match, person: 'p', name: 'Ann', phrase: null, text: 'later', at: 2 })
      .execute();
    const numbers = await house.database.sql.selectFrom('talk').select('n').orderBy('n').execute();
    expect(numbers.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    const there = join(shared.data, 'shared.siege.gz');
    await house.database.sql.deleteFrom('talk').where('text', '=', 'later').execute();
    await house.close();
    await stranger.query('drop table somebody_elses');
    await withDatabase(await connect(shared), ({ sql }) => writeBackup(sql, there, Date.now()));
    const back = { data: await newData(aside('back'), 'bare') };
    await restored(back, there);
    const again = join(back.data, 'back.siege.gz');
    await withDatabase(await connect(back), ({ sql }) => writeBackup(sql, again, Date.now()));
    expect(rowsIn(again)).toEqual(rowsIn(there));
    const ours = (path: string) => rowsIn(path).filter(line => !line.startsWith('{"table":"node"'));
    expect(ours(there)).toEqual(ours(file));
  });
});
