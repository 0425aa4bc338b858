import type { Id, Option, Seat } from '@siegeworks/contract';
import { counted, does } from '@siegeworks/table';
import { GLYPH } from '../cards/card.ts';
import { shotAim, shotGlyphs } from '../rules/aims.ts';
import { dyingOf } from '../rules/damage.ts';
import { deedOf } from '../rules/deed.ts';
import { asking, frameOf, seatAsked } from '../rules/frames.ts';
import type { Offer, OfferOf } from '../rules/offers.ts';
import { purse, temper, total } from '../rules/temper.ts';
import { printed } from '../state/faces.ts';
import { canAffect, defence, enemies, isCrowd, living } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import { payment } from './bills.ts';
import { allNames, atMost, nameOf, tallied, verbOfAll } from './names.ts';
import {
  couldDefend,
  couldPull,
  couldShoot,
  exchange,
  hasCards,
  need,
  pointsOf,
  shieldsLost,
  unlessSaved,
} from './prospects.ts';

type Note<O> = (s: Realm, o: O) => string;

/** Letters for names in the first part of a note. */
const ROOM = 52;
/** `saps Volcano and Orc`. */
function saps(s: Realm, option: Option): string {
  const cards = payment(s, option);
  if (cards.length === 0) return '';
  const all = tallied(s, cards);
  return all.length <= ROOM
    ? `saps ${all}`
    : `saps ${nameOf(s, cards[0])} and ${cards.length - 1} more; ${all}`;
}
function casting(s: Realm, o: OfferOf<'cast'>): string {
  const { school, x } = printed(s, o.card);
  return x ? `any amount up to ${total(purse(s, seatAsked(s)), school)}` : saps(s, o);
}

/** Who is seen to be able to stop them, and what happens unless somebody does. */
function attacking(s: Realm, units: readonly Id[], onGround = false): string {
  const seat = seatAsked(s);
  const points = pointsOf(s, units);
  const could = couldDefend(s, seat, units, onGround);
  const shooters = couldShoot(s, seat, units);
  const spells = couldPull(s, seat, units);
  const shoot = shooters.length === 0 ? [] : [`${atMost(s, shooters, 26)} could shoot`];
  const parts =
    could.length === 0
      ? [['nobody could defend', ...shoot].join(', but ')]
      : [`${atMost(s, could, 40)} could defend`, ...shoot];
  if (spells.length > 0) parts.push(`${atMost(s, spells, 40)} could come from a shield`);
  const isCertain = could.length + shooters.length + spells.length === 0 && !hasCards(s, enemies(s, seat));
  const result = isCrowd(s) ? `worth ${counted(points, 'point')}` : throughTo(s, enemies(s, seat)[0], points);
  return [...parts, isCertain ? result : `${result} unless answered`].join('; ');
}
/** `a shield falls`, or how close the points come to it. */
function throughTo(s: Realm, seat: Seat, points: number): string {
  const lost = shieldsLost(s, seat, points);
  if (lost > 0 && lost === s.players[seat].shields.length) return `${does(s, seat, 'loses')} the last shield`;
  if (lost > 0) return lost === 1 ? 'a shield falls' : `${lost} shields fall`;
  return `${s.players[seat].breach + points} of 4 points for a shield`;
}

function defending(s: Realm, units: readonly Id[]): string {
  const { dying, shared } = exchange(s, units);
  const parts = fates(s, dying);
  if (shared > 0) parts.push(`${shared} damage to share out`);
  return parts.length === 0 ? 'nobody would die' : parts.join('; ');
}
/** Who dies for certain, who could still be saved, and who has the means to regenerate. */
function fates(s: Realm, dying: readonly Id[]): string[] {
  const groups = Map.groupBy(dying, id => unlessSaved(s, piece(s, id)));
  return [...groups].flatMap(([unless, ids]) => {
    const all = allNames(s, ids);
    const said = all.length <= ROOM - 14 ? [all] : ids.map(id => nameOf(s, id));
    return said.map(names => unless(`${names} would die`));
  });
}
/** Damage on one unit: whether it kills. */
function hurts(s: Realm, p: Piece, n: number): string {
  const short = need(s, p) - n;
  if (short > 0) return `${n} of the ${need(s, p)} damage that would kill it`;
  return unlessSaved(s, p)(`kills ${nameOf(s, p.id)}`);
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
  const parts = dying.length === 0 ? [] : [`${allNames(s, dying)} ${verbOfAll(s, dying, 'dies')}`];
  if (kind === 'handOver' && seat === c.attacker && !c.isNexus && !c.blocked && c.attackers.length > 0)
    parts.push(`${throughTo(s, c.attacked, pointsOf(s, c.attackers))} unless answered`);
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
  if (others.every(other => s.players[other].passed)) parts.push('the turn ends, as everybody has passed');
  else if (s.options.threePassRule && passes === 2) parts.push('the turn ends with your third pass in a row');
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
  transport: saps,
  cast: casting,
  regenerate: saps,
  keep: saps,
  sap: (s, { card }) => `gives ${temper(s, piece(s, card))} of the ${asking(s, 'pay').need} needed`,
  pay: saps,
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
