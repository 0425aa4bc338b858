import type { CardInfo, Reason } from '@siegeworks/contract';

/** What a deck may be built from: the number of copies of each card, and the stock that everybody may add. */
export interface Pool {
  cards: Record<string, number>;
  stock: readonly string[];
}

export function counted(ids: readonly string[]): Record<string, number> {
  const cards: Record<string, number> = {};
  for (const id of ids) cards[id] = (cards[id] ?? 0) + 1;
  return cards;
}

/** How many copies of a card the pool gives: the stock gives as many as the rules allow. */
export function copiesIn({ cards, stock }: Pool, id: string): number {
  return stock.includes(id) ? Number.POSITIVE_INFINITY : (cards[id] ?? 0);
}

/** The cards of a game, each with as many copies as both rules and pool allow: 0 where the pool has none. */
export function cardsWithin(pool: Pool, book: readonly CardInfo[]): CardInfo[] {
  return book.map(card => {
    const most = Math.min(card.most ?? Number.POSITIVE_INFINITY, copiesIn(pool, card.id));
    return Number.isFinite(most) ? { ...card, most } : card;
  });
}

/** What the pool says against a deck; the rules of the game are checked separately. */
export function poolReasons(
  cards: Readonly<Record<string, number>>,
  pool: Pool,
  book: readonly CardInfo[],
): Reason[] {
  const names = new Map(book.map(({ id, name }) => [id, name]));
  return Object.entries(cards).flatMap(([id, copies]) => {
    const held = copiesIn(pool, id);
    if (copies <= held) return [];
    const name = names.get(id) ?? id;
    const text =
      held === 0
        ? `${name} is not in your pool`
        : `${name}: ${copies} copies, but only ${held} ${held === 1 ? 'is' : 'are'} in your pool`;
    return [{ rule: '', text, amend: { card: id, change: held - copies } }];
  });
}
