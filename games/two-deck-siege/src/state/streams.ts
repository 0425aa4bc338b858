import type { Seed } from '@siegeworks/contract';
import { seedRandom } from '@siegeworks/kernel';
import type { Siege } from './state.ts';

/** TD-242: three independent streams, so that decisions never change the opening hand or the enemy deck. */
export const streamsOf = (seed: Seed): Siege['streams'] => ({
  player: seedRandom(`${seed}/player`),
  enemy: seedRandom(`${seed}/enemy`),
  siege: seedRandom(`${seed}/siege`),
});

export function reseed(s: Siege, seed: Seed): void {
  s.streams = streamsOf(seed);
}
