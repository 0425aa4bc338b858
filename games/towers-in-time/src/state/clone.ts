import { cloneStack } from '@siegeworks/kernel';
import type { Combat, Effect, Piece, Player, Realm } from './realm.ts';

const copyPiece = (p: Piece): Piece => ({
  id: p.id,
  card: p.card,
  controller: p.controller,
  tower: p.tower,
  on: p.on,
  units: p.units.slice(),
  cards: p.cards.slice(),
  used: p.used,
  gave: p.gave,
  damage: p.damage,
  dying: p.dying,
  paralysed: p.paralysed,
  noAttack: p.noAttack,
  arrived: p.arrived,
  exposed: p.exposed,
  acted: p.acted,
  affected: p.affected,
  openly: p.openly,
  ready: p.ready,
  raised: p.raised,
  frozen: p.frozen,
});
const copyPlayer = (p: Player): Player => ({
  alive: p.alive,
  deck: p.deck.slice(),
  hand: p.hand.slice(),
  shields: p.shields.slice(),
  limbo: p.limbo.slice(),
  towers: p.towers.slice(),
  adrift: p.adrift.slice(),
  rift: p.rift.slice(),
  discard: p.discard.slice(),
  passes: p.passes,
  passed: p.passed,
  breach: p.breach,
  placed: p.placed,
  settled: p.settled,
  kept: p.kept.slice(),
  chosen: p.chosen.slice(),
  dropped: p.dropped.slice(),
});
const copyEffect = (e: Effect): Effect => ({
  n: e.n,
  card: e.card,
  by: e.by,
  on: e.on,
  tower: e.tower,
  inCombat: e.inCombat,
});
const copyCombat = (c: Combat): Combat => ({
  attacker: c.attacker,
  attacked: c.attacked,
  attackers: c.attackers.slice(),
  defenders: c.defenders.slice(),
  army: c.army,
  defendingArmy: c.defendingArmy,
  grounded: c.grounded,
  blocked: c.blocked,
  batch: c.batch,
  actions: c.actions,
  burnt: c.burnt.slice(),
  guards: c.guards.map(g => ({ unit: g.unit, seat: g.seat })),
  isNexus: c.isNexus,
  ended: c.ended,
});

/**
 * Written by hand for speed, because search copies states all the time. Only what never changes is shared.
 */
export function clone(s: Realm): Realm {
  const pieces = new Array<Piece | null>(s.pieces.length);
  for (let i = 0; i < pieces.length; i++) {
    const p = s.pieces[i];
    pieces[i] = p === null ? null : copyPiece(p);
  }
  const copy: Realm = {
    seats: s.seats,
    stack: cloneStack(s.stack),
    random: s.random.slice(),
    luck: s.luck,
    script: s.script?.slice() ?? null,
    events: s.events?.slice() ?? null,
    over: s.over && { ...s.over, places: s.over.places.slice() },
    options: s.options,
    names: s.names,
    owners: s.owners,
    players: s.players.map(copyPlayer),
    pieces,
    effects: s.effects.map(copyEffect),
    combat: s.combat && copyCombat(s.combat),
    removed: s.removed.slice(),
    phase: s.phase,
    turn: s.turn,
    first: s.first,
    active: s.active,
    last: s.last,
    lastLoss: s.lastLoss,
    touched: s.touched.slice(),
    focus: s.focus?.slice() ?? null,
    next: s.next,
  };
  if (s.overlay) copy.overlay = s.overlay;
  return copy;
}
