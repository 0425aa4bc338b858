import type { Values, Variants } from '@siegeworks/contract';

const words = <const W extends string>(list: readonly W[], title: string, text: string, rule: string) => ({
  default: list[0],
  words: list,
  title,
  text,
  rule,
});
const flag = (title: string, text: string, rule: string) => ({ default: false, title, text, rule });

/** Section 9. */
export const VARIANTS = {
  format: words(
    ['duel', 'ffa', 'aminDuna'],
    'Format',
    'Duel: two players. FFA, free for all: 3 to 6. Amin Duna: a team of 2 to 4 against an overlord, who sits first.',
    'AM-534',
  ),
  cardPool: words(['all', 'rebirth'], 'Card pool', 'Rebirth: only cards of the first set.', 'AM-009'),
  lethal: words(
    ['equal', 'greater'],
    'Lethal damage',
    "Equal: damage equal to the defence kills. Greater: it must exceed the defence, the leaflet's literal wording.",
    'AM-R32',
  ),
  evacuation: words(
    ['city', 'cityOrArmy'],
    'Evacuation',
    'Where unmarked residents of a fallen city may go.',
    'AM-R36',
  ),
  abilityTiming: words(
    ['playPhase', 'anytime'],
    'Abilities',
    'Play phase: only in your own play phases. Anytime: whenever an event may be played.',
    'AM-R31',
  ),
  resourceFactions: words(
    ['deck', 'any'],
    'Resource piles',
    'Deck: only factions of your own deck. Any: all five.',
    'AM-R07',
  ),
  devotionFaction: words(
    ['any', 'same'],
    'Devotion',
    "Same: only residents of the city's own faction count.",
    'AM-R13',
  ),
  firstTurnDraw: words(
    ['normal', 'max1'],
    'First draw',
    'Max 1: the starting player draws at most one card on the first turn.',
    'AM-R01',
  ),
  firstTurnAttack: words(
    ['allowed', 'forbidden'],
    'First attack',
    'Forbidden: the starting player cannot attack on the first turn.',
    'AM-R01',
  ),
  mulligan: words(
    ['none', 'one'],
    'Mulligan',
    'One: once, shuffle and draw 7 again before the first city is chosen.',
    'AM-055',
  ),
  handLimit: {
    default: 7,
    min: 0,
    max: 45,
    title: 'Hand limit',
    text: 'How many cards you may keep in hand at the end of your turn.',
    rule: 'AM-490',
  },
  turnLimit: {
    default: 75,
    min: 1,
    max: 200,
    title: 'Turn limit',
    text: 'The game ends once every player has had this many turns, and the players are ranked.',
    rule: 'AM-516',
  },
  openCities: flag('Open cities', 'Everyone can see unbuilt cities.', 'AM-R02'),
  sharedHands: flag('Shared hands', "Amin Duna: team mates see each other's hands.", 'AM-534'),
} satisfies Variants;
export type ChosenVariants = Values<typeof VARIANTS>;
