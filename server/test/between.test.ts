import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blocks, keepAway, keptAway, letNear, mustMeet, mutesOf } from '../src/moderation/between.ts';
import { newGuest } from '../src/people.ts';
import type { Alone } from './desk.ts';
import { houseAlone } from './desk.ts';

let alone: Alone;
beforeAll(async () => {
  alone = await houseAlone();
});
afterAll(() => alone.close());

describe('keeping away from people', () => {
  test('a block holds in both directions until it is lifted', async () => {
    const { house } = alone;
    const [ann, ben] = [await newGuest(house, 'Ann'), await newGuest(house, 'Ben')];
    expect(await blocks(house, ann.id, ben.id)).toBe(false);
    await keepAway(house, 'block', ann, ben.id);
    await keepAway(house, 'block', ann, ben.id);
    expect([await blocks(house, ann.id, ben.id), await blocks(house, ben.id, ann.id)]).toEqual([true, true]);
    await expect(mustMeet(house, ben, ['somebody', ann.id])).rejects.toThrow('do not play with each other');
    expect(await keptAway(house, 'block', ann.id)).toEqual([ben]);
    expect(await keptAway(house, 'block', ben.id)).toEqual([]);
    await letNear(house, 'block', ann, ben.id);
    expect(await blocks(house, ben.id, ann.id)).toBe(false);
    await mustMeet(house, ben, [ann.id]);
  });

  test('whoever is muted or blocked is not heard; nobody can mute themselves or nobody', async () => {
    const { house } = alone;
    const [ann, ben, eve] = [
      await newGuest(house, 'Ann'),
      await newGuest(house, 'Ben'),
      await newGuest(house, 'Eve'),
    ];
    await keepAway(house, 'mute', ann, ben.id);
    await keepAway(house, 'block', ann, eve.id);
    expect(await mutesOf(house, [ann.id, ben.id])).toEqual(new Map([[ann.id, new Set([ben.id, eve.id])]]));
    expect(await mutesOf(house, [])).toEqual(new Map());
    await expect(keepAway(house, 'mute', ann, ann.id)).rejects.toThrow('you cannot mute yourself');
    await expect(keepAway(house, 'block', ann, 'p-nobody')).rejects.toThrow('there is no such person');
  });
});
