import { listed, who } from '@siegeworks/table';
import { entryOf } from '../cards/entries.ts';
import type { Item, Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { cardName, effectName, fullName } from './names.ts';

/** Seats, effects and pending items are not cards. */
export const isCardAim = (what: string) => fieldOf(what) === 'target';
function fieldOf(what: string): 'target' | 'seat' | 'n' {
  if (what === 'melee') return 'seat';
  const { magic, skill } = entryOf(what);
  return magic?.aim.field ?? skill?.aim?.field ?? 'target';
}

/** What a pending item is aimed at: `on Ogre`, `against Greta`; nothing where there is nothing to say. */
export function aimNames(s: Siege, { what, kind, targets }: Item): string {
  const cards = targets.filter(id => id !== NONE);
  if (cards.length === 0 || kind === 'ability') return '';
  if (fieldOf(what) === 'seat') return `against ${who(s, cards[0])}`;
  if (fieldOf(what) === 'n') return `against ${listed(cards.map(n => numbered(s, n)))}`;
  return `${kind === 'attack' ? 'against' : 'on'} ${listed([...new Set(cards.map(id => fullName(s, id)))])}`;
}
function numbered(s: Siege, n: number): string {
  const item = s.pending.find(each => each.n === n);
  return item
    ? cardName(item.what)
    : effectName(s.effects.find(each => each.n === n)?.what ?? 'something that is gone');
}
