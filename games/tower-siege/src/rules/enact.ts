import { call, cover } from '@siegeworks/kernel';
import { entryOf } from '../cards/entries.ts';
import type { Item, Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { beginTravel } from './travel.ts';
import { volley } from './volley.ts';

/** What a pending Spell, Scroll or ability does when its turn comes (4.9). */
export function enact(s: Siege, item: Item): void {
  if (item.kind === 'ability') return beginTravel(s, item.targets[0], item.card, item.what);
  cover(`card ${item.what}`);
  const { enact: own } = entryOf(item.what);
  if (own) return own(s, item);
  call(s, volley(item.by, NONE, item.what, item.level, item.targets.slice()));
}
