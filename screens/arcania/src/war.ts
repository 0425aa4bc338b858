import type { War } from '@siegeworks/arcania';
import type { Face } from '@siegeworks/protocol';
import type { Desk } from '@siegeworks/screen-table';
import type { CSSProperties } from 'react';

/** The one place where the state that was sent gets the game's own type. */
export const warOf = (desk: Desk): War => desk.props.state.view as War;

/** The context of an area or a card: everything that a `FaceView` needs to know about its surroundings. */
export interface At {
  desk: Desk;
  /** Where Tab goes before anything has been focused. */
  first: number | string;
}
/** The same card without what it carries: that is drawn elsewhere. */
export const bare = (face: Face): Face => ({ ...face, attached: [] });

/** How many lie in a row, for the style sheet: many cards are drawn smaller. */
export const counted = (n: number): CSSProperties => ({ '--n': Math.max(1, n) }) as CSSProperties;
