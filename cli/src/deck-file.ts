import type { Game, SeatConfig } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { DeckBook, DeckList } from '@siegeworks/decks';
import { noteText, readDeck, seatOf } from '@siegeworks/decks';
import { readText } from '@siegeworks/lab';
import { deckCalled } from './config.ts';
import { orFailed } from './matches.ts';

/** Whether somebody named a file and not a ready deck. */
const isFile = (game: Game, said: string): boolean =>
  !game.catalogue.decks.some(({ id }) => id === said) && /[./\\]/.test(said);

export const bookOf = ({ about, catalogue, setup }: Game): DeckBook => ({
  game: about.id,
  title: about.title,
  cards: catalogue.cards,
  choices: setup.choices,
});

/** A deck from a file of text or JSON; if lines of it cannot be read, all that is wrong with it is told. */
export function deckFrom(game: Game, file: string): DeckList {
  return orFailed(file, () => {
    const { deck, problems } = readDeck(readText(file), bookOf(game));
    if (problems.length === 0) return deck;
    const lines = problems.map(note => ({ rule: '', text: noteText(note) }));
    const rules = Object.keys(deck.cards).length > 0 ? game.setup.checkSeat(seatOf(deck)) : [];
    throw new Refused([...lines, ...rules]);
  });
}

/** A ready deck by its id, or a list of one's own: a file of text or JSON. */
export function seatCalled(game: Game, said: string): SeatConfig {
  if (!isFile(game, said)) return { deck: deckCalled(game, said) };
  const { cards, choices } = deckFrom(game, said);
  return { cards, ...(Object.keys(choices).length > 0 && { choices }) };
}

/** The decks of a run: ready ones by their ids, files, and `each` for every ready deck in turn. */
export function decksOfRun(
  game: Game,
  said: readonly string[],
): { decks: readonly string[]; own: Record<string, SeatConfig> } {
  const files = said.filter(each => isFile(game, each));
  const own = Object.fromEntries(files.map(file => [file, seatCalled(game, file)]));
  return { decks: said, own };
}
