import type { Id, Reason, Seat } from '@siegeworks/contract';
import { addCard, seatLabel } from '@siegeworks/table';
import { CardNames, Notes, named } from '@siegeworks/table/given';
import type { Card } from '../cards/card.ts';
import { CARDS, cardsOf } from '../cards/card.ts';
import { ENTRIES } from '../cards/entries.ts';

import { attach, newPiece, seatUnit } from '../state/place.ts';
import { isFollower } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import type { Side, TowerWords, UnitWords } from './words.ts';

const NAMES = new CardNames(Object.values(CARDS));
/** A shield that does not matter: an Instant spell that needs an evil creature to destroy. */
const PLAIN_SHIELD = nameOfCard(
  card => card.type === 'instant' && card.good && ENTRIES[card.id]?.deed?.destroys === true,
);
const RAISING = nameOfCard(card => card.animates);
function nameOfCard(test: (card: Card) => boolean): string {
  return Object.values(cardsOf({})).find(test)?.name ?? '';
}

interface Build {
  s: Realm;
  seat: Seat;
  card(name: string, place: string, owner?: Seat): Id;
  notes: Notes;
}
/** Lays out one player's side and reports every mistake with its place. */
export function placePlayer(s: Realm, seat: Seat, side: Side, reasons: Reason[]): void {
  const player = s.players[seat];
  const notes = new Notes(seatLabel(seat), s.seats, reasons);
  const card = (name: string, place: string, owner = seat): Id =>
    addCard(s, owner, notes.key(NAMES, name, place));
  const cards = (names: string[] | undefined, place: string) =>
    (names ?? []).map((name, i) => card(name, `${place}[${i}]`));
  const shields = side.shields ?? 5;
  player.shields = cards(
    typeof shields === 'number' ? new Array<string>(shields).fill(PLAIN_SHIELD) : shields,
    'shields',
  );
  player.hand = cards(side.hand, 'hand');
  player.deck = cards(side.deck, 'deck').reverse();
  player.limbo = cards(side.limbo, 'limbo');
  player.discard = cards(side.discard, 'discard');
  player.passes = side.passes ?? 0;
  player.breach = side.breach ?? 0;
  const build = { s, seat, card, notes };
  for (const [i, entry] of (side.towers ?? []).entries())
    placeTower(build, ...named<TowerWords>(entry), `towers[${i}]`);
  for (const [i, entry] of (side.adrift ?? []).entries()) {
    const p = placeUnit(build, ...named<UnitWords>(entry), `adrift[${i}]`);
    if (p) player.adrift.push(p.id);
  }
}

function placeTower(b: Build, name: string, words: Partial<TowerWords>, place: string): void {
  const id = b.card(name, place);
  if (!CARDS[b.s.names[id]].isSource) return b.notes.wrong(place, `${name} is not a Source`, 'TT-061');
  const source = newPiece(b.s, id, b.seat);
  source.used = words.used ?? false;
  b.s.players[b.seat].towers.push(id);
  for (const [i, entry] of (words.units ?? []).entries()) {
    const p = placeUnit(b, ...named<UnitWords>(entry), `${place}.units[${i}]`);
    if (p) seatUnit(p, source);
  }
  if (source.units.length > 3) b.notes.wrong(place, 'a Tower has three seats', 'TT-062');
  for (const wall of words.walls ?? []) attachSpell(b, source, wall, `${place}.walls`);
}
function placeUnit(b: Build, name: string, words: Partial<UnitWords>, place: string): Piece | null {
  const id = b.card(name, place);
  if (!CARDS[b.s.names[id]].isUnit) {
    b.notes.wrong(place, `${name} is neither a creature nor an Artifact`, 'TT-064');
    return null;
  }
  const p = newPiece(b.s, id, b.seat);
  p.used = words.used ?? false;
  p.gave = words.gave ?? false;
  p.damage = words.damage ?? 0;
  p.dying = words.dying ?? false;
  p.paralysed = words.paralysed ?? false;
  p.noAttack = words.noAttack ?? false;
  p.arrived = words.arrived ?? false;
  p.openly = words.openly ?? false;
  p.raised = words.raised ?? false;
  dress(b, p, words, place);
  return p;
}
function dress(b: Build, p: Piece, words: Partial<UnitWords>, place: string): void {
  const carried = [...(words.items ?? []), ...(words.totems ?? [])];
  if (carried.length > 0 && !isFollower(b.s, p))
    b.notes.wrong(place, 'only Followers have Items and Totems', 'TT-105');
  for (const name of carried) attach(b.s, newPiece(b.s, b.card(name, place), b.seat), p);
  if (p.raised) attachSpell(b, p, RAISING, place);
  for (const spell of words.spells ?? []) attachSpell(b, p, spell, `${place}.spells`);
}
/** `P2 Flood` is P2's spell on another player's card. */
function attachSpell(b: Build, p: Piece, text: string, place: string): void {
  const [, whose, name] = /^(?:(P[1-6]) )?(.+)$/.exec(text) ?? [];
  const owner = whose ? b.notes.seat(whose, place) : b.seat;
  const id = b.card(name ?? text, place, owner);
  if (CARDS[b.s.names[id]].type !== 'sustained')
    return b.notes.wrong(place, `${text} is not a Sustained spell`);
  attach(b.s, newPiece(b.s, id, owner), p);
}
