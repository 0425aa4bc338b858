import type { Id, Option, Seat } from '@siegeworks/kernel';
import { cover, emit } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import {
  attach,
  detach,
  discard,
  discardItem,
  discardItems,
  leavePlay,
  remember,
  turnOut,
} from '../state/place.ts';
import {
  cardOf,
  clockwise,
  controllerOf,
  creatures,
  handLimit,
  inPlay,
  isMage,
  lent,
  opposes,
  worksFor,
} from '../state/readers.ts';
import type { Piece, Player, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { choice, DONE, rule } from './book.ts';
import { canCarry } from './carry.ts';
import { expire } from './control.ts';
import { end } from './ending.ts';
import { innateSkill, rollAttack } from './levels.ts';
import { dropPending } from './pending.ts';

/** 6.7, TS-114: what happens when the last Life Point is lost. */
export const defeat = rule(
  'defeat',
  (card: Id, by: Id, fight: boolean) => ({ card, by, fight, saved: false, enough: false }),
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
    zombie(s, f) {
      if (f.fight) infect(s, f.by, piece(s, f.card));
    },
    squire: choice({
      when: (s, f) => !f.enough && heirlooms(s, piece(s, f.card)).length > 0,
      who: (s, f) => controllerOf(s, f.card),
      options: (s, f) => [...heirlooms(s, piece(s, f.card)), DONE],
      then(s, f, pick) {
        f.enough = pick.kind === 'done';
        if (f.enough) return;
        cover('card squire passes on');
        attach(s, piece(s, pick.card ?? NONE), piece(s, pick.target ?? NONE));
      },
    }),
    more(s, f) {
      if (!inPlay(s, f.card)) return 'done';
      if (
        !f.enough &&
        s.players[piece(s, f.card).controller].alive &&
        heirlooms(s, piece(s, f.card)).length > 0
      )
        return 'squire';
    },
    urn(s, f) {
      f.saved = risesFromUrn(s, piece(s, f.card));
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

/** TS-118, TS-R66: an opposing Minion that a Zombie defeats rises at the start of the controller's next turn. */
function infect(s: Siege, by: Id, victim: Piece): void {
  const zombie = s.pieces[by];
  if (!zombie || (zombie.card !== 'zombie' && zombie.card !== 'token-zombie')) return;
  if (!cardOf(victim).isMinion || !opposes(s, zombie.controller, victim.controller)) return;
  s.players[zombie.controller].zombies++;
  emit(s, { type: 'infected', card: victim.id, seat: zombie.controller });
}

/** Squire: its Items may go to other creatures that can use them; not while it is lent (TS-R127). */
function heirlooms(s: Siege, p: Piece): Option[] {
  if (p.card !== 'squire' || lent(p)) return [];
  return p.items.flatMap(item =>
    creatures(s, p.controller)
      .filter(other => other.id !== p.id && canCarry(s, other, item))
      .map(other => ({ kind: 'give', card: item, target: other.id })),
  );
}

/** Phoenix Urn: once per Round, a Minion card, a Market Place that is not full. */
function risesFromUrn(s: Siege, p: Piece): boolean {
  const owner = s.players[p.owner];
  const urn = owner.alive ? worksFor(s, p.owner, 'phoenix-urn') : null;
  if (!urn || urn.usedRound === s.round || cardOf(p).type !== 'Minion') return false;
  if (owner.hand.length >= handLimit(s, p.owner)) return false;
  urn.usedRound = s.round;
  cover('card phoenix-urn rolls');
  const result = rollAttack(s, { seat: p.owner, card: urn.id, level: 'IS', parts: innateSkill(s, NONE, 40) });
  return result === 'critical' || result === 'hit';
}
/** Everybody saw which card it was; the eliminated know nothing of a hand (10.11). */
function toHand(s: Siege, id: Id): void {
  const seat = s.owners[id];
  s.players[seat].hand.push(id);
  s.players.forEach((player, other) => {
    if (other !== seat && player.alive) remember(s, other, [id]);
  });
  emit(s, { type: 'rose', card: id, seat });
}

/** TS-083, TS-084, TS-191, TS-229: a structure that has lost its last Integrity Point. */
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
  // Creatures of others under his control return to them first; what holds for him alone ends.
  for (const e of s.effects.slice()) if (e.by === seat && HIS_ALONE.includes(e.what)) expire(s, e);
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
const HIS_ALONE = ['turncoat', 'truce-rider'];
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
/** Nothing is left in his places, nothing in his pools, and nothing is owed to him. */
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
