import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { writeBackup } from '../hosting/backup.ts';
import { isEmpty, migrationsIn } from '../hosting/catalogue.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Tables } from './tables.ts';

export interface BringUp {
  /** Where backups are written. */
  data: string;
  now(): number;
  say(text: string): void;
}

/** Brings the tables of a house up to date, forward only. What is in them is backed up first, and the file is named. */
export async function bringUp(sql: Kysely<Tables>, { data, now, say }: BringUp): Promise<void> {
  const done = await migrationsIn(sql);
  mustBeKnown(done);
  const newer = Object.keys(MIGRATIONS).filter(name => !done.includes(name));
  if (newer.length === 0) return;
  if (done.length > 0 && !(await isEmpty(sql))) {
    const file = join(data, 'backups', `before-${newer.at(-1)}-${stamp(now())}.siege.gz`);
    await writeBackup(sql, file, now());
    say(`The tables of this house are brought up to date. What they hold was backed up first: ${file}`);
  }
  const migrator = new Migrator({ db: sql, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** An older program does not know what a newer one keeps in the tables, and must not write into them. */
function mustBeKnown(done: readonly string[]): void {
  const unknown = done.filter(name => !Object.hasOwn(MIGRATIONS, name));
  if (unknown.length > 0)
    throw new Error(`this house has been used by a newer Siegeworks (${unknown.join(', ')}): start that one`);
}

/** `2026-11-18-031500`: sorts by time, and may stand in the name of a file everywhere. */
export const stamp = (now: number): string =>
  new Date(now).toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
