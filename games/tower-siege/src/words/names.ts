import type { Id } from '@siegeworks/contract';
import { owned } from '@siegeworks/kernel';
import { CARDS, lasting } from '../cards/card.ts';
import type { Siege } from '../state/state.ts';

/** Attacks on the pending list have no card of their own. */
const ATTACKS: Readonly<Record<string, string>> = { melee: 'Melee attack', directed: 'Directed attack' };
export const cardName = (key: string) => CARDS[key]?.name ?? ATTACKS[key] ?? key;
export const nameOf = (s: Siege, id: Id) =>
  id < 0 || id >= s.names.length ? 'a hidden card' : CARDS[s.names[id]].name;
/** With its controller or owner: `Greta's Skeleton`. */
export const fullName = (s: Siege, id: Id) =>
  owned(s, s.pieces[id]?.controller ?? s.owners[id], nameOf(s, id));
export const cost = (gp: number, pp: number) =>
  [gp > 0 ? `${gp} gold` : '', pp > 0 ? `${pp} power` : ''].filter(Boolean).join(' and ') || 'nothing';
export const effectName = (what: string) => lasting(what).name ?? cardName(what);
/** What a Surge gives: `gold` or `power`. */
export const surgeName = (s: Siege, id: Id) => CARDS[s.names[id]]?.pool ?? 'power';
