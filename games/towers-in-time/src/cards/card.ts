import { PRINTED } from './printed.ts';

export const ELEMENTS = ['fire', 'water', 'earth', 'air'] as const;
export type Element = (typeof ELEMENTS)[number];
/** What a card or spell is paid for with (TT-054 to TT-057). */
export const SCHOOLS = [...ELEMENTS, 'black', 'white', 'neutral'] as const;
export type School = (typeof SCHOOLS)[number];
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

/** A card as it is printed; what is left out is absent from the card. */
export interface Printed {
  name: string;
  school: string;
  type: CardType;
  wall?: boolean;
  status?: Status;
  temper?: number;
  cost?: number;
  /** Variable cost: X at least 1 (TT-123). */
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
  rarity: 'common' | 'uncommon' | 'rare';
  text: string;
}

/** Glyphs of a unit in one number, so that those of all its cards are added by one operation. */
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
  /** Unicorn: it cannot be paralysed. */
  unparalysed: 512,
  /** Wall of Winds: not the target of ranged attacks. */
  unshot: 1024,
} as const;
/** Elements as bits; the same bits, moved, are effects and immunities among the glyphs. */
export const BIT: Readonly<Record<Immunity, number>> = { fire: 1, water: 2, earth: 4, air: 8, evil: 16 };
const EFFECTS_AT = 12;
const IMMUNE_AT = 16;
export const effectsIn = (glyphs: number) => (glyphs >> EFFECTS_AT) & 15;
export const immuneIn = (glyphs: number) => (glyphs >> IMMUNE_AT) & 31;
export const immunity = (kind: Immunity) => BIT[kind] << IMMUNE_AT;
const bits = (kinds: readonly Immunity[] = []) => kinds.reduce((sum, kind) => sum | BIT[kind], 0);

/** A card with everything that the rules ask of it worked out once. */
export interface Card {
  id: string;
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
  printed: Printed;
}

/** Attack and defence that Sustained spells give (TT-122). */
const SPELL_VALUES: Readonly<Record<string, readonly [number, number]>> = {
  'blood-rage': [3, -2],
  'curse-of-weakness': [-2, -2],
  blessing: [1, 1],
};
const POINTS = [0, 1, 2, 4];

function schoolOf(printed: Printed): School {
  return SCHOOLS.find(school => school === printed.school) ?? 'neutral';
}
function glyphsOf(id: string, printed: Printed): number {
  // A Wall's glyphs belong to its Tower and a spell's effects to its damage, not to the unit under it.
  if (printed.wall || printed.type === 'instant') return 0;
  let glyphs = 0;
  for (const flag of printed.glyphs ?? []) glyphs |= GLYPH[flag];
  if (id === 'unicorn') glyphs |= GLYPH.unparalysed;
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
    isSource: type === 'source' || type === 'gate',
    isGate: type === 'gate',
    isSpell: type === 'instant' || type === 'sustained',
    isWall: printed.wall === true,
  };
}
function worked(id: string, printed: Printed): Card {
  const school = schoolOf(printed);
  const rank = printed.status ? STATUSES.indexOf(printed.status) + 1 : 0;
  const [attack, defence] = SPELL_VALUES[id] ?? [printed.attack ?? 0, printed.defence ?? 0];
  return {
    id,
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
    glyphs: glyphsOf(id, printed),
    regenerate: printed.regenerate ?? null,
    ranged: printed.ranged ?? 0,
    evil: printed.alignment === 'evil',
    good: printed.alignment === 'good',
    elf: printed.tags?.includes('elf') ?? false,
    ...kindsOf(printed),
    arrivesSapped: printed.type === 'source' && (printed.produces?.length ?? 0) > 1,
    printed,
  };
}

export const CARDS: Readonly<Record<string, Card>> = Object.fromEntries(
  Object.entries<Printed>(PRINTED).map(([id, printed]) => [id, worked(id, printed)]),
);
