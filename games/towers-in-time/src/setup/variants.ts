import type { Values, Variants } from '@siegeworks/contract';
import { later } from '@siegeworks/contract';

const range = (title: string, text: string, rule: string, [value, min, max]: [number, number, number]) => ({
  default: value,
  min,
  max,
  title,
  text,
  rule,
});
const flag = (title: string, text: string, rule: string) => ({ default: true, title, text, rule });
const word = <const W extends string>(title: string, text: string, rule: string, words: readonly W[]) => ({
  default: words[0],
  words,
  title,
  text,
  rule,
});

/** Section 9. */
export const OPTIONS = {
  deckLimit: word('Copies of a card', 'How many copies of a card a deck may hold.', 'TT-004', [
    'competition',
    'friendly',
  ]),
  deckMinimum: range('Smallest deck', 'The fewest cards a deck may have.', 'TT-003', [50, 40, 60]),
  shieldCount: range('Shields', 'Shields each player starts with.', 'TT-008', [5, 3, 7]),
  openingHand: range('Opening hand', 'Cards each player draws before placing any.', 'TT-010', [14, 10, 14]),
  openingPlace: range(
    'Opening placement',
    'The most cards a player may put down before the first turn.',
    'TT-011',
    [8, 4, 8],
  ),
  handLimit: range(
    'Hand limit',
    'The most cards a player keeps in hand at the end of a turn.',
    'TT-029',
    [6, 5, 8],
  ),
  limboSize: range('Room in Limbo', 'The most cards a player may have in Limbo.', 'TT-073', [6, 4, 8]),
  firstPlayer: word(
    'First player',
    'Who goes first in the first turn: drawn by lot, or whoever has the creature with the highest attack.',
    'TT-018',
    ['lot', 'highestAttack'],
  ),
  threePassRule: flag('Three passes', 'A player who passes three times in a row ends the turn.', 'TT-039'),
  damageLasts: word(
    'Damage lasts',
    'When damage is removed: at the end of the turn, at the end of each combat, or never.',
    'TT-030',
    ['turn', 'combat', 'permanent'],
  ),
  shieldChoice: word('Falling shield', 'Who picks the shield that falls.', 'TT-155', [
    'owner',
    'attacker',
    'random',
  ]),
  sourceRule: word(
    'Transport and Source',
    "Whether a payment must include the Tower's Source, must come from that Tower only, or neither.",
    'TT-081',
    ['sourceIncluded', 'sameTowerOnly', 'free'],
  ),
  totemsPerFollower: range(
    'Totems on a Follower',
    'The most Totems a Follower may have; 0 means no limit.',
    'TT-113',
    [0, 0, 3],
  ),
  transportReady: flag('Ready on arrival', 'Transported units arrive straight.', 'TT-088'),
  turnLimit: range(
    'Turn limit',
    'The turn after which the shields are counted and the game ends.',
    'TT-171',
    [60, 20, 200],
  ),
  stallTurns: range(
    'Stall limit',
    'With all decks empty, the turns without a lost shield after which the shields are counted.',
    'TT-172',
    [5, 3, 10],
  ),
  quietTurns: later(
    range(
      'Quiet limit',
      'The turns without a lost shield after which the shields are counted, even with cards left in the decks; 0 means never.',
      'TT-284',
      [0, 0, 20],
    ),
  ),
} satisfies Variants;
/** The value of each, as set by the host. */
export type Options = Values<typeof OPTIONS>;
