import type { Where } from '../src/database/open.ts';
import type { House } from '../src/index.ts';
import { openHouse } from '../src/index.ts';
import { fetchRoom } from '../src/rooms.ts';
import type { Hearing } from './hearing.ts';
import { leaksIn, truthOf } from './leaks.ts';
import type { Tally } from './player.ts';
import type { SoakReport } from './soak.ts';

type Found = Pick<SoakReport, 'acknowledged' | 'lost' | 'doubled' | 'leaked' | 'broken'>;

/** Compares what players have received with what the log holds. */
export async function audit(
  where: Where,
  hearings: readonly Hearing[],
  { acknowledged }: Tally,
): Promise<Found> {
  const house = await openHouse(where);
  try {
    const rows = await house.database.sql
      .selectFrom('action')
      .select(['match', 'client'])
      .where('client', 'is not', null)
      .execute();
    const stored = rows.map(({ match, client }) => `${match}/${client}`);
    const known = new Set(stored);
    const lost = acknowledged.filter(name => !known.has(name)).length;
    const found = { acknowledged: acknowledged.length, lost, doubled: stored.length - known.size };
    return { ...found, ...(await replays(house, hearings)) };
  } finally {
    await house.close();
  }
}

/** Every match is played again from its log, and everything that anybody was sent of it is held against the truth. */
async function replays(
  house: House,
  hearings: readonly Hearing[],
): Promise<Pick<Found, 'leaked' | 'broken'>> {
  let leaked = 0;
  let broken = 0;
  for (const [match, heard] of Map.groupBy(hearings, hearing => hearing.match)) {
    const room = await fetchRoom(house, match).catch(() => null);
    if (!room) {
      broken++;
      continue;
    }
    const truth = truthOf(room.match);
    for (const hearing of heard) leaked += leaksIn(truth, hearing.eye, hearing.texts());
  }
  return { leaked, broken };
}
