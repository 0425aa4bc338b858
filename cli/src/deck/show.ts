import type { Castles, Game } from '@siegeworks/contract';
import type { DeckList } from '@siegeworks/decks';
import { bookOf, byType, castleDraws, curve, deckText, needs, sizeOf, valueName } from '@siegeworks/decks';
import { columns, dim, say, sayJson } from '../page.ts';
import type { Args } from '../usage.ts';
import { has } from '../usage.ts';
import { sizeText } from './check.ts';

/** A deck by type with its costs and needs; a castle with everything that it leaves as usual. */
export function show(game: Game, deck: DeckList, args: Args): number {
  const { castles } = game.catalogue;
  return castles ? showCastle(game, castles, deck, args) : showDeck(game, deck, args);
}

function showDeck(game: Game, deck: DeckList, args: Args): number {
  const known = new Map(game.catalogue.cards.map(card => [card.id, card]));
  const bars = curve(deck.cards, known, game.catalogue.bench?.curve ?? '');
  const wanted = needs(deck.cards, known);
  const types = byType(deck.cards, bookOf(game)).length;
  if (has(args, 'json')) sayJson({ ...deck, size: sizeOf(deck.cards), curve: bars, needs: wanted });
  else
    say(
      deckText(deck, bookOf(game)).trimEnd(),
      '',
      `${sizeText(game, deck)} of ${types} types`,
      ...bars.map(({ name, count: n }) => `${name.padStart(3)} ${'█'.repeat(n)} ${n}`),
      ...wanted.map(({ name, wanting, providing }) =>
        dim(`${name}: ${wanting} need it, ${providing} provide it`),
      ),
    );
  return 0;
}

function showCastle(game: Game, castles: Castles, deck: DeckList, args: Args): number {
  const book = bookOf(game);
  const usual = Object.fromEntries(
    Object.entries(castles.schema).map(([key, field]) => [key, field.default]),
  );
  const choices = { ...usual, ...deck.choices };
  const { opens, pile, first, each } = castleDraws(castles, choices);
  const hand = opens.length + first;
  if (has(args, 'json')) sayJson({ ...deck, choices, hand, draws: sizeOf(pile), each });
  else {
    const rows = Object.entries(castles.schema).map(([key, field]) => {
      const value = valueName(book, field, choices[key]) || 'as usual';
      return [field.title, field.rule, Object.hasOwn(deck.choices, key) ? value : `${value} (not said)`];
    });
    say(deck.name, columns(rows));
    say(
      dim(
        `It begins with ${hand} in hand; up to ${each} of the other ${sizeOf(pile) - first} are drawn in a round.`,
      ),
    );
  }
  return 0;
}
