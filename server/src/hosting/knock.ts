import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Reason } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import { sql } from 'kysely';
import { lonely, sharedBus } from '../bus.ts';
import type { Database, Where } from '../database/open.ts';
import { connect } from '../database/open.ts';
import { fresh } from '../house.ts';
import { checkBackup } from './backup-file.ts';
import { migrationsIn } from './catalogue.ts';
import type { DoorPlate } from './door.ts';
import { plateIn } from './door.ts';
import type { Order } from './orders.ts';
import { carryOut } from './orders.ts';
import { restore } from './restore.ts';
import { NEWEST } from './status.ts';

const refused = (text: string): Refused => new Refused([{ rule: '', text }]);

/** Has an order carried out: by the node that has the folder, or, where none runs, at the database itself. */
export async function order(where: Where, wanted: Order): Promise<unknown> {
  const plate = where.url === undefined ? plateOf(where.data) : null;
  const told = plate && (await knock(plate, wanted));
  return told ? told.said : straight(where, desk => carryOut(desk, wanted));
}

/** One file with everything that a house keeps, made by whoever has the database, and put where the host wants it. */
export async function backUp(where: Where, file: string): Promise<unknown> {
  const made = join(where.data, 'backups', `.handed-over-${fresh()}`);
  const there = where.url === undefined ? made : resolve(file);
  const said = await order(where, { order: 'backup', file: there });
  if (there === made) moveTo(made, resolve(file));
  return said;
}

function moveTo(made: string, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.partial`;
  try {
    copyFileSync(made, aside);
    renameSync(aside, file);
  } finally {
    rmSync(made, { force: true });
    rmSync(aside, { force: true });
  }
}

/** Fills a house from a file; how many rows it has then. No node may be running. */
export async function fillHouse(where: Where, file: string, replace: boolean): Promise<number> {
  await checkBackup(file);
  const database = await reached(where);
  try {
    return await restore(database.sql, { file, replace, now: Date.now() });
  } finally {
    await database.close();
  }
}

function plateOf(data: string): DoorPlate | null {
  if (!existsSync(join(data, 'database'))) throw refused(`there is no house in ${data}`);
  return existsSync(plateIn(data)) ? JSON.parse(readFileSync(plateIn(data), 'utf8')) : null;
}

/** What the node answers; `null` where it has left its plate behind and is gone. */
async function knock({ port, token }: DoorPlate, wanted: Order): Promise<{ said: unknown } | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(wanted),
  }).catch(() => null);
  // Somebody else may have its port now.
  if (!answer || answer.status === 403) return null;
  const said: unknown = await answer.json();
  if (answer.ok) return { said };
  throw new Refused((said as { reasons: Reason[] }).reasons);
}

async function straight(
  where: Where,
  work: (desk: Parameters<typeof carryOut>[0]) => Promise<unknown>,
): Promise<unknown> {
  const database = await reached(where);
  try {
    await mustBeNewest(database);
    const bus = database.shared ? await sharedBus(database, fresh()) : lonely();
    try {
      return await work({ database, bus, now: Date.now });
    } finally {
      await bus.close();
    }
  } finally {
    await database.close();
  }
}

/** The database, once it has answered. */
async function reached(where: Where): Promise<Database> {
  const database = await connect(where);
  try {
    await sql`select 1`.execute(database.sql);
    return database;
  } catch (cause) {
    await database.close();
    throw refused(`the database cannot be reached: ${cause instanceof Error ? cause.message : cause}`);
  }
}

async function mustBeNewest(database: Database): Promise<void> {
  const last = (await migrationsIn(database.sql)).at(-1);
  if (last === undefined) throw refused('there is no house in this database: start one first');
  if (last !== NEWEST)
    throw refused(
      `the tables of this house are those of ${last}, this program's of ${NEWEST}: start it once with this version`,
    );
}
