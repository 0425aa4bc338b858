import type { Id } from '@siegeworks/contract';
import { listed, owned, plural } from '@siegeworks/table';
import { PLURAL } from '../cards/plural.ts';
import { seating } from '../rules/towers.ts';
import { printed } from '../state/faces.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { piece } from '../state/realm.ts';

export const nameOf = (s: Realm, id: Id) =>
  id < 0 || id >= s.names.length ? 'a hidden card' : printed(s, id).name;
/** With its controller or owner: `Greta's Siren`. */
export const fullName = (s: Realm, id: Id) =>
  owned(s, s.pieces[id]?.controller ?? s.owners[id], nameOf(s, id));

/** The same, told apart from its twins on the same side: `Goblin Archers in Tower 2`, `Volcano (2)`. */
export const exactName = (s: Realm, id: Id) => `${nameOf(s, id)}${whereOf(s, id)}`;
export const fullExactName = (s: Realm, id: Id) => `${fullName(s, id)}${whereOf(s, id)}`;
function whereOf(s: Realm, id: Id): string {
  const p = s.pieces[id];
  if (!p) return '';
  const towers = s.players[p.controller].towers;
  const isTwin = (other: Piece | null) =>
    other !== null && other.id !== id && other.controller === p.controller && other.card === p.card;
  const twins = s.pieces.filter(isTwin);
  if (twins.length === 0) return '';
  if (towers.includes(id)) return ` (${towers.filter(t => s.names[t] === s.names[id]).indexOf(id) + 1})`;
  const at = towers.indexOf(p.tower);
  if (at < 0) return '';
  const together = twins.some(twin => twin?.tower === p.tower);
  const floor = together ? `${FLOORS[seating(s, piece(s, p.tower)).indexOf(id)]} of ` : 'in ';
  return ` ${floor}Tower ${at + 1}`;
}
const FLOORS = ['at the base', 'in the middle', 'at the top'];
const PLACES = / \(\d+\)| (?:in|(?:at the base|in the middle|at the top) of) Tower \d+/g;
/** Twins called alike, as scenarios call them: they number the options. */
export const withoutPlaces = (text: string): string => text.replace(PLACES, '');

/** The verb that goes with a card: `attacks` for a Skeleton, `attack` for Rangers. */
export const verbOf = (s: Realm, id: Id, verb: string) => (PLURAL.has(s.names[id]) ? plural(verb) : verb);
export const verbOfAll = (s: Realm, ids: readonly Id[], verb: string) =>
  ids.length === 1 ? verbOf(s, ids[0], verb) : plural(verb);
/** `Skeleton attacks`, `Rangers attack`. */
export const cardDoes = (s: Realm, id: Id, verb: string) => `${nameOf(s, id)} ${verbOf(s, id, verb)}`;
/** `Greta's Skeleton attacks`, `Greta's Rangers attack`. */
export const fullDoes = (s: Realm, id: Id, verb: string) => `${fullName(s, id)} ${verbOf(s, id, verb)}`;
export const allNames = (s: Realm, ids: readonly Id[]) => listed(ids.map(id => nameOf(s, id)));
/** Equal names once, with their number: `2× Ember Mine and Orc`. */
export function tallied(s: Realm, ids: readonly Id[]): string {
  const names = ids.map(id => nameOf(s, id));
  const count = (name: string) => names.filter(other => other === name).length;
  return listed([...new Set(names)].map(name => (count(name) > 1 ? `${count(name)}× ${name}` : name)));
}
/** All of them where this many letters suffice, or else their number. */
export function atMost(s: Realm, ids: readonly Id[], letters: number): string {
  const all = tallied(s, ids);
  return all.length <= letters ? all : `${ids.length} units`;
}
