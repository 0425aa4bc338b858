import type { Id, Overlay } from '@siegeworks/contract';
import type { Card } from '../cards/card.ts';
import { cardsOf } from '../cards/card.ts';
import type { Realm } from './realm.ts';

/**
 * The printed cards of the match looked at last, by id. Everything looks them up all the time, and finding a
 * card by its name takes twenty times as long. The names and house rules of a match never change, and its copies share them.
 */
let names: readonly string[] = [];
let overlay: Overlay | undefined;
let faces: readonly Card[] = [];

/** The printed card with this id, wherever it is. */
export function printed(s: Realm, id: Id): Card {
  if (s.names !== names || s.overlay !== overlay || names.length !== faces.length) {
    names = s.names;
    overlay = s.overlay;
    const cards = cardsOf(s);
    faces = names.map(name => cards[name]);
  }
  return faces[id];
}
