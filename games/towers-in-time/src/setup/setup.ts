import type { MatchConfig, Reason, SeatConfig, Seed, Variants } from '@siegeworks/contract';
import { checkVariants, withDefaults } from '@siegeworks/contract';
import { addCard, checkSeats, copiesIn, newTable, ReadyDecks, sizeOf } from '@siegeworks/table';
import { CARDS } from '../cards/card.ts';
import { DECKS } from '../cards/decks.ts';
import { game } from '../rules/game.ts';
import type { Player, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import type { Options } from './variants.ts';
import { OPTIONS } from './variants.ts';

/** The handicap of section 9. */
export const CHOICES: Variants = {
  shields: {
    default: 'as all',
    words: ['as all', '3', '4', '5', '6', '7'],
    title: 'Shields',
    text: 'A handicap: this player starts with a different number of shields.',
    rule: 'TT-008',
  },
};

const READY = new ReadyDecks(DECKS, 'TT-003');

/** All the reasons to refuse a set-up, together (S1). */
export function check(config: MatchConfig): Reason[] {
  const reasons = checkVariants(OPTIONS, config.options);
  const { players } = config;
  if (players.length < 2 || players.length > 6)
    reasons.push({ rule: 'TT-002', text: `the game is for 2 to 6 players, not ${players.length}` });
  return [...reasons, ...checkSeats(players, seat => checkSeat(seat, config.options))];
}
export const checkSeat = (seat: SeatConfig, options: MatchConfig['options']): Reason[] => [
  ...READY.check(seat, cards => checkDeck(cards, withDefaults(OPTIONS, options))),
  ...checkVariants(CHOICES, seat.choices),
];

/** TT-003, TT-004 */
export function checkDeck(cards: Record<string, number>, options: Options): Reason[] {
  const { copies, reasons } = copiesIn(cards, CARDS, { unknown: 'TT-003', count: 'TT-003' });
  const tooMany = options.deckLimit === 'competition' ? copies.filter(({ count }) => count > 4) : [];
  for (const { card, count } of tooMany)
    reasons.push({
      rule: 'TT-004',
      text: `${card.name}: ${count} copies, but only 4 are allowed`,
      amend: { card: card.id, change: 4 - count },
      yields: true,
    });
  const size = sizeOf(copies);
  if (size < options.deckMinimum)
    reasons.push({
      rule: 'TT-003',
      text: `a deck needs at least ${options.deckMinimum} cards, not ${size}`,
      amend: { change: options.deckMinimum - size },
      yields: true,
    });
  return reasons;
}

export function emptyPlayer(): Player {
  return {
    alive: true,
    deck: [],
    hand: [],
    shields: [],
    limbo: [],
    towers: [],
    adrift: [],
    rift: [],
    discard: [],
    passes: 0,
    passed: false,
    breach: 0,
    placed: 0,
    settled: false,
    kept: [],
    chosen: [],
    dropped: [],
  };
}
export function emptyRealm(seats: number, options: Options, seed: Seed): Realm {
  return {
    ...newTable(seats, seed),
    options,
    names: [],
    owners: [],
    players: Array.from({ length: seats }, emptyPlayer),
    pieces: [],
    effects: [],
    combat: null,
    removed: [],
    phase: 'setup',
    turn: 0,
    first: 0,
    active: 0,
    last: NONE,
    lastLoss: 0,
    touched: [],
    focus: null,
    next: 1,
  };
}

/** Decks are still in list order; shuffling and dealing are the first steps of the game. */
export function setup(config: MatchConfig, seed: Seed): Realm {
  const options = withDefaults(OPTIONS, config.options);
  const s = emptyRealm(config.players.length, options, seed);
  config.players.forEach((seat, i) => {
    for (const [card, count] of Object.entries(READY.cardsOf(seat)))
      for (let n = 0; n < count; n++) s.players[i].deck.push(addCard(s, i, card));
    const own = Number(withDefaults(CHOICES, seat.choices).shields);
    s.players[i].placed = Number.isInteger(own) ? own : options.shieldCount;
  });
  s.stack.push(game());
  return s;
}
