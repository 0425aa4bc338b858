import type { CardInfo } from '@siegeworks/contract';
import { chanceOfAtLeast } from '../chance.ts';
import type { Drafter } from './judge.ts';

/** Each further copy of a card counts a little less: the first one is more often missed than the fourth. */
const FURTHER = 0.95;

/** How good a deck looks: what its cards promise, each as far as its needs will be met in time. */
export class DeckValue {
  private readonly drafter: Drafter;
  private readonly known: ReadonlyMap<string, CardInfo>;
  private readonly chances = new Map<string, number>();

  constructor(drafter: Drafter) {
    this.drafter = drafter;
    this.known = new Map(drafter.book.cards.map(card => [card.id, card]));
  }

  of(cards: Readonly<Record<string, number>>): number {
    const { bench, plan, worth } = this.drafter;
    const given = new Map<string, { copies: number; amount: number }>();
    let size = 0;
    for (const [id, copies] of Object.entries(cards)) {
      const card = this.known.get(id);
      if (!card || bench.apart?.includes(card.type)) continue;
      size += copies;
      for (const [name, amount] of Object.entries(card.provides ?? {})) {
        const before = given.get(name) ?? { copies: 0, amount: 0 };
        given.set(name, { copies: before.copies + copies, amount: before.amount + copies * amount });
      }
    }
    const seen = Math.min(size, bench.first + bench.each * (plan.turn - 1));
    let sum = 0;
    for (const [id, copies] of Object.entries(cards)) {
      let met = 1;
      for (const [name, n] of Object.entries(this.known.get(id)?.needs ?? {})) {
        const { copies: providers, amount } = given.get(name) ?? { copies: 0, amount: 0 };
        met *=
          providers === 0 ? 0 : this.chance(size, providers, seen, n / ((amount / providers) * plan.reach));
      }
      let counts = 0;
      for (let copy = 0, weight = 1; copy < copies; copy++, weight *= FURTHER) counts += weight;
      sum += worth(id) * counts * met;
    }
    return sum;
  }

  private chance(size: number, copies: number, seen: number, amount: number): number {
    const wanted = Math.ceil(amount - 1e-9);
    const key = `${size} ${copies} ${seen} ${wanted}`;
    const known = this.chances.get(key);
    if (known !== undefined) return known;
    const chance = chanceOfAtLeast(size, copies, seen, wanted);
    this.chances.set(key, chance);
    return chance;
  }
}
