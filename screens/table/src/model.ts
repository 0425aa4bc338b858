import type { Area, Board, Face, Id, LogLine, Offer, Option, Seat } from '@siegeworks/protocol';
import type { Answer } from './slots.ts';

/** Everything that lies on the table for one seat, or in the middle. */
export interface Side {
  seat: Seat | null;
  areas: Area[];
}

/** Opponents above, what is shared in between, the viewer's own side below. The map lies in between too. */
export function sidesOf(board: Board, eye: Seat | null): Side[] {
  const rows = board.areas.filter(area => area.spot === undefined);
  const seats = [...new Set(board.areas.map(area => (area.spot ? null : area.seat)))];
  const rank = (seat: Seat | null) => (seat === null ? 1 : seat === (eye ?? 0) ? 2 : 0);
  seats.sort((a, b) => rank(a) - rank(b) || (a ?? 0) - (b ?? 0));
  return seats.map(seat => ({ seat, areas: rows.filter(area => area.seat === seat) }));
}

export function facesOf(board: Board): Face[] {
  const all = (face: Face): Face[] => [face, ...face.attached.flatMap(all)];
  return board.areas.flatMap(area => area.cards.flatMap(all)).filter(face => face.id >= 0);
}

export function faceOf(board: Board, id: Id): Face | null {
  return facesOf(board).find(face => face.id === id) ?? null;
}

/** What can be pressed on every board: cards by number, places of a map by id. */
export const thingsOn = (board: Board): Set<Thing> => {
  const places = board.areas.flatMap(area => (area.spot ? [area.id] : []));
  return new Set<Thing>([...facesOf(board).map(face => face.id), ...places]);
};

/** What a card or a place is called. */
export function calledAt(board: Board, thing: Thing): string {
  if (typeof thing === 'number') return faceOf(board, thing)?.name ?? '';
  return board.areas.find(area => area.id === thing)?.title ?? '';
}

/** What can glow and be pressed: a card by its number, a place on the map by its id. */
export type Thing = Id | string;
/** What the glow says: which offers each thing on the table leads to. */
export type Lit = Map<Thing, Offer[]>;

/** A card is lit when an option names it; what it aims at only when no card that is used could be pressed instead. */
export function litBy(board: Board, offers: readonly Offer[]): Lit {
  const onTable: ReadonlySet<Thing | undefined> = thingsOn(board);
  const users = new Set(offers.map(({ option }) => option.card).filter(card => onTable.has(card)));
  const lit: Lit = new Map();
  const light = (thing: Thing, offer: Offer) => lit.set(thing, [...(lit.get(thing) ?? []), offer]);
  for (const offer of offers) {
    const { card } = offer.option;
    if (card !== undefined && onTable.has(card)) light(card, offer);
    if (onTable.has(card) && users.size > 1) continue;
    for (const aim of aimsOf(offer)) if (onTable.has(aim)) light(aim, offer);
  }
  for (const area of board.areas) lightTwins(area, lit);
  return lit;
}

/** A game offers one of several cards that are alike; whichever is pressed, it is the same. */
function lightTwins({ cards }: Area, lit: Lit): void {
  const known = new Map<string, Offer[]>();
  const like = ({ id: _id, ...face }: Face) => JSON.stringify(face);
  for (const face of cards) {
    const offers = lit.get(face.id);
    if (offers && face.id >= 0) known.set(like(face), offers);
  }
  for (const face of cards) {
    const offers = known.get(like(face));
    if (offers && face.id >= 0 && !lit.has(face.id)) lit.set(face.id, offers);
  }
}

/** What an offer is aimed at: a card, a place, or both. Words that do not name a place match nothing on the table. */
export function aimsOf({ option: { card, target, what }, aim }: Offer & { aim?: Thing }): Thing[] {
  return [target, what, aim].flatMap(at => (at === undefined || at === card ? [] : [at]));
}

/** Of these offers, those that are aimed at this. */
export function aimedAt(offers: readonly Offer[], thing: Thing): Offer[] {
  return offers.filter(offer => aimsOf(offer).includes(thing));
}

/** Everything that the offers of a chosen thing could be aimed at. */
export function targetsOf(offers: readonly Offer[], chosen: Thing): Set<Thing> {
  return new Set(offers.flatMap(aimsOf).filter(aim => aim !== chosen));
}

/** What lies at a place of the screen: a card by its number, else the place itself; `null` for neither. */
export function thingAt(place: string): Thing | null {
  const parts = place.split('/');
  const last = parts.at(-1) ?? '';
  if (last === '' || last.startsWith('at ')) return null;
  return parts.length > 1 && /^\d+$/.test(last) ? Number(last) : place;
}

/** What it means to drop a thing there: the offers that are aimed at it; else what it does without any aim. */
export function droppedOn(board: Board, offers: readonly Offer[], target: Thing | null): Offer[] {
  const aimed = target === null ? [] : aimedAt(offers, target);
  if (aimed.length > 0) return aimed;
  const known = new Set<Thing>([...thingsOn(board), ...board.areas.map(area => area.id)]);
  return offers.filter(offer => !aimsOf(offer).some(aim => known.has(aim)));
}

/** All offers under the card that they use, in the order in which the cards lie on the table. */
export interface Group {
  title: string;
  offers: Offer[];
}

export function grouped(board: Board, offers: readonly Offer[]): Group[] {
  const groups = new Map<Id, Offer[]>();
  for (const offer of offers) {
    const id = standsFor(board, offer.option);
    groups.set(id, [...(groups.get(id) ?? []), offer]);
  }
  const order = [-1, ...facesOf(board).map(face => face.id)];
  const ids = [...groups.keys()].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return ids.map(id => ({
    title: id < 0 ? '' : (faceOf(board, id)?.name ?? ''),
    offers: groups.get(id) ?? [],
  }));
}

function standsFor(board: Board, { card, target }: Option): Id {
  const id = card ?? target;
  return id !== undefined && faceOf(board, id) ? id : -1;
}

/** Hidden cards of an area are one pile; the others are shown one by one. */
export function pileOf(area: Area): { faces: Face[]; hidden: number } {
  const faces = area.cards.filter(face => face.card !== null || face.id >= 0);
  return { faces, hidden: area.cards.length - faces.length };
}

/** `Greta's army` needs no `Greta` among her things. */
export const titleOf = ({ title, short = title }: Area): string => upper(short);

/** Of a long row, the cards to show: the lit ones always, then from the front up to `most`. */
export function shortened(faces: readonly Face[], lit: Lit, most: number): Face[] {
  let room = most - faces.filter(face => isLit(face, lit)).length;
  return faces.filter(face => isLit(face, lit) || room-- > 0);
}
export function isLit(face: Face, lit: Lit): boolean {
  return lit.has(face.id) || face.attached.some(part => isLit(part, lit));
}

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A phrase or several sentences as text that ends in a full stop. */
export const sentence = (text: string): string => `${upper(text).replace(/\.$/, '')}.`;

/** Of what is new the lines beside the prompt: the last one always, rolls of dice before anything else. */
export function newest(log: readonly LogLine[], since: number, most: number): (LogLine & { n: number })[] {
  const lines = numbered(log, since);
  const last = lines.length - 1;
  const weight = ({ kind }: LogLine, i: number) => (i === last ? 2 : /roll/i.test(kind) ? 1 : 0);
  const ranked = lines.map((line, i) => ({ line, weight: weight(line, i) }));
  ranked.sort((a, b) => b.weight - a.weight || b.line.n - a.line.n);
  const kept = ranked.slice(0, most).map(({ line }) => line);
  return kept.sort((a, b) => a.n - b.n);
}

/** No two answers to a question are the same. */
export const keyOf = ({ option, then }: Answer): string => JSON.stringify(then ? [option, ...then] : option);

/** The things from place `from` on, each with its place: lines of a log and seats keep theirs. */
export function numbered<T extends object>(list: readonly T[], from = 0): (T & { n: number })[] {
  return list.slice(from).map((each, i) => ({ ...each, n: from + i }));
}

/** How likely the next card of a pile is this one. */
export function chanceOf({ n }: { n: number }, { places }: { places: number }): string {
  const percent = Math.round((100 * n) / places);
  return percent === 0 ? 'under 1 % to be next' : `${percent} % to be next`;
}
