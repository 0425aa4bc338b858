import { createHmac } from 'node:crypto';
import type { Desk } from './desk.ts';
import { secretOf } from './people.ts';

/** A hash that nobody can compute without the house's key: what is kept in this form cannot be guessed from it. */
export async function keyedHash(desk: Pick<Desk, 'database'>, text: string): Promise<string> {
  return createHmac('sha256', await secretOf(desk))
    .update(text)
    .digest('hex')
    .slice(0, 32);
}
