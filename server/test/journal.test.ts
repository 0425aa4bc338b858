import type { Action, Room } from '@siegeworks/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { journalIn } from '../src/journal.ts';
import { newGuest } from '../src/people.ts';
import { actionsFrom } from '../src/store.ts';
import type { Alone } from './desk.ts';
import { houseAlone } from './desk.ts';
import { dealt } from './table.ts';

let alone: Alone;
let rooms: Room[];
beforeAll(async () => {
  alone = await houseAlone();
  const people = [await newGuest(alone.house, 'Ann'), await newGuest(alone.house, 'Ben')];
  rooms = [];
  for (let n = 0; n < 3; n++) rooms.push(await dealt(alone.house, people, { rated: false }));
});
afterAll(() => alone.close());

const given = (seq: number, at = 1): Action => ({ seq, seat: 0, deed: { kind: 'give' }, at });
const stored = async ({ id }: Room): Promise<number[]> =>
  (await actionsFrom(alone.house.database, id, 0)).map(({ seq }) => seq);

describe('what several rooms write down at the same moment', () => {
  test('is all stored, and each hears of its own line', async () => {
    const journal = journalIn(alone.house.database, () => 7);
    expect(await Promise.all(rooms.map(room => journal(room, given(0))))).toEqual([true, true, true]);
    for (const room of rooms) expect(await stored(room)).toEqual([0]);
    const { updated } = await alone.house.database.sql
      .selectFrom('match')
      .select('updated')
      .where('id', '=', rooms[0].id)
      .executeTakeFirstOrThrow();
    expect(updated).toBe(7);
  });

  test('goes to one of two who write the same line, and only one is told so', async () => {
    const [room, other] = rooms;
    const [here, there] = [0, 1].map(() => journalIn(alone.house.database, () => 8));
    const told = await Promise.all([
      here(room, given(1)),
      here(room, given(1)),
      here(other, given(1)),
      there(room, given(1)),
      there(other, given(1)),
    ]);
    expect(told.filter(is => is)).toHaveLength(2);
    for (const each of [room, other]) expect(await stored(each)).toEqual([0, 1]);
  });

  test('is stored although one line among it cannot be', async () => {
    const journal = journalIn(alone.house.database, () => 9);
    const [room, other, third] = rooms;
    const tries = [journal(room, given(2)), journal(other, given(2, 0.5)), journal(third, given(1))];
    const [good, bad, alsoGood] = await Promise.allSettled(tries);
    expect(good).toEqual({ status: 'fulfilled', value: true });
    expect(bad.status).toBe('rejected');
    expect(alsoGood).toEqual({ status: 'fulfilled', value: true });
    expect(await stored(other)).toEqual([0, 1]);
  });
});
