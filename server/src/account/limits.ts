import { Refused } from '@siegeworks/contract';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { House } from '../house.ts';
import { keyedHash } from '../keyed-hash.ts';
import { nameKey } from './names.ts';

/** How many within how many seconds. */
const LIMITS = {
  /** Attempts to sign in that failed, from one address: a whole club may sit behind it. */
  'failed here': { points: 30, duration: 900 },
  /** Attempts to sign in as one person that failed, from anywhere. */
  'failed as': { points: 10, duration: 900 },
  /** New accounts from one address. */
  accounts: { points: 20, duration: 3_600 },
  /** Mails that were asked for from one address, and about one person. */
  'mails here': { points: 20, duration: 3_600 },
  'mails about': { points: 4, duration: 3_600 },
  /** Names of tables that nobody has, from one address. */
  'names here': { points: 20, duration: 900 },
} as const;
type Limit = keyof typeof LIMITS;

/** Counts in the database: all nodes together, and a restart forgets nothing. */
function newCounter({ database }: House, limit: Limit): RateLimiterPostgres {
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows } = await database.sql.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  };
  return new RateLimiterPostgres({
    ...LIMITS[limit],
    keyPrefix: limit,
    storeClient: { query },
    storeType: 'pool',
    tableName: 'attempt',
    tableCreated: true,
  });
}
const counters = new WeakMap<House, Map<Limit, RateLimiterPostgres>>();
function counterFor(house: House, limit: Limit): RateLimiterPostgres {
  const own = counters.get(house) ?? new Map<Limit, RateLimiterPostgres>();
  counters.set(house, own);
  const counter = own.get(limit) ?? newCounter(house, limit);
  own.set(limit, counter);
  return counter;
}

/** Somebody has tried too often, and learns how long to wait. */
export class TooOften extends Error {
  override name = 'TooOften';
  readonly statusCode = 429;
  constructor(milliseconds: number) {
    const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
    super(`too many attempts; try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`);
  }
}

async function mayTry(house: House, limit: Limit, key: string): Promise<void> {
  const seen = await counterFor(house, limit).get(key);
  if (seen && seen.consumedPoints >= LIMITS[limit].points) throw new TooOften(seen.msBeforeNext);
}
async function count(house: House, limit: Limit, key: string): Promise<void> {
  // Whoever is above the limit already is refused by the next look.
  await counterFor(house, limit)
    .consume(key)
    .catch(() => {});
}

/** From where somebody tries to sign in, and as whom where they say so. */
interface Attempt {
  address: string;
  name?: string;
}

/** Lets somebody try to sign in unless too many attempts have failed; one that is refused counts. */
export async function limited<T>(
  house: House,
  { address, name }: Attempt,
  attempt: () => Promise<T>,
): Promise<T> {
  const counted: [Limit, string][] = [['failed here', await keyedHash(house, placeOf(address))]];
  if (name !== undefined) counted.push(['failed as', await keyedHash(house, nameKey(name))]);
  for (const [limit, key] of counted) await mayTry(house, limit, key);
  try {
    return await attempt();
  } catch (cause) {
    // What fails by a fault, here or elsewhere, was no guess.
    if (cause instanceof Refused) for (const [limit, key] of counted) await count(house, limit, key);
    throw cause;
  }
}

/** Lets somebody look for a table by its name, unless too many names were wrong. */
export async function limitedNames<T>(house: House, address: string, look: () => Promise<T>): Promise<T> {
  const here = await keyedHash(house, placeOf(address));
  await mayTry(house, 'names here', here);
  try {
    return await look();
  } catch (cause) {
    if (cause instanceof Refused) await count(house, 'names here', here);
    throw cause;
  }
}

/** Lets somebody make an account unless too many were made from the same address. */
export async function limitedAccounts<T>(house: House, address: string, make: () => Promise<T>): Promise<T> {
  const here = await keyedHash(house, placeOf(address));
  await mayTry(house, 'accounts', here);
  const made = await make();
  await count(house, 'accounts', here);
  return made;
}

/** Sends mail for somebody unless too much was asked for from there, or about the same person. */
export async function limitedMail(
  house: House,
  { address, name }: Required<Attempt>,
  send: () => Promise<void>,
): Promise<void> {
  const here = await keyedHash(house, placeOf(address));
  const about = await keyedHash(house, nameKey(name));
  await mayTry(house, 'mails here', here);
  await mayTry(house, 'mails about', about);
  await count(house, 'mails here', here);
  await count(house, 'mails about', about);
  await send();
}

/** The part of an address that one household shares: all of IPv4's, and half of IPv6's. */
export function placeOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head, tail] = address.split('::').map(half => half.split(':').filter(part => part !== ''));
  const zeros = tail ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}
