import { withCopies } from '@siegeworks/decks';
import type { CardInfo, GameInfo, GauntletGame, KeptDeck } from '@siegeworks/protocol';
import type { Book } from './use-book.ts';
import type { DeckPart } from './use-deck.ts';

/** A change of a deck or castle that is worth a try, in words. */
export interface Exchange {
  text: string;
  part: DeckPart;
}

/** How many cards that come out and cards that come in are tried with each other. */
const OUTS = 6;
const INS = 4;

/** Exchanges that are worth a try: what was drawn in lost games, for what ready decks of this kind use. */
export function exchangesFor(
  deck: KeptDeck,
  book: Book,
  game: GameInfo,
  barred: ReadonlySet<string>,
  games: readonly GauntletGame[],
): Exchange[] {
  const held = book.cards.filter(({ id }) => Object.hasOwn(deck.cards, id));
  const outs = held
    .map(card => ({ card, worth: worthOf(card.id, games) }))
    .sort((a, b) => a.worth - b.worth)
    .slice(0, OUTS);
  return outs.flatMap(({ card: out }) =>
    insFor(out, deck, book, game, barred)
      .slice(0, INS)
      .flatMap(into => exchanged(deck, out, into)),
  );
}

/** How much more often it won when the card was drawn than when it was not. */
function worthOf(card: string, games: readonly GauntletGame[]): number {
  const rate = (some: readonly GauntletGame[]) =>
    some.length === 0 ? 0.5 : some.reduce((sum, { won }) => sum + won, 0) / some.length;
  const drawn = games.filter(each => each.drawn.includes(card));
  return rate(drawn) - rate(games.filter(each => !each.drawn.includes(card)));
}

/** Cards of the same type with room, those first that ready decks with the same choices hold. */
function insFor(
  out: CardInfo,
  deck: KeptDeck,
  book: Book,
  game: GameInfo,
  barred: ReadonlySet<string>,
): CardInfo[] {
  const used = (id: string) => game.decks.reduce((sum, { cards }) => sum + (cards[id] ?? 0), 0);
  const room = (card: CardInfo) => (card.most ?? 20) - (deck.cards[card.id] ?? 0);
  return book.cards
    .filter(card => card.id !== out.id && card.type === out.type && !barred.has(card.id) && room(card) > 0)
    .sort((a, b) => used(b.id) - used(a.id));
}

function exchanged(deck: KeptDeck, out: CardInfo, into: CardInfo): Exchange[] {
  const room = (into.most ?? 20) - (deck.cards[into.id] ?? 0);
  const n = Math.min(2, deck.cards[out.id] ?? 0, room);
  if (n < 1) return [];
  const left = withCopies(deck.cards, out.id, (deck.cards[out.id] ?? 0) - n);
  const cards = withCopies(left, into.id, (left[into.id] ?? 0) + n);
  return [{ text: `${n} ${into.name} for ${n} ${out.name}`, part: { cards } }];
}
