import type { Where } from '../src/database/open.ts';
import { statusOf } from '../src/hosting/status.ts';
import type { House } from '../src/index.ts';
import { openHouse } from '../src/index.ts';
import { fetchRoom } from '../src/rooms.ts';
import type { Hearing } from './hearing.ts';
import { leaksIn, truthOf } from './leaks.ts';
import type { Tally } from './player.ts';
import type { SoakReport } from './soak.ts';

interface Found extends Pick<SoakReport, 'acknowledged' | 'lost' | 'doubled' | 'leaked' | 'broken'> {
  /** Bytes of the tables that grow with matches. */
  stored: number;
}

/** Compares what players have received with what the log holds. */
export async function audit(
  where: Where,
  hearings: readonly Hearing[],
  { acknowledged }: Tally,
  say: (text: string) => void,
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
    const { tables } = (await statusOf(house)).bytes;
    // The built rules of the games are kept once, however many matches there are.
    const bytes = Object.entries(tables).reduce((sum, [name, n]) => sum + (name === 'engine' ? 0 : n), 0);
    return { ...found, stored: bytes, ...(await replays(house, hearings, say)) };
  } finally {
    await house.close();
  }
}

/** Every match is played again from its log, and everything that anybody was sent of it is held against the truth. */
async function replays(
  house: House,
  hearings: readonly Hearing[],
  say: (text: string) => void,
): Promise<Pick<Found, 'leaked' | 'broken'>> {
  let leaked = 0;
  let broken = 0;
  const heard = Map.groupBy(hearings, hearing => hearing.match);
  const all = await house.database.sql.selectFrom('match').select('id').execute();
  for (const { id } of all) {
    const room = await fetchRoom(house, id).catch(() => null);
    if (!room) {
      broken++;
      continue;
    }
    const truth = heard.has(id) ? truthOf(room.match) : null;
    for (const hearing of heard.get(id) ?? [])
      if (truth) {
        const leaks = leaksIn(truth, hearing.eye, hearing.texts());
        leaked += leaks.length;
        if (leaks.length > 0) say(`${leaks.length} leaks to ${hearing.eye} at ${id}; the first: ${leaks[0]}`);
      }
  }
  return { leaked, broken };
}
