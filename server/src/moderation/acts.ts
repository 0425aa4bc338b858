import type { Person } from '@siegeworks/protocol';
import type { Desk } from '../desk.ts';
import { readName, rename } from '../people.ts';
import { lastAddress } from './arrivals.ts';
import type { Judged } from './ledger.ts';
import { personCalled, writeDown } from './ledger.ts';

/** Whom a host means, by name or id; why, and which host says so. */
export interface Wish {
  person: string;
  why: string;
  by: string;
}
const judged = async (desk: Desk, { person, why, by }: Wish): Promise<Judged> => ({
  person: await personCalled(desk, person),
  why,
  by,
});

/** The person is notified once, wherever they are. */
export async function warn(desk: Desk, wish: Wish): Promise<Person> {
  const about = await judged(desk, wish);
  await writeDown(desk, 'warn', about);
  return about.person;
}

/** The person plays on and says nothing until then. */
export async function silence(desk: Desk, wish: Wish, until: number): Promise<Person> {
  const about = await judged(desk, wish);
  await writeDown(desk, 'silence', about, { until });
  return about.person;
}

/** Gives a person another name, which they keep for a while. */
export async function giveName(desk: Desk, wish: Wish, name: string): Promise<Person> {
  const wanted = readName(name);
  const about = await judged(desk, wish);
  await writeDown(desk, 'rename', about);
  return rename(desk, about.person.id, wanted);
}

/** The person may not play here, for ever or until then; for a week their address introduces nobody new either. */
export async function ban(desk: Desk, wish: Wish, until: number | null): Promise<Person> {
  const about = await judged(desk, wish);
  await writeDown(desk, 'ban', about, { until, address: await lastAddress(desk, about.person.id) });
  desk.bus.publish({ kind: 'gate' });
  return about.person;
}

export async function unban(desk: Desk, wish: Wish): Promise<Person> {
  const about = await judged(desk, wish);
  await writeDown(desk, 'unban', about);
  desk.bus.publish({ kind: 'gate' });
  return about.person;
}
