import { describe, expect, test } from 'vitest';
import { counted, openPacks, packSize, poolReasons, sidesOf } from '../src/index.ts';
import { drafters } from './drafts.ts';

const SEATS = 4;

describe.each(drafters)('packs of %s', (_id, _game, { plan, book }) => {
  const known = new Map(book.cards.map(card => [card.id, card]));
  const opened = (seed: string) => openPacks(book.cards, plan, { seed, seats: SEATS, packs: 6 });

  test('are the same for the same seed, and others for another', () => {
    expect(opened('a')).toEqual(opened('a'));
    expect(opened('a')).not.toEqual(opened('b'));
  });

  test('hold of each kind what the plan says, no card twice, and nothing that no deck may hold', () => {
    for (const pack of opened('kinds').flat()) {
      expect(pack).toHaveLength(packSize(plan));
      expect(new Set(pack).size).toBe(pack.length);
      let at = 0;
      for (const { n, cards } of plan.slots) {
        for (const id of pack.slice(at, at + n)) expect(cards).toContain(id);
        at += n;
      }
      for (const id of pack) expect(known.get(id)?.most).not.toBe(0);
      expect(pack.filter(id => plan.stock.includes(id) && known.get(id)?.type !== 'City')).toEqual([]);
    }
  });

  test('lean to as many sides as the plan says, each as often', () => {
    const { sides } = plan;
    if (!sides) return expect(plan.slots.some(({ led }) => led)).toBe(false);
    for (const packs of opened('sides')) {
      let at = 0;
      const leaning = packs.map(pack => {
        at = 0;
        const led = plan.slots.flatMap(({ n, led: leads }) => {
          const part = pack.slice(at, at + n);
          at += n;
          return leads ? part : [];
        });
        return sides.values.filter(side => led.every(id => sidesOf(known.get(id), plan).includes(side)));
      });
      const sure = leaning.filter(each => each.length === 1).flat();
      expect(new Set(sure).size).toBeLessThanOrEqual(sides.leans);
      expect(sure.length).toBeGreaterThan(0);
      expect(leaning.every(each => each.length > 0)).toBe(true);
    }
  });

  test('deal every card of a slot equally often: nobody is unlucky for a whole evening', () => {
    const all = openPacks(book.cards, plan, { seed: 'many', seats: 8, packs: 8 }).flat();
    const slot = plan.slots.findIndex(({ led }) => !led);
    const from = plan.slots.slice(0, slot).reduce((sum, { n }) => sum + n, 0);
    const dealt = counted(all.flatMap(pack => pack.slice(from, from + plan.slots[slot].n)));
    const times = plan.slots[slot].cards.map(id => dealt[id] ?? 0);
    expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(2);
  });
});

test('a pool says what is not in it, and how many copies are too many', () => {
  const [, , { book }] = drafters[0];
  const pool = { cards: { skeleton: 1 }, stock: ['mine'] };
  expect(poolReasons({ mine: 40, skeleton: 1 }, pool, book.cards)).toEqual([]);
  expect(poolReasons({ mine: 40, skeleton: 3, zombie: 1 }, pool, book.cards)).toEqual([
    {
      rule: '',
      text: 'Skeleton: 3 copies, but only 1 is in your pool',
      amend: { card: 'skeleton', change: -2 },
    },
    { rule: '', text: 'Zombie is not in your pool', amend: { card: 'zombie', change: -1 } },
  ]);
});
