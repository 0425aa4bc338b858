import type { Values, Variants } from '@siegeworks/kernel';

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
  deckLimit: word(
    'Copies of a card',
    'competition: four cards of a name in a deck; friendly: as many as you like.',
    'TT-004',
    ['competition', 'friendly'],
  ),
  deckMinimum: range('Smallest deck', 'A deck has at least so many cards.', 'TT-003', [50, 40, 60]),
  shieldCount: range('Shields', 'Shields of each player at the start.', 'TT-008', [5, 3, 7]),
  openingHand: range('Opening hand', 'Cards drawn before the first placement.', 'TT-010', [14, 10, 14]),
  openingPlace: range(
    'Opening placement',
    'So many cards may be put down before the first turn.',
    'TT-011',
    [8, 4, 8],
  ),
  handLimit: range('Hand limit', 'Cards kept in hand at the end of a turn.', 'TT-029', [6, 5, 8]),
  limboSize: range('Room in Limbo', 'Limbo holds so many cards.', 'TT-073', [6, 4, 8]),
  threePassRule: flag(
    'Three passes',
    'A player who passes at three opportunities in a row ends the turn.',
    'TT-039',
  ),
  damageLasts: word(
    'Damage lasts',
    'When damage is removed: at the end of the turn, of each combat, or never.',
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
    'A payment contains the Source of the Tower, comes from that Tower only, or is free of both.',
    'TT-081',
    ['sourceIncluded', 'sameTowerOnly', 'free'],
  ),
  totemsPerFollower: range(
    'Totems on a Follower',
    'So many Totems on one Follower; 0 means no limit.',
    'TT-113',
    [0, 0, 3],
  ),
  transportReady: flag('Ready on arrival', 'Transported units arrive straight.', 'TT-088'),
  turnLimit: range('Turn limit', 'After so many turns the shields are counted.', 'TT-171', [60, 20, 200]),
  stallTurns: range(
    'Stall limit',
    'All decks empty and no shield lost in so many turns: the shields are counted.',
    'TT-172',
    [5, 3, 10],
  ),
} satisfies Variants;
/** One of them each: what the host has set. */
export type Options = Values<typeof OPTIONS>;
