import type { Bench, CardInfo, Seed, State } from '@siegeworks/contract';
import { seedRandom, shuffle } from '@siegeworks/kernel';
import { sizeOf } from './deck.ts';

/** A list in the order of chance that its seed gives. */
export function shuffled<T>(list: readonly T[], seed: Seed): T[] {
  const chance: State = {
    seats: 0,
    stack: [],
    random: seedRandom(seed),
    luck: 0,
    script: null,
    events: null,
    over: null,
  };
  const all = [...list];
  shuffle(chance, all);
  return all;
}

/** The cards that are drawn from: without those that lie apart from the beginning. */
export function drawPile(
  cards: Readonly<Record<string, number>>,
  known: ReadonlyMap<string, CardInfo>,
  { apart = [] }: Pick<Bench, 'apart'>,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(cards).filter(([id]) => !apart.includes(known.get(id)?.type ?? '')),
  );
}

/** A shuffled pile: the first cards are the hand, each later one is drawn in its turn. */
export function shuffledPile(pile: Readonly<Record<string, number>>, seed: Seed): string[] {
  const all = Object.entries(pile).flatMap(([id, copies]) => new Array<string>(copies).fill(id));
  return shuffled(all, seed);
}

/** How many cards have been seen on a turn, counted from 1. */
export function seenBy(turn: number, { first, each }: Bench, pile: Readonly<Record<string, number>>): number {
  return Math.min(sizeOf(pile), first + each * (turn - 1));
}
