import type { CardInfo, Seed, ShapeLine } from '@siegeworks/contract';
import type { DeckList } from '../deck.ts';
import { emptyDeck, mayHold, sizeOf, withCopies } from '../deck.ts';
import { shuffled } from '../hand.ts';
import { improved } from './improve.ts';
import type { Drafter } from './judge.ts';
import { sidesOf } from './packs.ts';
import type { Pool } from './pool.ts';
import { cardsWithin } from './pool.ts';
import type { Beginning } from './shape.ts';
import { countOf } from './shape.ts';
import { DeckValue } from './value.ts';

type Cards = Record<string, number>;

/** First drafts of a deck that are worked on: the best of all combinations of sides. */
const WORKED_ON = 3;

/** The deck that a computer player builds from a pool: the combination of sides whose deck looks best. */
export function builtFrom(drafter: Drafter, pool: Pool): DeckList {
  const { book } = drafter;
  const value = new DeckValue(drafter);
  const begun = beginnings(drafter, pool)
    .map(each => ({ ...each, looks: value.of(each.cards) }))
    .sort((a, b) => b.looks - a.looks)
    .slice(0, WORKED_ON)
    .map(each => {
      const cards = improved(drafter, value, each);
      return { ...each, cards, looks: value.of(cards) };
    })
    .sort((a, b) => b.looks - a.looks);
  const [best] = begun;
  if (!best) return emptyDeck(book.game);
  return { ...emptyDeck(book.game), cards: inOrder(best.cards, book.cards), choices: best.choices };
}

/**
 * A deck from a pool of which nobody has an opinion: sides and cards by lot, and what those cards need, within the same shape.
 * What the computer's judgement is worth shows against it.
 */
export function builtByLot(drafter: Drafter, pool: Pool, seed: Seed): DeckList {
  const { book } = drafter;
  const lots = shuffled(
    book.cards.map(({ id }) => id),
    seed,
  );
  const place = new Map(lots.map((id, i) => [id, (i + 1) / lots.length]));
  const worth = (card: string): number => place.get(card) ?? 0;
  const [first] = shuffled(beginnings({ ...drafter, worth }, pool), seed);
  if (!first) return emptyDeck(book.game);
  return { ...emptyDeck(book.game), cards: inOrder(first.cards, book.cards), choices: first.choices };
}

/** A first draft of a whole deck for every combination of sides for which the pool has enough. */
function beginnings(drafter: Drafter, pool: Pool): Beginning[] {
  const { book, plan } = drafter;
  const all = cardsWithin(pool, book.cards).filter(mayHold);
  return combinations(plan.sides?.values ?? [], plan.sides?.most ?? 0)
    .map(sides => beginning(drafter, all, sides))
    .filter(({ cards }) => sizeOf(cards) === plan.size);
}

/** A deck in the order of the book, so that equal decks are equal texts. */
const inOrder = (cards: Cards, book: readonly CardInfo[]): Cards =>
  Object.fromEntries(book.flatMap(({ id }) => (cards[id] ? [[id, cards[id]]] : [])));

/** All ways to choose one to `most` of these; a single empty one where there are no sides. */
function combinations(values: readonly string[], most: number): string[][] {
  if (values.length === 0 || most === 0) return [[]];
  const sets: string[][] = [[]];
  for (const value of values) for (const set of [...sets]) if (set.length < most) sets.push([...set, value]);
  return sets.filter(set => set.length > 0);
}

/** The most promising cards within the shape; then what they need. */
function beginning(drafter: Drafter, all: readonly CardInfo[], sides: readonly string[]): Beginning {
  const { plan, worth, check } = drafter;
  const { choice } = plan.sides ?? {};
  const choices = choice ? { [choice.key]: choice.value[sides[0]] } : {};
  const one = Object.fromEntries(all.map(({ id }) => [id, 1]));
  const barred = new Set(check({ cards: one, choices }).flatMap(({ amend }) => amend?.card ?? []));
  const may = all.filter(card => {
    const own = sidesOf(card, plan);
    return !barred.has(card.id) && (own.length === 0 || own.some(side => sides.includes(side)));
  });
  const byWorth = [...may].sort((a, b) => worth(b.id) - worth(a.id));
  const means = plan.shape.filter(line => line.means);
  const others = plan.shape.filter(line => !line.means);
  const room = plan.size - means.reduce((sum, { least }) => sum + least, 0);
  let cards: Cards = {};
  for (const line of others) cards = topped(cards, byWorth, line, Math.min(line.least, room - sizeOf(cards)));
  cards = filledUp(cards, byWorth, plan.shape, room - sizeOf(cards));
  for (const line of means) cards = provided(drafter, cards, may, line, line.least);
  // What the pool does not give in other cards is made up by means.
  for (const line of means)
    cards = provided(drafter, cards, may, { ...line, most: plan.size }, plan.size - sizeOf(cards));
  return { cards, choices, may };
}

/** This many more cards of a line, the best first. */
function topped(cards: Cards, byWorth: readonly CardInfo[], { types }: ShapeLine, n: number): Cards {
  const typed = byWorth.filter(({ type }) => types.includes(type));
  return filledUp(cards, typed, [], n);
}

/** This many more cards, the best first, within the shape. Means are left to those who need them. */
function filledUp(cards: Cards, byWorth: readonly CardInfo[], shape: readonly ShapeLine[], n: number): Cards {
  let now = cards;
  const counts = shape.map(({ types }) => countOf(now, byWorth, types));
  let left = n;
  for (const { id, type, most = n } of byWorth) {
    const lines = shape.flatMap((line, i) => (line.types.includes(type) ? [i] : []));
    if (lines.some(i => shape[i].means)) continue;
    const room = Math.min(left, most - (now[id] ?? 0), ...lines.map(i => shape[i].most - counts[i]));
    if (room <= 0) continue;
    now = withCopies(now, id, (now[id] ?? 0) + room);
    for (const i of lines) counts[i] += room;
    left -= room;
  }
  return now;
}

/** This many means: each copy goes where the demand for every one already there is greatest. */
function provided(
  { worth }: Drafter,
  cards: Cards,
  may: readonly CardInfo[],
  { types }: ShapeLine,
  n: number,
): Cards {
  const wanting = new Map<string, number>();
  for (const { id, needs = {} } of may)
    for (const [name, amount] of Object.entries(needs))
      wanting.set(name, (wanting.get(name) ?? 0) + (cards[id] ?? 0) * worth(id) * amount);
  const demand = (card: CardInfo) =>
    0.01 + Object.keys(card.provides ?? {}).reduce((sum, name) => sum + (wanting.get(name) ?? 0), 0);
  let now = cards;
  for (let i = 0; i < n; i++) {
    const [best] = may
      .filter(({ id, type, most = n }) => types.includes(type) && (now[id] ?? 0) < most)
      .map(card => ({ card, pull: demand(card) / ((now[card.id] ?? 0) + 1) }))
      .sort((a, b) => b.pull - a.pull);
    if (best) now = withCopies(now, best.card.id, (now[best.card.id] ?? 0) + 1);
  }
  return now;
}
