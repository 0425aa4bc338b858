import { arcmage } from '@siegeworks/arcmage';
import { describe, expect, test } from 'vitest';

const two = (cards: Record<string, number>) => ({ players: [{ cards }, { deck: 'dunefolk' }] });
const rules = (config: Parameters<typeof arcmage.setup.check>[0]) =>
  arcmage.setup.check(config).map(reason => reason.rule);
const legal = () => ({ ...arcmage.catalogue.decks[0].cards });

describe('Deck building', () => {
  test.each(arcmage.catalogue.decks.map(deck => deck.id))('the deck %s is legal', deck => {
    expect(arcmage.setup.check({ players: [{ deck }, { deck }] })).toEqual([]);
  });
  test('AM-004 a deck has exactly 45 cards', () => {
    expect(rules(two({ ...legal(), wight: 1 }))).toEqual(['AM-004']);
  });
  test('AM-005 at least three of them are cities', () => {
    const { farmland: _gone, ...rest } = legal();
    expect(rules(two({ ...rest, wight: 1 }))).toEqual(['AM-005']);
  });
  test('AM-006 at most three copies of a card', () => {
    const { botanist: _gone, ...rest } = legal();
    expect(rules(two({ ...rest, kolibri: 6 }))).toEqual(['AM-006']);
  });
  test('AM-007 any mixture of factions is allowed', () => {
    const { botanist: _gone, ...rest } = legal();
    expect(rules(two({ ...rest, wight: 1, bearer: 1, gwabbo: 1 }))).toEqual([]);
  });
  test('AM-008 tokens are never part of a deck', () => {
    const { botanist: _gone, ...rest } = legal();
    expect(rules(two({ ...rest, 'crop-token': 3 }))).toEqual(['AM-008']);
  });
  test('AM-009 every reason is given at once', () => {
    expect(rules(two({ wight: 4, nonsense: 1, bearer: 0.5 }))).toEqual([
      'AM-009',
      'AM-009',
      'AM-006',
      'AM-004',
      'AM-005',
    ]);
    expect(rules({ players: [{ deck: 'none' }, { deck: 'dunefolk' }] })).toEqual(['AM-009']);
  });
  test('AM-009 a number of copies is whole and at least 1', () => {
    for (const bearer of [0, -1, 1.5]) expect(rules(two({ ...legal(), bearer }))).toEqual(['AM-009']);
  });
  test('AM-009 every reason names its player', () => {
    const texts = arcmage.setup
      .check({ players: [{ deck: 'dunefolk' }, { deck: 'none' }, { deck: 'dunefolk' }] })
      .map(reason => reason.text);
    expect(texts).toEqual([
      'the format "duel" is for 2 players, not 3',
      'player 2: there is no deck named none',
    ]);
  });
  test('the first set alone refuses later cards', () => {
    const options = { cardPool: 'rebirth' };
    expect(
      arcmage.setup.check({ players: [{ deck: 'long-night' }, { deck: 'toll-of-time' }], options }),
    ).toEqual([]);
    expect(rules({ players: [{ deck: 'long-night' }, { deck: 'dunefolk' }], options })).toContain('AM-009');
  });
});

describe('Formats', () => {
  const seats = (n: number) => Array.from({ length: n }, () => ({ deck: 'dunefolk' }));
  test.each([
    ['duel', 2, 2],
    ['ffa', 3, 6],
    ['aminDuna', 3, 5],
  ])('AM-534 %s is for %i to %i players', (format, min, max) => {
    for (let n = 1; n <= 7; n++)
      expect(rules({ players: seats(n), options: { format } })).toEqual(n < min || n > max ? ['AM-534'] : []);
  });
  test('10.2.9 the overlord of a larger team has more cities', () => {
    const s = arcmage.setup.deal({ players: seats(5), options: { format: 'aminDuna' } }, 'seed');
    expect(s.players[0].unbuilt).toHaveLength(7);
    expect(s.players[1].unbuilt).toHaveLength(3);
  });
  test('10.2.9, AM-006 these are copies of cities in the deck, never a fourth one', () => {
    const { farmland, sanctuary, 'spirit-tree': tree, botanist: _fewer, ...rest } = legal();
    expect([farmland, sanctuary, tree]).toEqual([1, 1, 1]);
    const further = (cities: Record<string, number>) => {
      const players = [{ cards: { ...rest, ...cities } }, ...seats(4)];
      const s = arcmage.setup.deal({ players, options: { format: 'aminDuna' } }, 'seed');
      return s.players[0].unbuilt.map(id => s.names[id]).sort();
    };
    expect(further({ farmland: 3, sanctuary: 1, 'spirit-tree': 1 })).toEqual([
      ...['farmland', 'farmland', 'farmland'],
      ...['sanctuary', 'sanctuary', 'sanctuary'],
      ...['spirit-tree', 'spirit-tree', 'spirit-tree'],
    ]);
    expect(further({ farmland: 2, sanctuary: 1, 'spirit-tree': 1 })).toEqual([
      ...['farmland', 'farmland', 'farmland'],
      ...['sanctuary', 'sanctuary', 'sanctuary'],
      ...['spirit-tree', 'spirit-tree'],
    ]);
  });
});

test('AM-R01 the first draw is as usual or at most one card', () => {
  const draw = (firstTurnDraw: string) => rules({ ...two(legal()), options: { firstTurnDraw } });
  expect(['normal', 'max1'].map(draw)).toEqual([[], []]);
  expect(draw('max2')).not.toEqual([]);
});
