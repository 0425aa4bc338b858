import { Malformed } from '@siegeworks/files/shape';
import { describe, expect, test } from 'vitest';
import type { Draft, Drafter } from '../src/index.ts';
import {
  builtByLot,
  builtFrom,
  computersTake,
  counted,
  draftedByComputers,
  heldBy,
  isDone,
  newDraft,
  packBefore,
  poolOf,
  poolReasons,
  readDraft,
  seatOf,
  sidesOf,
  sizeOf,
  taken,
  wish,
} from '../src/index.ts';
import { drafters } from './drafts.ts';

const SEATS = 3;
const begin = (drafter: Drafter, seed = 'draft'): Draft =>
  newDraft(drafter, { kind: 'draft', seed, seats: SEATS, packs: 4 });

describe.each(drafters)('a draft of %s', (_id, game, drafter) => {
  const { plan, book } = drafter;
  const whole = draftedByComputers(drafter, begin(drafter));

  test('ends with every card of every pack in exactly one hand', () => {
    expect(isDone(whole, plan)).toBe(true);
    const all = [0, 1, 2].flatMap(seat => heldBy(whole, seat));
    expect(counted(all)).toEqual(counted(whole.packs.flat(2)));
    expect(readDraft(JSON.parse(JSON.stringify(whole)), drafter)).toEqual(whole);
  });

  test('goes the same way again from the same seed', () => {
    expect(draftedByComputers(drafter, begin(drafter))).toEqual(whole);
  });

  test('lets computer players settle on sides: most of what they take later fits', () => {
    if (!plan.sides) return;
    const known = new Map(book.cards.map(card => [card.id, card]));
    const late = whole.takes.map(all => all.slice(-Math.floor(all.length / 2)).flatMap(take => take[0]));
    const fitting = late.map((cards, seat) => {
      const strength: Record<string, number> = {};
      for (const id of heldBy(whole, seat))
        for (const side of sidesOf(known.get(id), plan)) strength[side] = (strength[side] ?? 0) + 1;
      const own = Object.keys(strength)
        .sort((a, b) => strength[b] - strength[a])
        .slice(0, plan.sides?.most);
      const sided = cards.filter(id => sidesOf(known.get(id), plan).length > 0);
      return (
        sided.filter(id => sidesOf(known.get(id), plan).some(side => own.includes(side))).length /
        sided.length
      );
    });
    expect(fitting.reduce((sum, share) => sum + share, 0) / SEATS).toBeGreaterThan(0.6);
  });

  test.each(['sealed', 'draft'] as const)(
    'of kind %s gives a legal deck from its own pool, and the same one again',
    kind => {
      const sealed = newDraft(drafter, { kind: 'sealed', seed: 'pool', seats: 2, packs: 6 });
      const pool = poolOf(kind === 'sealed' ? sealed : whole, plan, 1);
      const deck = builtFrom(drafter, pool);
      expect(sizeOf(deck.cards)).toBe(plan.size);
      expect(game.setup.checkSeat(seatOf(deck))).toEqual([]);
      expect(poolReasons(deck.cards, pool, book.cards)).toEqual([]);
      expect(builtFrom(drafter, pool)).toEqual(deck);
    },
  );

  test('gives a legal deck by lot, too: another one for each seed, always the same for one', () => {
    const pool = poolOf(whole, plan, 1);
    const lots = ['a', 'b', 'a'].map(seed => builtByLot(drafter, pool, seed));
    for (const deck of lots) {
      expect(game.setup.checkSeat(seatOf(deck))).toEqual([]);
      expect(poolReasons(deck.cards, pool, book.cards)).toEqual([]);
    }
    expect(lots[2]).toEqual(lots[0]);
    expect(lots[1].cards).not.toEqual(lots[0].cards);
  });

  test('leaves a legal deck even to whoever takes what promises least', () => {
    const odd = { ...drafter, worth: (card: string) => 1000 - drafter.worth(card) };
    const deck = builtFrom(drafter, poolOf(draftedByComputers(odd, begin(odd)), plan, 2));
    expect(game.setup.checkSeat(seatOf(deck))).toEqual([]);
  });

  test('gives decks in which what is needed is also provided', () => {
    const known = new Map(book.cards.map(card => [card.id, card]));
    const { cards } = builtFrom(drafter, poolOf(whole, plan, 0));
    const given = new Set(Object.keys(cards).flatMap(id => Object.keys(known.get(id)?.provides ?? {})));
    const met = Object.entries(cards).filter(([id]) =>
      Object.keys(known.get(id)?.needs ?? {}).every(need => given.has(need)),
    );
    const share = met.reduce((sum, [, copies]) => sum + copies, 0) / sizeOf(cards);
    expect(share).toBeGreaterThan(0.95);
  });
});

describe('the table of a draft', () => {
  const [, , drafter] = drafters[0];
  const { plan } = drafter;

  test('passes packs to the left, then to the right, without what was taken', () => {
    let draft = begin(drafter);
    const first = draft.packs.map(packs => packs[0]);
    draft = computersTake(drafter, draft, [0, 1, 2]);
    expect(packBefore(draft, plan, 1, 1)).toEqual(first[0].filter(id => !draft.takes[0][0].includes(id)));
    const round = 7;
    for (let turn = 1; turn < round; turn++) draft = computersTake(drafter, draft, [0, 1, 2]);
    draft = computersTake(drafter, draft, [0, 1, 2]);
    const second = draft.packs[2][1].filter(id => !draft.takes[2][round].includes(id));
    expect(packBefore(draft, plan, 1, round + 1)).toEqual(second);
  });

  test('waits for everybody, and takes only what lies in the pack, with every reason', () => {
    const draft = begin(drafter);
    const [a, b] = packBefore(draft, plan, 0, 0);
    expect(taken(draft, plan, 0, [a])).toEqual({ problems: ['2 cards must be taken from this pack, not 1'] });
    expect(taken(draft, plan, 0, [a, a, 'mine'])).toEqual({
      problems: [
        '2 cards must be taken from this pack, not 3',
        `${a} is not in the pack`,
        'mine is not in the pack',
      ],
    });
    const after = taken(draft, plan, 0, [a, b]);
    if (!('draft' in after)) throw new Error('not taken');
    expect(taken(after.draft, plan, 0, [a, b])).toEqual({
      problems: ['the others have not taken their cards yet'],
    });
  });

  test('a computer takes the more promising of two cards', () => {
    const [worse, better] = ['skeleton', 'young-dragon'].sort((a, b) => drafter.worth(a) - drafter.worth(b));
    expect(wish({ ...drafter, plan: { ...plan, take: 1 } }, [], [worse, better], 6)).toEqual([better]);
  });
});

describe('a kept draft', () => {
  const [, , drafter] = drafters[1];
  const begun = computersTake(drafter, begin(drafter), [0, 1, 2]);
  const broken = (change: (draft: Draft) => void): string[] => {
    const draft: Draft = JSON.parse(JSON.stringify(begun));
    change(draft);
    try {
      readDraft(draft, drafter);
    } catch (fault) {
      if (fault instanceof Malformed) return fault.reasons.map(({ text }) => text);
      throw fault;
    }
    return [];
  };

  test('is refused with every reason', () => {
    expect(broken(() => {})).toEqual([]);
    expect(
      broken(draft => {
        draft.game = 'arcmage';
        draft.packs[1][2].pop();
        draft.packs[0][0][3] = 'dragn';
      }),
    ).toEqual([
      'this is a draft of arcmage, not of arcania',
      'pack 3 of seat 1 has 13 cards, not 14',
      'there is no card dragn',
    ]);
    expect(
      broken(draft => {
        draft.takes[2] = [['charm', 'charm', 'charm']];
      }),
    ).toContain('turn 1 of seat 2: 3 cards, not 2');
    expect(broken(draft => draft.takes[0].push(draft.takes[0][0], draft.takes[0][0])).join()).toMatch(
      /seat 0 is more than one turn ahead of the others/,
    );
    expect(broken(draft => draft.takes.pop()).join()).toMatch(/3 seats have packs, but 2 have taken cards/);
  });

  test('that is no draft at all is refused, too', () => {
    for (const value of [null, 1, [], {}, { game: 'arcania' }, { ...begun, packs: 'many' }])
      expect(() => readDraft(value, drafter)).toThrow(Malformed);
  });
});
