import { bots, levels } from '@siegeworks/bots';
import type { Game } from '@siegeworks/contract';
import type { Chair } from '@siegeworks/host';
import { act, addRoom, memoryStore, openHost, roomOf } from '@siegeworks/host';
import { create, stateAt } from '@siegeworks/kernel';
import { gameOf } from '@siegeworks/shelf';
import { afterAll, describe, expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import { buildEngine } from '../build/engine.ts';
import { heavyRooms } from '../src/heavy.ts';
import type { House } from '../src/house.ts';
import { newMetrics } from '../src/metrics.ts';
import type { RulesRef, ThinkJob } from '../src/threads/jobs.ts';
import { openPool } from '../src/threads/pool.ts';
import { monster } from './monster.ts';

const pool = openPool(1);
afterAll(() => pool.close());

const arcania = gameOf('arcania') as Game;
const [first, second] = arcania.catalogue.decks;
const match = create(arcania, { players: [{ deck: first.id }, { deck: second.id }] }, 'threads');
const code = await buildEngine({ from: '@siegeworks/arcania', name: 'arcania' });
const thinkOf = (bot: string, more: Partial<ThinkJob> = {}): ThinkJob => {
  if (!match.asked) throw new Error('nobody is asked');
  const { state, asked } = match;
  const rules = { hash: 'arcania', code };
  return {
    kind: 'think',
    rules,
    state,
    asked,
    bot,
    seed: 's',
    kept: null,
    budget: null,
    milliseconds: null,
    ...more,
  };
};

describe('the threads of a node', () => {
  test('let computer players think while the rooms stay responsive', async () => {
    await pool.think(thinkOf('squire'));
    let breaths = 0;
    const breathing = setInterval(() => void breaths++, 5);
    const long = { iterations: 1_000_000, milliseconds: 400 };
    const { option, kept } = await pool.think(thinkOf('knight', { budget: long }));
    clearInterval(breathing);
    // If this thread had done the thinking, it would not have drawn breath at all.
    expect(breaths).toBeGreaterThan(0);
    expect(match.asked?.options).toContainEqual(option);
    // What a player keeps in mind comes back with it, so that it does not go round in circles.
    expect(kept).toMatchObject({ tree: null, trail: { deeds: expect.any(Map) } });
    expect((await pool.think(thinkOf('knight', { kept }))).kept).not.toBe(null);
  });

  test('shrink the budgets before anybody waits', async () => {
    const knight = bots.find(({ id }) => id === 'knight');
    const budget = knight?.budget ?? { iterations: 0, milliseconds: 0 };
    expect(pool.share(budget)).toEqual(budget);
    const many = Array.from({ length: 9 }, () =>
      pool.think(thinkOf('knight', { budget: pool.share(budget) })),
    );
    expect(pool.busy).toBe(9);
    const tenth = pool.share(budget);
    expect(tenth.milliseconds).toBeLessThanOrEqual(Math.ceil(budget.milliseconds / 10));
    expect(tenth.iterations).toBeLessThanOrEqual(Math.ceil(budget.iterations / 10));
    for (const { option } of await Promise.all(many)) expect(match.asked?.options).toContainEqual(option);
    expect(pool.busy).toBe(0);
  });

  test('tell what is wrong, and go on', async () => {
    await expect(pool.think(thinkOf('nobody'))).rejects.toThrow('there is no computer player nobody');
    await expect(pool.think(thinkOf('squire', { rules: { shelf: 'chess' } }))).rejects.toThrow('chess');
    expect((await pool.think(thinkOf('squire'))).option).toBeDefined();
  });
});

describe('one monster of a match', () => {
  test('is named in the metrics, moved to a thread, and slows nobody else', async () => {
    const code = await buildEngine({
      from: new URL('./monster.ts', import.meta.url).pathname,
      name: 'monster',
    });
    const metrics = newMetrics(() => 0);
    const ref = (game: Game): RulesRef | null => (game === monster ? { hash: 'monster', code } : null);
    const house = { metrics, pool, engines: { ref } } as unknown as House;
    const parts = {
      game: async () => nim,
      bots,
      levels,
      store: memoryStore(),
      fresh: () => 'x',
      now: Date.now,
      pause: async () => {},
      wait: async () => {},
      ...heavyRooms(() => house),
    };
    const host = openHost(parts);
    const seats: Chair[] = ['ann', 'ben'].map(who => ({ kind: 'person', name: who, who }));
    const roomFor = async (id: string, game: Game) => {
      const room = roomOf(id, create(game, { players: [{}, {}], options: { size: 9 } }, id), { seats });
      await addRoom(host, room);
      return room;
    };
    const [large, small] = [await roomFor('large', monster), await roomFor('small', nim)];
    const takeOne = (room: typeof large) => {
      const { asked } = room.match;
      if (!asked) throw new Error('nobody is asked');
      return act(parts, room, asked.seat, { kind: 'pick', option: asked.options[0] });
    };
    await takeOne(large);
    expect(await metrics.registry.metrics()).toContain(
      'siege_heavy_rooms_total{game="monster",why="slow"} 1',
    );
    const finished: string[] = [];
    const slow = takeOne(large).then(() => finished.push('large'));
    for (let n = 0; n < 8; n++) {
      await takeOne(small);
      finished.push('small');
    }
    await slow;
    // Whoever had to wait for the monster would have come after it.
    expect(finished).toEqual([...Array(8).fill('small'), 'large']);
    // The same as if it had been worked out here.
    expect(large.match.picks).toHaveLength(2);
    expect(large.match.state).toEqual(stateAt({ ...large.match, recent: [], marks: [] }, 2));
  });
});
