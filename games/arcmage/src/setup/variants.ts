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
    'A duel is for two, free for all for 3 to 6. In Amin Duna a team of 2 to 4 fights an overlord, who sits first.',
    'AM-534',
  ),
  cardPool: words(['all', 'rebirth'], 'Card pool', 'Which cards a deck may hold.', 'AM-009'),
  lethal: words(
    ['equal', 'greater'],
    'Lethal damage',
    "How much damage kills. That it must be higher is the leaflet's literal wording.",
    'AM-R32',
  ),
  evacuation: words(
    ['city', 'cityOrArmy'],
    'Evacuation',
    'Where unmarked residents of a fallen city may go.',
    'AM-R36',
  ),
  abilityTiming: words(['playPhase', 'anytime'], 'Abilities', 'When abilities may be used.', 'AM-R31'),
  resourceFactions: words(
    ['deck', 'any'],
    'Resource piles',
    'Which factions your resources may have.',
    'AM-R07',
  ),
  devotionFaction: words(['any', 'same'], 'Devotion', 'Who counts for the level of a city.', 'AM-R13'),
  secondHand: words(
    ['oneMore', 'same'],
    'Second hand',
    'Whether the player who does not start a duel begins with one card more.',
    'AM-R124',
  ),
  secondCity: {
    default: 4,
    min: 0,
    max: 6,
    title: 'Stronger first city',
    text: 'How many defence points more the first city of the player who does not start a duel has.',
    rule: 'AM-R125',
  },
  firstTurnDraw: words(
    ['normal', 'max1'],
    'First draw',
    'How many cards the starting player may draw on the first turn.',
    'AM-R01',
  ),
  firstTurnAttack: words(
    ['allowed', 'forbidden'],
    'First attack',
    'Whether the starting player may attack on the first turn.',
    'AM-R01',
  ),
  mulligan: words(
    ['none', 'one'],
    'Mulligan',
    'Whether a player may shuffle once and draw 7 again before the first city is chosen.',
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
