import type { Values, Variants } from '@siegeworks/contract';
import { later } from '@siegeworks/contract';
import { ARMY_WORDS } from '../cards/card.ts';
import { LANDS } from '../cards/roles.ts';

const flag = (value: boolean, title: string, text: string, rule: string) => ({
  default: value,
  title,
  text,
  rule,
});
const words = <const W extends string>(list: readonly W[], title: string, text: string, rule: string) => ({
  default: list[0],
  words: list,
  title,
  text,
  rule,
});
interface Range {
  default: number;
  min: number;
  max: number;
  unset?: string;
}
const number = (range: Range, title: string, text: string, rule: string) => ({
  ...range,
  title,
  text,
  rule,
});

/** Section 9. The number of players and their Armies come from the seats. */
export const VARIANTS = {
  castleLife: number({ default: 20, min: 5, max: 60 }, 'Castle life', 'Base life of every Castle.', 'AK-181'),
  openingHand: number(
    { default: 7, min: 3, max: 12 },
    'Opening hand',
    'Cards drawn on the first turn.',
    'AK-034',
  ),
  drawPerTurn: number(
    { default: 1, min: 1, max: 3 },
    'Draw per turn',
    'Cards drawn on later turns; one more with an empty hand.',
    'AK-035',
  ),
  handLimit: number(
    { default: 10, min: 5, max: 20 },
    'Hand limit',
    'Cards you may keep at the end of your turn.',
    'AK-038',
  ),
  engagement: words(
    ['attack-or-defend', 'attack-and-defend'],
    'Engagement',
    'What a force may do from one of its turns to the next.',
    'AK-R13',
  ),
  destroyRule: words(
    ['at-least', 'more-than'],
    'Destroying forces',
    'How much Damage destroys a force.',
    'AK-R01',
  ),
  placementUsesBuildings: flag(
    true,
    'Placing uses Buildings',
    'Off: placing a force requires its Buildings, ready or used, but does not use them.',
    'AK-R17',
  ),
  buildingRefresh: words(
    ['every-turn', 'own-turn'],
    'Buildings become ready',
    'When used Buildings become ready again.',
    'AK-R18',
  ),
  firstTurnAttack: flag(
    true,
    'Attack on the first turn',
    'Off: on the first turn of the game, the first player may neither attack nor split a Chimera.',
    'AK-025',
  ),
  levy: later(
    flag(
      false,
      'Levy',
      'In the Building phase, any card from hand may be placed as a Building that the hand needs but does not hold.',
      'AK-094',
    ),
  ),
  firstHand: later(
    words(
      ['same', 'one-fewer'],
      'The first player’s hand',
      'Whether the player who begins draws one card fewer on the first turn.',
      'AK-034',
    ),
  ),
  mulligan: words(
    ['none', 'once'],
    'Mulligan',
    'Whether a player may shuffle the opening hand back and draw a new one.',
    'AK-034',
  ),
  attritionRule: words(
    ['draw-from-empty', 'last-card'],
    'Attrition',
    'When a player loses whose Draw Deck is empty.',
    'AK-R86',
  ),
  maxDeckSize: number(
    { default: -1, min: 60, max: 200, unset: 'no limit' },
    'Largest Draw Deck',
    'The most cards a Draw Deck may have.',
    'AK-004',
  ),
  specialCopies: number(
    { default: 4, min: 1, max: 4 },
    'Copies of a Special',
    'Copies of each Special allowed in a Draw Deck.',
    'AK-005',
  ),
  siegeBreach: flag(
    false,
    'Siege breach',
    'An unblocked Siege Weapon may destroy a Building instead of damaging the Castle.',
    'AK-168',
  ),
  campaign: words(
    ['single', '3-of-5', '4-of-7'],
    'Campaign',
    'A single War, or a series: first to 3 or 4 wins.',
    'AK-331',
  ),
  // AK-R134
  campaignDeckChange: {
    ...flag(
      false,
      'Change decks between Wars',
      'Withdrawn: decks stay the same during a Campaign.',
      'AK-332',
    ),
    withdrawn: true,
  },
  firstPlayer: number(
    { default: -1, min: 0, max: 5, unset: 'at random' },
    'First player',
    'The seat that goes first, counted from 0; the Campaign sets it for later Wars.',
    'AK-334',
  ),
  responseMode: words(
    ['auto', 'always-ask'],
    'Responses',
    'When a player is asked for a response.',
    'AK-124',
  ),
} satisfies Variants;
/** A value for each: what the host has set. */
export type WarVariants = Values<typeof VARIANTS>;

/** What a seat chooses in addition to its deck. */
export const CHOICES = {
  army: words(ARMY_WORDS, 'Army', 'Cards of other Armies may not be in the deck.', 'AK-001'),
  startingLand: words(LANDS, 'Starting Land', 'Both types of Land work the same way.', 'AK-020'),
  castleLife: number(
    { default: -1, min: 5, max: 60, unset: 'the same as everyone' },
    'Castle life',
    'A handicap: the base life of this Castle.',
    'AK-181',
  ),
  chooseBuildings: flag(
    false,
    'Choose which Buildings to use',
    'You are asked which of several Buildings of the same kind supports a card.',
    'AK-065',
  ),
} satisfies Variants;
