import type { Deck, MatchConfig, Reason, Seat, SeatConfig, Seed, Variants } from '@siegeworks/kernel';
import { checkVariants, seedRandom, withDefaults } from '@siegeworks/kernel';
import { CARDS, NOT_IN_DECK } from '../cards/card.ts';
import { DECKS } from '../cards/decks.ts';
import { game } from '../rules/game.ts';
import { enterStructure, newPiece } from '../state/place.ts';
import type { Options, Player, Pool, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';

const flag = (title: string, text: string, rule: string) => ({ default: false, title, text, rule });

/** Section 9. */
export const OPTIONS: Variants = {
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
    "Powerbolt may be cast on other players' turns too.",
    'TS-R03',
  ),
  firstRoundTruce: flag('First Round truce', 'No attacks in the first Round.', 'TS-R10'),
  roundLimit: {
    default: 60,
    min: 0,
    max: 999,
    title: 'Round limit',
    text: 'After so many Rounds the players are compared; 0 means no limit.',
    rule: 'TS-R94',
  },
  noProgressRounds: {
    default: 10,
    min: 0,
    max: 99,
    title: 'No-progress limit',
    text: 'So many Rounds without damage, attack or purchase end the game; 0 means no limit.',
    rule: 'TS-R94',
  },
  teams: flag('Teams', 'Two teams, seats alternating; a team wins when all other Mages are out.', 'TS-001'),
  cardPool: {
    default: 'all',
    words: ['base', 'named', 'all'],
    title: 'Card pool',
    text: 'base: printed cards only; named: also cards named in the rules; all: every card.',
    rule: 'TS-035',
  },
  maxPlayers: {
    default: 4,
    min: 2,
    max: 6,
    title: 'Most players',
    text: 'How many may sit down: the box says 4, the rules allow 6.',
    rule: 'TS-002',
  },
};

const ofType = (type: string) => Object.values(CARDS).flatMap(card => (card.type === type ? [card.id] : []));
/** S2, and the handicap of section 9. */
export const CHOICES: Variants = {
  mage: {
    default: ofType('Mage')[0],
    words: ofType('Mage'),
    title: 'Mage',
    text: 'Its race gives Skill Level and base resources.',
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
    text: 'So many more Base Mines and Base Powerstones.',
    rule: 'TS-054',
  },
};

const deckOf = (seat: SeatConfig): Deck | undefined =>
  DECKS.find(deck => deck.id === (seat.deck ?? DECKS[0].id));
const cardsOf = (seat: SeatConfig): Record<string, number> => seat.cards ?? deckOf(seat)?.cards ?? {};
const choicesOf = (seat: SeatConfig) =>
  withDefaults(CHOICES, { ...(seat.cards ? {} : deckOf(seat)?.choices), ...seat.choices });

/** Every reason at once why a set-up is refused (S1 to S3). */
export function check(config: MatchConfig): Reason[] {
  const reasons = checkVariants(OPTIONS, config.options);
  const options = withDefaults(OPTIONS, config.options);
  const { players } = config;
  const most = Number(options.maxPlayers);
  if (players.length < 2 || players.length > most)
    reasons.push({ rule: 'TS-002', text: `the game is for 2 to ${most} players, not ${players.length}` });
  if (options.teams && players.length % 2 === 1)
    reasons.push({ rule: 'TS-002', text: 'two teams need an even number of players' });
  players.forEach((seat, i) => {
    if (!seat.cards && !deckOf(seat))
      reasons.push({ rule: 'TS-034', text: `player ${i + 1}: there is no deck ${seat.deck}` });
    else
      reasons.push(
        ...checkDeck(cardsOf(seat), String(options.cardPool)).map(r => ({
          rule: r.rule,
          text: `player ${i + 1}: ${r.text}`,
        })),
      );
    reasons.push(
      ...checkVariants(CHOICES, seat.choices).map(r => ({
        rule: r.rule,
        text: `player ${i + 1}: ${r.text}`,
      })),
    );
  });
  return reasons;
}

const POOLS = new Map([
  ['base', ['base']],
  ['named', ['base', 'named-in-rules']],
]);
/** TS-034, TS-035, and the option `cardPool`. */
export function checkDeck(cards: Record<string, number>, pool = 'all'): Reason[] {
  const reasons: Reason[] = [];
  let size = 0;
  for (const [id, count] of Object.entries(cards)) {
    // Not every name that an object answers to is a card.
    const card = Object.hasOwn(CARDS, id) ? CARDS[id] : undefined;
    if (!card) {
      reasons.push({ rule: 'TS-035', text: `there is no card ${id}` });
      continue;
    }
    if (!Number.isInteger(count) || count < 1) {
      reasons.push({ rule: 'TS-035', text: `${card.name}: ${count} is not a number of copies` });
      continue;
    }
    size += count;
    if (NOT_IN_DECK.includes(card.type))
      reasons.push({ rule: 'TS-035', text: `${card.name} is never in a Market Deck` });
    else if (count > 4 && card.type !== 'Mine' && card.type !== 'Powerstone')
      reasons.push({ rule: 'TS-035', text: `${card.name}: ${count} copies, 4 are allowed` });
    if (POOLS.get(pool)?.includes(card.set) === false)
      reasons.push({ rule: 'TS-035', text: `${card.name} is not in the card pool "${pool}"` });
  }
  if (size < 60 || size > 120)
    reasons.push({ rule: 'TS-034', text: `a Market Deck has 60 to 120 cards, not ${size}` });
  return reasons;
}

const pool = (base: number, bought: number): Pool => ({ base, bought, surge: 0, purse: 0 });

export function emptyPlayer(team: number): Player {
  return {
    alive: true,
    team,
    mage: NONE,
    tower: NONE,
    turns: 0,
    deck: [],
    hand: [],
    discard: [],
    caravan: [],
    army: [],
    shelters: [],
    relics: [],
    spellbook: [],
    mines: [],
    stones: [],
    surges: [],
    aside: [],
    looking: [],
    known: [],
    baseMines: 0,
    baseStones: 0,
    gold: pool(0, 0),
    power: pool(0, 0),
    zombies: 0,
    surged: [],
    freeMoves: 0,
    attacked: false,
    smuggled: false,
  };
}
export function emptySiege(seats: number, options: Options, seed: Seed): Siege {
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
    players: Array.from({ length: seats }, (_, seat) => emptyPlayer(options.teams ? seat % 2 : seat)),
    pieces: [],
    effects: [],
    pending: [],
    removed: [],
    turn: 0,
    phase: 'onGuard',
    round: 1,
    starter: 0,
    turnsBegun: 0,
    quiet: 0,
    progress: false,
    next: 1,
  };
}
/** A new card of this owner; used only while a match is laid out. */
export function addCard(s: Siege, seat: Seat, card: string): number {
  (s.names as string[]).push(card);
  (s.owners as Seat[]).push(seat);
  s.pieces.push(null);
  return s.names.length - 1;
}

/** S4, S5: the Mage inside its Tower, base resources, the deck still in the order of its list. */
export function setup(config: MatchConfig, seed: Seed): Siege {
  const options = withDefaults(OPTIONS, config.options) as unknown as Options;
  const s = emptySiege(config.players.length, options, seed);
  config.players.forEach((seat, i) => {
    seatPlayer(s, i, choicesOf(seat), cardsOf(seat));
    equalize(s, i);
  });
  s.stack.push(game());
  return s;
}
/** TS-067: the Mage inside its Tower, with the base resources of its race. */
export function seatPlayer(
  s: Siege,
  seat: Seat,
  choices: Record<string, unknown>,
  cards: Record<string, number>,
): void {
  const player = s.players[seat];
  const mage = String(choices.mage);
  player.mage = addCard(s, seat, mage);
  player.tower = addCard(s, seat, String(choices.tower));
  newPiece(s, player.mage, 'creature', seat);
  newPiece(s, player.tower, 'structure', seat);
  player.army.push(player.mage);
  enterStructure(s, piece(s, player.mage), piece(s, player.tower));
  const handicap = Number(choices.handicap ?? 0);
  player.baseMines = (CARDS[mage].baseMines ?? 0) + handicap;
  player.baseStones = (CARDS[mage].basePowerstones ?? 0) + handicap;
  for (const [card, count] of Object.entries(cards))
    for (let i = 0; i < count; i++) player.deck.push(addCard(s, seat, card));
  player.gold = pool(player.baseMines, 0);
  player.power = pool(player.baseStones, 0);
}
/** Option `equalStart`: from outside the Market Deck, unspent, until there are 7 of each. */
function equalize(s: Siege, seat: Seat): void {
  if (!s.options.equalStart) return;
  const player = s.players[seat];
  while (player.baseMines + player.mines.length < 7) player.mines.push(addCard(s, seat, ofType('Mine')[0]));
  while (player.baseStones + player.stones.length < 7)
    player.stones.push(addCard(s, seat, ofType('Powerstone')[0]));
  player.gold = pool(player.baseMines, player.mines.length);
  player.power = pool(player.baseStones, player.stones.length);
}
