import type { Frame, Id, Seat } from '@siegeworks/contract';
import { seatLabel } from '@siegeworks/table';
import { printed } from './faces.ts';
import { counts, elementOf, inRift, isItem, isLasting, towerColours } from './readers.ts';
import type { Effect, Phase, Piece, Player, Realm } from './realm.ts';
import { NONE } from './realm.ts';

/** Describes a mark that has outlived its cause; `null` if every mark still has one. */
export function stray(s: Realm): string | null {
  for (const p of s.pieces) {
    const wrong = p && strayPiece(s, p);
    if (wrong) return `${p.card} ${p.id} ${wrong}`;
  }
  for (const e of s.effects) {
    const wrong = strayEffect(s, e);
    if (wrong) return `the lasting effect of ${s.names[e.card]} ${wrong}`;
  }
  for (const [seat, player] of s.players.entries()) {
    const wrong = player.alive ? strayChoice(s, player, seat) : leftBehind(player);
    if (wrong) return `${seatLabel(seat)} ${wrong}`;
  }
  return strayCombat(s) ?? strayAim(s) ?? strayFrame(s);
}
const isGone = (s: Realm, seat: Seat) => seat !== NONE && !s.players[seat].alive;

type Look = (s: Realm, p: Piece) => string | false | null;
const LOOKS: readonly Look[] = [
  // Its place, checked from both sides.
  (s, p) => p.on !== NONE && !s.pieces[p.on]?.cards.includes(p.id) && 'lies on a card that does not hold it',
  (s, p) =>
    p.tower !== NONE && !s.pieces[p.tower]?.units.includes(p.id) && 'sits in a Tower that is not there',
  (s, p) => p.units.some(id => s.pieces[id]?.tower !== p.id) && 'holds a unit that sits elsewhere',
  (s, p) => p.cards.some(id => s.pieces[id]?.on !== p.id) && 'holds a card that lies elsewhere',
  (s, p) => p.units.length > 0 && illegalTower(s, p),
  // Its owner and controller.
  (s, p) => (isGone(s, p.controller) || isGone(s, s.owners[p.id])) && 'belongs to a player who is out',
  (s, p) => p.controller !== s.owners[p.id] && !p.raised && 'has a controller without a cause',
  (s, p) =>
    p.on !== NONE &&
    !printed(s, p.id).isSpell &&
    s.pieces[p.on]?.controller !== p.controller &&
    'is carried by another player',
  (s, p) => p.raised !== p.cards.some(id => printed(s, id).animates) && 'is raised without a spell',
  // What has happened to it.
  (s, p) =>
    s.combat === null && (p.exposed || p.acted || p.affected || p.frozen > 0) && 'is still in a combat',
  (_s, p) => (p.acted || p.affected) && !p.exposed && 'has acted in a combat and is not exposed',
  (s, p) => (p.on !== NONE || printed(s, p.id).isSource) && isMarked(p) && 'has the marks of a unit',
  (s, p) => (p.openly || p.dying) && s.phase !== 'action' && 'bears a mark of the action phase',
  (s, p) => (p.noAttack || p.arrived || p.gave || p.paralysed) && !isOfTurn(s.phase) && 'is not straightened',
  (s, p) => p.damage > 0 && s.phase !== 'action' && s.options.damageLasts !== 'permanent' && 'keeps damage',
  (s, p) => p.ready && (p.on === NONE || !isItem(s, p.id)) && 'is in use but not carried',
  (s, p) => p.cards.filter(id => isItem(s, id) && counts(s, id)).length > 2 && 'has three Items in use',
  (s, p) => inRift(s, p) && !s.effects.some(e => isRift(s, e) && e.on === p.id) && 'is not held by any spell',
];
/** TT-062, TT-066, TT-067: cards that may not share a Tower do not share one. */
function illegalTower(s: Realm, source: Piece): string | null {
  const units = source.units.map(id => printed(s, id));
  const isCrowded = units.filter(({ rank }) => rank >= 2).length > 2 || units.length > 3;
  if (isCrowded || units.filter(({ rank }) => rank === 3).length > 1)
    return 'has no seat for one of its units';
  const creatures = source.units.filter(id => printed(s, id).isCreature);
  const elements = creatures.map(id => s.pieces[id]).flatMap(p => (p && elementOf(s, p)) || []);
  if (new Set(elements).size > 1) return 'holds creatures of two elements';
  return towerColours(s, source) === 3 ? 'holds White and Black cards' : null;
}
const strayPiece = (s: Realm, p: Piece): string | null => {
  for (const look of LOOKS) {
    const wrong = look(s, p);
    if (wrong) return wrong;
  }
  return null;
};
/** Marks of a unit; an attached card has none of its own (TT-106, TT-274). */
const isMarked = (p: Piece) =>
  p.dying || p.damage > 0 || p.paralysed || p.exposed || p.openly || p.raised || p.frozen > 0;
/** 4.1: the Beginning Phase clears what a turn has left behind. */
const isOfTurn = (phase: Phase) => phase === 'action' || phase === 'end';
const isRift = (s: Realm, e: Effect) => isLasting(s, e, 'inRift');

/**
 * TT-130: the lasting effect of an Instant spell lies on a card in play, and the spell itself in a discard
 * pile.
 */
function strayEffect(s: Realm, e: Effect): string | null {
  const p = s.pieces[e.on];
  if (!p) return 'lies on nothing';
  if (isGone(s, e.by)) return 'belongs to a player who is out';
  if (!s.players[s.owners[e.card]].discard.includes(e.card)) return 'has no card in a discard pile';
  if (isRift(s, e) && !inRift(s, p)) return 'holds nothing';
  if (isLasting(s, e, 'keptSapped')) return null;
  if (s.phase !== 'action') return 'lasts beyond the action phase';
  return isLasting(s, e, 'exposed') && e.inCombat && !s.combat ? 'lasts beyond its combat' : null;
}

/** TT-269: his cards have left the game. */
function leftBehind(p: Player): string | null {
  const { deck, hand, shields, limbo, towers, adrift, rift, discard, kept, chosen, dropped } = p;
  const zones = [deck, hand, shields, limbo, towers, adrift, rift, discard, kept, chosen, dropped];
  return zones.some(zone => zone.length > 0) ? 'is out and still has cards' : null;
}
/**
 * Hidden choices concern spells and payments in the Maintenance Phase, and the hand at the end of the turn.
 */
function strayChoice(s: Realm, { kept, chosen, dropped, hand }: Player, seat: Seat): string | null {
  const all = [...kept, ...chosen, ...dropped];
  const isOwn = (id: Id) => s.pieces[id]?.controller === seat;
  if (s.phase === 'maintenance') return all.every(isOwn) ? null : 'has decided about a card that is gone';
  if (s.phase === 'end') return all.every(id => hand.includes(id)) ? null : 'has chosen a card not in hand';
  return all.length > 0 ? 'still has hidden choices' : null;
}

function strayCombat(s: Realm): string | null {
  const c = s.combat;
  if (!c) return null;
  if (!hasFrame(s, ['attack', 'combat'])) return 'a combat continues without anybody fighting it';
  // A batch may outlive its player while others still answer what he has done (TT-R90); his place in the
  // circle counts.
  if ([c.attacker, c.attacked].some(seat => isGone(s, seat))) return 'a combat involves a player who is out';
  const isOf = (seat: Seat) => (id: Id) => s.pieces[id]?.controller === seat;
  if (!c.attackers.every(isOf(c.attacker))) return 'an attacker is not there';
  if (!c.defenders.every(id => s.pieces[id])) return 'a defender is not there';
  return c.guards.some(g => !s.pieces[g.unit] || isGone(s, g.seat))
    ? 'a guard has lost what it guards'
    : null;
}
const hasFrame = (s: Realm, rules: readonly string[]) => s.stack.some(f => rules.includes(f.rule));

/** TT-254, TT-255: what an action has touched matters during the action and the reactions to it. */
function strayAim(s: Realm): string | null {
  const isActing = s.stack.some((f: Frame & { isDone?: boolean }) => f.rule === 'opportunity' && f.isDone);
  if (s.touched.length > 0 && !isActing) return 'touched cards are left over from a finished action';
  if (s.focus !== null && !hasFrame(s, ['reaction', 'lastRites']))
    return 'there is a focus without a reaction';
  return s.focus?.some(id => s.removed.includes(id))
    ? 'a reaction is about a card that has left the game'
    : null;
}
/** Nothing waits for a player who is out. */
function strayFrame(s: Realm): string | null {
  const isHis = (f: Frame & { seat?: Seat; affected?: Seat }) =>
    f.at !== 'done' && [f.seat, f.affected].some(seat => seat !== undefined && isGone(s, seat));
  const frame = s.stack.find(isHis);
  return frame ? `${frame.rule} waits for a player who is out` : null;
}
