import type { Deck, Reason, SeatConfig } from '@siegeworks/contract';

/** What seats bring: a deck of their own, or one that the game has ready. The first one is the usual one. */
export class ReadyDecks {
  private readonly decks: readonly Deck[];
  /** The rule by which a deck that does not exist is refused. */
  private readonly rule: string;

  constructor(decks: readonly Deck[], rule: string) {
    this.decks = decks;
    this.rule = rule;
  }
  private deckOf({ deck }: SeatConfig): Deck | undefined {
    return deck === undefined ? this.decks[0] : this.decks.find(({ id }) => id === deck);
  }
  cardsOf(seat: SeatConfig): Record<string, number> {
    return seat.cards ?? this.deckOf(seat)?.cards ?? {};
  }
  /** What comes with the deck, and what the seat has chosen instead. */
  choicesOf(seat: SeatConfig): NonNullable<SeatConfig['choices']> {
    return { ...(seat.cards ? {} : this.deckOf(seat)?.choices), ...seat.choices };
  }
  /** Whether the seat has a deck at all; if so, what `checkDeck` says of it. */
  check(seat: SeatConfig, checkDeck: (cards: Record<string, number>) => Reason[]): Reason[] {
    if (!seat.cards && !this.deckOf(seat))
      return [{ rule: this.rule, text: `there is no deck named ${seat.deck}` }];
    return checkDeck(this.cardsOf(seat));
  }
}

/** The reasons against each player's part of a set-up, with whose it is. */
export const checkSeats = (players: readonly SeatConfig[], check: (seat: SeatConfig) => Reason[]): Reason[] =>
  players.flatMap((seat, i) =>
    check(seat).map(reason => ({ ...reason, text: `player ${i + 1}: ${reason.text}` })),
  );

/** Part of a deck: how many copies of which card. */
export interface Copies<C> {
  card: C;
  count: number;
}
/** The cards of a list that exist, in valid numbers, and what is wrong with all others. */
export function copiesIn<C extends { name: string }>(
  list: Record<string, number>,
  cards: Readonly<Record<string, C>>,
  rules: { unknown: string; count: string },
): { copies: Copies<C>[]; reasons: Reason[] } {
  const copies: Copies<C>[] = [];
  const reasons: Reason[] = [];
  for (const [id, count] of Object.entries(list)) {
    // Objects inherit names such as `constructor`, which are not cards.
    const card = Object.hasOwn(cards, id) ? cards[id] : undefined;
    if (!card)
      reasons.push({
        rule: rules.unknown,
        text: `there is no card ${id}`,
        amend: { card: id, change: -count },
      });
    else if (!Number.isInteger(count) || count < 1)
      reasons.push({
        rule: rules.count,
        text: `${card.name}: ${count} is not a valid number of copies`,
        amend: { card: id, change: -count },
      });
    else copies.push({ card, count });
  }
  return { copies, reasons };
}
export const sizeOf = (copies: readonly Copies<unknown>[]): number =>
  copies.reduce((sum, { count }) => sum + count, 0);
