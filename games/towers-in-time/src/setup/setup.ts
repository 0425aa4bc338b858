import type { Deck, MatchConfig, Reason, SeatConfig, Seed, Variants } from '@siegeworks/contract';
import { checkVariants, withDefaults } from '@siegeworks/contract';
import { addCard, newTable } from '@siegeworks/table';
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

const deckOf = (seat: SeatConfig): Deck | undefined =>
  DECKS.find(deck => deck.id === (seat.deck ?? DECKS[0].id));
const cardsOf = (seat: SeatConfig): Record<string, number> => seat.cards ?? deckOf(seat)?.cards ?? {};

/** All the reasons to refuse a set-up, together (S1). */
export function check(config: MatchConfig): Reason[] {
  const reasons = checkVariants(OPTIONS, config.options);
  const options = withDefaults(OPTIONS, config.options);
  const { players } = config;
  if (players.length < 2 || players.length > 6)
    reasons.push({ rule: 'TT-002', text: `the game is for 2 to 6 players, not ${players.length}` });
  players.forEach((seat, i) => {
    const say = (r: Reason) => reasons.push({ rule: r.rule, text: `player ${i + 1}: ${r.text}` });
    if (!seat.cards && !deckOf(seat)) say({ rule: 'TT-003', text: `there is no deck ${seat.deck}` });
    else checkDeck(cardsOf(seat), options).forEach(say);
    checkVariants(CHOICES, seat.choices).forEach(say);
  });
  return reasons;
}

/** TT-003, TT-004 */
export function checkDeck(cards: Record<string, number>, options: Options): Reason[] {
  const reasons: Reason[] = [];
  let size = 0;
  for (const [id, count] of Object.entries(cards)) {
    // Objects inherit names such as `constructor`, which are not cards.
    const card = Object.hasOwn(CARDS, id) ? CARDS[id] : undefined;
    if (!card) {
      reasons.push({ rule: 'TT-003', text: `there is no card ${id}` });
      continue;
    }
    if (!Number.isInteger(count) || count < 1) {
      reasons.push({ rule: 'TT-003', text: `${card.name}: ${count} is not a valid number of copies` });
      continue;
    }
    size += count;
    if (count > 4 && options.deckLimit === 'competition')
      reasons.push({ rule: 'TT-004', text: `${card.name}: ${count} copies, but only 4 are allowed` });
  }
  if (size < options.deckMinimum)
    reasons.push({ rule: 'TT-003', text: `a deck needs at least ${options.deckMinimum} cards, not ${size}` });
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
    for (const [card, count] of Object.entries(cardsOf(seat)))
      for (let n = 0; n < count; n++) s.players[i].deck.push(addCard(s, i, card));
    const own = Number(withDefaults(CHOICES, seat.choices).shields);
    s.players[i].placed = Number.isInteger(own) ? own : options.shieldCount;
  });
  s.stack.push(game());
  return s;
}
