import type { Id, Seat } from '@siegeworks/kernel';
import { call, cover, emit } from '@siegeworks/kernel';
import { drawTop, take } from '@siegeworks/table';
import { printed } from '../state/faces.ts';
import {
  destroySource,
  destroyTower,
  discardAttached,
  newPiece,
  removeUnit,
  seatUnit,
  touch,
  touchDiffused,
  unseat,
} from '../state/place.ts';
import type { Packet } from '../state/readers.ts';
import { isFighter } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import { spellAim } from './aims.ts';
import { harm, heal } from './damage.ts';
import { endEffect } from './effects.ts';
import { exile } from './exile.ts';
import { toLimbo, unitToLimbo } from './limbo.ts';
import { strategy } from './strategy.ts';

/** A declared spell or power with everything that was chosen for it. */
export interface Declared {
  seat: Seat;
  card: Id;
  targets: Id[];
  x: number;
  share: number;
}
type Work = (s: Realm, f: Declared) => void;

/** Spells and Gates are always magical (TT-215). */
function bolt(s: Realm, f: Declared, n: number): Packet {
  const { effects, evil } = spellAim(s, f.seat, f.card);
  return { n, effects, magical: true, evil };
}
const strike =
  (amount: (f: Declared) => number): Work =>
  (s, f) =>
    harm(s, piece(s, f.targets[0]), bolt(s, f, amount(f)));
const mend =
  (n: number): Work =>
  (s, f) => {
    for (const id of f.targets) heal(s, piece(s, id), n);
  };
const sapSource: Work = (s, f) => {
  piece(s, f.targets[0]).used = true;
  emit(s, { type: 'sourceSapped', card: f.targets[0] });
};
/** TT-149: destroyed, not killed. */
const destroy: Work = (s, f) => {
  const p = piece(s, f.targets[0]);
  emit(s, { type: 'destroyed', card: p.id });
  if (p.on === NONE) return removeUnit(s, p);
  // TT-106, TT-R83: whoever carries it is one card with it.
  touch(s, p.on);
  discardAttached(s, p.id);
};
function last(s: Realm, f: Declared, on: Id, tower: Id = NONE): void {
  s.effects.push({ n: s.next++, card: f.card, by: f.seat, on, tower, inCombat: s.combat !== null });
}
const linger: Work = (s, f) => last(s, f, f.targets[0]);

export function drawCards(s: Realm, seat: Seat, most: number): void {
  const { deck, hand } = s.players[seat];
  const cards: Id[] = [];
  while (cards.length < most && deck.length > 0) cards.push(drawTop(s, deck, hand));
  if (cards.length > 0) emit(s, { type: 'drew', seat, cards, n: cards.length });
}

/** Disrupt Transport: into the rift with everything attached to it. */
function toRift(s: Realm, f: Declared): void {
  const p = piece(s, f.targets[0]);
  last(s, f, p.id, p.tower);
  unseat(s, p);
  s.players[p.controller].rift.push(p.id);
  emit(s, { type: 'wentToRift', card: p.id });
}
/** Dispel: a Sustained spell is discarded; what is left of an Instant one ends. */
function endSpell(s: Realm, f: Declared): void {
  const [spell] = f.targets;
  const sustained = s.pieces[spell];
  if (sustained) {
    const on = piece(s, sustained.on);
    touch(s, on.id);
    return touchDiffused(s, on, () => discardAttached(s, spell));
  }
  const e = s.effects.find(each => each.card === spell);
  if (!e) return;
  touch(s, e.on);
  endEffect(s, e);
}
/** Raise the Fallen: the card comes out of its owner's pile into a Tower of the caster's. */
function animate(s: Realm, f: Declared): void {
  const [card, tower] = f.targets;
  take(s.players[s.owners[card]].discard, card);
  const p = newPiece(s, card, f.seat);
  p.raised = true;
  seatUnit(p, piece(s, tower));
  const spell = piece(s, f.card);
  spell.on = card;
  p.cards.push(f.card);
  emit(s, { type: 'raisedFallen', card, tower });
}
/** Gate of Ruin: 2 damage for each unit destroyed with it, to every fighter of one enemy Tower. */
function ruin(s: Realm, f: Declared): void {
  const gate = piece(s, f.card);
  const n = 2 * gate.units.length;
  destroyTower(s, gate);
  const packet: Packet = { n, effects: 0, magical: true, evil: false };
  const victims = piece(s, f.targets[0]).units.map(id => piece(s, id));
  for (const p of victims) if (isFighter(s, p)) harm(s, p, packet);
}
/** Gate of Exile: each creature that falls with it may send away one of its status or lower. */
function exileTower(s: Realm, f: Declared): void {
  const gate = piece(s, f.card);
  const ranks = gate.units.flatMap(id => (printed(s, id).isCreature ? [printed(s, id).rank] : []));
  destroyTower(s, gate);
  call(s, exile(f.seat, f.card, ranks));
}
function split(s: Realm, f: Declared): void {
  const [one, other] = f.targets;
  if (other === undefined) return strike(each => each.x)(s, f);
  harm(s, piece(s, one), bolt(s, f, f.share));
  harm(s, piece(s, other), bolt(s, f, f.x - f.share));
}

const WORKS: Readonly<Record<string, Work>> = {
  'disrupt-transport': toRift,
  'forked-lightning': split,
  'swift-winds': linger,
  'assault-of-stone': strike(() => 3),
  sunder: (s, f) => destroySource(s, piece(s, f.targets[0])),
  fireball: strike(f => f.x),
  'scorched-earth': (s, f) => {
    sapSource(s, f);
    linger(s, f);
  },
  'healing-waters': mend(4),
  'drain-life': (s, f) => {
    strike(() => 2)(s, f);
    if (f.targets.length > 1) heal(s, piece(s, f.targets[1]), 2);
  },
  'soul-rend': destroy,
  'banish-evil': destroy,
  restoration: mend(Number.POSITIVE_INFINITY),
  dispel: endSpell,
  recall: (s, f) => unitToLimbo(s, piece(s, f.targets[0])),
  foresight: (s, f) => drawCards(s, f.seat, 2),
  'time-slip': (s, f) => {
    const p = piece(s, f.targets[0]);
    p.used = false;
    p.noAttack = false;
    emit(s, { type: 'straightened', card: p.id });
  },
  shatter: destroy,
  exposure: linger,
  'raise-the-fallen': animate,
  'gate-of-ruin': ruin,
  'gate-of-exile': exileTower,
  'gate-of-ways': (s, f) => call(s, strategy(f.seat, 2)),
  'great-strategist': (s, f) => call(s, strategy(f.seat, NONE)),
  'water-nymph': mend(2),
  healers: mend(5),
  'healing-fountain': mend(3),
  necromancer: (s, f) => {
    take(s.players[f.seat].discard, f.targets[0]);
    toLimbo(s, f.targets[0]);
  },
  'tower-saboteurs': sapSource,
};

/** What the card says happens. A Sustained spell without an entry only lies where it is put. */
export function work(s: Realm, f: Declared): void {
  const card = s.names[f.card];
  cover(`card ${card} works`);
  WORKS[card]?.(s, f);
}
export const WORKING: readonly string[] = Object.keys(WORKS);
