import { PRINTED } from './printed.ts';

export const TYPES = [
  'Mage',
  'Tower',
  'InnateAbility',
  'InnateSpell',
  'BaseMine',
  'BasePowerstone',
  'Mine',
  'Powerstone',
  'Surge',
  'Token',
  'Minion',
  'Elemental',
  'Rogue',
  'Fiend',
  'Item',
  'Scroll',
  'Spell',
  'Relic',
  'Support',
] as const;
export type CardType = (typeof TYPES)[number];
export const SETS = [
  'base',
  'named-in-rules',
  'elemental-adversaries',
  'thaylens-rogue',
  'fiendish-foes',
  'armoury',
] as const;
export type CardSet = (typeof SETS)[number];
export const TRAVELS = ['Flight', 'Tunneling', 'Shadowalk', 'Charge'] as const;
export type Travel = (typeof TRAVELS)[number];
export const SLOTS = ['weapon', 'body', 'helm', 'shield', 'other', 'structure'] as const;
export type Slot = (typeof SLOTS)[number];
export type Level = 'AL' | 'DL' | 'RL' | 'PL' | 'SS' | 'IS';

/** What an Item adds to its bearer. */
export interface Gives {
  al?: number;
  dl?: number;
  rl?: number;
  sl?: number;
  ss?: number;
  is?: number;
  pl?: number;
  basePL?: number;
  /** In place of `al` when a structure is attacked. */
  alVsStructure?: number;
}
/** An attack with an Innate Skill: arrows, stones, wands, engines. */
export interface Shot {
  label: string;
  is: number;
  count: number;
  /** Each shot may have its own Target. */
  spread?: boolean;
  at?: 'creature' | 'structure';
  resist?: 'RL';
  ignoresPL?: boolean;
  /** No damage: the creature is placed in DEFEND. */
  freezes?: boolean;
}
export interface CastLevel {
  pp: number;
  ss?: number;
  /** Change of the Target's RL. */
  rl?: number;
  ip?: number;
}
export interface ClubLevel {
  pp: number;
  al?: number;
  dl?: number;
}
export interface Price {
  gp?: number;
  pp?: number;
}

/** A card as printed. */
export interface Printed extends Price {
  name: string;
  type: CardType;
  set: CardSet;
  text: string;
  source?: 'inferred' | 'designed';
  baseMines?: number;
  basePowerstones?: number;
  lp?: number;
  sl?: number;
  pl?: number;
  ip?: number;
  dl?: number;
  rl?: number;
  /** Usable Items of a creature or structure. */
  ui?: string;
  /** Item Class. */
  ic?: string;
  slot?: Slot;
  location?: 'B' | 'S' | 'C';
  st?: 'OT' | 'AT';
  rr?: boolean;
  ss?: number;
  ssRelic?: number;
  attackBased?: boolean;
  cast?: number;
  perTarget?: { first: number; next: number; max?: number };
  levels?: CastLevel[];
  subtypes?: string[];
  creatureType?: CardType;
  upkeep?: Price;
  unique?: boolean;
  riposteItem?: boolean;
  riposteIS?: number;
  gives?: Gives;
  /** Only in plain melee (Moat). */
  givesVsMelee?: Gives;
  travel?: Travel;
  travelCost?: number;
  travelOnTurn?: boolean;
  always?: Travel;
  blocks?: Travel[];
  regeneration?: number;
  shot?: Shot;
  clubStrike?: ClubLevel[];
}

/** A printed card with every field that the rules ask for all the time filled in. */
export interface Card extends Printed {
  id: string;
  gp: number;
  pp: number;
  lp: number;
  sl: number;
  pl: number;
  ip: number;
  dl: number;
  rl: number;
  ui: string;
  ic: string;
  subtypes: string[];
  isCreature: boolean;
  isMinion: boolean;
  gives: Gives;
}
export type CardKey = keyof typeof PRINTED;

const CREATURES: readonly CardType[] = ['Mage', 'Minion', 'Elemental', 'Rogue', 'Fiend'];
const NOTHING: Gives = {};

function settle(id: string, printed: Printed): Card {
  const kind = printed.creatureType ?? printed.type;
  const isCreature = CREATURES.includes(kind);
  return {
    ...printed,
    id,
    gp: printed.gp ?? 0,
    pp: printed.pp ?? 0,
    lp: isCreature ? (printed.lp ?? 1) : 0,
    sl: printed.sl ?? 0,
    pl: printed.pl ?? 0,
    ip: printed.ip ?? 0,
    dl: printed.dl ?? 0,
    rl: printed.rl ?? 0,
    ui: printed.ui ?? 'X',
    ic: printed.ic ?? '',
    subtypes: printed.subtypes ?? [],
    isCreature,
    isMinion: kind === 'Minion',
    gives: printed.gives ?? NOTHING,
  };
}

export const CARDS: Readonly<Record<string, Card>> = Object.fromEntries(
  Object.entries(PRINTED).map(([id, printed]) => [id, settle(id, printed)]),
);
/** TS-035: these are never in a Market Deck. */
export const NOT_IN_DECK: readonly CardType[] = [
  'BaseMine',
  'BasePowerstone',
  'InnateAbility',
  'InnateSpell',
  'Mage',
  'Support',
  'Token',
  'Tower',
];
