import type { Game, MatchConfig, VariantValue } from '@siegeworks/contract';

/** A table of this many seats with the ready decks in their order. */
export function defaultConfig(
  { about, catalogue }: Game,
  seats: number = about.seats.min,
  options: Record<string, VariantValue> = {},
): MatchConfig {
  const { decks } = catalogue;
  const deck = (seat: number) => (decks.length > 0 ? { deck: decks[seat % decks.length].id } : {});
  return { players: Array.from({ length: seats }, (_, seat) => deck(seat)), options };
}
