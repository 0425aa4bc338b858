import type { MatchConfig, Reason, Seed, Variants, VariantValue } from '@siegeworks/contract';
import { checkVariants, withDefaults } from '@siegeworks/contract';
import { newTable } from '@siegeworks/table';
import { BOX } from '../cards/card.ts';
import { game } from '../rules/game.ts';
import type { Shape } from '../state/geometry.ts';
import { CASTLES, NOWHERE } from '../state/geometry.ts';
import type { Mode, Options, Siege, Ties } from '../state/state.ts';
import { MODES, NONE, TIES } from '../state/state.ts';
import { streamsOf } from '../state/streams.ts';

interface Preset {
  castle: string;
  reinforcements: number;
  overrunLimit: number;
  provisions: number;
  openingHand: number;
}
const preset = (
  castle: string,
  reinforcements: number,
  overrunLimit: number,
  provisions: number,
  openingHand = 1,
): Preset => ({ castle, reinforcements, overrunLimit, provisions, openingHand });
/** 9.1, TD-R04 */
export const PRESETS: Readonly<Record<string, Preset>> = {
  recruit: preset('square-thick', 0, 6, 30, 4),
  'squire-0': preset('square-thick', 0, 6, 40),
  'squire-1': preset('square-thick', 1, 6, 40),
  'squire-2': preset('square-thick', 2, 6, 29),
  'castellan-0': preset('square', 0, 5, 28),
  'castellan-1': preset('square', 1, 5, 28),
  'castellan-2': preset('square', 2, 5, 26),
  'marshal-0': preset('rectangle', 0, 4, 24),
  'marshal-1': preset('rectangle', 1, 4, 24),
  'marshal-2': preset('rectangle', 2, 4, 25),
};
/** 9.1: the score factor goes by castle and Reinforcements. */
export const FACTORS: Readonly<Record<string, readonly number[]>> = {
  'square-thick': [100, 110, 125],
  square: [110, 125, 140],
  rectangle: [130, 150, 170],
};
const BY_PRESET = 'by preset';
const flag = (title: string, text: string, rule: string) => ({ default: false, title, text, rule });

/** 9.2; a value of -1 or "by preset" leaves it to the preset. */
export const OPTIONS: Variants = {
  preset: {
    default: 'castellan-0',
    words: Object.keys(PRESETS),
    title: 'Difficulty',
    text: 'Sets the castle, Reinforcements, opening hand, overrun limit and provisions together: recruit is for beginners, marshal is hard.',
    rule: 'TD-025',
  },
  castle: {
    default: BY_PRESET,
    words: [BY_PRESET, 'square', 'square-thick', 'rectangle'],
    title: 'Castle',
    text: 'Two walls on each side, the same with two thick walls, or a rectangle of ten walls.',
    rule: 'TD-013',
  },
  thickAt: {
    default: '',
    title: 'Thick walls',
    text: 'Two wall names such as N1+S2; leave empty for the default places.',
    rule: 'TD-014',
  },
  longSides: {
    default: 'NS',
    words: ['NS', 'EW'],
    title: 'Long sides',
    text: 'Which sides of the rectangle have three walls.',
    rule: 'TD-R07',
  },
  reinforcements: {
    default: -1,
    min: 0,
    max: 2,
    unset: BY_PRESET,
    title: 'Reinforcements',
    text: 'The number of Reinforcements cards in the enemy deck.',
    rule: 'TD-025',
  },
  openingHand: {
    default: -1,
    min: 0,
    max: 6,
    unset: BY_PRESET,
    title: 'Opening hand',
    text: 'The number of cards you start with; the first is always Man the Walls.',
    rule: 'TD-020',
  },
  overrunLimit: {
    default: -1,
    min: 3,
    max: 9,
    unset: BY_PRESET,
    title: 'Overrun limit',
    text: 'With this many enemies in the courtyard at the end of a round, the castle is lost.',
    rule: 'TD-188',
  },
  provisions: {
    default: -1,
    min: 15,
    max: 60,
    unset: BY_PRESET,
    title: 'Provisions',
    text: 'The number of rounds within which the siege must be won.',
    rule: 'TD-190',
  },
  ties: {
    default: 'ask',
    words: TIES,
    title: 'Siege ties',
    text: 'Ask each time, or let a fixed policy decide for or against you.',
    rule: 'TD-R41',
  },
  mode: {
    default: 'solo',
    words: MODES,
    title: 'Mode',
    text: 'Alone, against a player who runs the enemy, or together in council.',
    rule: 'TD-221',
  },
  rubble: flag('Rubble', 'A breach wounds every defender on the wall.', 'TD-211'),
  household: flag('Household', 'The game is lost if the Castle Staff is killed.', 'TD-212'),
  scouts: flag('Scouts', 'The top card of the enemy deck is always face up.', 'TD-213'),
  spent: flag('Spent', 'The player deck is not refilled.', 'TD-214'),
  grim: flag('Grim', 'Shorthand: ties are always decided against you.', 'TD-215'),
};

function resolveOptions(given: Record<string, VariantValue> | undefined): Options & { thick: string[] } {
  const o = withDefaults(OPTIONS, given);
  const base = PRESETS[String(o.preset)] ?? PRESETS['castellan-0'];
  const castle = o.castle === BY_PRESET ? base.castle : String(o.castle);
  const shape: Shape =
    castle === 'rectangle' ? (o.longSides === 'EW' ? 'rectangle-EW' : 'rectangle-NS') : 'square';
  const or = (value: VariantValue, fallback: number) => (Number(value) === -1 ? fallback : Number(value));
  const reinforcements = or(o.reinforcements, base.reinforcements);
  return {
    preset: String(o.preset),
    shape,
    castle,
    reinforcements,
    openingHand: or(o.openingHand, base.openingHand),
    overrunLimit: or(o.overrunLimit, base.overrunLimit),
    provisions: or(o.provisions, base.provisions),
    factor: FACTORS[castle]?.[reinforcements] ?? 100,
    ties: o.grim ? 'auto-hostile' : (o.ties as Ties),
    mode: o.mode as Mode,
    rubble: Boolean(o.rubble),
    household: Boolean(o.household),
    scouts: Boolean(o.scouts),
    spent: Boolean(o.spent),
    thick: thickWalls(castle, shape, String(o.thickAt)),
  };
}
const USUAL: Readonly<Record<string, readonly string[]>> = {
  square: ['N1', 'S1'],
  'rectangle-NS': ['N2', 'S2'],
  'rectangle-EW': ['E2', 'W2'],
};
/** Where the thick walls of a castle with its long sides in the north and south are unless somebody says otherwise. */
export const usualThick = (castle: string): string =>
  thickWalls(castle, castle === 'rectangle' ? 'rectangle-NS' : 'square', '').join('+');
// TD-R06
function thickWalls(castle: string, shape: Shape, thickAt: string): string[] {
  if (castle === 'square') return [];
  return thickAt === '' ? [...USUAL[shape]] : thickAt.split(/[+, ]+/);
}

/** The variants that can be understood; the others are reported and do not keep the rest from being checked. */
const sound = (given: Record<string, VariantValue> = {}) =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => checkVariants(OPTIONS, { [name]: value }).length === 0),
  );
/** 9.2: any variant that differs from its preset makes a game custom, which keeps it out of the daily table. */
export function isCustom(given: Record<string, VariantValue> = {}): boolean {
  const plain = resolveOptions({ preset: given.preset ?? OPTIONS.preset.default });
  return JSON.stringify(resolveOptions(given)) !== JSON.stringify(plain);
}

/** Every reason at once. */
export function check(config: MatchConfig): Reason[] {
  const reasons = checkVariants(OPTIONS, config.options);
  const o = resolveOptions(sound(config.options));
  const seats = config.players.length;
  const refuse = (rule: string, text: string) => reasons.push({ rule, text });
  if (o.mode === 'solo' && seats !== 1)
    refuse('TD-027', `the solitaire game is for 1 player, not ${seats}; change the variant mode`);
  if (o.mode === 'duel' && (seats < 2 || seats > 4))
    refuse('TD-254', `a duel is for 2 to 4 players, not ${seats}`);
  if (o.mode === 'council' && (seats < 2 || seats > 4))
    refuse('TD-251', `a council is for 2 to 4 players, not ${seats}`);
  const { walls } = CASTLES[o.shape];
  const wrong = o.thick.filter(wall => !walls.includes(wall));
  if (wrong.length > 0)
    refuse('TD-014', `thick walls: there is no wall ${wrong.join(', ')}; the walls are ${walls.join(', ')}`);
  else if (o.castle !== 'square' && (o.thick.length !== 2 || o.thick[0] === o.thick[1]))
    refuse('TD-014', 'two different walls of this castle are thick, such as N1+S2');
  for (const [i, seat] of config.players.entries()) {
    if (seat.deck || seat.cards) refuse('TD-003', `player ${i + 1}: the decks of this game are fixed`);
  }
  return reasons;
}

export function setup(config: MatchConfig, seed: Seed): Siege {
  const { thick, ...options } = resolveOptions(config.options);
  const { walls } = CASTLES[options.shape];
  return {
    // TD-241
    ...newTable(config.players.length, seed),
    stack: [game()],
    options,
    units: BOX.map(() => ({
      place: NOWHERE,
      wounds: 0,
      tired: 0,
      ordered: false,
      mayRest: false,
      arrival: 0,
    })),
    damage: walls.map(() => 0),
    // TD-172: a thick wall is a wall with another rating.
    rating: walls.map(wall => (thick.includes(wall) ? 14 : 10)),
    deck: [],
    hand: [],
    discard: [],
    fallen: [],
    enemyDeck: [],
    drawn: [],
    held: [],
    enemyDiscard: [],
    event: NONE,
    removed: [],
    reserve: [],
    known: config.players.map(() => []),
    // TD-026
    marker: 'N',
    round: 0,
    plays: 0,
    played: 0,
    surged: false,
    shieldWall: '',
    slain: 0,
    arrivals: 0,
    command: NONE,
    gone: [],
    streams: streamsOf(seed),
  };
}
