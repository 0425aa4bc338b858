import type { MatchConfig, Reason } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import { begin, create } from '@siegeworks/kernel';
import { towerSiege } from '@siegeworks/tower-siege';
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../src/cards/card.ts';
import { DECKS } from '../src/cards/decks.ts';
import { EARLIER } from '../src/cards/earlier-decks.ts';
import { checkDeck } from '../src/setup/check.ts';

const two: MatchConfig = { players: [{}, {}] };
const seats = (n: number, options = {}): MatchConfig => ({
  players: Array.from({ length: n }, () => ({})),
  options: { maxPlayers: 6, ...options },
});
const told = (reasons: readonly Reason[]) => reasons.map(r => `${r.rule} ${r.text}`);
const size = (cards: Record<string, number>) => Object.values(cards).reduce((sum, n) => sum + n, 0);

/** A legal deck of this size: 10 of each resource, the rest four by four. */
function deckOf(cards: number): Record<string, number> {
  const deck: Record<string, number> = { mine: 10, powerstone: 10 };
  for (const { id, type } of Object.values(cardsOf({}))) {
    if (type !== 'Minion' && type !== 'Scroll') continue;
    const count = Math.min(4, cards - size(deck));
    if (count > 0) deck[id] = count;
  }
  return deck;
}

describe('Market Decks', () => {
  test('TS-033, TS-R01: the boxed deck has 12 Minions, 12 Items, 12 Scrolls, 10 Mines, 10 Powerstones and 4 more', () => {
    const { cards } = DECKS[0];
    const count = (...types: string[]) =>
      Object.entries(cards).reduce((sum, [id, n]) => sum + (types.includes(cardsOf({})[id].type) ? n : 0), 0);
    expect(size(cards)).toBe(60);
    expect(count('Minion', 'Elemental')).toBe(12);
    expect(cards.roklor).toBe(1);
    expect(count('Item')).toBe(12);
    expect(count('Scroll')).toBe(12);
    expect([cards.mine, cards.powerstone]).toEqual([10, 10]);
    expect([cards['dremours-cauldron'], cards.obelisk, cards['power-surge'], cards['vein-of-gold']]).toEqual([
      1, 1, 1, 1,
    ]);
    expect(checkDeck(cards, 'base')).toEqual([]);
  });

  test('TS-033: there are three Towers, and no Mage starts with more than 7 Base Mines or Base Powerstones', () => {
    const all = Object.values(cardsOf({}));
    expect(all.filter(card => card.type === 'Tower')).toHaveLength(3);
    const most = all.map(card => Math.max(card.baseMines ?? 0, card.basePowerstones ?? 0));
    expect(Math.max(...most)).toBe(7);
  });

  test('TS-034, TS-035: the eight ready decks are legal', () => {
    expect(DECKS).toHaveLength(8);
    for (const deck of DECKS) expect([deck.id, ...told(checkDeck(deck.cards))]).toEqual([deck.id]);
    for (const deck of DECKS)
      expect(towerSiege.setup.check({ players: [{ deck: deck.id }, {}] })).toEqual([]);
  });

  test('TS-034: at least 60 and at most 120 cards', () => {
    expect(told(checkDeck(deckOf(59)))).toEqual(['TS-034 a Market Deck has 60 to 120 cards, not 59']);
    expect(checkDeck(deckOf(60))).toEqual([]);
    expect(checkDeck(deckOf(120))).toEqual([]);
    expect(told(checkDeck(deckOf(121)))).toEqual(['TS-034 a Market Deck has 60 to 120 cards, not 121']);
  });

  test('TS-035: at most 4 copies, except Mines and Powerstones', () => {
    expect(checkDeck({ ...deckOf(60), fury: 4 })).toEqual([]);
    expect(told(checkDeck({ ...deckOf(60), fury: 5 }))).toEqual([
      'TS-035 Fury: 5 copies, but at most 4 are allowed',
    ]);
    expect(checkDeck({ mine: 60, powerstone: 60 })).toEqual([]);
  });

  test.each(['base-mine', 'base-powerstone', 'mage-orc', 'tower-ivory', 'token-fiend', 'spell-shield'])(
    'TS-035: %s is never in a Market Deck',
    id => {
      expect(told(checkDeck({ ...deckOf(60), [id]: 1 }))).toEqual([
        `TS-035 ${cardsOf({})[id].name} is never in a Market Deck`,
      ]);
    },
  );

  test.each(['no-such-card', 'constructor', '__proto__'])('TS-035: there is no card %s', id => {
    const cards = Object.fromEntries([...Object.entries(deckOf(60)), [id, 1]]);
    expect(told(checkDeck(cards))).toEqual([`TS-035 there is no card ${id}`]);
  });

  test.each([0, -1, 1.5, Number.NaN])('TS-035: %s is not a valid number of copies', count => {
    expect(told(checkDeck({ ...deckOf(60), fury: count }))[0]).toBe(
      `TS-035 Fury: ${count} is not a valid number of copies`,
    );
  });

  test('TS-035, variant cardPool: base has only the printed cards, named adds those named in the rules', () => {
    const named = { ...deckOf(60), sword: 1 };
    const designed = { ...named, moat: 1 };
    const outside = (pool: string) => told(checkDeck(designed, pool)).filter(text => /Sword|Moat/.test(text));
    expect(outside('base')).toEqual([
      'TS-035 Sword is not in the card pool "base"',
      'TS-035 Moat is not in the card pool "base"',
    ]);
    expect(outside('named')).toEqual(['TS-035 Moat is not in the card pool "named"']);
    expect(outside('all')).toEqual([]);
    const config = { players: [{ cards: designed }, {}], options: { cardPool: 'named' } };
    expect(told(towerSiege.setup.check(config))).toContain(
      'TS-035 player 1: Moat is not in the card pool "named"',
    );
  });
});

describe('The table', () => {
  test('TS-002: 2 to 4 players unless the variant maxPlayers allows up to 6', () => {
    expect(told(towerSiege.setup.check(seats(1)))).toEqual(['TS-002 the game is for 2 to 6 players, not 1']);
    for (const n of [2, 3, 4, 5, 6]) expect(towerSiege.setup.check(seats(n))).toEqual([]);
    expect(told(towerSiege.setup.check(seats(7)))).toEqual(['TS-002 the game is for 2 to 6 players, not 7']);
    expect(towerSiege.setup.check({ players: seats(4).players })).toEqual([]);
    expect(told(towerSiege.setup.check({ players: seats(5).players }))).toEqual([
      'TS-002 the game is for 2 to 4 players, not 5',
    ]);
  });

  test('TS-002: maxPlayers is 2 to 6', () => {
    expect(towerSiege.setup.check(seats(2, { maxPlayers: 6 }))).toEqual([]);
    expect(told(towerSiege.setup.check(seats(2, { maxPlayers: 7 })))[0]).toMatch(
      /^TS-002 maxPlayers cannot be 7/,
    );
    expect(told(towerSiege.setup.check(seats(2, { maxPlayers: 1 })))[0]).toMatch(
      /^TS-002 maxPlayers cannot be 1/,
    );
  });

  test('TS-002, variant teams: two teams need an even number of players', () => {
    expect(told(towerSiege.setup.check(seats(3, { teams: true })))).toEqual([
      'TS-002 two teams need an even number of players',
    ]);
    expect(towerSiege.setup.check(seats(4, { teams: true }))).toEqual([]);
    const teams = begin(towerSiege, seats(4, { teams: true }), 'teams').players.map(p => p.team);
    expect(teams).toEqual([0, 1, 0, 1]);
  });

  test('S3: all mistakes in a set-up are reported together, and nothing is dealt', () => {
    const config: MatchConfig = {
      players: [
        { cards: { 'hill-giant': 5, 'mage-elf': 1, dragon: 1 }, choices: { mage: 'mage-troll' } },
        { deck: 'no-deck', choices: { handicap: 4 } },
        {},
      ],
      options: { teams: true, roundLimit: -1, colour: 'red' },
    };
    expect(told(towerSiege.setup.check(config))).toEqual([
      expect.stringMatching(/^TS-R94 roundLimit cannot be -1/),
      expect.stringMatching(/^ there is no option colour/),
      'TS-002 two teams need an even number of players',
      'TS-035 player 1: there is no card dragon',
      'TS-035 player 1: Hill Giant: 5 copies, but at most 4 are allowed',
      'TS-035 player 1: Elf Mage is never in a Market Deck',
      'TS-034 player 1: a Market Deck has 60 to 120 cards, not 6',
      expect.stringMatching(/^TS-066 player 1: mage cannot be mage-troll/),
      'TS-034 player 2: there is no deck named no-deck',
      expect.stringMatching(/^TS-054 player 2: handicap cannot be 4/),
    ]);
    expect(() => create(towerSiege, config, 'seed')).toThrow(Refused);
  });

  test('S2: several players may choose the same Mage, Tower and deck', () => {
    const same = { deck: 'red-horde', choices: { mage: 'mage-orc', tower: 'tower-ivory' } };
    const s = begin(towerSiege, { players: [same, same] }, 'same');
    for (const player of s.players) {
      expect(s.names[player.mage]).toBe('mage-orc');
      expect(s.names[player.tower]).toBe('tower-ivory');
    }
  });

  test('S2: a ready deck brings its Mage and Tower unless others are chosen', () => {
    const players = [{ deck: 'deep-works' }, { deck: 'deep-works', choices: { mage: 'mage-elf' } }];
    const s = begin(towerSiege, { players }, 'ready');
    expect(s.players.map(p => [s.names[p.mage], s.names[p.tower]])).toEqual([
      ['mage-gnome', 'tower-obsidian'],
      ['mage-elf', 'tower-obsidian'],
    ]);
  });

  test('decks that are no longer offered are still dealt to the matches that name them', () => {
    const offered = towerSiege.catalogue.decks.map(({ id }) => id);
    for (const { id, cards } of EARLIER) {
      expect(offered).not.toContain(id);
      expect(towerSiege.setup.check({ players: [{ deck: id }, { deck: id }] })).toEqual([]);
      const { names } = begin(towerSiege, { players: [{ deck: id }, {}] }, 'earlier');
      const dealt = Object.groupBy(names, name => name);
      for (const [card, count] of Object.entries(cards))
        expect([card, (dealt[card]?.length ?? 0) >= count]).toEqual([card, true]);
    }
    const unnamed = begin(towerSiege, { players: [{}, {}] }, 'earlier');
    const named = begin(towerSiege, { players: [{ deck: 'base-set' }, { deck: 'base-set' }] }, 'earlier');
    expect(unnamed).toEqual(named);
  });

  test.each([
    ['weefolk', 7, 6],
    ['human', 6, 5],
    ['galwan', 6, 6],
    ['gnome', 7, 7],
    ['orc', 5, 5],
    ['elf', 5, 7],
  ])('TS-054, TS-R04: a %s Mage starts with %i Base Mines and %i Base Powerstones', (race, mines, stones) => {
    const [p] = towerSiege.setup.deal({ players: [{ choices: { mage: `mage-${race}` } }, {}] }, 's').players;
    expect([p.baseMines, p.baseStones, p.gold.base, p.power.base]).toEqual([mines, stones, mines, stones]);
    expect(cardsOf({})[`mage-${race}`].sl).toBe(100 - 5 * (mines + stones));
  });

  test('TS-R04: there are six races, and every one may be chosen', () => {
    const races = ['weefolk', 'human', 'galwan', 'gnome', 'orc', 'elf'].map(race => `mage-${race}`);
    expect(towerSiege.setup.choices.mage.words).toEqual(races);
    for (const mage of races)
      expect(towerSiege.setup.check({ players: [{ choices: { mage } }, {}] })).toEqual([]);
  });

  test('TS-054: a handicap adds that many Base Mines and Base Powerstones', () => {
    const [p, q] = towerSiege.setup.deal({ players: [{ choices: { handicap: 3 } }, {}] }, 's').players;
    expect([p.baseMines, p.baseStones, p.gold.base, p.power.base]).toEqual([10, 9, 10, 9]);
    expect([q.baseMines, q.baseStones]).toEqual([7, 6]);
  });
});

describe('Variant equalStart', () => {
  const start = (mage: string, handicap = 0, equalStart = true) => {
    const s = towerSiege.setup.deal(
      { players: [{ choices: { mage, handicap } }, {}], options: { equalStart } },
      'equal',
    );
    const [p] = s.players;
    return {
      mines: p.mines.length,
      stones: p.stones.length,
      gold: p.gold,
      power: p.power,
      deck: p.deck.length,
    };
  };
  const pool = (base: number, bought: number) => ({ base, bought, surge: 0, purse: 0 });

  test('TS-054: bought-type Mines and Powerstones are added, unspent, from outside the deck, up to 7 of each', () => {
    expect(start('mage-human')).toEqual({
      mines: 1,
      stones: 2,
      gold: pool(6, 1),
      power: pool(5, 2),
      deck: 60,
    });
    expect(start('mage-orc')).toEqual({ mines: 2, stones: 2, gold: pool(5, 2), power: pool(5, 2), deck: 60 });
    expect(start('mage-gnome')).toEqual({
      mines: 0,
      stones: 0,
      gold: pool(7, 0),
      power: pool(7, 0),
      deck: 60,
    });
  });
  test('TS-054: a handicap counts among the 7', () => {
    expect(start('mage-human', 2)).toMatchObject({
      mines: 0,
      stones: 0,
      gold: pool(8, 0),
      power: pool(7, 0),
    });
  });
  test('TS-054: without the variant nothing is added', () => {
    expect(start('mage-orc', 0, false)).toMatchObject({ mines: 0, stones: 0, gold: pool(5, 0) });
  });
  test('TS-033, TS-036: 7 cards of the 60 are drawn, and nothing is missing', () => {
    const s = begin(towerSiege, two, 'dealt');
    expect(s.players.map(p => [p.hand.length, p.deck.length])).toEqual([
      [7, 53],
      [7, 53],
    ]);
    expect(towerSiege.audit.misplaced(s)).toBeNull();
  });
});
