import { setImmediate as breathe } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newEntrance } from '../src/entrance.ts';

/** Somebody who comes in, and stays on the threshold until told to go on. */
function comer() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const state = { isIn: false };
  return {
    state,
    goOn: resolve,
    stumble: reject,
    comeIn: () => {
      state.isIn = true;
      return promise;
    },
  };
}
const settled = async () => {
  for (let n = 0; n < 3; n++) await breathe();
};

test('a few come in at a time, in the order in which they came', async () => {
  const entrance = newEntrance(2);
  const comers = Array.from({ length: 4 }, comer);
  const through = comers.map(({ comeIn }) => entrance.through(comeIn));
  const inside = () => comers.map(({ state }) => state.isIn);
  await settled();
  expect(inside()).toEqual([true, true, false, false]);
  comers[1].goOn();
  await settled();
  expect(inside()).toEqual([true, true, true, false]);
  for (const { goOn } of comers) goOn();
  await Promise.all(through);
  expect(inside()).toEqual([true, true, true, true]);
});

test('whoever is refused makes room for the next', async () => {
  const entrance = newEntrance(1);
  const [refused, next] = [comer(), comer()];
  const first = entrance.through(refused.comeIn);
  const second = entrance.through(next.comeIn);
  refused.stumble(new Error('not let in'));
  await expect(first).rejects.toThrow('not let in');
  next.goOn();
  await second;
  expect(next.state.isIn).toBe(true);
});

test('what arrives in between has its turn before the next comes in', async () => {
  const entrance = newEntrance(1);
  const order: string[] = [];
  const first = entrance.through(async () => void order.push('first'));
  const second = entrance.through(async () => void order.push('second'));
  setImmediate(() => order.push('a decision'));
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'a decision', 'second']);
});
