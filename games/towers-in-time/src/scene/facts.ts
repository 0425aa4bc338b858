import type { Id, Seat } from '@siegeworks/contract';
import { seatLabel } from '@siegeworks/table';
import { BONUS, ELEMENTS, effectsIn, immuneIn } from '../cards/card.ts';
import { pays, purse, temper } from '../rules/temper.ts';
import { SEATS, seating } from '../rules/towers.ts';
import { printed } from '../state/faces.ts';
import {
  attack,
  bonusOf,
  cardOf,
  counts,
  defence,
  diffused,
  glyphs,
  isEvil,
  isGood,
  isHeld,
  isItem,
  isTotem,
  produces,
  regenerations,
  schoolOf,
  statusPoints,
  unitsOf,
  vulnerable,
  wallWorks,
} from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import { glyphNames } from '../words/faces.ts';
import { nameOf } from '../words/names.ts';

const list = (s: Realm, ids: readonly Id[]) => ids.map(id => nameOf(s, id));
const whose = (s: Realm, id: Id, seat: Seat) => {
  const owner = s.pieces[id]?.controller ?? s.owners[id];
  return owner === seat ? nameOf(s, id) : `${seatLabel(owner)} ${nameOf(s, id)}`;
};
/** By name; copies are distinguished as `Orc #2`. */
function byName<T>(s: Realm, ids: readonly Id[], describe: (p: Piece) => T): Record<string, T> {
  const found: Record<string, T> = {};
  for (const id of ids) {
    const name = nameOf(s, id);
    let key = name;
    for (let n = 2; key in found; n++) key = `${name} #${n}`;
    found[key] = describe(piece(s, id));
  }
  return found;
}
const kinds = (bits: number) => [...ELEMENTS, 'evil'].filter((_kind, i) => bits & (1 << i));

function unitFacts(s: Realm, p: Piece): Record<string, unknown> {
  const seats = p.tower === NONE ? [] : seating(s, piece(s, p.tower));
  const items = p.cards.filter(id => isItem(s, id));
  return {
    attack: attack(s, p),
    defence: defence(s, p),
    damage: p.damage,
    temper: temper(s, p),
    points: statusPoints(s, p),
    status: cardOf(s, p).status,
    school: schoolOf(s, p),
    tower: p.tower === NONE ? null : nameOf(s, p.tower),
    seat: SEATS[seats.indexOf(p.id)] ?? null,
    used: p.used,
    gave: p.gave,
    dying: p.dying,
    paralysed: p.paralysed,
    held: isHeld(s, p),
    noAttack: p.noAttack,
    arrived: p.arrived,
    exposed: p.exposed,
    vulnerable: vulnerable(s, p),
    diffused: diffused(s, p),
    empowered: (bonusOf(s, p) & (BONUS.tower | BONUS.kin)) !== 0,
    raised: p.raised,
    evil: isEvil(s, p),
    good: isGood(s, p),
    glyphs: glyphNames(s, p),
    regenerate: regenerations(s, p),
    effects: kinds(effectsIn(glyphs(s, p))),
    immune: kinds(immuneIn(glyphs(s, p))),
    items: list(s, items),
    inUse: list(
      s,
      items.filter(id => counts(s, id)),
    ),
    totems: list(
      s,
      p.cards.filter(id => isTotem(s, id)),
    ),
    spells: p.cards.filter(id => printed(s, id).isSpell).map(id => whose(s, id, p.controller)),
    owner: seatLabel(s.owners[p.id]),
  };
}
function towerFacts(s: Realm, p: Piece): Record<string, unknown> {
  const seats = seating(s, p);
  return {
    used: p.used,
    temper: temper(s, p),
    produces: kinds(produces(s, p)),
    full: p.units.length === 3,
    units: list(s, p.units),
    ...Object.fromEntries(SEATS.map((seat, i) => [seat, seats[i] === null ? null : nameOf(s, seats[i])])),
    walls: p.cards.map(id => whose(s, id, p.controller)),
    working: p.cards.filter(id => wallWorks(s, p, id)).map(id => nameOf(s, id)),
  };
}
function temperFacts(s: Realm, seat: Seat): Record<string, number> {
  const givers = purse(s, seat);
  const sum = (test: (giver: (typeof givers)[number]) => boolean) =>
    givers.reduce((total, giver) => total + (test(giver) ? giver.n : 0), 0);
  return {
    ...Object.fromEntries(ELEMENTS.map(element => [element, sum(giver => pays(giver, element))])),
    living: sum(giver => giver.isLiving),
    nonLiving: sum(giver => !giver.isLiving),
  };
}
export function sideFacts(s: Realm, seat: Seat): Record<string, unknown> {
  const p = s.players[seat];
  if (!p.alive) return { alive: false };
  return {
    alive: true,
    hand: list(s, p.hand),
    // Top of the deck first.
    deck: list(s, p.deck.slice().reverse()),
    shields: list(s, p.shields),
    limbo: list(s, p.limbo),
    discard: list(s, p.discard),
    towers: byName(s, p.towers, each => towerFacts(s, each)),
    units: byName(
      s,
      unitsOf(s, seat).map(each => each.id),
      each => unitFacts(s, each),
    ),
    adrift: list(s, p.adrift),
    rift: list(s, p.rift),
    temper: temperFacts(s, seat),
    passes: p.passes,
    breach: p.breach,
    placed: p.placed,
  };
}
export function combatFacts(s: Realm): Record<string, unknown> | null {
  const c = s.combat;
  if (!c) return null;
  return {
    attacker: seatLabel(c.attacker),
    attacked: c.attacked === NONE ? null : seatLabel(c.attacked),
    attackers: list(s, c.attackers),
    defenders: list(s, c.defenders),
    army: c.army,
    defendingArmy: c.defendingArmy,
    grounded: c.grounded,
    blocked: c.blocked,
    batch: seatLabel(c.batch),
    actions: c.actions,
    guards: c.guards.map(g => ({ unit: nameOf(s, g.unit), seat: seatLabel(g.seat) })),
  };
}
export const effectFacts = (s: Realm) =>
  s.effects.map(e => ({ spell: nameOf(s, e.card), by: seatLabel(e.by), on: nameOf(s, e.on) }));
