import type { Variants } from '@siegeworks/contract';
import { CARDS } from '../cards/card.ts';

const flag = (title: string, text: string, rule: string) => ({ default: false, title, text, rule });

/** Section 9. */
export const VARIANTS = {
  equalStart: flag(
    'Equal start',
    'Everybody starts with 7 Mines and 7 Powerstones in all; the added ones can be ruined.',
    'TS-054',
  ),
  reshuffle: flag(
    'Extended game',
    'When a deck is empty, its discard pile is shuffled into a new one.',
    'TS-041',
  ),
  redirectTargeted: flag(
    'Turning back',
    'After an Exceptional Defense or Resistance a creature may try to turn a shot, Spell or Scroll on the attacker.',
    'TS-211',
  ),
  powerboltAnyTurn: flag(
    'Powerbolt any turn',
    "Powerbolt may also be cast on other players' turns.",
    'TS-R03',
  ),
  firstRoundTruce: flag('First Round truce', 'No attacks in the first Round.', 'TS-R10'),
  roundLimit: {
    default: 60,
    min: 0,
    max: 999,
    title: 'Round limit',
    text: 'After this many Rounds the players are compared; 0 means no limit.',
    rule: 'TS-R94',
  },
  noProgressRounds: {
    default: 10,
    min: 0,
    max: 99,
    title: 'No-progress limit',
    text: 'The game ends after this many Rounds without damage, attacks or purchases; 0 means no limit.',
    rule: 'TS-R94',
  },
  teams: flag('Teams', 'Two teams, seats alternating; a team wins when all other Mages are out.', 'TS-001'),
  cardPool: {
    default: 'all',
    words: ['base', 'named', 'all'],
    title: 'Card pool',
    text: 'Which cards a deck may hold.',
    rule: 'TS-035',
  },
  maxPlayers: {
    default: 4,
    min: 2,
    max: 6,
    title: 'Seats at most',
    text: 'The box says 4 players, the rules allow up to 6.',
    rule: 'TS-002',
  },
} satisfies Variants;

export const ofType = (type: string) =>
  Object.values(CARDS).flatMap(card => (card.type === type ? [card.id] : []));
/** S2, and the handicap of section 9. */
export const CHOICES = {
  mage: {
    default: ofType('Mage')[0],
    words: ofType('Mage'),
    title: 'Mage',
    text: 'Its race determines its Skill Level and base resources.',
    rule: 'TS-066',
  },
  tower: {
    default: ofType('Tower')[0],
    words: ofType('Tower'),
    title: 'Tower',
    text: 'All base Towers are equal.',
    rule: 'TS-080',
  },
  handicap: {
    default: 0,
    min: 0,
    max: 3,
    title: 'Handicap',
    text: 'The number of extra Base Mines, and of extra Base Powerstones.',
    rule: 'TS-054',
  },
} satisfies Variants;
