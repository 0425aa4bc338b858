import type { Id } from '@siegeworks/contract';
import type { Card } from '../cards/card.ts';
import { CARDS } from '../cards/card.ts';
import type { Realm } from './realm.ts';

/**
 * The printed cards of the match looked at last, by id. Everything looks them up all the time, and finding a
 * card by its name takes twenty times as long. The names of a match never change, and its copies share them.
 */
let names: readonly string[] = [];
let faces: readonly Card[] = [];

/** The printed card with this id, wherever it is. */
export function printed(s: Realm, id: Id): Card {
  if (s.names !== names || names.length !== faces.length) {
    names = s.names;
    faces = names.map(name => CARDS[name]);
  }
  return faces[id];
}
