import { create } from '@siegeworks/kernel';
import type { Afterwards } from '@siegeworks/protocol';
import { describe, expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import type { Chair } from '../src/index.ts';
import { absorb, roomOf } from '../src/index.ts';
import { isOpenTo, mustBeOpen } from '../src/openness.ts';
import { threeVisits } from './people.ts';

const person = (name: string): Chair => ({ kind: 'person', name, who: name });

/** A match of these that is over, with what was agreed for afterwards. */
async function ended(seats: Chair[], afterwards: Afterwards) {
  const room = roomOf('room', create(nim, { players: [{}, {}] }, 'open'), { seats });
  room.company = { ...room.company, agreed: { ...room.company.agreed, afterwards } };
  expect(isOpenTo(room, 'Ann')).toBe(false);
  expect(() => mustBeOpen({ room, who: 'Ann' })).toThrow();
  await absorb(room, { seq: 0, seat: 0, deed: { kind: 'concede' }, at: 0 });
  return room;
}

describe('after the end hands, lists and seed are open', () => {
  test.each([
    ['everybody', true, true],
    ['table', true, false],
    ['nobody', false, false],
  ] as const)('as it was agreed: %s', async (afterwards, player, stranger) => {
    const room = await ended([person('Ann'), person('Ben')], afterwards);
    expect([isOpenTo(room, 'Ann'), isOpenTo(room, 'Eve')]).toEqual([player, stranger]);
    // Whoever played may look back through their own eyes in any case.
    expect(() => mustBeOpen({ room, who: 'Ben' })).not.toThrow();
    if (stranger) expect(() => mustBeOpen({ room, who: 'Eve' })).not.toThrow();
    else expect(() => mustBeOpen({ room, who: 'Eve' })).toThrow();
  });

  test('and nobody is sent more than that', async () => {
    const { room, ann, ben, eve } = await threeVisits(thieves);
    room.company = { ...room.company, agreed: { ...room.company.agreed, afterwards: 'table' } };
    await ann.pick(0);
    expect(ben.facts.outcome).toBeNull();
    await ben.ask('concede', { match: 'room' });
    const { seed, config } = room.match;
    for (const { facts } of [ann, ben]) {
      expect(facts.outcome).toMatchObject({ seed, config });
      expect(facts.outcome?.course).not.toEqual([]);
    }
    const closed = { seed: null, config: { ...config, players: [{}, {}] }, course: [] };
    expect(eve.facts.outcome).toEqual({ ...ann.facts.outcome, ...closed });
  });

  test('to anybody where one person played', async () => {
    for (const other of [person('Ann'), { kind: 'computer', name: 'Random', bot: 'random' } as const])
      expect(isOpenTo(await ended([person('Ann'), other], 'nobody'), 'Eve')).toBe(true);
  });
});
