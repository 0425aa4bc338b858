import { cardsUnder, numbersAmong, numbersOf } from '@siegeworks/table';
import { PRINTED } from './printed.ts';

export const ELEMENTS = ['fire', 'water', 'earth', 'air'] as const;
export type Element = (typeof ELEMENTS)[number];
/** What a card or spell is paid for with (TT-054 to TT-057). */
export const SCHOOLS = [...ELEMENTS, 'black', 'white', 'neutral'] as const;
export type School = (typeof SCHOOLS)[number];
/** TT-209 to TT-211: creatures, objects and spells. */
export const TYPES = [
  'source',
  'gate',
  'follower',
  'totem',
  'monster',
  'item',
  'artifact',
  'instant',
  'sustained',
] as const;
export type CardType = (typeof TYPES)[number];
export const STATUSES = ['minor', 'median', 'major'] as const;
export type Status = (typeof STATUSES)[number];
export type Immunity = Element | 'evil';
export type Colour = 'black' | 'white';
/** The lasting effect of an Instant spell on its target, until it ends (TT-130). */
export type Lasting = 'inRift' | 'hastened' | 'keptSapped' | 'exposed';
const FLAGS = [
  'army',
  'fast',
  'quick',
  'fly',
  'magicalAttack',
  'paralyze',
  'invisible',
  'instantEffect',
  'magicOnly',
] as const;
export type Flag = (typeof FLAGS)[number];

/** A card as printed; a missing field is absent from the card. */
export interface Printed {
  name: string;
  school: string;
  type: CardType;
  wall?: boolean;
  status?: Status;
  temper?: number;
  cost?: number;
  /** Variable cost: X at least 1 (TT-123, TT-212). */
  x?: boolean;
  maintenance?: number;
  attack?: number;
  defence?: number;
  produces?: readonly Element[];
  alignment?: 'good' | 'evil';
  tags?: readonly string[];
  glyphs?: readonly Flag[];
  regenerate?: number;
  ranged?: number;
  effects?: readonly Element[];
  immune?: readonly Immunity[];
  /** It cannot be paralysed (TT-228). */
  unparalysed?: boolean;
  /** Attack and defence that a Sustained spell gives to the creature under it (TT-122). */
  modifies?: readonly [number, number];
  /** The one element that the Source under it produces. */
  turnsTo?: Element;
  /** The creature under it cannot take regular actions. */
  holds?: boolean;
  /** The creature under it came out of a discard pile, and falls with it (TT-250). */
  animates?: boolean;
  /**
   * A Wall works while its Source produces this, or while no card of that colour is in the Tower (TT-126).
   */
  needs?: Element;
  without?: Colour;
  /**
   * What it gives to creatures in its Tower, or only to those of this colour; what it gives to a whole Army
   * of its controller.
   */
  aura?: Aura;
  auraFor?: Colour;
  rallies?: boolean;
  /** Creatures of this colour match its element (TT-162). */
  empowers?: Colour;
  /** The lasting effect of an Instant spell (TT-130). */
  lasts?: Lasting;
  rarity: 'common' | 'uncommon' | 'rare';
  text: string;
}

/** The glyphs of a unit as one number, so that those of all its cards are combined in one operation. */
export const GLYPH = {
  army: 1,
  fast: 2,
  quick: 4,
  fly: 8,
  magicalAttack: 16,
  paralyze: 32,
  invisible: 64,
  instantEffect: 128,
  magicOnly: 256,
  unparalysed: 512,
  /** Not the target of ranged attacks. */
  unshot: 1024,
} as const;
/** What a creature gets from cards not attached to it, as bits that a combat freezes (TT-168). */
export const BONUS = {
  /** Its full Tower (TT-161). */
  tower: 1,
  /** Another of its kin in the Tower (TT-165). */
  kin: 2,
  /** +1 attack in an attacking Army. */
  rally: 4,
  /** +2 defence while it defends. */
  cover: 8,
  hidden: 16,
  /** Immune to evil. */
  warded: 32,
  /** Regenerate 1. */
  mending: 64,
  unshot: 128,
} as const;
export type Aura = Exclude<keyof typeof BONUS, 'tower' | 'rally'>;
/** Elements as bits; the same bits, moved, are effects and immunities among the glyphs. */
export const BIT: Readonly<Record<Immunity, number>> = { fire: 1, water: 2, earth: 4, air: 8, evil: 16 };
const EFFECTS_AT = 12;
const IMMUNE_AT = 16;
export const effectsIn = (glyphs: number) => (glyphs >> EFFECTS_AT) & 15;
export const immuneIn = (glyphs: number) => (glyphs >> IMMUNE_AT) & 31;
export const immunity = (kind: Immunity) => BIT[kind] << IMMUNE_AT;
const bits = (kinds: readonly Immunity[] = []) => kinds.reduce((sum, kind) => sum | BIT[kind], 0);

/** A card with every property that the rules look up, worked out once. */
export interface Card {
  id: string;
  /** Its place in the printed table. */
  index: number;
  name: string;
  type: CardType;
  school: School;
  status: Status | null;
  /** Minor 1, Median 2, Major 3. */
  rank: number;
  /** Status points (TT-152). */
  points: number;
  temper: number;
  cost: number;
  x: boolean;
  maintenance: number;
  /** Added to the unit that it is or lies on. */
  attack: number;
  defence: number;
  produces: number;
  /** Its own element as a bit, or 0. */
  element: number;
  glyphs: number;
  regenerate: number | null;
  ranged: number;
  evil: boolean;
  good: boolean;
  elf: boolean;
  isSource: boolean;
  isGate: boolean;
  isCreature: boolean;
  /** Creature or Artifact: takes a seat. */
  isUnit: boolean;
  /** A unit with a defence (2.1). */
  isFighter: boolean;
  isSpell: boolean;
  isWall: boolean;
  /** Comes into play sapped: Sources of two elements. */
  arrivesSapped: boolean;
  /** Elements of the Source under it, or 0. */
  turnsTo: number;
  holds: boolean;
  animates: boolean;
  /**
   * For a Wall: an element that the Source must produce, or a colour that must not be in the Tower; 0 for
   * none.
   */
  needs: number;
  without: number;
  /** A bonus, or 0. */
  aura: number;
  auraFor: Colour | null;
  rallies: boolean;
  empowers: Colour | null;
  lasts: Lasting | null;
  printed: Printed;
}

/** TT-067: 1 for Black, 2 for White. */
export const colour = (school?: School) => (school === 'black' ? 1 : school === 'white' ? 2 : 0);
const POINTS = [0, 1, 2, 4];

function schoolOf(printed: Printed): School {
  return SCHOOLS.find(school => school === printed.school) ?? 'neutral';
}
function glyphsOf(printed: Printed): number {
  // A Wall's glyphs belong to its Tower and a spell's effects to its damage, not to the unit under it.
  if (printed.wall || printed.type === 'instant') return 0;
  let glyphs = 0;
  for (const flag of printed.glyphs ?? []) glyphs |= GLYPH[flag];
  if (printed.unparalysed) glyphs |= GLYPH.unparalysed;
  return glyphs | (bits(printed.effects) << EFFECTS_AT) | (bits(printed.immune) << IMMUNE_AT);
}
function kindsOf(printed: Printed) {
  const { type } = printed;
  const isCreature = type === 'follower' || type === 'monster' || type === 'totem';
  const isUnit = isCreature || type === 'artifact';
  return {
    isCreature,
    isUnit,
    isFighter: isUnit && printed.defence !== undefined,
    // TT-091
    isSource: type === 'source' || type === 'gate',
    isGate: type === 'gate',
    isSpell: type === 'instant' || type === 'sustained',
    isWall: printed.wall === true,
  };
}
/** What it does to other cards simply by being in play. */
function influenceOf({ turnsTo, needs, without, aura, ...printed }: Printed) {
  return {
    turnsTo: turnsTo ? BIT[turnsTo] : 0,
    holds: printed.holds ?? false,
    animates: printed.animates ?? false,
    needs: needs ? BIT[needs] : 0,
    without: colour(without),
    aura: aura ? BONUS[aura] : 0,
    auraFor: printed.auraFor ?? null,
    rallies: printed.rallies ?? false,
    empowers: printed.empowers ?? null,
    lasts: printed.lasts ?? null,
  };
}
function worked(id: string, printed: Printed, index: number): Card {
  const school = schoolOf(printed);
  const rank = printed.status ? STATUSES.indexOf(printed.status) + 1 : 0;
  const [attack, defence] = printed.modifies ?? [printed.attack ?? 0, printed.defence ?? 0];
  return {
    id,
    index,
    name: printed.name,
    type: printed.type,
    school,
    status: printed.status ?? null,
    rank,
    points: POINTS[rank],
    temper: printed.temper ?? 0,
    cost: printed.cost ?? 0,
    x: printed.x ?? false,
    maintenance: printed.maintenance ?? 0,
    attack,
    defence,
    produces: bits(printed.produces),
    element: ELEMENTS.some(element => element === school) ? BIT[school as Element] : 0,
    glyphs: glyphsOf(printed),
    regenerate: printed.regenerate ?? null,
    ranged: printed.ranged ?? 0,
    evil: printed.alignment === 'evil',
    good: printed.alignment === 'good',
    elf: printed.tags?.includes('elf') ?? false,
    ...kindsOf(printed),
    ...influenceOf(printed),
    arrivesSapped: printed.type === 'source' && (printed.produces?.length ?? 0) > 1,
    printed,
  };
}

const ALL: Readonly<Record<string, Card>> = Object.fromEntries(
  Object.entries<Printed>(PRINTED).map(([id, printed], index) => [id, worked(id, printed, index)]),
);
/** What an overlay may change: it is read from the cards of a table, never from `CARDS`. */
const CHANGEABLE = [
  'cost',
  'temper',
  'maintenance',
  'attack',
  'defence',
  'modifies',
  'ranged',
  'regenerate',
] as const;
type Changeable = (typeof CHANGEABLE)[number] | 'printed';
export const CARDS: Readonly<Record<string, Omit<Card, Changeable>>> = ALL;
/** The cards with which this table plays. */
export const cardsOf = cardsUnder<Printed, Card>(PRINTED, ALL, worked);
export const NUMBERS = numbersOf(PRINTED, CHANGEABLE);
/** What examples of the rulebook say about a card; all other numbers were designed (TT-R01). */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'orc-boar-riders': CHANGEABLE,
  snake: CHANGEABLE,
  'wand-of-lightning': CHANGEABLE,
  'flaming-sword': CHANGEABLE,
  'dwarven-militia': ['attack', 'defence'],
  dwarf: ['attack', 'defence'],
  'dwarf-axemen': ['attack', 'defence'],
  'dwarf-riflemen': ['attack'],
  'dwarf-catapult': ['defence', 'ranged'],
  wolverine: ['attack', 'defence'],
  'major-mjorn-air-elemental': ['attack', 'defence'],
  'major-mjorn-fire-elemental': ['defence'],
  'stone-giant': ['ranged'],
  'elven-bowmen': ['ranged'],
  barbarians: ['defence'],
  healers: ['regenerate'],
  'wand-of-fire': ['attack', 'ranged'],
};
export const DESIGNED = numbersAmong(NUMBERS, (card, name) => !TOLD[card]?.includes(name));

const giving = (test: (card: Card) => boolean): string => Object.values(ALL).find(test)?.name ?? '';
/** The name of each bonus: the card that gives it. */
export const BONUS_NAMES = {
  kin: giving(card => card.aura === BONUS.kin),
  rally: giving(card => card.rallies),
  cover: giving(card => card.aura === BONUS.cover),
} as const;
