import type { OptionSchema } from '@siegeworks/kernel';

const words = (list: readonly string[], title: string, text: string, rule: string) => ({
  default: list[0],
  words: list,
  title,
  text,
  rule,
});
const flag = (title: string, text: string, rule: string) => ({ default: false, title, text, rule });

/** Section 9. */
export const OPTIONS: OptionSchema = {
  format: words(
    ['duel', 'ffa', 'aminDuna'],
    'Format',
    'duel: two players; ffa: everybody for themselves, 3 to 6; aminDuna: a team against an overlord, who sits first.',
    'AM-534',
  ),
  cardPool: words(['all', 'rebirth'], 'Card pool', 'rebirth: only cards of the first set.', 'AM-009'),
  lethal: words(
    ['equal', 'greater'],
    'Lethal damage',
    "equal: damage as high as the defence kills; greater: it must be higher, the leaflet's literal wording.",
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
    'playPhase: in your own play phases; anytime: whenever an event may be played.',
    'AM-R31',
  ),
  resourceFactions: words(
    ['deck', 'any'],
    'Resource piles',
    'deck: only factions of your own deck; any: all five.',
    'AM-R07',
  ),
  devotionFaction: words(
    ['any', 'same'],
    'Devotion',
    "same: only residents of the city's own faction count.",
    'AM-R13',
  ),
  firstTurnDraw: words(
    ['normal', 'max1'],
    'First draw',
    'max1: the starting player draws at most one card in the first turn.',
    'AM-R01',
  ),
  firstTurnAttack: words(
    ['allowed', 'forbidden'],
    'First attack',
    'forbidden: the starting player does not attack in the first turn.',
    'AM-R01',
  ),
  mulligan: words(
    ['none', 'one'],
    'Mulligan',
    'one: once, shuffle and draw 7 again before the first city is chosen.',
    'AM-055',
  ),
  handLimit: {
    default: 7,
    min: 0,
    max: 45,
    title: 'Hand limit',
    text: 'Cards that remain in hand at the end of the own turn.',
    rule: 'AM-490',
  },
  turnLimit: {
    default: 75,
    min: 1,
    max: 200,
    title: 'Turn limit',
    text: 'After so many turns of each player the game ends and the players are compared.',
    rule: 'AM-516',
  },
  openCities: flag('Open cities', 'Unbuilt cities are visible to all.', 'AM-R02'),
  sharedHands: flag('Shared hands', "Amin Duna: team mates see each other's hands.", 'AM-534'),
};
