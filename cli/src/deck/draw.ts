import type { Game } from '@siegeworks/contract';
import type { DeckList, Draws } from '@siegeworks/decks';
import { castleDraws, deckDraws, sampleHand } from '@siegeworks/decks';
import { dim, say, sayJson } from '../page.ts';
import type { Args } from '../usage.ts';
import { count, has, seedOf } from '../usage.ts';

/** How many turns are shown after a hand, unless somebody says otherwise. */
const TURNS = 3;

/** Sample hands of a deck or castle, and what the next turns or rounds bring. */
export function draw(game: Game, deck: DeckList, args: Args): number {
  const { castles } = game.catalogue;
  const draws = drawsOf(game, deck);
  const turns = count(args, 'turns', 0, 100) ?? TURNS;
  const hands = Array.from({ length: count(args, 'hands', 1, 100) ?? 3 }, (_, i) =>
    dealt(game, draws, `${seedOf(args)}/${i}`, turns),
  );
  if (has(args, 'json')) sayJson(hands);
  else
    for (const [i, { hand, later }] of hands.entries()) {
      say(`${i + 1}. ${hand.join(', ') || 'no card'}`);
      // A hand is what has been seen on the first turn; rounds come after the opening hand.
      const when = (n: number) => (castles ? `round ${n + 1}` : `turn ${n + 2}`);
      say(...later.map((cards, n) => dim(`   ${when(n)}: ${cards.join(', ') || 'no card is left'}`)));
    }
  return 0;
}

function drawsOf({ catalogue: { castles, bench, cards } }: Game, deck: DeckList): Draws {
  if (castles) return castleDraws(castles, deck.choices);
  const known = new Map(cards.map(card => [card.id, card]));
  return deckDraws(deck.cards, known, bench ?? { first: 7, each: 1 });
}

/** The names of the cards in a hand, and of those that each later turn brings. */
function dealt({ catalogue: { cards } }: Game, draws: Draws, seed: string, turns: number) {
  const nameOf = (id: string) => cards.find(card => card.id === id)?.name ?? id;
  const { hand, later } = sampleHand(draws, seed);
  return {
    hand: hand.map(nameOf),
    later: Array.from({ length: turns }, (_, n) =>
      later.slice(n * draws.each, (n + 1) * draws.each).map(nameOf),
    ),
  };
}
