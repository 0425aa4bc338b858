import type { Game } from '@siegeworks/contract';
import type { Plan } from '@siegeworks/lab';
import { EACH, sameForAll } from '@siegeworks/lab';
import { deckCalled } from './config.ts';
import { decksOfRun } from './deck-file.ts';
import type { Args } from './usage.ts';
import { list, text, UsageError } from './usage.ts';

/** The flags that say with which decks a run is played. */
export const DECK_FLAGS = {
  deck: { value: 'FILE', text: 'a deck of your own against every ready deck in turn, from every seat' },
  decks: {
    value: 'A,B',
    text: 'one deck or file per seat; each: every ready deck in turn; same: every deck against itself',
  },
};

/** What they say, read and checked. */
export function runDecks(
  game: Game,
  args: Args,
  seats: number,
): Partial<Pick<Plan, 'decks' | 'own' | 'seats'>> {
  // A castle is a matter of variants: the house rules read it.
  if (game.catalogue.castles) return {};
  const mine = text(args, 'deck');
  const said = list(args, 'decks');
  if (mine !== undefined && said) throw new UsageError('give --deck or --decks, not both');
  if (mine !== undefined) {
    const others = Array.from({ length: Math.max(1, seats - 1) }, () => EACH);
    return { ...decksOfRun(game, [mine, ...others]), seats: 1 + others.length };
  }
  if (!said) return {};
  if (sameForAll(said)) return { decks: said };
  const run = decksOfRun(game, said);
  for (const deck of said) if (deck !== EACH && !Object.hasOwn(run.own, deck)) deckCalled(game, deck);
  return run;
}
