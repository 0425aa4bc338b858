import type { War } from '@siegeworks/arcania';
import type { Face, Seat } from '@siegeworks/protocol';
import type { Desk } from '@siegeworks/screen-table';
import type { CSSProperties } from 'react';

/** The one place where the state that was sent becomes the game's own. */
export const warOf = (desk: Desk): War => desk.props.state.view as War;

/** What arrows find a Castle by. */
export const castleThing = (seat: Seat): string => `castle ${seat}`;

/** What an area or a card hangs on: everything that a `FaceView` needs to know of its surroundings. */
export interface At {
  desk: Desk;
  /** What Tab leads to before anything has been focused. */
  first: number | string;
}
/** The same card without what it carries: that is drawn elsewhere. */
export const bare = (face: Face): Face => ({ ...face, attached: [] });

/** How many lie in a row, for the style sheet: many cards are drawn smaller before they overlap. */
export const counted = (n: number): CSSProperties => ({ '--n': Math.max(1, n) }) as CSSProperties;
