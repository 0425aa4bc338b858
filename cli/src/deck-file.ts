import type { Game, SeatConfig, VariantValue } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { DeckList } from '@siegeworks/decks';
import { bookOf, noteText, readDeck, reasonsAgainst } from '@siegeworks/decks';
import { shown } from '@siegeworks/files';
import { readText } from '@siegeworks/lab';
import { deckCalled } from './config.ts';
import { orFailed } from './matches.ts';
import { didYouMean } from './near.ts';
import { UsageError } from './usage.ts';

/** Whether somebody named a file and not a ready deck. */
const isFile = (game: Game, said: string): boolean =>
  !game.catalogue.decks.some(({ id }) => id === said) && /[./\\]/.test(said);

/** A deck from a file of text or JSON; if some lines cannot be read, every problem is reported. */
export function deckFrom(game: Game, file: string): DeckList {
  return orFailed(file, () => {
    const { deck, problems } = readDeck(readText(file), bookOf(game));
    if (problems.length === 0) return deck;
    const lines = problems.map(note => ({ rule: '', text: noteText(note) }));
    const rules = Object.keys(deck.cards).length > 0 ? reasonsAgainst(game, deck) : [];
    throw new Refused([...lines, ...rules]);
  });
}

/** The variants of a castle that `--deck` names, where a game has castles in the place of decks: a ready one, or a file. */
export function castleCalled(game: Game, said: string | undefined): Record<string, VariantValue> {
  const { castles } = game.catalogue;
  if (!castles || said === undefined) return {};
  const ready = castles.ready.find(({ id }) => id === said);
  if (ready) return { ...ready.choices };
  if (/[./\\]/.test(said)) return deckFrom(game, said).choices;
  const ids = castles.ready.map(({ id }) => id);
  const near = didYouMean(said, ids) || `; the castles are ${ids.join(', ')}`;
  throw new UsageError(`${game.about.title} has no castle ${shown(said)}${near}`);
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
