import type { Deck, Game, SeatConfig, Seed } from '@siegeworks/contract';
import { playerDice } from '@siegeworks/kernel/laws';

/** How many changes of one card each lead away from the ready deck; many more than a deck has cards. */
const STEPS = 300;

/**
 * A legal deck that nobody has built: a random walk among the legal decks, from a ready one. Each step changes one copy
 * of a card for another card and is taken back if the game refuses the deck. The same seed builds the same deck.
 */
export function randomDeck(game: Game, pool: readonly Deck[], seed: Seed): SeatConfig {
  const dice = playerDice(`deck:${seed}`);
  const among = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)];
  const from = among(pool);
  const seat = { cards: { ...from.cards }, ...(from.choices && { choices: from.choices }) };
  const ids = game.catalogue.cards.map(({ id }) => id);
  const others = Array.from({ length: game.about.seats.min - 1 }, () => ({ deck: from.id }));
  for (let step = 0; step < STEPS; step++) {
    const cards = swapped(seat.cards, among(Object.keys(seat.cards)), among(ids));
    if (game.setup.check({ players: [{ ...seat, cards }, ...others] }).length === 0) seat.cards = cards;
  }
  return seat;
}

/** One copy less of the one card, one more of the other. */
function swapped(cards: Readonly<Record<string, number>>, out: string, into: string): Record<string, number> {
  const { [out]: copies, ...rest } = cards;
  const left = copies > 1 ? { ...rest, [out]: copies - 1 } : rest;
  return { ...left, [into]: (left[into] ?? 0) + 1 };
}
