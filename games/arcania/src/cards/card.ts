import { cardsUnder, fieldsOf, numbersAmong, numbersOf } from '@siegeworks/table';
import { PRINTED } from './printed.ts';

export const TYPES = [
  'castle',
  'marker',
  'land',
  'building',
  'military-unit',
  'monster',
  'siege-weapon',
  'beast',
  'special',
  'artifact',
  'spell',
  'thieving-op',
] as const;
export type CardType = (typeof TYPES)[number];
export const BUILDINGS = [
  'armoury',
  'barrack',
  'beastiary',
  'dungeon',
  'mage-tower',
  'market',
  'millworks',
  'siege-smith',
  'spiked-wall',
  'temple',
  'thieves-guild',
  'weapon-smith',
] as const;
export type BuildingKind = (typeof BUILDINGS)[number];
export const ARMY_CODES = ['D', 'E', 'N', 'U'] as const;
export type ArmyCode = (typeof ARMY_CODES)[number];
export const ARMY_WORDS = ['dwarf', 'elf', 'lycanthrope', 'undead'] as const;
export type ArmyWord = (typeof ARMY_WORDS)[number];

/** An Army is data: a letter on the cards, a word for the set-up, a name for people. */
export const ARMIES: Readonly<Record<ArmyWord, { code: ArmyCode; name: string }>> = {
  dwarf: { code: 'D', name: 'Dwarves' },
  elf: { code: 'E', name: 'Elves' },
  lycanthrope: { code: 'N', name: 'Lycanthrope' },
  undead: { code: 'U', name: 'Undead' },
};

/** Keywords that cards print and rules look for. */
export const KEYWORDS = [
  'berserk',
  'captures',
  'casts',
  'cloaked',
  'extra-spell',
  'flaming-missile',
  'lightning',
  'magic-weapon',
  'no-wear',
  'only-magic-strikes',
  'paralysing-bite',
  'raise-skeleton',
  'ravenous',
  'rebuild-land',
  'regenerate',
  'second-defence',
  'sixth-building',
  'spell-immune',
  'split-attack',
  'stills-battles',
  'strikes-enemies',
  'takes-control',
  'telekinesis',
  'trap',
  'unblockable',
  'unblockable-op',
  'untrappable',
  'wears-armour-only',
  'wears-weapon-only',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

export type Needs = Partial<Record<BuildingKind, number>>;
export type Slot = 'weapon' | 'body' | 'shield' | 'helm' | 'cloak' | 'ring';
export type WearClass = 'weapon' | 'armour' | 'cloak' | 'ring';
export type Timing =
  | 'land-phase'
  | 'building-phase'
  | 'units-phase'
  | 'own-turn'
  | 'own-turn-or-interrupt'
  | 'interrupt-only';
/** What an attached artifact adds to its bearer. */
export interface Gives {
  AS?: number;
  DS?: number;
  AD?: number;
  LD?: number;
  reduction?: number;
}

/** A card as printed. */
export interface Printed {
  name: string;
  type: CardType;
  /** D, E, N, U, several of them, or Z for all. */
  code: string;
  AS?: number;
  DS?: number;
  AD?: number;
  LD?: number;
  needs?: Needs;
  timing?: Timing;
  stays?: boolean;
  wear?: { slot: Slot; as: WearClass };
  gives?: Gives;
  keywords?: readonly Keyword[];
  /** What it adds to the life of its Castle while it works, and the Damage it deals to an unblocked attacker. */
  castleLife?: number;
  spikes?: number;
  /** Its Attack Strength and Attack Damage in a split attack. */
  split?: { AS: number; AD: number };
  /** How many an Army may have in play. */
  most?: Partial<Record<ArmyCode, number>>;
  text: string;
}

/** A printed card with precomputed answers to what the rules ask most often. */
export interface Card extends Printed {
  id: string;
  AS: number;
  DS: number;
  AD: number;
  LD: number;
  /** AS + DS + 1.5 AD + LD (2.6). */
  worth: number;
  isForce: boolean;
  /** Monster or Beast (AK-012, AK-R11). */
  isMonster: boolean;
  interrupts: boolean;
  needList: readonly (readonly [BuildingKind, number])[];
  keywords: readonly Keyword[];
}

const BLANK = fieldsOf(PRINTED);

// AK-R10: a Unit is any of these unless the text says Military.
const FORCES: readonly CardType[] = ['military-unit', 'monster', 'siege-weapon', 'beast'];

function settle(id: string, printed: Printed): Card {
  const { AS = 0, DS = 0, AD = 0, LD = 0, needs = {} } = printed;
  return {
    ...BLANK,
    ...printed,
    id,
    AS,
    DS,
    AD,
    LD,
    worth: AS + DS + 1.5 * AD + LD,
    isForce: FORCES.includes(printed.type),
    isMonster: printed.type === 'monster' || printed.type === 'beast',
    interrupts: printed.timing === 'own-turn-or-interrupt' || printed.timing === 'interrupt-only',
    needList: BUILDINGS.flatMap(kind => (needs[kind] ? [[kind, needs[kind]] as const] : [])),
    keywords: printed.keywords ?? [],
  };
}

export type CardId = keyof typeof PRINTED;
const ALL: Readonly<Record<string, Card>> = Object.fromEntries(
  Object.entries(PRINTED).map(([id, printed]) => [id, settle(id, printed)]),
);
/** What an overlay may change: it is read from the cards of a table, never from `CARDS`. */
const CHANGEABLE = ['AS', 'DS', 'AD', 'LD', 'needs', 'gives', 'split'] as const;
type Changeable = (typeof CHANGEABLE)[number] | 'worth' | 'needList';
export type Face = Omit<Card, Changeable>;
export const CARDS: Readonly<Record<string, Face>> = ALL;
/** The cards with which this table plays. */
export const cardsOf = cardsUnder<Printed, Card>(PRINTED, ALL, settle);
export const NUMBERS = numbersOf(PRINTED, CHANGEABLE);
const FORCE_VALUES = ['AS', 'DS', 'AD', 'LD'];
/** The rulebook prints no values of forces but in a split assault; what a card needs it prints. */
export const DESIGNED = numbersAmong(NUMBERS, (_card, name) => FORCE_VALUES.includes(name));
/** Cards that can interrupt (4.3); every Army may hold all of them (AK-R20). */
export const INTERRUPTS: readonly Face[] = Object.values(CARDS).filter(card => card.interrupts);

/** AK-002: Z, or a code with the letter of the Army. */
export const fitsArmy = (card: Face, army: ArmyCode) => card.code === 'Z' || card.code.includes(army);
export const isBuilding = (key: string): key is BuildingKind => CARDS[key].type === 'building';
/** The Buildings that print this word. */
export const kindsWith = (word: Keyword): readonly BuildingKind[] =>
  BUILDINGS.filter(kind => CARDS[kind].keywords.includes(word));
/** The name of the card that prints this word. */
export const nameWith = (word: Keyword): string =>
  Object.values(CARDS).find(card => card.keywords.includes(word))?.name ?? word;
/** The Buildings that add to a Castle's life, with what each adds and deals. */
export const WALLS: readonly { kind: BuildingKind; life: number; spikes: number }[] = BUILDINGS.flatMap(
  kind => {
    const { castleLife: life = 0, spikes = 0 } = CARDS[kind];
    return life > 0 ? [{ kind, life, spikes }] : [];
  },
);
