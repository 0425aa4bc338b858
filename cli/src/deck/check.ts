import type { Game, Reason } from '@siegeworks/contract';
import type { DeckList, Mending } from '@siegeworks/decks';
import {
  bookOf,
  cardsIn,
  changesBetween,
  emptyDeck,
  mendingsFor,
  oneOfEach,
  reasonsAgainst,
  sizeOf,
} from '@siegeworks/decks';
import { bad, dim, plural, say, sayJson } from '../page.ts';
import type { Args } from '../usage.ts';
import { has } from '../usage.ts';

/** So many cards that a remedy changes are named. */
const NAMED = 6;

/** Every reason against a deck or castle, each with its rule and with what would mend it. */
export function check(game: Game, deck: DeckList, args: Args): number {
  const reasons = reasonsAgainst(game, deck);
  const legal = reasons.length === 0;
  const remedies = remediesOf(game, deck, reasons);
  if (has(args, 'json'))
    sayJson({ legal, reasons: reasons.map((reason, i) => ({ ...reason, remedies: remedies[i] })) });
  else if (legal) say(`${sizeText(game, deck)}: legal in ${game.about.title}`);
  else
    for (const [i, { text, rule }] of reasons.entries()) {
      say(bad(rule === '' ? text : `${text} (${rule})`));
      say(...remedies[i].map(remedy => dim(`  ${remedyText(game, deck, remedy)}`)));
    }
  return legal ? 0 : 1;
}

/** For each reason everything that mends it, without cards which the deck may not hold in any case. */
function remediesOf(game: Game, deck: DeckList, reasons: readonly Reason[]): Mending[][] {
  const book = bookOf(game);
  const all = { ...emptyDeck(deck.game), choices: deck.choices, cards: oneOfEach(book) };
  const barred = cardsIn(game.catalogue.castles ? [] : reasonsAgainst(game, all));
  return reasons.map(reason => mendingsFor(reason, deck, book, barred));
}

/** `Add 2 cards: Market 2 → 3, Temple 0 → 1`. */
function remedyText(game: Game, deck: DeckList, { text, part: { cards } }: Mending): string {
  if (!cards) return text;
  const changes = changesBetween(deck.cards, cards).map(({ card, from, to }) => {
    const name = game.catalogue.cards.find(({ id }) => id === card)?.name ?? card;
    return `${name} ${from} → ${to}`;
  });
  const more = changes.length > NAMED ? [`… and ${plural(changes.length - NAMED, 'other card')}`] : [];
  return `${text}: ${[...changes.slice(0, NAMED), ...more].join(', ')}`;
}

export const sizeText = (game: Game, { cards }: DeckList): string =>
  game.catalogue.castles ? 'a castle' : plural(sizeOf(cards), 'card');
