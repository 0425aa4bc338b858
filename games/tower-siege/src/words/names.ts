import type { Id, Seat } from '@siegeworks/kernel';
import { CARDS } from '../cards/card.ts';
import type { Siege } from '../state.ts';

/** Short names used in every sentence. */
export const seatName = (seat: Seat) => `P${seat + 1}`;
/** Attacks on the pending list have no card of their own. */
const ATTACKS: Readonly<Record<string, string>> = { melee: 'Melee attack', directed: 'Directed attack' };
export const cardName = (key: string) => CARDS[key]?.name ?? ATTACKS[key] ?? key;
export const nameOf = (s: Siege, id: Id) =>
  id < 0 || id >= s.names.length ? 'a hidden card' : CARDS[s.names[id]].name;
/** With its controller or owner: `P2 Skeleton`. */
export const fullName = (s: Siege, id: Id) =>
  `${seatName(s.pieces[id]?.controller ?? s.owners[id])} ${nameOf(s, id)}`;
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
