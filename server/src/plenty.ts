import { Refused } from '@siegeworks/contract';
import type { Person } from '@siegeworks/protocol';
import { sql } from 'kysely';
import type { Desk } from './desk.ts';
import { GONE } from './pairing.ts';

/** How much may be open at once: more than anybody needs, and for an address what a whole club needs. */
export interface Plenty {
  /** Invitations that nobody has answered. */
  offers: { person: number; address: number };
  /** Matches of one person that are not over. */
  matches: number;
  /** Rounds of packs that somebody has called together within a day. */
  circles: { person: number; address: number };
  /** People at one address who look for somebody; each may look once. */
  seeks: number;
}
const PLENTY: Plenty = {
  offers: { person: 20, address: 200 },
  matches: 100,
  circles: { person: 20, address: 200 },
  seeks: 50,
};

/** Refuses one more invitation where somebody, or their address, has enough. Two at once may both be let in. */
export async function mayOffer(desk: Desk, { id }: Person, most = PLENTY): Promise<void> {
  const open = sql`from invitation where not closed and match is null`;
  const own = await count(desk, sql`${open} and by = ${id}`);
  const near = await count(desk, sql`${open} and by in (${sameAddress(id)})`);
  const playing = await count(
    desk,
    sql`from match where outcome is null and seats @> ${JSON.stringify([{ who: id }])}::jsonb`,
  );
  const why = [];
  if (own >= most.offers.person)
    why.push(`you have ${own} invitations that nobody has answered; withdraw one of them first`);
  else if (near >= most.offers.address)
    why.push('too many invitations from your address wait for an answer; withdraw one of them first');
  if (playing >= most.matches)
    why.push(`you play ${playing} matches already; finish or give up one of them first`);
  if (why.length > 0) throw new Refused(why.map(text => ({ rule: '', text })));
}

const DAY = 86_400_000;
/** Refuses more packs where somebody, or their address, has opened enough for a day. */
export async function mayCallTogether(desk: Desk, { id }: Person, most = PLENTY): Promise<void> {
  const lately = sql`from circle where created > ${desk.now() - DAY}`;
  const own = await count(desk, sql`${lately} and by = ${id}`);
  const near = await count(desk, sql`${lately} and by in (${sameAddress(id)})`);
  if (own < most.circles.person && near < most.circles.address) return;
  throw new Refused([{ rule: '', text: 'enough packs were opened from here today; try again tomorrow' }]);
}

/** Refuses one more seek from an address where enough people look for somebody. Whoever looks already may go on. */
export async function maySeek(desk: Desk, { id }: Person, most = PLENTY): Promise<void> {
  const others = await count(
    desk,
    sql`from seek where match is null and beat > ${desk.now() - GONE} and person <> ${id}
      and person in (${sameAddress(id)})`,
  );
  if (others < most.seeks) return;
  const text = 'too many people at your address are looking for a match; try again in a few minutes';
  throw new Refused([{ rule: '', text }]);
}

/** Everybody who was last seen where this person is. */
const sameAddress = (id: string) =>
  sql`select person from arrival where address = (select address from arrival where person = ${id})`;

async function count({ database }: Desk, from: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ n: string }>`select count(*) as n ${from}`.execute(database.sql);
  return Number(rows[0].n);
}
