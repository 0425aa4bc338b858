import type { Room } from '@siegeworks/host';
import { act, mover } from '@siegeworks/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest } from '../soak/guest.ts';
import type { Node } from '../soak/nodes.ts';
import { startNode } from '../soak/nodes.ts';
import type { Postgres } from '../soak/postgres.ts';
import { findPostgres, startPostgres } from '../soak/postgres.ts';
import { sharedBus } from '../src/bus.ts';
import type { House } from '../src/index.ts';
import type { TestHouse } from './open-house.ts';
import { enter, OFFER, openTestHouse } from './open-house.ts';
import { dealt } from './table.ts';

const programs = findPostgres();
describe.skipIf(programs === null)('two nodes on PostgreSQL', () => {
  let postgres: Postgres;
  let stays: TestHouse;
  let dies: Node;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    stays = await openTestHouse(postgres.url);
    dies = await startNode({ data: stays.folder, database: postgres.url });
  });
  afterAll(async () => {
    await dies?.stop();
    await stays?.close();
    await postgres?.stop();
  });

  const awayAs = (guest: Guest, match: string, isAway: boolean) => () =>
    (guest.people(match)?.away[1] !== null) === isAway || undefined;

  test('who was at a node that dies is away; a node that starts learns who is where', async () => {
    const ann = await stays.guest('Ann');
    const ben = new Guest(dies.address);
    await ben.named('Ben');
    const { match } = await ben.sits((await ann.invites(OFFER)).id);
    if (match === null) throw new Error('no match');
    await ben.connect();
    await enter(ben, match);
    await enter(ann, match);
    await ann.until(awayAs(ann, match, false));
    await dies.die();
    await ann.until(awayAs(ann, match, true));
    await dies.rise();
    // He comes back to a node that was not there when she sat down.
    await ben.connect();
    await enter(ben, match);
    await ben.until(() => (ben.people(match)?.away[0] === null ? true : undefined));
    await ann.until(awayAs(ann, match, false));
    for (const guest of [ann, ben]) guest.hangUp();
  });

  test('nobody stays with a node that says where they are when it has already been given up', async () => {
    const house = await stays.app.house();
    const ghost = await sharedBus(house.database, 'a node that has died');
    ghost.publish({ kind: 'presence', match: 'm', here: [{ who: 'p', name: 'Dee' }] });
    await ghost.close();
    await expect.poll(() => house.presence.elsewhere.has('m')).toBe(true);
    await expect.poll(() => house.presence.elsewhere.has('m')).toBe(false);
  });

  test('what a computer thought about at a node that dies is thought about at another', async () => {
    const house = await stays.app.house();
    const person = await (await stays.guest('Cid')).named('Cid');
    const room = await dealt(house, [person], { seats: [null, 'page'], rated: false });
    while (mover(house.host, room)?.by !== 'bot') await decide(house, room);
    const { actions } = room;
    house.host.rooms.set(room.id, room);
    house.nodes.set('a node that has just died', 0);
    await expect.poll(() => room.actions, { timeout: 60_000 }).toBeGreaterThan(actions);
    room.closed = true;
  });
});

async function decide({ host }: House, room: Room): Promise<void> {
  const { asked } = room.match;
  if (!asked) throw new Error('the match ended too soon');
  await act(host.parts, room, asked.seat, { kind: 'pick', option: asked.options[0] });
}
