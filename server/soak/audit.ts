import type { Where } from '../src/database/open.ts';
import { statusOf } from '../src/hosting/status.ts';
import type { House } from '../src/index.ts';
import { openHouse } from '../src/index.ts';
import { fetchRoom } from '../src/rooms.ts';
import type { Hearing } from './hearing.ts';
import type { Truth } from './leaks.ts';
import { leaksIn, truthOf } from './leaks.ts';
import type { Tally } from './player.ts';
import type { SoakReport } from './soak.ts';

/** What replays of the log show. */
type Replayed = Pick<SoakReport, 'leaked' | 'broken' | 'scannedMatches' | 'finished'>;

interface Found extends Replayed, Pick<SoakReport, 'acknowledged' | 'lost' | 'doubled'> {
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
): Promise<Replayed> {
  const found: Replayed = { leaked: 0, broken: 0, scannedMatches: 0, finished: {} };
  const heard = Map.groupBy(hearings, hearing => hearing.match);
  const all = await house.database.sql.selectFrom('match').select('id').execute();
  for (const { id } of all) {
    const room = await fetchRoom(house, id).catch(() => null);
    if (!room) found.broken++;
    const listening = heard.get(id);
    if (!room || !listening) continue;
    const truth = truthOf(room.match);
    for (const { eye, ...leaks } of listening.map(hearing => leaksTo(hearing, truth))) {
      found.leaked += leaks.many;
      if (leaks.many > 0) say(`${leaks.many} leaks to ${eye} at ${id}; the first: ${leaks.first}`);
    }
    found.scannedMatches++;
    const { id: game } = room.match.game.about;
    if (room.match.state.over) found.finished[game] = (found.finished[game] ?? 0) + 1;
  }
  return found;
}

function leaksTo(hearing: Hearing, truth: Truth) {
  const leaks = leaksIn(truth, hearing.eye, hearing.texts());
  return { eye: hearing.eye, many: leaks.length, first: leaks[0] };
}
