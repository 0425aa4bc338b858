import type { CardInfo, ShapeLine } from '@siegeworks/contract';
import { withCopies } from '../deck.ts';
import type { Drafter } from './judge.ts';
import type { Beginning } from './shape.ts';
import { countOf } from './shape.ts';
import type { DeckValue } from './value.ts';

/** Rounds of exchanges; most decks are as good as they get after three. */
const ROUNDS = 5;

/** The deck after every exchange of one copy for another that makes it look better. */
export function improved(
  { plan }: Drafter,
  value: DeckValue,
  { cards, may }: Beginning,
): Record<string, number> {
  let now = cards;
  let looks = value.of(now);
  for (let round = 0; round < ROUNDS; round++) {
    const before = looks;
    for (const out of may) {
      if (!now[out.id]) continue;
      const best = bestFor(now, out, may, plan.shape, value);
      if (best === null || best.looks <= looks + 1e-9) continue;
      now = best.cards;
      looks = best.looks;
    }
    if (looks === before) break;
  }
  return now;
}

/** What could best come in place of one copy of a card. */
function bestFor(
  cards: Readonly<Record<string, number>>,
  out: CardInfo,
  may: readonly CardInfo[],
  shape: readonly ShapeLine[],
  value: DeckValue,
): { cards: Record<string, number>; looks: number } | null {
  const without = withCopies(cards, out.id, cards[out.id] - 1);
  const lines = shape.map(line => {
    const count = countOf(without, may, line.types);
    const before = count + Number(line.types.includes(out.type));
    // A line that the pool could not fill need not be filled now.
    return { ...line, count, least: Math.min(line.least, before), most: Math.max(line.most, before) };
  });
  const keeps = ({ type }: CardInfo) =>
    lines.every(({ types, count, least, most }) => {
      const n = count + Number(types.includes(type));
      return n >= least && n <= most;
    });
  let best: { cards: Record<string, number>; looks: number } | null = null;
  for (const into of may) {
    const have = without[into.id] ?? 0;
    if (into.id === out.id || have >= (into.most ?? Number.POSITIVE_INFINITY) || !keeps(into)) continue;
    const after = withCopies(without, into.id, have + 1);
    const looks = value.of(after);
    if (best === null || looks > best.looks) best = { cards: after, looks };
  }
  return best;
}
