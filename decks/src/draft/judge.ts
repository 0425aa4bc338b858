import type { Game, PackPlan } from '@siegeworks/contract';
import type { DeckBook } from '../deck.ts';

/** All that a computer player needs to draft and to build: the cards, the packs, the rules, and its own opinion. */
export interface Drafter {
  book: DeckBook;
  plan: PackPlan;
  bench: { first: number; each: number; apart?: readonly string[] };
  worth(card: string): number;
  check: Game['setup']['checkSeat'];
}

/** The drafter of a game, or `null` where the game has no packs. */
export function drafterOf({ about, catalogue, setup, judgement }: Game): Drafter | null {
  const { packs, bench, cards } = catalogue;
  if (!packs || !bench) return null;
  const worths = new Map(cards.map(({ id }) => [id, judgement.cardWorth?.(id) ?? 1]));
  return {
    book: { game: about.id, title: about.title, cards, choices: setup.choices },
    plan: packs,
    bench,
    worth: card => worths.get(card) ?? 0,
    check: seat => setup.checkSeat(seat),
  };
}
