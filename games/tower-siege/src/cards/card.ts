import type { Reason } from '@siegeworks/contract';
import { cardsUnder, fieldsOf, numbersAmong, numbersOf } from '@siegeworks/table';
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

/** A bonus that counts only in some fights, never in a riposte (6.3). */
export interface Fights {
  al?: number;
  dl?: number;
  when: 'ownTurn' | 'directed' | Travel;
}
/** A lasting effect on the table; it does nothing that is left out here. */
export interface Lasting {
  /** Its name, if it differs from the card's. */
  name?: string;
  /** To each card it lies on. */
  gives?: Gives;
  /** Points of the other currency that Alchemy takes for one. */
  alchemy?: 2;
  /** Ends when what gives it leaves play or changes hands (TS-R129). */
  needsSource?: boolean;
  /** What it lies on gives nothing. */
  disables?: boolean;
  /** Whose army may not attack (TS-185). */
  bans?: 'everybody' | 'caster';
  /** Nobody makes Targeted or Directed attacks. */
  fog?: boolean;
  /** Of two creatures: each point that one loses the other loses too; it ends when either is gone (TS-R89). */
  binds?: boolean;
  /** The caster controls what it lies on (TS-R90). */
  lends?: boolean;
  /** What it lies on leaves play when it ends. */
  calls?: boolean;
  /** Holds for its caster alone, and ends when that player is gone (TS-R92). */
  personal?: boolean;
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
  /** Innate Skill of a skill that is not a shot. */
  is?: number;
  /** What it is aimed at resists with the RL printed on it (TS-176). */
  ownRL?: boolean;
  /** Only creatures can suffer it: it is not redirected to a structure (TS-R98). */
  personal?: boolean;
  /** It also reaches a Relic that is set aside, or an Item whose bearer is inside a structure. */
  reaches?: 'aside' | 'inside';
  /** Points lost by a target that does not resist, if not 1. */
  damage?: number;
  /** Variant with which an On Turn card may be cast on any turn. */
  anyTurnWith?: 'powerboltAnyTurn';
  /** Cast against a Spell or Scroll that waits, and resolved before everything else (TS-179). */
  counters?: boolean;
  /** Prevents the loss of a Life Point (4.10). */
  healing?: boolean;
  /** Once per Round another creature does not lose a Life Point, for this much power (Heal). */
  tends?: number;
  /** Lasting effects that it lays on the table, by name. */
  effects?: Record<string, Lasting>;
  /** To other Minions of its controller; of a carried card, to all of them. */
  leads?: Gives;
  fights?: Fights;
  /** Highest roll that is a Critical Attack when it makes a Directed attack. */
  directedCritical?: number;
  /** Placed in DEFEND after its attack. */
  rests?: boolean;
  /** Its travel ability serves only for Directed attacks against these, never to block. */
  travelAt?: 'structure';
  /** May become the target in place of its Mage in the open (TS-R130). */
  guards?: boolean;
  /** Why it is never chosen as defender against melee. */
  noDefence?: Reason;
  /** Surrounds the Tower: why the Tower cannot be chosen. */
  covers?: Reason;
  /** Attacks its own Mage before it leaves unpaid (TS-R96). */
  rebels?: boolean;
  /** Purchases or castings of its controller that are cheaper, never below 1. */
  discount?: { on: 'spells' | 'items'; by: number };
  /** Cards that may be discarded from the Market Place on a turn. */
  clears?: number;
  /** Once per turn goods enter play at once. */
  smuggles?: boolean;
  /** Capacity of the Market Place. */
  marketPlace?: number;
  alchemy?: 2;
  /** Base resources produce twice as much of this. */
  doubles?: PoolName;
  /** Which points a Surge brings. */
  pool?: PoolName;
  /** A structure whose points are those of the level it was built with; it is never repaired (TS-093). */
  levelled?: boolean;
}
export type PoolName = 'gold' | 'power';

/** A printed card with every field filled in that the rules read all the time. */
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

const BLANK = fieldsOf(PRINTED);

/** TS-028, TS-108, TS-193: what a card does not print: PL 0, 1 LP, and no IP unless it says so. */
function settle(id: string, printed: Printed): Card {
  const kind = printed.creatureType ?? printed.type;
  const isCreature = CREATURES.includes(kind);
  return {
    ...BLANK,
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

const ALL: Readonly<Record<string, Card>> = Object.fromEntries(
  Object.entries(PRINTED).map(([id, printed]) => [id, settle(id, printed)]),
);
/** What an overlay may change: it is read from the cards of a table, never from `CARDS`. */
const CHANGEABLE = [
  'gp',
  'pp',
  'lp',
  'sl',
  'pl',
  'ip',
  'dl',
  'rl',
  'baseMines',
  'basePowerstones',
  'travelCost',
  'regeneration',
  'upkeep',
  'gives',
  'leads',
  'marketPlace',
  'tends',
  'is',
  'ss',
  'ssRelic',
  'cast',
] as const;
type Changeable = (typeof CHANGEABLE)[number];
export type Face = Omit<Card, Changeable>;
export const CARDS: Readonly<Record<string, Face>> = ALL;
/** The cards with which this table plays. */
export const cardsOf = cardsUnder<Printed, Card>(PRINTED, ALL, settle);
export const NUMBERS = numbersOf(PRINTED, CHANGEABLE);
/** TS-R01: cards that the rulebook names without their numbers, or not at all. */
export const DESIGNED = numbersAmong(NUMBERS, card => ALL[card].source === 'designed');
const EFFECTS: Readonly<Record<string, Lasting>> = Object.assign(
  Object.create(null),
  ...Object.values(CARDS).map(card => card.effects),
);
const NO_EFFECT: Lasting = {};
/** What a lasting effect of this name does; a travel ability only lasts. */
export const lasting = (what: string): Lasting => EFFECTS[what] ?? NO_EFFECT;
/** TS-R125: effects of Spells and Scrolls, not of skills. */
export const isMagicEffect = (what: string): boolean => MAGIC_TYPES.includes(CARDS[what]?.type);
const MAGIC_TYPES: readonly CardType[] = ['Scroll', 'Spell', 'InnateSpell'];
/** The name that players read. */
export const effectTitle = (what: string): string => lasting(what).name ?? CARDS[what]?.name ?? what;

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
/** TS-035: the copies of a card that a Market Deck may hold. */
export function mostOf({ type }: Pick<Card, 'type'>): number {
  if (NOT_IN_DECK.includes(type)) return 0;
  return type === 'Mine' || type === 'Powerstone' ? Number.POSITIVE_INFINITY : 4;
}
