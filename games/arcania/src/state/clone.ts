import { cloneStack } from '@siegeworks/kernel';
import type { Attack, Battle, Building, Force, Item, Land, Player, Standing, War } from './state.ts';

function cloneForce(f: Force): Force {
  return {
    id: f.id,
    owner: f.owner,
    controller: f.controller,
    damage: f.damage,
    worn: f.worn.slice(),
    staffs: f.staffs.slice(),
    attacked: f.attacked,
    defended: f.defended,
    trappedBy: f.trappedBy,
    paralysed: f.paralysed,
    heldOff: f.heldOff.slice(),
    smith: f.smith,
    armoury: f.armoury,
    berserk: f.berserk,
    ravenous: f.ravenous,
    spent: f.spent,
    used: f.used,
  };
}
const cloneBuilding = (b: Building): Building => ({
  id: b.id,
  kind: b.kind,
  used: b.used,
  lock: b.lock,
  link: b.link,
  prisoner: b.prisoner && cloneForce(b.prisoner),
});
const cloneLand = (l: Land): Land => ({
  id: l.id,
  growth: l.growth,
  built: l.built,
  pestilence: l.pestilence,
  shielded: l.shielded,
  since: l.since,
  buildings: l.buildings.map(cloneBuilding),
});
const clonePlayer = (p: Player): Player => ({
  alive: p.alive,
  army: p.army,
  castle: p.castle,
  castleDamage: p.castleDamage,
  castleLife: p.castleLife,
  turns: p.turns,
  deck: p.deck.slice(),
  hand: p.hand.slice(),
  discard: p.discard.slice(),
  lands: p.lands.map(cloneLand),
  row: p.row.map(cloneForce),
  known: p.known.slice(),
  choosesBuildings: p.choosesBuildings,
  fell: p.fell,
});
const cloneStanding = (e: Standing): Standing => ({
  card: e.card,
  what: e.what,
  by: e.by,
  on: e.on,
  left: e.left,
});
const cloneItem = (i: Item): Item => ({
  n: i.n,
  by: i.by,
  what: i.what,
  card: i.card,
  source: i.source,
  targets: i.targets.slice(),
  seat: i.seat,
  resolving: i.resolving,
});
const cloneAttack = (a: Attack): Attack => ({
  attacker: a.attacker,
  seat: a.seat,
  blocked: a.blocked,
  defenders: a.defenders.slice(),
});
const cloneBattle = (b: Battle): Battle => ({
  attacker: b.attacker,
  seat: b.seat,
  defenders: b.defenders.slice(),
  blocked: b.blocked,
  split: b.split,
});

/** Written out by hand: search copies states all the time. Only what never changes is shared. */
export function clone(s: War): War {
  const copy: War = {
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
    players: s.players.map(clonePlayer),
    standing: s.standing.map(cloneStanding),
    items: s.items.map(cloneItem),
    wave: s.wave.map(cloneAttack),
    battle: s.battle && cloneBattle(s.battle),
    displaced: s.displaced.map(cloneForce),
    doomed: s.doomed.map(cloneForce),
    ashes: s.ashes.slice(),
    removed: s.removed.slice(),
    turn: s.turn,
    phase: s.phase,
    turnsBegun: s.turnsBegun,
    starter: s.starter,
    firstFallen: s.firstFallen.slice(),
    firstFallTurn: s.firstFallTurn,
    next: s.next,
  };
  if (s.overlay) copy.overlay = s.overlay;
  return copy;
}
