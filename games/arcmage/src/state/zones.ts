import type { Id, Seat } from '@siegeworks/contract';
import { reveal, shuffle } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { HEARS } from '../cards/book.ts';
import { lastingOf } from './effects.ts';
import { tell } from './events.ts';
import { printed } from './readers.ts';
import type { Realm, Resource } from './realm.ts';
import { NONE } from './realm.ts';
import { graveTriggers } from './triggers.ts';

/** A card that everybody sees needs no memory. */
export function forget(s: Realm, id: Id): void {
  for (const player of s.players)
    if (player.known.includes(id)) player.known = player.known.filter(other => other !== id);
}
export function learn(s: Realm, seat: Seat, id: Id): void {
  if (!s.players[seat].known.includes(id)) s.players[seat].known.push(id);
}
export function learnAll(s: Realm, id: Id): void {
  for (let seat = 0; seat < s.seats; seat++) learn(s, seat, id);
}
/** Face up on top of its owner's graveyard; a token ceases to exist (AM-424). */
export function toGraveyard(s: Realm, id: Id): void {
  const owner = s.owners[id];
  if (printed(s, id).token) return;
  if (!s.players[owner].alive) {
    s.removed.push(id);
    return;
  }
  forget(s, id);
  s.players[owner].graveyard.push(id);
  graveTriggers(s, owner);
}
/** From anywhere in a graveyard to its top. */
export function toGraveTop(s: Realm, owner: Seat, id: Id): void {
  const { graveyard } = s.players[owner];
  const from = graveyard.indexOf(id);
  take(graveyard, id);
  graveyard.push(id);
  graveTriggers(s, owner, from);
}
/** From play or a public pile to its owner's hand: everybody saw which card it was. */
export function toHandOf(s: Realm, id: Id): void {
  const owner = s.owners[id];
  if (printed(s, id).token) return;
  if (!s.players[owner].alive) {
    s.removed.push(id);
    return;
  }
  s.players[owner].hand.push(id);
  learnAll(s, id);
}
export function toDeckTop(s: Realm, id: Id): void {
  const owner = s.owners[id];
  if (printed(s, id).token) return;
  if (!s.players[owner].alive) {
    s.removed.push(id);
    return;
  }
  s.players[owner].deck.push(id);
  learnAll(s, id);
}
export function shuffleDeck(s: Realm, seat: Seat): void {
  const { deck } = s.players[seat];
  for (const player of s.players) player.known = player.known.filter(id => !deck.includes(id));
  shuffle(s, deck);
  tell(s, { type: 'shuffled', seat });
}

export const mayDraw = (s: Realm, seat: Seat) =>
  !s.effects.some(e => e.on[0] === seat && lastingOf(e).forbidsDraw === true);

const inOwnDraw = (s: Realm, seat: Seat) => s.phase === 'resources' && s.turn === seat;
/** AM-151, AM-R115: caps count all that players draw in their own draw and resources phase. */
function drawLimit(s: Realm, seat: Seat): number {
  if (!inOwnDraw(s, seat)) return Infinity;
  const capped =
    HEARS.capsDraw.some(caps => caps(s)) || s.effects.some(e => e.on[0] === seat && lastingOf(e).capsDraw);
  return capped ? 1 - s.drawn : Infinity;
}
/** AM-143, AM-154: all together; a player who must draw from an empty deck is out in the next STATE_CHECK. */
export function draw(s: Realm, seat: Seat, n: number): void {
  const player = s.players[seat];
  const most = Math.min(n, drawLimit(s, seat));
  // AM-152: a player who cannot draw does not lose from an empty deck.
  if (most <= 0 || !player.alive || !mayDraw(s, seat)) return;
  const cards: Id[] = [];
  for (let i = 0; i < most; i++) {
    const id = player.deck.pop();
    if (id === undefined) {
      player.lost = true;
      tell(s, { type: 'deckEmpty', seat });
      break;
    }
    player.hand.push(id);
    cards.push(id);
  }
  if (cards.length === 0) return;
  if (inOwnDraw(s, seat)) s.drawn += cards.length;
  reveal(s);
  tell(s, { type: 'drew', seat, cards, n: cards.length });
  for (const hears of HEARS.drew) hears(s, seat, cards.length);
}
/** AM-479: an empty deck is simply skipped. AM-R41. */
export function mill(s: Realm, seat: Seat, n: number): void {
  const { deck } = s.players[seat];
  for (let i = 0; i < n; i++) {
    const id = deck.pop();
    if (id === undefined) return;
    reveal(s);
    tell(s, { type: 'milled', seat, card: id });
    toGraveyard(s, id);
  }
}
/** From hand to graveyard; listeners hear of every single card. */
export function discard(s: Realm, seat: Seat, id: Id): void {
  take(s.players[seat].hand, id);
  reveal(s, seat);
  tell(s, { type: 'discarded', seat, card: id });
  toGraveyard(s, id);
  for (const hears of HEARS.discarded) hears(s, seat);
}

/**
 * AM-145: face down on the pile of a faction; the others can no longer tell what is in that hand. AM-149, AM-R08:
 * this is not playing a card. AM-150: it can be marked at once.
 */
export function layResource(s: Realm, seat: Seat, card: Id, faction: number): void {
  const player = s.players[seat];
  s.players.forEach((other, i) => {
    if (i !== seat) other.known = other.known.filter(id => !player.hand.includes(id));
  });
  take(player.hand, card);
  player.resources.push({ card, faction, marked: false, thief: NONE });
  tell(s, { type: 'laid', seat, cards: [card], faction });
}
/** AM-181: face up on its owner's graveyard. */
export function loseResource(s: Realm, seat: Seat, row: Resource): void {
  const { resources } = s.players[seat];
  resources.splice(resources.indexOf(row), 1);
  reveal(s);
  tell(s, { type: 'resourceLost', seat, card: row.card, faction: row.faction });
  toGraveyard(s, row.card);
}
export function produce(s: Realm, seat: Seat, faction: number, n: number): void {
  s.players[seat].pool[faction] += n;
  tell(s, { type: 'produced', seat, faction, n });
}
