import { act, overdue, timeOut } from '@siegeworks/host';
import type { House } from './house.ts';
import { fetchRoom } from './rooms.ts';

/** How often clocks are looked at. */
const SWEEP = 1_000;
/** How many matches without visitors are looked at in one sweep. */
const MOST = 50;

/** Lets clocks run out, whoever is there. Whichever node is first has acted; the others catch up. */
export function watchClocks(house: House): () => void {
  let sweeping = false;
  const timer = setInterval(() => {
    if (sweeping) return;
    sweeping = true;
    void sweep(house)
      .catch(() => {})
      .finally(() => {
        sweeping = false;
      });
  }, SWEEP);
  return () => clearInterval(timer);
}

async function sweep(house: House): Promise<void> {
  const rows = await house.database.sql
    .selectFrom('match')
    .select('id')
    .where('outcome', 'is', null)
    .where('deadline', '<=', house.now())
    .limit(MOST)
    .execute();
  for (const { id } of rows) {
    const room = house.host.rooms.get(id) ?? (await fetchRoom(house, id));
    const seat = room && overdue(room.company.clock, house.now());
    if (room && seat !== null) await timeOut(house.host, room, seat).catch(() => {});
  }
}

/** How often a node says that it serves. */
const BEAT = 2_000;

/**
 * Says regularly that this node serves. Time in which no node did is charged to nobody: the first one to come back gives
 * the gap to every running clock before any of them can run out.
 */
export async function keepServing(house: House): Promise<() => Promise<void>> {
  await giveBack(house);
  const beat = () =>
    house.database.sql
      .insertInto('node')
      .values({ id: house.node, beat: house.now() })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ beat: house.now() }))
      .execute()
      .catch(() => {});
  await beat();
  const timer = setInterval(() => void beat(), BEAT);
  return async () => {
    clearInterval(timer);
    await beat();
  };
}

/** Two beats may be missed before a gap is called one. */
const PATIENCE = 3 * BEAT;

async function giveBack(house: House): Promise<void> {
  const { sql } = house.database;
  const { last } = await sql
    .selectFrom('node')
    .select(({ fn }) => fn.max('beat').as('last'))
    .executeTakeFirstOrThrow();
  const gap = last === null ? 0 : house.now() - Number(last);
  await sql
    .deleteFrom('node')
    .where('beat', '<', house.now() - 60_000)
    .execute();
  if (gap < PATIENCE) return;
  const running = await sql
    .selectFrom('match')
    .select('id')
    .where('outcome', 'is', null)
    .where('deadline', 'is not', null)
    .execute();
  for (const { id } of running) await forgive(house, id, gap);
}

async function forgive(house: House, id: string, gap: number): Promise<void> {
  const room = await fetchRoom(house, id);
  const seat = room?.company.clock?.runs ?? null;
  if (!room || seat === null) return;
  // Where another node was faster the gap has been given back already.
  await act(house.host.parts, room, seat, { kind: 'gap', milliseconds: gap }).catch(() => {});
}
