import type { Id } from '@siegeworks/contract';
import { owned, plural } from '@siegeworks/table';
import { CARDS, lasting } from '../cards/card.ts';
import { PLURAL } from '../cards/plural.ts';
import type { Siege } from '../state/state.ts';

/** Attacks on the pending list have no card of their own. */
const ATTACKS: Readonly<Record<string, string>> = { melee: 'Melee attack', directed: 'Directed attack' };
export const cardName = (key: string) => CARDS[key]?.name ?? ATTACKS[key] ?? key;
export const nameOf = (s: Siege, id: Id) =>
  id < 0 || id >= s.names.length ? 'a hidden card' : CARDS[s.names[id]].name;
/** With its controller or owner: `Greta's Skeleton`. */
export const fullName = (s: Siege, id: Id) =>
  owned(s, s.pieces[id]?.controller ?? s.owners[id], nameOf(s, id));
/** The verb that goes with a card: `attacks` for a Skeleton, `attack` for Rangers. */
export const verbOf = (s: Siege, id: Id, verb: string) => (PLURAL.has(s.names[id]) ? plural(verb) : verb);
/** `Skeleton attacks`, `Rangers attack`. */
export const cardDoes = (s: Siege, id: Id, verb: string) => `${nameOf(s, id)} ${verbOf(s, id, verb)}`;
/** `Greta's Skeleton attacks`, `Greta's Rangers attack`. */
export const fullDoes = (s: Siege, id: Id, verb: string) => `${fullName(s, id)} ${verbOf(s, id, verb)}`;
export const cost = (gp: number, pp: number) =>
  [gp > 0 ? `${gp} gold` : '', pp > 0 ? `${pp} power` : ''].filter(Boolean).join(' and ') || 'nothing';
export const effectName = (what: string) => lasting(what).name ?? cardName(what);
/** What a Surge gives: `gold` or `power`. */
export const surgeName = (s: Siege, id: Id) => CARDS[s.names[id]]?.pool ?? 'power';
