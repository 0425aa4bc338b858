import type { Realm } from '@siegeworks/arcmage';
import type { Area, Face, Offer, Option, Seat } from '@siegeworks/protocol';
import type { Desk, Thing } from '@siegeworks/screen-table';
import { facesOf } from '@siegeworks/screen-table';

/** The one place where the state that was sent becomes the game's own. */
export const realmOf = (desk: Desk): Realm => desk.props.state.view as Realm;

/** Whoever only watches sits with the first player. */
export const eyeOf = ({ props: { state } }: Desk): Seat => state.eye ?? 0;

/** Everybody else round the table, from the left neighbour on. */
export const foesOf = (s: Realm, own: Seat): Seat[] =>
  Array.from({ length: s.seats - 1 }, (_, i) => (own + i + 1) % s.seats);

/** What every part of the table needs to know. */
export interface At {
  desk: Desk;
  s: Realm;
  /** What Tab leads to before anything has been focused. */
  first: Thing;
}
export function atOf(desk: Desk): At {
  const [lit] = desk.lit.keys();
  return { desk, s: realmOf(desk), first: lit ?? facesOf(desk.props.state.board)[0]?.id ?? -1 };
}

/** An area of the board by its id (`1.army`, `0.city12`), or an empty one. */
export function areaOf({ props: { state } }: Desk, id: string, seat: Seat | null): Area {
  const found = state.board.areas.find(area => area.id === id);
  return found ?? { id, title: '', seat, note: '', cards: [] };
}

/** The answers that name no card on the table but this player, faction or entry of the stack. */
export function offersFor({ props: { state, behind } }: Desk, names: (option: Option) => boolean): Offer[] {
  const offers = behind ? [] : (state.question?.offers ?? []);
  return offers.filter(({ option }) => option.card === undefined && names(option));
}

/** The answer that leads into the own army: of the creature that is chosen, or of what is being placed. */
export function armyOffer(desk: Desk): Offer | null {
  const chosen = desk.chosen ? (desk.lit.get(desk.chosen.id) ?? []) : [];
  const moved = chosen.find(({ option }) => option.kind === 'moveToArmy');
  return moved ?? offersFor(desk, ({ kind }) => kind === 'toArmy')[0] ?? null;
}

/** What arrows find a player and an entry of the stack by. */
export const seatThing = (seat: Seat): string => `seat ${seat}`;
export const entryThing = (n: number): string => `stack ${n}`;

/** A face without what its place on the table already says; whoever is devoted carries the sign. */
export function laid(face: Face): Face {
  const marks = face.marks.filter(mark => !/^(attacks|intercepts|level|used for a move|attacked)/.test(mark));
  return { ...face, marks: marks.map(mark => (mark === 'devoted here' ? 'devotion' : mark)) };
}
