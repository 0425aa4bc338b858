import type { Bench, CardInfo, Castles, Seed, State, VariantValue } from '@siegeworks/contract';
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
function drawPile(
  cards: Readonly<Record<string, number>>,
  known: ReadonlyMap<string, CardInfo>,
  { apart = [] }: Pick<Bench, 'apart'>,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(cards).filter(([id]) => !apart.includes(known.get(id)?.type ?? '')),
  );
}

/** From what somebody draws, and when how much of it. */
export interface Draws {
  /** Cards that one holds before any are drawn. */
  opens: readonly string[];
  /** Copies by card. */
  pile: Readonly<Record<string, number>>;
  /** How many are drawn for the opening hand, or for all of the first turn, and how many in each later turn or round. */
  first: number;
  each: number;
}

export const deckDraws = (
  cards: Readonly<Record<string, number>>,
  known: ReadonlyMap<string, CardInfo>,
  bench: Pick<Bench, 'apart' | 'first' | 'each'>,
): Draws => ({ opens: [], pile: drawPile(cards, known, bench), first: bench.first, each: bench.each });

/** A castle chooses with how many cards one begins. */
export function castleDraws(
  { schema, supply: { opens, pile, hand, each } }: Pick<Castles, 'schema' | 'supply'>,
  choices: Readonly<Record<string, VariantValue>>,
): Draws {
  const size = Number(choices[hand] ?? schema[hand]?.default);
  // Without an opening hand its cards are drawn like all others.
  if (size === 0) return { opens: [], pile: withOneMore(pile, opens), first: 0, each };
  return { opens, pile, first: size - opens.length, each };
}

function withOneMore(pile: Readonly<Record<string, number>>, cards: readonly string[]) {
  const more = cards.map(card => [card, (pile[card] ?? 0) + 1]);
  return { ...pile, ...Object.fromEntries(more) };
}

/** Cards as a real shuffle could give them: first the hand, then all others in the order in which they come. */
export function sampleHand({ opens, pile, first }: Draws, seed: Seed): { hand: string[]; later: string[] } {
  const cards = Object.entries(pile).flatMap(([id, copies]) => new Array<string>(copies).fill(id));
  const all = shuffled(cards, seed);
  return { hand: [...opens, ...all.slice(0, first)], later: all.slice(first) };
}

/** How many cards of the pile have been drawn when so many turns or rounds have followed upon the first hand. */
export const drawnAfter = (turns: number, { first, each, pile }: Draws): number =>
  Math.min(sizeOf(pile), first + each * turns);
