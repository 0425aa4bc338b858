import { Refused } from '@siegeworks/contract';
import type { Person } from '@siegeworks/protocol';
import { sql } from 'kysely';
import { placeOf } from '../account/limits.ts';
import type { Desk } from '../desk.ts';
import { keyedHash } from '../keyed-hash.ts';

const DAY = 86_400_000;
/** How long the place from which somebody came is remembered, and how long a ban holds there. */
export const ADDRESS_KEPT = 7 * DAY;

/** Remembers from where somebody has come. */
export async function arrived(desk: Desk, { id }: Person, from: string): Promise<void> {
  const address = await keyedHash(desk, placeOf(from));
  const at = desk.now();
  await desk.database.sql
    .insertInto('arrival')
    .values({ person: id, address, at })
    .onConflict(conflict => conflict.column('person').doUpdateSet({ address, at }))
    .execute();
}

/** How exactly it is known when somebody was here last. */
const HOUR = 3_600_000;

/** Somebody is here. */
export async function seen({ database, now }: Desk, { id }: Person): Promise<void> {
  await database.sql
    .updateTable('person')
    .set({ seen: now() })
    .where('id', '=', id)
    .where('seen', '<', now() - HOUR)
    .execute();
}

/** From where somebody was here last, as a hash; `null` where that is forgotten. */
export async function lastAddress({ database }: Desk, person: string): Promise<string | null> {
  const row = await database.sql
    .selectFrom('arrival')
    .select('address')
    .where('person', '=', person)
    .executeTakeFirst();
  return row?.address ?? null;
}

/** Somebody who was banned does not come back at once under another name. Those who are known already may. */
export async function mayIntroduce(desk: Desk, from: string): Promise<void> {
  const { rows } = await sql`
    select 1 from ledger as banned
    where act = 'ban' and address = ${await keyedHash(desk, placeOf(from))} and at > ${desk.now() - ADDRESS_KEPT}
      and (until is null or until > ${desk.now()})
      and not exists (select 1 from ledger where person = banned.person and act = 'unban' and n > banned.n)
    limit 1`.execute(desk.database.sql);
  if (rows.length > 0) throw new Refused([CLOSED]);
}
const CLOSED = {
  rule: '',
  text: 'this house takes no new guests from your address for now; whoever has an account may use it',
};
