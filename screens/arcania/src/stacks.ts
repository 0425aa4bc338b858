import type { Face, Id } from '@siegeworks/protocol';

/** Cards that are alike in everything that can be seen, as one pile. */
export interface Stack {
  /** The card on top: one that can be pressed, if there is one. */
  face: Face;
  n: number;
}

/** A row of more cards than these has no room for each of several that are alike. */
export const ROOMY = 7;

/** The row as piles, in its order. What is in `apart` or carries something lies alone, and so does all of a short row. */
export function stacked(
  faces: readonly Face[],
  apart: ReadonlySet<Id>,
  isLit: (id: Id) => boolean,
  roomy = ROOMY,
): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const face of faces) {
    const alone = faces.length <= roomy || apart.has(face.id) || face.attached.length > 0;
    const key = alone ? `${face.id}` : likeness(face);
    const pile = stacks.get(key);
    if (!pile) stacks.set(key, { face, n: 1 });
    else {
      pile.n++;
      if (!isLit(pile.face.id) && isLit(face.id)) pile.face = face;
    }
  }
  return [...stacks.values()];
}
/** Of a card that lies alone beside others of its name: which of them it is in answers, such as `Berserker (2)`. */
export function numberOf({ face, n }: Stack, row: readonly Face[]): number | null {
  const twins = row.filter(({ name }) => name === face.name);
  return n > 1 || twins.length < 2 ? null : twins.findIndex(({ id }) => id === face.id) + 1;
}
const likeness = ({ id: _id, ...face }: Face): string => JSON.stringify(face);
