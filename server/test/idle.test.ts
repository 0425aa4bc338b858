import { expect, test } from 'vitest';
import { enter, openTestHouse } from './open-house.ts';

test('a room that everybody has left leaves memory, and comes back as it was', async () => {
  const place = await openTestHouse();
  try {
    const { rooms } = (await place.app.house()).host;
    const { ann, ben, match } = await place.table();
    const before = ann.facts(match)?.at;
    expect(rooms.has(match)).toBe(true);
    ann.hangUp();
    ben.hangUp();
    await expect.poll(() => rooms.has(match)).toBe(false);
    await ann.connect();
    await enter(ann, match);
    expect(rooms.has(match)).toBe(true);
    // What follows by itself may have happened since.
    expect(ann.facts(match)?.at).toBeGreaterThanOrEqual(before ?? Number.POSITIVE_INFINITY);
    ann.hangUp();
  } finally {
    await place.close();
  }
});
