import { isDeepStrictEqual } from 'node:util';
import type { Where } from '../src/database/open.ts';
import type { House } from '../src/index.ts';
import { openHouse } from '../src/index.ts';
import { fetchRoom } from '../src/rooms.ts';
import type { Player, Tally } from './player.ts';
import type { SoakReport } from './soak.ts';

type Found = Pick<SoakReport, 'acknowledged' | 'lost' | 'doubled' | 'leaked' | 'broken'>;

/** Compares what players were told with what the log holds. */
export async function audit(
  where: Where,
  players: readonly Player[],
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
    return { ...found, ...(await replays(house, players)) };
  } finally {
    await house.close();
  }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Every match is played again from its log; a player may know what their own seat may see, and nothing else. */
async function replays(house: House, players: readonly Player[]): Promise<Pick<Found, 'leaked' | 'broken'>> {
  let leaked = 0;
  let broken = 0;
  for (const player of players) {
    try {
      const room = await fetchRoom(house, player.match);
      if (!room) throw new Error('no such match');
      const view = room.match.game.knowledge.view(room.match.state, player.seat);
      // Whoever was cut off before the end knows an older table.
      const isNow = player.picks === room.match.picks.length;
      if (isNow && !isDeepStrictEqual(plain(player.view), plain(view))) leaked++;
    } catch {
      broken++;
    }
  }
  return { leaked, broken };
}
