import type { Person, Terms } from '@siegeworks/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount } from '../src/account/make.ts';
import { callTogether } from '../src/circles/circles.ts';
import { invite, sitDown } from '../src/invitations.ts';
import { IDLE, tidy } from '../src/keeping.ts';
import { seen } from '../src/moderation/arrivals.ts';
import { report } from '../src/moderation/reports.ts';
import { newGuest } from '../src/people.ts';
import type { Alone } from './desk.ts';
import { houseAlone } from './desk.ts';

const DAY = 86_400_000;
let now = 1_800_000_000_000;
let alone: Alone;
beforeAll(async () => {
  alone = await houseAlone({ now: () => now });
});
afterAll(() => alone.close());

/** Invites, and sits down opposite where there is somebody. */
async function begin(by: Person, other: Person | null, clock: Terms['clock'] = null): Promise<string> {
  const terms = { game: 'arcania', options: {}, seats: [null, null], clock, watch: true, series: null };
  const letter = await invite(alone.house, by, { terms, sitting: { seat: 0, deck: null, entropy: 'a' } });
  if (!other) return letter.id;
  const { match } = await sitDown(alone.house, letter.id, other, { seat: 1, deck: null, entropy: 'b' });
  return match ?? '';
}
const idsOf = async (table: 'match' | 'invitation' | 'person') =>
  (await alone.house.database.sql.selectFrom(table).select('id').execute()).map(({ id }) => id);

test('what nobody has touched for 30 days goes, and nothing before', async () => {
  const { house } = alone;
  const { sql } = house.database;
  const [ann, ben, zoe] = [
    await newGuest(house, 'Ann'),
    await newGuest(house, 'Ben'),
    await makeAccount(house, await newGuest(house, 'Zoe'), { name: 'Zoe', password: 'long enough' }),
  ];
  const idle = await newGuest(house, 'Idle');
  const waiting = await begin(idle, null);
  await callTogether(house, zoe, {
    game: 'arcania',
    kind: 'sealed',
    seats: 2,
    packs: 6,
    pace: 0,
    entropy: 'hers',
  });
  const never = await begin(zoe, ben);
  const reported = await begin(zoe, ben);
  await report(house, zoe, { whom: ben.id, match: reported, words: 'never came' });
  const played = await begin(zoe, ben);
  await sql
    .insertInto('action')
    .values({
      match: played,
      seq: 0,
      seat: 0,
      deed: JSON.stringify({ kind: 'concede' }),
      at: now,
      client: null,
    })
    .execute();
  // Its clock has not run out: somebody may still be thinking.
  const clocked = await begin(zoe, ann, { bank: DAY, increment: 0 });
  await sql
    .updateTable('match')
    .set({ deadline: now + 2 * IDLE })
    .where('id', '=', clocked)
    .execute();
  now += IDLE - DAY;
  expect(await tidy(house)).toEqual({ invitations: 0, matches: 0, guests: 0, circles: 0, finished: 0 });
  await seen(house, ben);
  now += 2 * DAY;
  expect(await tidy(house)).toEqual({ invitations: 1, matches: 1, guests: 1, circles: 1, finished: 0 });
  expect(await idsOf('invitation')).not.toContain(waiting);
  expect((await idsOf('match')).sort()).toEqual([reported, played, clocked].sort());
  expect(await idsOf('match')).not.toContain(never);
  // Ann sits in a match that runs; Ben was here; Zoe has an account.
  expect((await idsOf('person')).sort()).toEqual([ann.id, ben.id, zoe.id].sort());
  // Finished matches stay unless the host says for how long.
  await sql.updateTable('match').set({ outcome: '{}' }).where('id', '=', played).execute();
  now += DAY;
  expect(await tidy(house, { days: 60 })).toMatchObject({ finished: 0 });
  expect(await tidy(house, { days: 20 })).toMatchObject({ finished: 1 });
  expect(await idsOf('match')).not.toContain(played);
});
