import { arcania } from '@siegeworks/arcania';
import type { MatchConfig, SeatConfig, VariantValue } from '@siegeworks/contract';
import { offered } from '@siegeworks/contract';
import { begin } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';
import { ARMIES, ARMY_WORDS, BUILDINGS, CARDS, fitsArmy } from '../src/cards/card.ts';
import type { War } from '../src/state/state.ts';

type Cards = Record<string, number>;
const size = (cards: Cards) => Object.values(cards).reduce((sum, n) => sum + n, 0);
/** A legal Draw Deck of any size up to 80: 3 Lands, then four of each Building and Unit. */
function deckOf(n: number): Cards {
  const cards: Cards = { 'green-vale': 1, 'stone-heath': 2 };
  const units = Object.values(CARDS).filter(card => card.code === 'D' && card.isForce);
  for (const id of [...BUILDINGS, ...units.map(card => card.id)]) {
    const count = Math.min(4, n - size(cards));
    if (count > 0) cards[id] = count;
  }
  return cards;
}
const match = (seat: SeatConfig, options: MatchConfig['options'] = {}): MatchConfig => ({
  players: [seat, {}],
  options,
});
const dwarf = (cards: Cards): SeatConfig => ({ cards, choices: { army: 'dwarf' } });
const rules = (config: MatchConfig) => arcania.setup.check(config).map(reason => reason.rule);
const refused = (cards: Cards, options: MatchConfig['options'] = {}) => rules(match(dwarf(cards), options));
const table = (config: MatchConfig, seed = 'table'): War => begin(arcania, config, seed);

describe('decks', () => {
  test('AK-001: one of four Armies each, and several players may play the same', () => {
    expect(ARMY_WORDS).toEqual(['dwarf', 'elf', 'lycanthrope', 'undead']);
    for (const army of ARMY_WORDS) {
      const [deck] = arcania.catalogue.decks.filter(each => each.choices?.army === army);
      const s = table({ players: [{ deck: deck.id }, { deck: deck.id }] });
      expect(s.players.map(p => p.army)).toEqual([ARMIES[army].code, ARMIES[army].code]);
    }
    expect(rules(match({ choices: { army: 'dragons' } }))).toEqual(['AK-001']);
  });

  test.each([
    ['hammer', 'D'],
    ['lady-of-life', 'E'],
    ['weretiger', 'N'],
    ['vampire', 'U'],
    ['shadow-cloak', 'DU'],
    ['elven-chainmail', 'DE'],
    ['elven-cloak', 'EN'],
    ['deaths-scythe', 'NU'],
  ])('AK-002, AK-R93: %s is for %s only', (id, code) => {
    for (const army of ARMY_WORDS) {
      const cards = { ...deckOf(0), [id]: 1 };
      const found = rules(match({ cards, choices: { army } })).filter(rule => rule === 'AK-002');
      expect([army, found.length]).toEqual([army, code.includes(ARMIES[army].code) ? 0 : 1]);
    }
  });

  test('AK-002, AK-010, AK-R78: Buildings, Beasts, Spells and Ops are for every Army', () => {
    const open = Object.values(CARDS).filter(card =>
      ['building', 'beast', 'spell', 'thieving-op', 'land'].includes(card.type),
    );
    for (const army of ARMY_WORDS)
      expect(open.filter(card => !fitsArmy(card, ARMIES[army].code))).toEqual([]);
    expect(open.filter(card => card.type === 'beast')).toHaveLength(6);
    expect(BUILDINGS).toHaveLength(12);
  });

  test('AK-003, AK-006, AK-R91: one Castle, one Land in play, at most three more in the Draw Deck', () => {
    const s = table(match(dwarf(deckOf(60))));
    const own = s.names.filter((_name, id) => s.owners[id] === 0);
    expect(own.filter(name => name === 'castle')).toHaveLength(1);
    expect(own.filter(name => CARDS[name].type === 'land')).toHaveLength(4);
    expect(refused({ ...deckOf(60), 'stone-heath': 3 })).toEqual(['AK-006']);
    const { 'green-vale': _vale, 'stone-heath': _heath, ...landless } = deckOf(63);
    expect(size(landless)).toBe(60);
    expect(refused(landless)).toEqual([]);
  });

  test('AK-004: at least 60 cards, and no more than `maxDeckSize`', () => {
    expect(refused(deckOf(59))).toEqual(['AK-004']);
    expect(refused(deckOf(60))).toEqual([]);
    expect(refused(deckOf(75))).toEqual([]);
    expect(refused(deckOf(62), { maxDeckSize: 62 })).toEqual([]);
    expect(refused(deckOf(63), { maxDeckSize: 62 })).toEqual(['AK-004']);
  });

  test('AK-005: at most 4 copies; of Specials at most `specialCopies`', () => {
    expect(refused({ ...deckOf(60), hammer: 4 })).toEqual([]);
    expect(refused({ ...deckOf(60), hammer: 5 })).toEqual(['AK-005']);
    expect(refused({ ...deckOf(60), collapse: 4 })).toEqual([]);
    expect(refused({ ...deckOf(60), collapse: 3 }, { specialCopies: 3 })).toEqual([]);
    expect(refused({ ...deckOf(60), collapse: 4 }, { specialCopies: 3 })).toEqual(['AK-005']);
    expect(refused({ ...deckOf(60), hammer: 4 }, { specialCopies: 1 })).toEqual([]);
  });

  test('AK-R51: a deck may have more copies than the Army may have in play', () => {
    expect(CARDS['mage-tower'].most).toEqual({ D: 2 });
    expect(refused({ ...deckOf(60), 'mage-tower': 4 })).toEqual([]);
  });

  test('AK-007: neither Castle nor Damage is ever in a Draw Deck', () => {
    expect(refused({ ...deckOf(60), castle: 1 })).toEqual(['AK-007']);
    expect(refused({ ...deckOf(60), damage: 1 })).toEqual(['AK-007']);
  });

  test('AK-003 to AK-006: the eight preconstructed decks are legal, with 60 cards and 3 Lands, two for each Army', () => {
    expect(arcania.catalogue.decks).toHaveLength(8);
    for (const { id, cards, choices } of arcania.catalogue.decks) {
      expect([id, size(cards)]).toEqual([id, 60]);
      expect([id, (cards['green-vale'] ?? 0) + (cards['stone-heath'] ?? 0)]).toEqual([id, 3]);
      expect([id, ...rules(match({ deck: id }))]).toEqual([id]);
      expect(arcania.catalogue.decks.filter(deck => deck.choices?.army === choices?.army)).toHaveLength(2);
    }
  });
});

describe('setup', () => {
  test.each(['green-vale', 'stone-heath'])(
    'AK-020: a Castle without Damage and one empty %s, as chosen',
    land => {
      const seat = { cards: deckOf(60), choices: { army: 'dwarf', startingLand: land } };
      const s = table(match(seat));
      const [player] = s.players;
      expect([player.castleDamage, player.castleLife]).toEqual([0, 20]);
      expect(player.lands.map(each => [s.names[each.id], each.buildings])).toEqual([[land, []]]);
    },
  );

  test('AK-021: the Draw Deck is shuffled differently each time', () => {
    const order = (seed: string) => table(match({}, { firstPlayer: 1 }), seed).players[0].deck;
    expect(order('one')).not.toEqual(order('two'));
    expect(order('one').slice().sort()).toEqual(order('two').slice().sort());
  });

  test('AK-022: the first player is chosen with equal chances', () => {
    const counts = [0, 0, 0];
    for (let i = 0; i < 90; i++) counts[table({ players: [{}, {}, {}] }, `first ${i}`).turn]++;
    for (const count of counts) expect(count).toBeGreaterThan(18);
  });

  test('AK-026: cards in play are visible to everyone, hands and Draw Decks are not', () => {
    const s = table(match({}, { firstPlayer: 0 }));
    for (const eye of [1, 'spectator'] as const) {
      const v = arcania.knowledge.view(s, eye);
      expect(v.players.map(p => p.lands)).toEqual(s.players.map(p => p.lands));
      expect(v.players[0].hand).toEqual(new Array(7).fill(-1));
      expect(new Set(v.players.flatMap(p => p.deck))).toEqual(new Set([-1]));
    }
    expect(arcania.knowledge.view(s, 0).players[0].hand).toEqual(s.players[0].hand);
  });
});

/** Section 9: the last allowed value at either end, and the first refused one. */
const RANGES: [string, VariantValue[], VariantValue[]][] = [
  ['castleLife', [5, 60], [4, 61, 20.5, '20']],
  ['openingHand', [3, 12], [2, 13]],
  ['drawPerTurn', [1, 2, 3], [0, 4]],
  ['handLimit', [5, 20], [4, 21]],
  ['engagement', ['attack-or-defend', 'attack-and-defend'], ['neither']],
  ['destroyRule', ['at-least', 'more-than'], ['less-than']],
  ['placementUsesBuildings', [true, false], ['no']],
  ['buildingRefresh', ['every-turn', 'own-turn'], ['never']],
  ['firstTurnAttack', [true, false], [1]],
  ['mulligan', ['none', 'once'], ['twice']],
  ['attritionRule', ['draw-from-empty', 'last-card'], ['first-card']],
  ['maxDeckSize', [-1, 60, 200], [59, 201]],
  ['specialCopies', [1, 4], [0, 5]],
  ['siegeBreach', [true, false], ['yes']],
  ['campaign', ['single', '3-of-5', '4-of-7'], ['5-of-9']],
  ['campaignDeckChange', [true, false], ['yes']],
  ['responseMode', ['auto', 'always-ask'], ['never-ask']],
];
const DEFAULTS: Record<string, VariantValue> = {
  castleLife: 20,
  openingHand: 7,
  drawPerTurn: 1,
  handLimit: 10,
  engagement: 'attack-or-defend',
  destroyRule: 'at-least',
  placementUsesBuildings: true,
  buildingRefresh: 'every-turn',
  firstTurnAttack: true,
  mulligan: 'none',
  attritionRule: 'draw-from-empty',
  maxDeckSize: -1,
  specialCopies: 4,
  siegeBreach: false,
  campaign: 'single',
  campaignDeckChange: false,
  responseMode: 'auto',
};
describe('variants', () => {
  const two = (options: Record<string, VariantValue>) => arcania.setup.check({ players: [{}, {}], options });

  test.each(RANGES)('%s takes the values of section 9 and no others', (name, allowed, others) => {
    expect(arcania.setup.variants[name].default).toBe(DEFAULTS[name]);
    for (const value of allowed) expect([value, two({ [name]: value })]).toEqual([value, []]);
    for (const value of others)
      expect(two({ [name]: value })[0]?.text).toContain(`${name} cannot be ${value}:`);
  });

  test('castleLife may differ per player as a handicap', () => {
    const config = match({ choices: { castleLife: 5 } }, { castleLife: 60 });
    expect(table(config).players.map(p => p.castleLife)).toEqual([5, 60]);
    expect(rules(match({ choices: { castleLife: 4 } }))).toEqual(['AK-181']);
  });

  test.each([2, 3, 6])('AK-340: %i players', n => {
    const players = Array.from({ length: n }, () => ({}));
    expect(arcania.setup.check({ players })).toEqual([]);
    expect(table({ players }).players).toHaveLength(n);
  });

  test('AK-R134: decks stay the same in a Campaign; a saved match with the withdrawn variant is still read', () => {
    expect(Object.keys(offered(arcania.setup.variants))).not.toContain('campaignDeckChange');
    expect(table({ players: [{}, {}], options: { campaignDeckChange: true } }).options).toMatchObject({
      campaignDeckChange: true,
    });
    expect(two({ nothing: 1 })[0].text).not.toContain('campaignDeckChange');
  });

  test('an unknown variant is refused, naming the known ones', () => {
    const [reason] = two({ castleStrife: 20 });
    expect(reason.text).toContain('there is no option castleStrife; choose from castleLife');
  });
});
