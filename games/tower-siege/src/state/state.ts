import type { Id, Seat, State } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import { cloneStack } from '@siegeworks/kernel';

export const NONE = -1;
/** TS-097: ON GUARD is where a creature begins. */
export const POSITIONS = ['guard', 'attack', 'defend'] as const;
export type Position = (typeof POSITIONS)[number];
export const UPKEEPS = ['none', 'new', 'due', 'paid', 'unpaid'] as const;
export type Upkeep = (typeof UPKEEPS)[number];
export const PHASES = ['onGuard', 'upkeep', 'market', 'main', 'combat', 'end'] as const;
export type Phase = (typeof PHASES)[number];
export type PieceKind = 'creature' | 'structure' | 'relic' | 'item';

/** A card in play (2.2): creature, structure, Relic or Item. What is printed is looked up by `card`. */
export interface Piece {
  id: Id;
  card: string;
  kind: PieceKind;
  owner: Seat;
  controller: Seat;
  /** Life Points of a creature, Integrity Points of a structure or Relic. */
  points: number;
  position: Position;
  /** The structure it is inside, or NONE. */
  inside: Id;
  /** The creature inside this structure, or NONE. */
  occupant: Id;
  /** The bearer of this Item or Relic, or NONE. */
  bearer: Id;
  /** Mount or rider, or NONE. */
  partner: Id;
  items: Id[];
  /** An Item whose slot it fills. */
  active: boolean;
  /** The turn (counted over the game) on which it was last used: an Item may not move on it, an engine or Relic works once. */
  usedOn: number;
  /** The last Round in which a once-per-Round skill was used. */
  usedRound: number;
  declared: boolean;
  /** Has used its attack or its either-or skill this turn (TS-116); whether it was an attack (TS-129, TS-157). */
  acted: boolean;
  attacked: boolean;
  upkeep: Upkeep;
  /** Structures left since the controller's last ON_GUARD. */
  locked: Id[];
  /** A Mage barred by a fumbled attack roll (TS-079). */
  barred: boolean;
  /** The Round in which a Shield Spell or a Bolster last took effect (TS-228). */
  shielded: number;
  bolstered: number;
}

/** Unspent points by where they come from; spent in the order purse, surge, bought, base (TS-061). */
export interface Pool {
  base: number;
  bought: number;
  surge: number;
  purse: number;
}

export interface Player {
  alive: boolean;
  team: number;
  mage: Id;
  tower: Id;
  /** Turns this player has begun. */
  turns: number;
  deck: Id[];
  hand: Id[];
  discard: Id[];
  caravan: Id[];
  /** Creatures under this player's control, the Mage first, then in order of entry, including those inside structures. */
  army: Id[];
  shelters: Id[];
  /** Relics at location B. */
  relics: Id[];
  spellbook: Id[];
  mines: Id[];
  stones: Id[];
  surges: Id[];
  /** Fallen Tower and damaged Relics. */
  aside: Id[];
  /** Cards looked at by Scrying. */
  looking: Id[];
  /** Hidden cards of any player that this seat has seen and can still locate. */
  known: Id[];
  /** TS-053: numbers, not cards: nothing can choose them. */
  baseMines: number;
  baseStones: number;
  gold: Pool;
  power: Pool;
  /** Zombie tokens owed at the start of the next turn. */
  zombies: number;
  /** Surge names played this turn (TS-051). */
  surged: string[];
  /** Free actions of this turn (TS-R99). */
  freeMoves: number;
  /** An attack was specified this turn. */
  attacked: boolean;
  smuggled: boolean;
}

/** A lasting effect: what it does is found by `what`. */
export interface Effect {
  n: number;
  what: string;
  /** The Scroll that lies on the table for it, or NONE. */
  card: Id;
  by: Seat;
  on: Id[];
  /** The Item or creature that gives it, or NONE. */
  source: Id;
  /** Ends at the start of this seat's `left`-th next turn (TS-011). */
  turnOf: Seat;
  left: number;
}

export const ACTIONS = ['spell', 'scroll', 'ability', 'attack', 'skill', 'relic'] as const;
/** A declared action or response that is waiting to be resolved (4.9). */
export interface Item {
  n: number;
  kind: (typeof ACTIONS)[number];
  by: Seat;
  /** Card key of the Spell or Scroll, name of the ability or skill. */
  what: string;
  /** The card that does it: Scroll, creature, Item, Relic; NONE for innate Spells. */
  card: Id;
  /** Index of the level paid for, or NONE. */
  level: number;
  /** Card ids, or numbers of effects, pending items or seats, as `what` demands. */
  targets: Id[];
  negated: boolean;
  resolving: boolean;
}

/** What the host has set (section 9). */
export interface Variants {
  equalStart: boolean;
  reshuffle: boolean;
  redirectTargeted: boolean;
  powerboltAnyTurn: boolean;
  firstRoundTruce: boolean;
  roundLimit: number;
  noProgressRounds: number;
  teams: boolean;
  cardPool: string;
  maxPlayers: number;
}

export interface Siege extends State {
  options: Variants;
  /** Card key and owner of every card id. Never changed in place: clones share them. */
  names: readonly string[];
  owners: readonly Seat[];
  players: Player[];
  pieces: (Piece | null)[];
  effects: Effect[];
  pending: Item[];
  removed: Id[];
  turn: Seat;
  phase: Phase;
  round: number;
  /** The seat at which a Round begins. */
  starter: Seat;
  turnsBegun: number;
  /** Complete Rounds without progress, and whether this one has seen any (TS-R94). */
  quiet: number;
  progress: boolean;
  /** The next number for an effect or pending item. */
  next: number;
}

/** The card in play with this id. */
export function piece(s: Siege, id: Id): Piece {
  const p = s.pieces[id];
  if (!p) throw new Impossible(`${s.names[id] ?? 'card'} ${id} is not in play`);
  return p;
}

export function clonePiece(p: Piece): Piece {
  return {
    id: p.id,
    card: p.card,
    kind: p.kind,
    owner: p.owner,
    controller: p.controller,
    points: p.points,
    position: p.position,
    inside: p.inside,
    occupant: p.occupant,
    bearer: p.bearer,
    partner: p.partner,
    items: p.items.slice(),
    active: p.active,
    usedOn: p.usedOn,
    usedRound: p.usedRound,
    declared: p.declared,
    acted: p.acted,
    attacked: p.attacked,
    upkeep: p.upkeep,
    locked: p.locked.slice(),
    barred: p.barred,
    shielded: p.shielded,
    bolstered: p.bolstered,
  };
}
const clonePool = (p: Pool): Pool => ({ base: p.base, bought: p.bought, surge: p.surge, purse: p.purse });

function clonePlayer(p: Player): Player {
  return {
    alive: p.alive,
    team: p.team,
    mage: p.mage,
    tower: p.tower,
    turns: p.turns,
    deck: p.deck.slice(),
    hand: p.hand.slice(),
    discard: p.discard.slice(),
    caravan: p.caravan.slice(),
    army: p.army.slice(),
    shelters: p.shelters.slice(),
    relics: p.relics.slice(),
    spellbook: p.spellbook.slice(),
    mines: p.mines.slice(),
    stones: p.stones.slice(),
    surges: p.surges.slice(),
    aside: p.aside.slice(),
    looking: p.looking.slice(),
    known: p.known.slice(),
    baseMines: p.baseMines,
    baseStones: p.baseStones,
    gold: clonePool(p.gold),
    power: clonePool(p.power),
    zombies: p.zombies,
    surged: p.surged.slice(),
    freeMoves: p.freeMoves,
    attacked: p.attacked,
    smuggled: p.smuggled,
  };
}
const cloneEffect = (e: Effect): Effect => ({
  n: e.n,
  what: e.what,
  card: e.card,
  by: e.by,
  on: e.on.slice(),
  source: e.source,
  turnOf: e.turnOf,
  left: e.left,
});
const cloneItem = (i: Item): Item => ({
  n: i.n,
  kind: i.kind,
  by: i.by,
  what: i.what,
  card: i.card,
  level: i.level,
  targets: i.targets.slice(),
  negated: i.negated,
  resolving: i.resolving,
});

/** Written out by hand: search copies states all the time. Only what never changes is shared. */
export function clone(s: Siege): Siege {
  const pieces = new Array<Piece | null>(s.pieces.length);
  for (let i = 0; i < pieces.length; i++) {
    const p = s.pieces[i];
    pieces[i] = p === null ? null : clonePiece(p);
  }
  const copy: Siege = {
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
    effects: s.effects.map(cloneEffect),
    pending: s.pending.map(cloneItem),
    removed: s.removed.slice(),
    turn: s.turn,
    phase: s.phase,
    round: s.round,
    starter: s.starter,
    turnsBegun: s.turnsBegun,
    quiet: s.quiet,
    progress: s.progress,
    next: s.next,
  };
  if (s.overlay) copy.overlay = s.overlay;
  return copy;
}
