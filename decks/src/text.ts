import type { CardInfo } from '@siegeworks/contract';
import { valueName } from './choices.ts';
import type { DeckBook, DeckList } from './deck.ts';
import { nameIn } from './names.ts';

/** The cards of a deck by type, in the order of the book. */
export function byType(
  cards: Readonly<Record<string, number>>,
  book: Pick<DeckBook, 'cards'>,
): { type: string; count: number; lines: { card: CardInfo; copies: number }[] }[] {
  const held = book.cards.filter(({ id }) => Object.hasOwn(cards, id));
  const types = [...new Set(held.map(({ type }) => type))];
  return types.map(type => {
    const lines = held.filter(card => card.type === type).map(card => ({ card, copies: cards[card.id] }));
    return { type, count: lines.reduce((sum, { copies }) => sum + copies, 0), lines };
  });
}

/** A deck as people read and write it. What is written here reads back as the same deck. */
export function deckText(deck: DeckList, book: DeckBook): string {
  const choices = Object.entries(deck.choices).flatMap(([key, value]) => {
    const field = book.choices[key];
    return field && value !== '' ? [`${field.title}: ${valueName(book, field, value)}`] : [];
  });
  const notes = deck.notes === '' ? [] : deck.notes.split('\n').map(line => `Note: ${line}`);
  const parts = byType(deck.cards, book).map(({ type, count, lines }) =>
    [
      `// ${type} (${count})`,
      ...lines.map(({ card, copies }) => `${copies} ${nameIn(book.cards, card)}`),
    ].join('\n'),
  );
  const head = [`Name: ${deck.name}`, `Game: ${book.title}`, ...choices, ...notes].join('\n');
  return `${[head, ...parts].join('\n\n')}\n`;
}

/** The same for programs. */
export function deckJson({ game, name, cards, choices, notes }: DeckList): string {
  return `${JSON.stringify({ game, name, cards, choices, ...(notes !== '' && { notes }) }, null, 2)}\n`;
}
