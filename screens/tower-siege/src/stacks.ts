import type { Face, Id } from '@siegeworks/protocol';

/** Creatures that are alike, as one card. */
export interface Stack {
  face: Face;
  n: number;
}

/** How the cards of one side are drawn: full size, closer together, or as plaques of a name and two numbers. */
export type Fit = 'cards' | 'close' | 'plaques';

/** Room beside the plate on a screen of 1440 by 900, and what a card and a column of tokens take of it. */
const ROOM = 790;
const CARD = 112;
const CLOSE = 93;
const TOKENS = 70;
/** How to lay cards and columns of tokens so that no name is covered. */
export function fitOf(cards: number, tokens: number): Fit {
  if (cards * CARD + tokens * TOKENS <= ROOM) return 'cards';
  return cards * CLOSE + tokens * TOKENS <= ROOM ? 'close' : 'plaques';
}

/** A hand shares its row with the reader and the Spells. */
const MOST_IN_HAND = 7;
export const handFit = (cards: number): Fit =>
  cards <= 5 ? 'cards' : cards <= MOST_IN_HAND ? 'close' : 'plaques';

/** Those that nothing tells apart lie as one; `mark` names what lights and arrows say about each. */
export function stacked(faces: readonly Face[], mark: (id: Id) => string): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const face of faces) {
    const { id, ...look } = face;
    const alone = face.attached.length > 0;
    const key = alone ? `${id}` : JSON.stringify([look, mark(id)]);
    const known = stacks.get(key);
    if (known) known.n += 1;
    else stacks.set(key, { face, n: 1 });
  }
  return [...stacks.values()];
}
export const single = (face: Face): Stack => ({ face, n: 1 });
