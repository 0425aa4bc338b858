import type { Game, SeatConfig } from '@siegeworks/contract';

/** All decks of somebody's own count as one: what they are called and hold is their owner's affair. */
const OWN = 'own';

/** With which deck a seat played, as it is counted. */
export const deckIn = (seat: SeatConfig | undefined): string | null =>
  seat?.cards ? OWN : (seat?.deck ?? null);

export function deckName(game: Game | null, deck: string | null): string | null {
  if (deck === OWN) return 'A deck of their own';
  const { decks = [], earlier = [] } = game?.catalogue ?? {};
  return [...decks, ...earlier].find(({ id }) => id === deck)?.name ?? null;
}
