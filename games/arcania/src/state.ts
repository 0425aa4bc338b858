import type { Id, Seat, State } from '@siegeworks/kernel';
import { cloneStack } from '@siegeworks/kernel';
import type { ArmyCode, BuildingKind } from './cards/card.ts';

export const NONE = -1;
export const PHASES = [
  'start',
  'draw',
  'land',
  'building',
  'units',
  'before',
  'wave',
  'after',
  'end',
] as const;
export type Phase = (typeof PHASES)[number];

/** A card with the four power values: in a force row, in a Dungeon, or displaced, as the list says that holds it. */
export interface Force {
  id: Id;
  owner: Seat;
  controller: Seat;
  damage: number;
  /** Worn artifacts in order of attaching. */
  worn: Id[];
  /** Staffs of Ageing. */
  staffs: Id[];
  attacked: boolean;
  defended: boolean;
  /** The Trapper that holds it, or NONE. */
  trappedBy: Id;
  /** Turns of its controller for which it is still paralysed. */
  paralysed: number;
  /** Players whose Telekinesis keeps it from defending. */
  heldOff: Seat[];
  /** Bonuses until the end of the turn. */
  smith: boolean;
  armoury: boolean;
  berserk: boolean;
  ravenous: '' | 'AD' | 'DS';
  /** Berserk or Ravenous was used since it was placed. */
  spent: boolean;
  /** General, Reverent, Necromancer, Miner: used this turn. */
  used: boolean;
}
export interface Building {
  id: Id;
  kind: BuildingKind;
  used: boolean;
  /** Turns for which a Mage Tower cannot support Spells. */
  lock: number;
  /** The Gemologist that lets it stand, or NONE. */
  link: Id;
  prisoner: Force | null;
}
/** A Land card, or Nature's Growth, with the Buildings on it. */
export interface Land {
  id: Id;
  growth: boolean;
  /** A Building was placed on it this turn. */
  built: boolean;
  /** The Pestilence on it, or NONE; protected until a whole turn under it is over (AK-250). */
  pestilence: Id;
  shielded: boolean;
  /** The turn in which the Pestilence came. */
  since: number;
  buildings: Building[];
}
export interface Player {
  alive: boolean;
  army: ArmyCode;
  castle: Id;
  castleDamage: number;
  /** Without Spiked Walls. */
  castleLife: number;
  /** Own turns begun. */
  turns: number;
  /** Last card is the top. */
  deck: Id[];
  hand: Id[];
  discard: Id[];
  lands: Land[];
  /** The force row: the Battle Front. */
  row: Force[];
  /** Hidden cards of others that this seat has seen and can still place. */
  known: Id[];
  /** Asked which of several equal Buildings is used (4.2). */
  choosesBuildings: boolean;
  /** Its turn in the order of falling, from 1; 0 while alive. */
  fell: number;
}
export const STANDING = ['plague', 'charm', 'invisibility', 'wall-of-force'] as const;
/** A card of the standing zone; Nature's Growth and Pestilence lie with the Lands. */
export interface Standing {
  card: Id;
  what: (typeof STANDING)[number];
  by: Seat;
  /** The force under it, or NONE. */
  on: Id;
  /** Turns of its caster for which a Charm still lasts. */
  left: number;
}
export const ABILITIES = ['missile', 'lightning', 'telekinesis', 'split'] as const;
export type Ability = (typeof ABILITIES)[number];
/** A card or ability that was announced and has not resolved (4.4). */
export interface Item {
  n: number;
  by: Seat;
  /** Card key, or an ability. */
  what: string;
  /** The card on the stack; NONE for an ability, or when it stays in play. */
  card: Id;
  /** The force that uses an ability, or NONE. */
  source: Id;
  targets: Id[];
  /** The player it is aimed at, or NONE. */
  seat: Seat;
  resolving: boolean;
}
/** One attacker of the wave. */
export interface Attack {
  attacker: Id;
  seat: Seat;
  blocked: boolean;
  defenders: Id[];
}
/** The battle that is being fought. */
export interface Battle {
  attacker: Id;
  /** The player attacked. */
  seat: Seat;
  defenders: Id[];
  blocked: boolean;
  /** An assault of a split Chimera. */
  split: boolean;
}

export interface Options {
  castleLife: number;
  openingHand: number;
  drawPerTurn: number;
  handLimit: number;
  engagement: string;
  destroyRule: string;
  placementUsesBuildings: boolean;
  buildingRefresh: string;
  firstTurnAttack: boolean;
  mulligan: string;
  attritionRule: string;
  maxDeckSize: number;
  specialCopies: number;
  siegeBreach: boolean;
  campaign: string;
  campaignDeckChange: boolean;
  firstPlayer: number;
  responseMode: string;
}

/** One game: a War. */
export interface War extends State {
  options: Options;
  /** Card key and owner of every card id. Never changed in place: clones share them. */
  names: readonly string[];
  owners: readonly Seat[];
  players: Player[];
  standing: Standing[];
  /** The stack of 4.4, the top last. */
  items: Item[];
  wave: Attack[];
  battle: Battle | null;
  /** Forces displaced by Teleport, in order. */
  displaced: Force[];
  /** Prisoners of Dungeons that left play; the next state check destroys them. */
  doomed: Force[];
  /** Phoenixes just destroyed whose owners have not been asked. */
  ashes: Id[];
  /** Out of the game. */
  removed: Id[];
  turn: Seat;
  phase: Phase;
  turnsBegun: number;
  /** Who took the first turn. */
  starter: Seat;
  /** The players who fell first, and whose turn it was then (AK-334, AK-336). */
  firstFallen: Seat[];
  firstFallTurn: Seat;
  /** The next number of an item. */
  next: number;
}

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
  return {
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
}
