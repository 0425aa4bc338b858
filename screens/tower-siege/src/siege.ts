import type { Area, Face, Id, Offer, Option, Seat } from '@siegeworks/protocol';
import type { Desk, Thing } from '@siegeworks/screen-table';
import { facesOf } from '@siegeworks/screen-table';
import type { Piece, Siege } from '@siegeworks/tower-siege';
import { cannotMeet } from '@siegeworks/tower-siege';

/** The one place where the state that was sent becomes the game's own. */
export const siegeOf = (desk: Desk): Siege => desk.props.state.view as Siege;

/** Whoever only watches sits with the first player. */
export const eyeOf = ({ props: { state } }: Desk): Seat => state.eye ?? 0;

/** Everybody else round the table, from the left neighbour on. */
export const foesOf = (s: Siege, own: Seat): Seat[] =>
  Array.from({ length: s.seats - 1 }, (_, i) => (own + i + 1) % s.seats);

/** What every part of the table needs to know. */
export interface At {
  desk: Desk;
  s: Siege;
  /** What Tab leads to before anything has been focused. */
  first: Thing;
}
export function atOf(desk: Desk): At {
  const [lit] = desk.lit.keys();
  return { desk, s: siegeOf(desk), first: lit ?? facesOf(desk.props.state.board)[0]?.id ?? -1 };
}

/** An area of the board by its id (`1.army`, `pending`), or an empty one. */
export function areaOf({ props: { state } }: Desk, id: string, seat: Seat | null): Area {
  const found = state.board.areas.find(area => area.id === id);
  return found ?? { id, title: '', seat, note: '', cards: [] };
}

/** The answers that name this player, number or Spell, which no card on the table stands for. */
export function offersFor({ props: { state, behind } }: Desk, names: (option: Option) => boolean): Offer[] {
  const offers = behind ? [] : (state.question?.offers ?? []);
  return offers.filter(({ option }) => option.card === undefined && names(option));
}

/** What arrows find a player by. */
export const seatThing = (seat: Seat): string => `seat ${seat}`;

/** What stands on the table as a place needs no mark. */
const POSITIONS = ['on guard', 'attack', 'defend', 'Mage'];
/** A face without what its place on the table already says; whoever has acted this turn carries a ribbon. */
export function laid(s: Siege, face: Face): Face {
  const marks = face.marks.filter(mark => !POSITIONS.includes(mark) && !/^(inside|shelters) /.test(mark));
  // On other turns it may defend as well as anybody.
  const word = pieceOf(s, face.id)?.controller === s.turn ? ['used'] : [];
  const unable = cannotMeet(s, face.id);
  const own = marks.flatMap(mark => (mark === 'has acted' ? word : [mark]));
  return { ...face, marks: unable === null ? own : [unable, ...own] };
}

export const pieceOf = (s: Siege, id: Id): Piece | null => s.pieces[id] ?? null;
