import type { Id } from '@siegeworks/contract';
import type { Card } from '../cards/card.ts';
import { CARDS } from '../cards/card.ts';
import type { Realm } from './realm.ts';

/**
 * The printed cards of the match that was looked at last, by id. Everything asks for them all the time, and to
 * find a card by its name takes twenty times as long. The names of a match never change, and its copies share them.
 */
let names: readonly string[] = [];
let faces: readonly Card[] = [];

/** What is printed on the card with this id, wherever it is. */
export function printed(s: Realm, id: Id): Card {
  if (s.names !== names || names.length !== faces.length) {
    names = s.names;
    faces = names.map(name => CARDS[name]);
  }
  return faces[id];
}
