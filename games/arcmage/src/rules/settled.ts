import { call } from '@siegeworks/kernel';
import type { Realm } from '../state/realm.ts';
import { checkState } from './check.ts';
import { midway } from './midway.ts';
import { placeTriggers } from './place-triggers.ts';

/** AM-430: STATE_CHECK and waiting triggers once more, as far as they are due before this question. */
export function settle(s: Realm): void {
  const what = midway(s);
  if (what === 'event') return;
  checkState(s);
  if (what === '' && s.waiting.length > 0) call(s, placeTriggers());
}
