import type { State } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { Case } from './format.ts';
import type { SceneKit } from './kit.ts';
import { nameOf } from './parse.ts';
import { layOut } from './run.ts';

/** The position with which a case begins, at its first question. Throws `Refused` with the reason where it cannot be laid out. */
export function positionOf(kit: SceneKit, one: Case): State {
  const run = layOut(kit, one);
  if (!('failure' in run)) return run.s;
  throw new Refused([{ rule: '', text: `${nameOf(one)}: ${run.failure.message}` }]);
}
