import type { CardInfo, PackPlan, PackSlot, Seed } from '@siegeworks/contract';
import { shuffled } from '../hand.ts';

/** What the word of the sides says on a card: none for a card that goes with every side. */
export function sidesOf(card: CardInfo | undefined, plan: PackPlan): readonly string[] {
  const { sides } = plan;
  return sides ? (card?.words?.[sides.word] ?? []).filter(side => sides.values.includes(side)) : [];
}

/** Cards in a pack. */
export const packSize = ({ slots }: PackPlan): number => slots.reduce((sum, { n }) => sum + n, 0);

/**
 * The packs of every seat, by seat and then by round. Each slot is dealt from a shuffled pile of its cards, one copy of each,
 * and from another pile when that is used up: so every card comes equally often, and none twice in one pack.
 */
export function openPacks(
  cards: readonly CardInfo[],
  plan: PackPlan,
  { seed, seats, packs }: { seed: Seed; seats: number; packs: number },
): string[][][] {
  const known = new Map(cards.map(card => [card.id, card]));
  const piles = new Map<string, Pile>();
  return Array.from({ length: seats }, (_, seat) => {
    const leans = leaning(plan, packs, `${seed}/seat ${seat}`);
    return leans.map(side => {
      const pack: string[] = [];
      for (const [i, slot] of plan.slots.entries()) {
        const key = slot.led ? `${i} ${side}` : `${i}`;
        const pile = piles.get(key) ?? new Pile(dealt(slot, side, plan, known), `${seed}/slot ${key}`);
        piles.set(key, pile);
        for (let n = 0; n < slot.n; n++) pack.push(pile.next(pack));
      }
      return pack;
    });
  });
}

/** To which side each pack of a seat leans: as often to each of its sides, in the order of chance. */
function leaning({ sides }: PackPlan, packs: number, seed: Seed): string[] {
  if (!sides) return new Array<string>(packs).fill('');
  const own = shuffled(sides.values, `${seed}/sides`).slice(0, sides.leans);
  return shuffled(
    Array.from({ length: packs }, (_, i) => own[i % own.length]),
    `${seed}/packs`,
  );
}

const dealt = (
  { cards, led }: PackSlot,
  side: string,
  plan: PackPlan,
  known: ReadonlyMap<string, CardInfo>,
): string[] => cards.filter(id => !led || sidesOf(known.get(id), plan).includes(side));

/** Cards in the order of chance, without end. */
class Pile {
  private readonly cards: readonly string[];
  private readonly seed: Seed;
  private left: string[] = [];
  private shuffles = 0;

  constructor(cards: readonly string[], seed: Seed) {
    this.cards = cards;
    this.seed = seed;
  }

  /** The next card that does not lie in the pack yet. */
  next(pack: readonly string[]): string {
    if (this.left.every(id => pack.includes(id)))
      this.left.push(...shuffled(this.cards, `${this.seed}/${this.shuffles++}`));
    const at = this.left.findIndex(id => !pack.includes(id));
    if (at < 0) throw new Error(`a pile of ${this.cards.length} cards is too small for its slot`);
    return this.left.splice(at, 1)[0];
  }
}
