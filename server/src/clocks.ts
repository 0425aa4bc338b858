import { act, overdue, timeOut } from '@siegeworks/host';
import type { House } from './house.ts';
import { fetchRoom } from './rooms.ts';
import { VERSION } from './version.ts';

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

/** When each node was last able to say that it serves. */
const served = new WeakMap<House, number>();

async function sweep(house: House): Promise<void> {
  // After an outage of the database the gap is given back first.
  if (house.now() - (served.get(house) ?? 0) >= PATIENCE) return;
  const rows = await house.database.sql
    .selectFrom('match')
    .select('id')
    .where('outcome', 'is', null)
    .where('deadline', '<=', house.now())
    .limit(MOST)
    .execute();
  // A match that cannot be opened keeps no other one from its end.
  for (const { id } of rows) await runOut(house, id).catch(() => {});
}

async function runOut(house: House, id: string): Promise<void> {
  const room = house.host.rooms.get(id) ?? (await fetchRoom(house, id));
  const seat = room && overdue(room.company.clock, house.now());
  if (room && seat !== null) await timeOut(house.host, room, seat);
}

/** How often a node says that it serves. */
const BEAT = 2_000;

/**
 * Says regularly that this node serves. Time in which no node did is charged to nobody: the first one to come back gives
 * the gap to every running clock before any of them can run out.
 */
export async function keepServing(house: House): Promise<() => Promise<void>> {
  await giveBack(house);
  const started = house.now();
  const beat = async () => {
    if (house.now() - (served.get(house) ?? house.now()) >= PATIENCE) await giveBack(house);
    const rooms = [...house.host.rooms.values()];
    const alive = {
      beat: house.now(),
      rooms: rooms.length,
      visits: rooms.reduce((sum, { visits }) => sum + visits.size, 0),
    };
    await house.database.sql
      .insertInto('node')
      .values({ id: house.node, started, version: VERSION, ...alive })
      .onConflict(conflict => conflict.column('id').doUpdateSet(alive))
      .execute();
    served.set(house, house.now());
  };
  const tried = () => beat().catch(() => {});
  await tried();
  const timer = setInterval(() => void tried(), BEAT);
  return async () => {
    clearInterval(timer);
    await tried();
    await stopped(house);
  };
}

/** The beat stays: it tells until when somebody served. */
async function stopped({ database, node }: House): Promise<void> {
  await database.sql
    .updateTable('node')
    .set({ started: null })
    .where('id', '=', node)
    .execute()
    .catch(() => {});
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
  // Where another node was faster the gap has been given back already; one that cannot be opened holds up no other.
  for (const { id } of running) await forgive(house, id, gap).catch(() => {});
}

async function forgive(house: House, id: string, gap: number): Promise<void> {
  const room = house.host.rooms.get(id) ?? (await fetchRoom(house, id));
  const seat = room?.company.clock?.runs ?? null;
  if (!room || seat === null) return;
  await act(house.host.parts, room, seat, { kind: 'gap', milliseconds: gap });
}
