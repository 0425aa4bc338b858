import type { CardInfo, Game, Reason, SeatConfig, Variants, VariantValue } from '@siegeworks/contract';

/** A deck of somebody's own, with all that belongs to it. */
export interface DeckList {
  game: string;
  name: string;
  /** How many copies of each card, by its id. */
  cards: Record<string, number>;
  /** What its seat chooses in addition. */
  choices: Record<string, VariantValue>;
  notes: string;
}

/** What must be known of a game to read, write and judge its decks. A castle is a deck without cards: it has choices alone. */
export interface DeckBook {
  game: string;
  title: string;
  cards: readonly CardInfo[];
  choices: Variants;
}

/** Whether it tells of castles. */
export const hasCastles = ({ cards }: Pick<DeckBook, 'cards'>): boolean => cards.length === 0;

export const emptyDeck = (game: string, name = ''): DeckList => ({
  game,
  name,
  cards: {},
  choices: {},
  notes: '',
});

export const sizeOf = (cards: Readonly<Record<string, number>>): number =>
  Object.values(cards).reduce((sum, n) => sum + n, 0);

/** Another number of copies of one card; a card without copies leaves the list. */
export function withCopies(cards: Readonly<Record<string, number>>, id: string, copies: number) {
  const { [id]: _gone, ...others } = cards;
  if (copies <= 0) return others;
  // A card that was there keeps its place.
  return Object.hasOwn(cards, id) ? { ...cards, [id]: copies } : { ...others, [id]: copies };
}

/** What a game's decks are made of, or its castles where those are built in their place. */
export const bookOf = ({ about, catalogue, setup }: Game): DeckBook => ({
  game: about.id,
  title: about.title,
  cards: catalogue.castles ? [] : catalogue.cards,
  choices: catalogue.castles?.schema ?? setup.choices,
});

/** Every reason of the rules against a deck, or against a castle. */
export function reasonsAgainst({ catalogue, setup }: Game, deck: DeckList): Reason[] {
  if (catalogue.castles) return setup.check({ players: [{}], options: deck.choices });
  return setup.checkSeat(seatOf(deck));
}

/** The deck as a seat brings it to a table. */
export const seatOf = ({ cards, choices }: DeckList): SeatConfig => ({ cards, choices });

/** One card of which the copies differ between two decks. */
export interface Change {
  card: string;
  from: number;
  to: number;
}
export function changesBetween(
  from: Readonly<Record<string, number>>,
  to: Readonly<Record<string, number>>,
): Change[] {
  const ids = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return ids
    .map(card => ({ card, from: from[card] ?? 0, to: to[card] ?? 0 }))
    .filter(change => change.from !== change.to);
}

export const sameCards = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>) =>
  changesBetween(a, b).length === 0;

/** Cards that a deck of this game may hold at all. */
export const mayHold = (card: CardInfo): boolean => card.most !== 0;
