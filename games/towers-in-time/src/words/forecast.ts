import type { Id, Option, Seat } from '@siegeworks/contract';
import { does } from '@siegeworks/kernel';
import { counted } from '@siegeworks/table';
import { GLYPH } from '../cards/card.ts';
import { shotAim, shotGlyphs } from '../rules/aims.ts';
import { dyingOf } from '../rules/damage.ts';
import { deedOf } from '../rules/deed.ts';
import { asking, frameOf, seatAsked } from '../rules/frames.ts';
import type { Offer, OfferOf } from '../rules/offers.ts';
import { purse, temper, total } from '../rules/temper.ts';
import { towerOf } from '../rules/transport.ts';
import { printed } from '../state/faces.ts';
import { canAffect, defence, enemies, isCrowd, living, schoolOf } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import { allNames, nameOf } from './names.ts';
import type { Bill } from './prospects.ts';
import { couldDefend, exchange, need, pointsOf, shieldsLost, usualPayment } from './prospects.ts';

type Note<O> = (s: Realm, o: O) => string;

/** `saps Volcano and Orc`. */
function saps(s: Realm, bill: Omit<Bill, 'seat'>): string {
  const cards = usualPayment(s, { ...bill, seat: seatAsked(s) });
  return cards.length === 0 ? '' : `saps ${allNames(s, cards)}`;
}
function transporting(s: Realm, { card, target }: OfferOf<'transport'>): string {
  const { cost, school } = printed(s, card);
  const { sourceRule } = s.options;
  // The player chooses such a payment card by card.
  if (sourceRule === 'sameTowerOnly') return `costs ${cost} temper`;
  const isFree = school === 'black' || sourceRule === 'free';
  return saps(s, { need: cost, school, source: isFree ? NONE : towerOf(s, piece(s, target)) });
}
function casting(s: Realm, { card }: OfferOf<'cast'>): string {
  const { cost, school, x } = printed(s, card);
  if (x) return `X up to ${total(purse(s, seatAsked(s)), school)}`;
  return saps(s, { need: cost, school, source: NONE });
}

/** Who could stop them, and what happens if nobody does. */
function attacking(s: Realm, units: readonly Id[], onGround = false): string {
  const seat = seatAsked(s);
  const points = pointsOf(s, units);
  if (isCrowd(s)) return counted(points, 'point');
  const could = couldDefend(s, seat, units, onGround);
  const [enemy] = enemies(s, seat);
  const against =
    could.length === 0
      ? 'nobody could defend'
      : could.length > 3
        ? `${could.length} could defend`
        : `${allNames(s, could)} could defend`;
  return `${against}; ${throughTo(s, enemy, points)} if unblocked`;
}
/** `a shield falls`, or how close the points come to it. */
function throughTo(s: Realm, seat: Seat, points: number): string {
  const lost = shieldsLost(s, seat, points);
  if (lost > 0 && lost === s.players[seat].shields.length) return `${does(s, seat, 'loses')} the last shield`;
  if (lost > 0) return lost === 1 ? 'a shield falls' : `${lost} shields fall`;
  return `${s.players[seat].breach + points} of 4 points`;
}

function defending(s: Realm, units: readonly Id[]): string {
  const { dying, shared } = exchange(s, units);
  const parts = dying.length === 0 ? [] : [`${allNames(s, dying)} would die`];
  if (shared > 0) parts.push(`${shared} damage to share out`);
  return parts.length === 0 ? 'nobody would die' : parts.join('; ');
}
/** Damage on one unit: whether it kills. */
function hurts(s: Realm, p: Piece, n: number): string {
  const short = need(s, p) - n;
  return short <= 0 ? `kills ${nameOf(s, p.id)}` : `${n} of the ${need(s, p)} damage that would kill it`;
}
function shooting(s: Realm, { card, target }: OfferOf<'shoot'>): string {
  const glyph = piece(s, card);
  const shooter = glyph.on === NONE ? glyph : piece(s, glyph.on);
  const { effects, evil } = shotAim(s, shooter, card);
  const n = printed(s, card).ranged;
  const magical = (shotGlyphs(s, card) & GLYPH.magicalAttack) !== 0;
  const victim = piece(s, target);
  if (!canAffect(s, { n, effects, magical, evil }, victim)) return 'cannot hurt it';
  const { army = false, attackers = [], defendingArmy = false, defenders = [] } = s.combat ?? {};
  if ((army && attackers.includes(target)) || (defendingArmy && defenders.includes(target)))
    return `${n} damage, which its Army shares out`;
  return hurts(s, victim, n);
}

function aiming(s: Realm, { target }: OfferOf<'target'>): string {
  const p = s.pieces[target];
  const f = frameOf(s, 'deed');
  if (!p || !f || f.at === 'second') return '';
  const { destroys, harm, heal } = deedOf(s, f.card);
  if (destroys) return 'destroyed at once';
  if (harm !== undefined) return hurts(s, p, harm);
  return heal === undefined ? '' : healing(s, p, heal);
}
function healing(s: Realm, p: Piece, most: number): string {
  const left = Math.max(0, p.damage - most);
  if (p.dying) return left === 0 || left < defence(s, p) ? 'saves it' : 'does not save it';
  return `removes ${p.damage - left} damage`;
}
function amount(s: Realm, { n }: OfferOf<'amount'>): string {
  const [only, other] = asking(s, 'deed').targets;
  return other === undefined ? hurts(s, piece(s, only), n) : '';
}
function sharing(s: Realm, { n }: OfferOf<'share'>): string {
  const { targets, x } = asking(s, 'deed');
  return `${hurts(s, piece(s, targets[0]), n)}; ${nameOf(s, targets[1])}: ${hurts(s, piece(s, targets[1]), x - n)}`;
}
function assigning(s: Realm, { target, n }: OfferOf<'assign'>): string {
  const { struck, given } = asking(s, 'distribute');
  const left = need(s, piece(s, target)) - given[struck.indexOf(target)] - n;
  return left <= 0 ? 'it would die' : `it can take ${left - 1} more`;
}

/** What happens if the player does nothing more. */
function ending(s: Realm, { kind }: OfferOf<'pass' | 'handOver'>): string {
  const seat = seatAsked(s);
  const c = s.combat;
  if (!c) return passing(s, seat);
  const dying = dyingOf(s, seat).map(p => p.id);
  const parts = dying.length === 0 ? [] : [`${allNames(s, dying)} ${dying.length === 1 ? 'dies' : 'die'}`];
  if (kind === 'pass' && (seat === c.attacker || seat === c.attacked)) parts.push(outcome(s));
  return parts.join('; ');
}
function outcome(s: Realm): string {
  const c = s.combat;
  if (!c || c.blocked || c.attackers.length === 0) return 'the combat ends, nobody comes through';
  return `the combat ends: ${throughTo(s, c.attacked, pointsOf(s, c.attackers))}`;
}
function passing(s: Realm, seat: Seat): string {
  const { passes } = s.players[seat];
  if (s.stack[s.stack.length - 1].rule !== 'opportunity') return '';
  const dying = dyingOf(s, seat).map(p => p.id);
  const parts = dying.length === 0 ? [] : [`you lose ${allNames(s, dying)}`];
  const others = living(s).filter(other => other !== seat);
  if (others.every(other => s.players[other].passed)) parts.push('everybody has passed: the turn ends');
  else if (s.options.threePassRule && passes === 2) parts.push('your third pass in a row: the turn ends');
  return parts.join('; ');
}

/** What happens if nobody else joins the attack or the defence. */
function gathered(s: Realm): string {
  const attack = frameOf(s, 'attack');
  if (attack) return attacking(s, attack.units);
  const defence = frameOf(s, 'defend');
  return defence ? defending(s, defence.units) : '';
}

const NOTES: { readonly [K in Offer['kind']]?: Note<OfferOf<K>> } = {
  transport: transporting,
  cast: casting,
  regenerate: (s, { card, n }) => saps(s, { need: n, school: schoolOf(s, piece(s, card)), source: NONE }),
  sap: (s, { card }) => `gives ${temper(s, piece(s, card))} of the ${asking(s, 'pay').need} needed`,
  pay(s) {
    const { need, school } = asking(s, 'pay');
    return saps(s, { need, school, source: NONE });
  },
  attack: (s, { card }) => attacking(s, [card]),
  join: (s, { card }) => attacking(s, [...asking(s, 'attack').units, card]),
  onGround: s => attacking(s, asking(s, 'attack').units, true),
  done: gathered,
  apart: s => defending(s, asking(s, 'defend').units),
  defend: (s, { card }) => defending(s, [...(frameOf(s, 'defend')?.units ?? []), card]),
  shoot: shooting,
  target: aiming,
  amount,
  share: sharing,
  assign: assigning,
  pass: ending,
  handOver: ending,
  pull: s => `leaves you with ${counted(s.players[seatAsked(s)].shields.length - 1, 'shield')}`,
  limbo: s => `fills ${s.players[seatAsked(s)].limbo.length + 1} of ${s.options.limboSize} places`,
  source: (s, { card }) => (printed(s, card).arrivesSapped ? 'it comes into play sapped' : ''),
};
/** What an option would lead to, worked out from public information; empty when there is nothing to say. */
export function forecast(s: Realm, option: Option): string {
  const tell = NOTES[option.kind as Offer['kind']] as Note<Option> | undefined;
  return tell?.(s, option) ?? '';
}
