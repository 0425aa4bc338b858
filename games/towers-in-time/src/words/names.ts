import type { Id } from '@siegeworks/contract';
import { owned } from '@siegeworks/kernel';
import { listed } from '@siegeworks/table';
import { printed } from '../state/faces.ts';
import type { Realm } from '../state/realm.ts';

export const nameOf = (s: Realm, id: Id) =>
  id < 0 || id >= s.names.length ? 'a hidden card' : printed(s, id).name;
/** With its controller or owner: `Greta's Siren`. */
export const fullName = (s: Realm, id: Id) =>
  owned(s, s.pieces[id]?.controller ?? s.owners[id], nameOf(s, id));
export const allNames = (s: Realm, ids: readonly Id[]) => listed(ids.map(id => nameOf(s, id)));
