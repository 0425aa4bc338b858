import type { MatchConfig, Reason, Seat, SeatConfig, Seed, Variants } from '@siegeworks/contract';
import { checkVariants, withDefaults } from '@siegeworks/contract';
import { addCard, checkSeats, copiesIn, newTable, ReadyDecks, sizeOf } from '@siegeworks/table';
import { CARDS } from '../cards/card.ts';
import { DECKS } from '../cards/decks.ts';
import { game } from '../rules/game.ts';
import type { Player, Realm } from '../state/realm.ts';
import type { ChosenVariants } from './variants.ts';
import { VARIANTS } from './variants.ts';

/** Every deck is a choice in itself; a seat chooses nothing else. */
export const CHOICES: Variants = {};

const READY = new ReadyDecks(DECKS, 'AM-009');

const DUEL = { min: 2, max: 2 };
/** A map, because the format may still be any word that a client has sent. */
const PLAYERS = new Map<string, typeof DUEL>([
  ['duel', DUEL],
  ['ffa', { min: 3, max: 6 }],
  ['aminDuna', { min: 3, max: 5 }],
]);
/** Every reason at once why a set-up is refused (AM-009). */
export function check(config: MatchConfig): Reason[] {
  const reasons = checkVariants(VARIANTS, config.options);
  const options = withDefaults(VARIANTS, config.options);
  const { players } = config;
  const { min, max } = PLAYERS.get(options.format) ?? DUEL;
  if (players.length < min || players.length > max)
    reasons.push({
      rule: 'AM-534',
      text: `the format "${options.format}" is for ${min === max ? min : `${min} to ${max}`} players, not ${players.length}`,
    });
  return [...reasons, ...checkSeats(players, seat => checkSeat(seat, config.options))];
}
export const checkSeat = (seat: SeatConfig, options: MatchConfig['options']): Reason[] => [
  ...checkVariants(CHOICES, seat.choices),
  ...READY.check(seat, cards => checkDeck(cards, withDefaults(VARIANTS, options).cardPool)),
];

/** AM-004 to AM-008, and the option `cardPool`. */
export function checkDeck(cards: Record<string, number>, pool = 'all'): Reason[] {
  const { copies, reasons } = copiesIn(cards, CARDS, { unknown: 'AM-009', count: 'AM-009' });
  for (const { card, count } of copies) {
    if (card.token)
      reasons.push({
        rule: 'AM-008',
        text: `${card.name} is a token and cannot be part of a deck`,
        amend: { card: card.id, change: -count },
      });
    else if (count > 3)
      reasons.push({
        rule: 'AM-006',
        text: `${card.name}: ${count} copies, but at most 3 are allowed`,
        amend: { card: card.id, change: 3 - count },
        yields: true,
      });
    if (pool === 'rebirth' && card.set !== 'Rebirth')
      reasons.push({
        rule: 'AM-009',
        text: `${card.name} is not in the card pool "rebirth"`,
        amend: { card: card.id, change: -count },
        yields: true,
      });
  }
  const size = sizeOf(copies);
  const cities = sizeOf(copies.filter(({ card }) => card.type === 'city'));
  if (size !== 45)
    reasons.push({
      rule: 'AM-004',
      text: `a deck must have exactly 45 cards, not ${size}`,
      amend: { change: 45 - size, ...(cities <= 3 && { except: 'City' }) },
      yields: true,
    });
  if (cities < 3)
    reasons.push({
      rule: 'AM-005',
      text: `a deck must have at least 3 cities, not ${cities}`,
      amend: { type: 'City', change: 3 - cities },
    });
  return reasons;
}

export function emptyPlayer(team: number): Player {
  return {
    alive: true,
    team,
    place: 0,
    turns: 0,
    deck: [],
    hand: [],
    unbuilt: [],
    chosen: [],
    cities: [],
    army: [],
    kingdom: [],
    resources: [],
    pool: [0, 0, 0, 0, 0],
    graveyard: [],
    hiding: [],
    known: [],
    lost: false,
    factions: [],
  };
}
export function emptyRealm(seats: number, options: ChosenVariants, seed: Seed): Realm {
  const team = (seat: Seat) => (options.format === 'aminDuna' ? Math.min(seat, 1) : seat);
  return {
    ...newTable(seats, seed),
    options,
    names: [],
    owners: [],
    players: Array.from({ length: seats }, (_, seat) => emptyPlayer(team(seat))),
    pieces: [],
    pile: [],
    waiting: [],
    effects: [],
    combat: null,
    removed: [],
    turn: 0,
    starter: 0,
    phase: 'setup',
    turnsBegun: 0,
    drawn: 0,
    resolved: 0,
    next: 1,
  };
}

/** Section 3, step 1: cities apart, everything else in the order of its list. */
export function setup(config: MatchConfig, seed: Seed): Realm {
  const options = withDefaults(VARIANTS, config.options);
  const s = emptyRealm(config.players.length, options, seed);
  config.players.forEach((seat, i) => {
    seatPlayer(s, i, READY.cardsOf(seat));
  });
  s.stack.push(game());
  return s;
}
function seatPlayer(s: Realm, seat: Seat, cards: Record<string, number>): void {
  const player = s.players[seat];
  for (const [card, count] of Object.entries(cards)) {
    const zone = CARDS[card].type === 'city' ? player.unbuilt : player.deck;
    for (let i = 0; i < count; i++) zone.push(addCard(s, seat, card));
  }
  const more = s.options.format === 'aminDuna' && seat === 0 ? 2 * Math.max(0, s.seats - 3) : 0;
  for (const card of furtherCities(cards, more)) player.unbuilt.push(addCard(s, seat, card));
  player.factions = factionsOf(cards);
}
/** 10.2.9: further copies of the deck's own cities, as far as AM-006 allows. */
function furtherCities(cards: Record<string, number>, n: number): string[] {
  const cities = Object.keys(cards).filter(card => CARDS[card].type === 'city');
  const free = cities.flatMap(card => new Array<string>(3 - cards[card]).fill(card));
  const first = cities.filter(card => cards[card] < 3);
  const rest = free.filter((card, i) => free.indexOf(card) !== i);
  return [...first, ...rest].slice(0, n);
}
/** AM-146: of the deck, cities included. */
export function factionsOf(cards: Record<string, number>): number[] {
  return [...new Set(Object.keys(cards).map(card => CARDS[card].faction))].sort((a, b) => a - b);
}
