import { cloneStack } from '@siegeworks/kernel';
import type { City, Combat, Creature, Effect, Fight, Item, Piece, Player, Realm, Resource } from './realm.ts';

function cloneCreature(c: Creature): Creature {
  return {
    kind: 'creature',
    id: c.id,
    card: c.card,
    owner: c.owner,
    controller: c.controller,
    city: c.city,
    marked: c.marked,
    devoted: c.devoted,
    damage: c.damage,
    plus: c.plus,
    minus: c.minus,
    attackPlus: c.attackPlus,
    roots: c.roots,
    ore: c.ore,
    marks: c.marks,
    attached: c.attached.slice(),
    turnAttack: c.turnAttack,
    turnDefence: c.turnDefence,
    turnWords: c.turnWords.slice(),
    words: c.words.slice(),
    serene: c.serene,
    barred: c.barred,
    sheltered: c.sheltered,
    held: c.held,
    ivy: c.ivy,
    heldBy: c.heldBy.slice(),
    attacked: c.attacked,
    used: c.used,
    guarded: c.guarded,
    dealt: c.dealt,
    dealtBefore: c.dealtBefore,
    doom: c.doom,
    original: c.original,
    strength: c.strength,
  };
}
function cloneCity(c: City): City {
  return {
    kind: 'city',
    id: c.id,
    card: c.card,
    owner: c.owner,
    controller: c.controller,
    defence: c.defence,
    residents: c.residents.slice(),
    attached: c.attached.slice(),
    extra: c.extra,
    active: c.active.slice(),
    moved: c.moved,
    tactics: c.tactics,
    damaged: c.damaged,
    spent: c.spent,
  };
}
function clonePiece(p: Piece): Piece {
  if (p.kind === 'creature') return cloneCreature(p);
  if (p.kind === 'city') return cloneCity(p);
  return {
    kind: 'enchantment',
    id: p.id,
    card: p.card,
    owner: p.owner,
    controller: p.controller,
    on: p.on,
    marked: p.marked,
    doomed: p.doomed,
  };
}
const cloneResource = (r: Resource): Resource => ({
  card: r.card,
  faction: r.faction,
  marked: r.marked,
  thief: r.thief,
});

function clonePlayer(p: Player): Player {
  return {
    alive: p.alive,
    team: p.team,
    place: p.place,
    turns: p.turns,
    deck: p.deck.slice(),
    hand: p.hand.slice(),
    unbuilt: p.unbuilt.slice(),
    chosen: p.chosen.slice(),
    cities: p.cities.slice(),
    army: p.army.slice(),
    kingdom: p.kingdom.slice(),
    resources: p.resources.map(cloneResource),
    pool: p.pool.slice(),
    graveyard: p.graveyard.slice(),
    hiding: p.hiding.map(h => ({ card: h.card, city: h.city, strength: h.strength })),
    known: p.known.slice(),
    lost: p.lost,
    factions: p.factions.slice(),
  };
}
const cloneItem = (i: Item): Item => ({
  n: i.n,
  kind: i.kind,
  what: i.what,
  card: i.card,
  by: i.by,
  mode: i.mode,
  x: i.x,
  targets: i.targets.slice(),
  data: i.data.slice(),
  city: i.city,
  asCreature: i.asCreature,
  step: i.step,
});
const cloneEffect = (e: Effect): Effect => ({ what: e.what, by: e.by, on: e.on.slice() });
const cloneFight = (f: Fight): Fight => ({
  attacker: f.attacker,
  city: f.city,
  defenders: f.defenders.slice(),
  intercepted: f.intercepted,
  fought: f.fought,
});
const cloneCombat = (c: Combat): Combat => ({
  by: c.by,
  cities: c.cities.slice(),
  fights: c.fights.map(cloneFight),
  overruns: c.overruns.map(o => ({ source: o.source, city: o.city, n: o.n })),
});

/** Written out by hand: search copies states all the time. Only what never changes is shared. */
export function clone(s: Realm): Realm {
  const pieces = s.pieces.slice();
  for (let i = 0; i < pieces.length; i++) {
    const p = pieces[i];
    if (p !== null) pieces[i] = clonePiece(p);
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
    players: s.players.map(clonePlayer),
    pieces,
    pile: s.pile.map(cloneItem),
    waiting: s.waiting.map(cloneItem),
    effects: s.effects.map(cloneEffect),
    combat: s.combat && cloneCombat(s.combat),
    removed: s.removed.slice(),
    turn: s.turn,
    starter: s.starter,
    phase: s.phase,
    turnsBegun: s.turnsBegun,
    drawn: s.drawn,
    resolved: s.resolved,
    next: s.next,
  };
  if (s.overlay) copy.overlay = s.overlay;
  return copy;
}
