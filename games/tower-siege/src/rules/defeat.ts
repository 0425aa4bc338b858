import type { Id, Seat } from '@siegeworks/contract';
import { clockwise, take } from '@siegeworks/table';
import { lasting } from '../cards/card.ts';
import { entryOf } from '../cards/entries.ts';
import { PASSING_ON } from '../cards/minions.ts';
import { emit } from '../state/events.ts';
import { detach, discard, discardItem, discardItems, leavePlay, remember, turnOut } from '../state/place.ts';
import { inPlay, isMage, workingRelics } from '../state/readers.ts';
import type { Piece, Player, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { rule } from './book.ts';
import type { Defeat } from './calls.ts';
import { expire } from './control.ts';
import { end } from './ending.ts';
import { dropPending } from './pending.ts';

/** 6.7, TS-114: what happens when the last Life Point is lost. */
export const defeat = rule(
  'defeat',
  (card: Id, by: Id, fight: boolean): Defeat => ({ card, by, fight, saved: false, enough: false }),
  {
    mage(s, f) {
      // A Bind comes first (6.7): its injury window may have seen the owner resign.
      if (!inPlay(s, f.card)) return 'done';
      const p = piece(s, f.card);
      emit(s, { type: 'defeated', card: f.card, by: f.by });
      if (!isMage(s, p)) return;
      eliminate(s, [p.owner], 'TS-001');
      return 'done';
    },
    slayer(s, f) {
      const slayer = s.pieces[f.by];
      if (f.fight && slayer) entryOf(slayer.card).slays?.(s, slayer, piece(s, f.card));
    },
    ...PASSING_ON,
    rescue(s, f) {
      f.saved = isSaved(s, piece(s, f.card));
    },
    leave(s, f) {
      const p = piece(s, f.card);
      discardItems(s, p);
      take(s.players[p.controller].army, p.id);
      leavePlay(s, p);
      if (f.saved) toHand(s, p.id);
      else discard(s, p.id);
    },
  },
);

/** A Relic of its owner may save the card. */
function isSaved(s: Siege, p: Piece): boolean {
  if (!s.players[p.owner].alive) return false;
  return workingRelics(s, p.owner).some(relic => entryOf(relic.card).saves?.(s, relic, p) === true);
}
/** Everybody saw which card it was; eliminated players know nothing about a hand (10.11). */
function toHand(s: Siege, id: Id): void {
  const seat = s.owners[id];
  s.players[seat].hand.push(id);
  s.players.forEach((player, other) => {
    if (other !== seat && player.alive) remember(s, other, [id]);
  });
  emit(s, { type: 'rose', card: id, seat });
}

/** TS-083, TS-084, TS-191, TS-196, TS-229: a structure that has lost its last Integrity Point. */
export function fall(s: Siege, p: Piece): void {
  const player = s.players[p.controller];
  emit(s, { type: 'fell', card: p.id });
  discardItems(s, p);
  turnOut(s, p);
  if (p.id === player.tower) player.aside.push(p.id);
  else if (p.kind === 'relic') {
    take(player.relics, p.id);
    player.aside.push(p.id);
  } else {
    take(player.shelters, p.id);
    leavePlay(s, p);
    discard(s, p.id);
  }
}

/** TS-219, TS-R92: the army disbands and every card of these players leaves the game. */
export function eliminate(s: Siege, seats: Seat[], ruleNumber: string): void {
  for (const seat of seats) {
    s.players[seat].alive = false;
    emit(s, { type: 'eliminated', seat, rule: ruleNumber });
  }
  const living = clockwise(s, s.seats - 1);
  const teams = new Set(living.map(seat => s.players[seat].team));
  if (teams.size <= 1) return end(s, seats, living);
  for (const seat of seats) clear(s, seat);
}

function clear(s: Siege, seat: Seat): void {
  // Creatures of others under his control return to them first; effects that bind him alone end.
  for (const e of s.effects.slice()) if (e.by === seat && lasting(e.what).personal) expire(s, e);
  for (const e of s.effects) if (e.card !== NONE && s.owners[e.card] === seat) e.card = NONE;
  dropPending(s, seat);
  for (const p of s.pieces.slice()) if (p && p.owner === seat && p.kind !== 'item') dismiss(s, p);
  for (const p of s.pieces.slice()) if (p && p.owner === seat) dismiss(s, p);
  clearZones(s.players[seat]);
  for (const other of s.players) other.known = other.known.filter(id => s.owners[id] !== seat);
  for (let id = 0; id < s.names.length; id++) {
    if (s.owners[id] === seat && !s.removed.includes(id)) s.removed.push(id);
  }
}
const ZONES = [
  'deck',
  'hand',
  'discard',
  'caravan',
  'army',
  'spellbook',
  'mines',
  'stones',
  'surges',
  'looking',
  'aside',
  'relics',
  'shelters',
  'known',
] as const;
/** Empties his zones and pools, and cancels what is owed to him. */
function clearZones(player: Player): void {
  for (const zone of ZONES) player[zone] = [];
  for (const pool of ['gold', 'power'] as const) player[pool] = { base: 0, bought: 0, surge: 0, purse: 0 };
  player.zombies = 0;
}

/** A piece of an eliminated player leaves, wherever it is and whoever controls it. */
function dismiss(s: Siege, p: Piece): void {
  for (const id of p.items.slice()) {
    const item = piece(s, id);
    if (s.players[item.owner].alive) discardItem(s, item);
  }
  if (p.bearer !== NONE && inPlay(s, p.bearer)) detach(s, p);
  if (p.kind === 'creature' && s.players[p.controller].army.includes(p.id))
    take(s.players[p.controller].army, p.id);
  if (p.occupant !== NONE) turnOut(s, p);
  leavePlay(s, p);
}
