import type { Id } from '@siegeworks/kernel';
import { owned, who } from '@siegeworks/kernel';
import { CARDS } from '../cards/card.ts';
import type { Item, Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';

/** Attacks on the pending list have no card of their own. */
const ATTACKS: Readonly<Record<string, string>> = { melee: 'Melee attack', directed: 'Directed attack' };
export const cardName = (key: string) => CARDS[key]?.name ?? ATTACKS[key] ?? key;
export const nameOf = (s: Siege, id: Id) =>
  id < 0 || id >= s.names.length ? 'a hidden card' : CARDS[s.names[id]].name;
/** With its controller or owner: `Greta's Skeleton`. */
export const fullName = (s: Siege, id: Id) =>
  owned(s, s.pieces[id]?.controller ?? s.owners[id], nameOf(s, id));
export const cost = (gp: number, pp: number) =>
  [gp > 0 ? `${gp}gp` : '', pp > 0 ? `${pp}pp` : ''].filter(Boolean).join(' + ') || 'nothing';
export const listed = (parts: string[]) =>
  parts.length < 2
    ? (parts[0] ?? 'nothing')
    : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
export const EFFECT_NAMES: Readonly<Record<string, string>> = {
  'spell-shield': 'Shield Spell',
  alchemist: 'Brewing (Alchemy 2 to 1)',
  saboteur: 'Sabotage',
  'token-fiend': 'Summoned Fiend',
  'truce-rider': 'Bound by its own truce',
};
export const effectName = (what: string) => EFFECT_NAMES[what] ?? cardName(what);

/** Seats, effects and pending items are not cards. */
export const isCardAim = (what: string) => !OTHER_AIMS.includes(what);
const AT_SEATS = ['curse', 'drain-power', 'cave-in', 'cutpurse', 'spy', 'melee'];
const AT_NUMBERS = ['dispel', 'anti-magic'];
const OTHER_AIMS = [...AT_SEATS, ...AT_NUMBERS];

/** What a pending item is aimed at: `on Ogre`, `against Greta`; nothing where there is nothing to say. */
export function aimNames(s: Siege, { what, kind, targets }: Item): string {
  const cards = targets.filter(id => id !== NONE);
  if (cards.length === 0 || kind === 'ability') return '';
  if (AT_SEATS.includes(what)) return `against ${who(s, cards[0])}`;
  if (AT_NUMBERS.includes(what)) return `against ${listed(cards.map(n => numbered(s, n)))}`;
  return `${kind === 'attack' ? 'against' : 'on'} ${listed([...new Set(cards.map(id => fullName(s, id)))])}`;
}
function numbered(s: Siege, n: number): string {
  const item = s.pending.find(each => each.n === n);
  return item
    ? cardName(item.what)
    : effectName(s.effects.find(each => each.n === n)?.what ?? 'what is gone');
}
