import type { Face, Id } from '@siegeworks/protocol';
import type { Desk, Thing } from '@siegeworks/screen-table';
import { facesOf } from '@siegeworks/screen-table';
import type { Piece, Siege } from '@siegeworks/tower-siege';
import { cannotMeet, LABELS, partNow } from '@siegeworks/tower-siege';
import type { ArrowLine } from '@siegeworks/ui';
import { linesOf } from './lines.ts';

/** The one place where the state that was sent becomes the game's own. */
export const siegeOf = (desk: Desk): Siege => desk.props.state.view as Siege;

/** What every part of the table needs to know. */
export interface At {
  desk: Desk;
  s: Siege;
  /** What Tab leads to before anything has been focused. */
  first: Thing;
  lines: readonly ArrowLine[];
}
export function atOf(desk: Desk): At {
  const [lit] = desk.lit.keys();
  const s = siegeOf(desk);
  return { desk, s, first: lit ?? facesOf(desk.props.state.board)[0]?.id ?? -1, lines: linesOf(s) };
}

/** Whether an arrow begins or ends at it. */
export const fights = ({ lines }: At, id: Id): boolean =>
  lines.some(({ from, to }) => from === id || to === id);

/** What a card's place on the table shows needs no mark. */
const PLACES: readonly string[] = [...Object.values(LABELS.position), LABELS.mage];
const isPlace = (mark: string): boolean =>
  PLACES.includes(mark) || [LABELS.inside, LABELS.shelters].some(word => mark.startsWith(`${word} `));
/** A face without what its place on the table already shows; a creature that has acted this turn carries a ribbon. */
export function laid(s: Siege, face: Face): Face {
  const marks = face.marks.filter(mark => !isPlace(mark));
  // On other turns it may defend like any other creature.
  const now = cannotMeet(s, face.id) ?? partNow(s, face.id);
  const word = pieceOf(s, face.id)?.controller === s.turn && now === null ? [LABELS.used] : [];
  const own = marks.flatMap(mark => (mark === LABELS.acted ? word : [mark]));
  return { ...face, marks: now === null ? own : [now, ...own] };
}

export const pieceOf = (s: Siege, id: Id): Piece | null => s.pieces[id] ?? null;
