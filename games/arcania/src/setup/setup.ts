import type { MatchConfig, Reason, Seat, SeatConfig, Seed, Variants } from '@siegeworks/kernel';
import { checkVariants, seedRandom, withDefaults } from '@siegeworks/kernel';
import type { ArmyWord } from '../cards/card.ts';
import { ARMIES, ARMY_WORDS } from '../cards/card.ts';
import { DECKS } from '../cards/decks.ts';
import { CASTLE, LANDS } from '../cards/roles.ts';
import { game } from '../rules/game.ts';
import { newLand } from '../state/place.ts';
import type { Options, Player, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { checkDeck } from './deck-check.ts';

const flag = (value: boolean, title: string, text: string, rule: string) => ({
  default: value,
  title,
  text,
  rule,
});
const words = (list: readonly string[], title: string, text: string, rule: string) => ({
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

/** Section 9. The number of players and their Armies are what the seats bring. */
export const OPTIONS: Variants = {
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
    'Cards that may be kept at the end of the own turn.',
    'AK-038',
  ),
  engagement: words(
    ['attack-or-defend', 'attack-and-defend'],
    'Engagement',
    'attack-and-defend: a force that attacked may still defend.',
    'AK-R13',
  ),
  destroyRule: words(
    ['at-least', 'more-than'],
    'Destroying forces',
    'more-than: a force dies only when its Damage exceeds its Life Damage.',
    'AK-R01',
  ),
  placementUsesBuildings: flag(
    true,
    'Placing uses Buildings',
    'Off: placing a force needs its Buildings, ready or used, and uses none.',
    'AK-R17',
  ),
  buildingRefresh: words(
    ['every-turn', 'own-turn'],
    'Buildings become ready',
    'own-turn: only at the start of their controller’s turn.',
    'AK-R18',
  ),
  firstTurnAttack: flag(
    true,
    'Attack on the first turn',
    'Off: the first player may not attack on the first turn of the game, nor split a Chimera.',
    'AK-025',
  ),
  mulligan: words(
    ['none', 'once'],
    'Mulligan',
    'once: after the opening draw the hand may be shuffled back and drawn again.',
    'AK-034',
  ),
  attritionRule: words(
    ['draw-from-empty', 'last-card'],
    'Attrition',
    'last-card: a player loses at the end of the turn in which the Draw Deck became empty.',
    'AK-R86',
  ),
  maxDeckSize: number(
    { default: -1, min: 60, max: 200, unset: 'no limit' },
    'Largest Draw Deck',
    'Upper limit of the Draw Deck.',
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
  campaignDeckChange: flag(
    false,
    'Change decks between Wars',
    'Players may change their decks between the Wars of a Campaign.',
    'AK-332',
  ),
  firstPlayer: number(
    { default: -1, min: 0, max: 5, unset: 'at random' },
    'First player',
    'The seat that begins, counted from 0; given in later Wars of a Campaign.',
    'AK-334',
  ),
  responseMode: words(
    ['auto', 'always-ask'],
    'Answers',
    'auto: who could not answer by what everybody sees is not asked.',
    'AK-124',
  ),
};
export const CHOICES: Variants = {
  army: words(ARMY_WORDS, 'Army', 'Cards of other Armies may not be in the deck.', 'AK-001'),
  startingLand: words(LANDS, 'Starting Land', 'Both types of Land work alike.', 'AK-020'),
  castleLife: number(
    { default: -1, min: 5, max: 60, unset: 'as for everybody' },
    'Castle life',
    'A handicap: the base life of this Castle.',
    'AK-181',
  ),
  chooseBuildings: flag(
    false,
    'Choose the Buildings to be used',
    'Asks which of several equal Buildings supports a card.',
    'AK-065',
  ),
};

const deckOf = (seat: SeatConfig) => DECKS.find(deck => deck.id === (seat.deck ?? DECKS[0].id));
const cardsOf = (seat: SeatConfig): Record<string, number> => seat.cards ?? deckOf(seat)?.cards ?? {};
const choicesOf = (seat: SeatConfig) =>
  withDefaults(CHOICES, { ...(seat.cards ? {} : deckOf(seat)?.choices), ...seat.choices });
const armyOf = (word: unknown) => ARMIES[(ARMY_WORDS.find(each => each === word) ?? 'dwarf') as ArmyWord];

/** Every reason at once why a set-up is refused (section 3, step 1). */
export function check(config: MatchConfig): Reason[] {
  const reasons = checkVariants(OPTIONS, config.options);
  const options = withDefaults(OPTIONS, config.options) as unknown as Options;
  const { players } = config;
  if (players.length < 2 || players.length > 6)
    reasons.push({ rule: 'AK-340', text: `the game is for 2 to 6 players, not ${players.length}` });
  if (options.firstPlayer >= players.length)
    reasons.push({ rule: 'AK-334', text: `there is no seat ${options.firstPlayer} to begin` });
  players.forEach((seat, i) => {
    const own = [...checkVariants(CHOICES, seat.choices), ...checkSeat(seat, options)];
    reasons.push(...own.map(r => ({ rule: r.rule, text: `player ${i + 1}: ${r.text}` })));
  });
  return reasons;
}
function checkSeat(seat: SeatConfig, options: Options): Reason[] {
  if (!seat.cards && !deckOf(seat)) return [{ rule: 'AK-003', text: `there is no deck ${seat.deck}` }];
  return checkDeck(cardsOf(seat), armyOf(choicesOf(seat).army), options);
}

export function emptyWar(seats: number, options: Options, seed: Seed): War {
  return {
    seats,
    stack: [],
    random: seedRandom(seed),
    luck: 0,
    script: null,
    events: null,
    over: null,
    options,
    names: [],
    owners: [],
    players: Array.from({ length: seats }, newPlayer),
    standing: [],
    items: [],
    wave: [],
    battle: null,
    displaced: [],
    doomed: [],
    ashes: [],
    removed: [],
    turn: 0,
    phase: 'start',
    turnsBegun: 0,
    starter: 0,
    firstFallen: [],
    firstFallTurn: NONE,
    next: 1,
  };
}
const newPlayer = (): Player => ({
  alive: true,
  army: 'D',
  castle: NONE,
  castleDamage: 0,
  castleLife: 20,
  turns: 0,
  deck: [],
  hand: [],
  discard: [],
  lands: [],
  row: [],
  known: [],
  choosesBuildings: false,
  fell: 0,
});
/** A new card of the table; only while a match is laid out. */
export function addCard(s: War, seat: Seat, card: string): number {
  (s.names as string[]).push(card);
  (s.owners as Seat[]).push(seat);
  return s.names.length - 1;
}

/** Section 3, steps 3 and 4: Castle and one empty Land; the deck still in the order of its list. */
export function setup(config: MatchConfig, seed: Seed): War {
  const options = withDefaults(OPTIONS, config.options) as unknown as Options;
  const s = emptyWar(config.players.length, options, seed);
  config.players.forEach((seat, i) => {
    const choices = choicesOf(seat);
    seatPlayer(s, i, choices);
    newLand(s, i, addCard(s, i, String(choices.startingLand)));
    for (const [card, count] of Object.entries(cardsOf(seat)))
      for (let n = 0; n < count; n++) s.players[i].deck.push(addCard(s, i, card));
  });
  s.stack.push(game());
  return s;
}
export function seatPlayer(s: War, seat: Seat, choices: Record<string, unknown>): void {
  const player = s.players[seat];
  const life = Number(choices.castleLife ?? NONE);
  player.army = armyOf(choices.army).code;
  player.castle = addCard(s, seat, CASTLE);
  player.castleLife = life > 0 ? life : s.options.castleLife;
  player.choosesBuildings = choices.chooseBuildings === true;
}
