import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leftAt } from '@siegeworks/host';
import { expect, test, vi } from 'vitest';
import { openHouse } from '../src/index.ts';
import { invite, sitDown } from '../src/invitations.ts';
import { newGuest } from '../src/people.ts';
import { fetchRoom } from '../src/rooms.ts';
import { newData } from './new-data.ts';

const HOUR = 3_600_000;

test.each([
  ['time in which no node served is charged to nobody, even if it is longer than a bank', HOUR, 55_000],
  // The five seconds in which the house was open are lost with the hour: nobody is charged what cannot be measured.
  ['a clock that was set back an hour while no node served charges nobody', -HOUR, 60_000],
])('%s', async (_what, passed, expected) => {
  const data = mkdtempSync(join(tmpdir(), 'siege-gap-'));
  const where = { data: await newData(data) };
  let now = 1_000_000_000_000;
  try {
    const before = await openHouse(where, { now: () => now });
    const [ann, ben] = [await newGuest(before, 'Ann'), await newGuest(before, 'Ben')];
    const clock = { bank: 60_000, increment: 0 };
    const terms = { game: 'arcania', options: {}, seats: [null, null], clock, watch: true, series: null };
    const letter = await invite(before, ann, { terms, sitting: { seat: 0, deck: null, entropy: 'a' } });
    const { match } = await sitDown(before, letter.id, ben, { seat: 1, deck: null, entropy: 'b' });
    now += 5_000;
    await before.close();
    now += passed;
    const after = await openHouse(where, { now: () => now });
    const room = await fetchRoom(after, match ?? '');
    const { asked, state } = room?.match ?? {};
    expect(state?.over).toBe(null);
    const left = room?.company.clock ? leftAt(room.company.clock, now) : [];
    expect(left[asked?.seat ?? -1]).toBe(expected);
    await after.close();
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});

test('a clock that jumps while a node serves moves nothing in its house', async () => {
  const data = mkdtempSync(join(tmpdir(), 'siege-jump-'));
  const house = await openHouse({ data: await newData(data) });
  const jumps = vi.spyOn(Date, 'now');
  try {
    for (const jump of [HOUR, -HOUR]) {
      const before = house.now();
      jumps.mockReturnValue(before + jump);
      expect(Math.abs(house.now() - before)).toBeLessThan(HOUR / 2);
    }
  } finally {
    jumps.mockRestore();
    await house.close();
    rmSync(data, { recursive: true, force: true });
  }
});

test('two processes may not share a database of our own', async () => {
  const data = mkdtempSync(join(tmpdir(), 'siege-lock-'));
  try {
    const house = await openHouse({ data: await newData(data) });
    await expect(openHouse({ data })).rejects.toThrow(/in use by process \d+/);
    await house.close();
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});
