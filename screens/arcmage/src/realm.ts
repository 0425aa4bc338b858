import type { Realm } from '@siegeworks/arcmage';
import { clashesOf, stackOf } from '@siegeworks/arcmage';
import type { Face, Id, Offer } from '@siegeworks/protocol';
import type { Desk, Thing } from '@siegeworks/screen-table';
import { facesOf, offersFor } from '@siegeworks/screen-table';

/** The one place where the state that was sent becomes the game's own. */
export const realmOf = (desk: Desk): Realm => desk.props.state.view as Realm;

/** What every part of the table needs to know. */
export interface At {
  desk: Desk;
  s: Realm;
  /** What Tab leads to before anything has been focused. */
  first: Thing;
  /** Who fights or is aimed at: they do not lie in a pile. */
  apart: ReadonlySet<Id>;
}
export function atOf(desk: Desk): At {
  const s = realmOf(desk);
  const [lit] = desk.lit.keys();
  const first = lit ?? facesOf(desk.props.state.board)[0]?.id ?? -1;
  return { desk, s, first, apart: busyIn(s) };
}
function busyIn(s: Realm): Set<Id> {
  const fighters = clashesOf(s).flatMap(({ attacker, defenders }) => [attacker, ...defenders]);
  return new Set([...fighters, ...stackOf(s).flatMap(({ targets }) => targets)]);
}

/** The option that leads into the player's own army: of the creature that is chosen, or of what is being placed. */
export function armyOffer(desk: Desk): Offer | null {
  const chosen = desk.chosen ? (desk.lit.get(desk.chosen.id) ?? []) : [];
  const moved = chosen.find(({ option }) => option.kind === 'moveToArmy');
  return moved ?? offersFor(desk, ({ kind }) => kind === 'toArmy')[0] ?? null;
}

/** What arrows find an object of the stack, and a whole city, by. */
export const entryThing = (n: number): string => `stack ${n}`;
export const cityThing = (id: Id): string => `city ${id}`;

/** What the place on the table, the numbers or the cracks of a card already say. */
const SAID =
  /^(attacks |intercepts |level |used for a move|attacked|\d+ [-+]1\/[-+][01] counter|\d+ damage this turn)/;
/** A face without that; a devoted creature carries the sign. */
export function laid(face: Face): Face {
  const marks = face.marks.filter(mark => !SAID.test(mark));
  return {
    ...face,
    marks: marks.map(mark => (/^(devoted here|will be devoted)$/.test(mark) ? 'devotion' : mark)),
  };
}
