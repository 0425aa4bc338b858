import { arcania } from '@siegeworks/arcania';
import { arcaniaKit } from '@siegeworks/arcania/scene';
import type { MatchConfig, Option } from '@siegeworks/contract';
import { begin, pending, play } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { CARDS } from '../src/cards/card.ts';
import { paralyse } from '../src/state/forces.ts';

const TWO: MatchConfig = { players: [{ deck: 'dwarf-deep-hammers' }, { deck: 'undead-grave-host' }] };
const IDLE = ['endPhase', 'pass', 'done', 'decline', 'discard'];
const idle = (options: readonly Option[]) => options.find(o => IDLE.includes(o.kind)) ?? options[0];

test('AK-325, AK-R88: two players who do nothing end by attrition on the 55th turn of the first player', () => {
  const s = begin(arcania, TWO, 'idle');
  let cards = Number.POSITIVE_INFINITY;
  for (let asked = pending(arcania, s); asked !== null; asked = pending(arcania, s)) {
    const left = s.players.reduce((sum, p) => sum + p.deck.length, 0);
    expect(left).toBeLessThanOrEqual(cards);
    cards = left;
    s.events = [];
    play(arcania, s, idle(asked.options));
  }
  expect(s.turnsBegun).toBe(109);
  expect(s.over).toMatchObject({ reason: 'attrition', rule: 'AK-322' });
  expect(s.players[s.starter]).toMatchObject({ alive: false, turns: 55 });
});

test('AK-340: the game is for 2 to 6 players', () => {
  const seats = (n: number) =>
    arcania.setup.check({ players: new Array(n).fill({ deck: 'elf-silver-court' }) });
  expect(seats(2)).toEqual([]);
  expect(seats(6)).toEqual([]);
  expect(seats(1).map(r => r.rule)).toContain('AK-340');
  expect(seats(7).map(r => r.rule)).toContain('AK-340');
});

const deckOf = (id: string) => ({ ...arcania.catalogue.decks.find(deck => deck.id === id)?.cards });
const own = (cards: Record<string, number>, army: string): MatchConfig => ({
  players: [{ cards, choices: { army } }, TWO.players[1]],
});

test('AK-R91: a Draw Deck may hold fewer than three Lands, never more', () => {
  const cards = deckOf('dwarf-deep-hammers');
  const lands = Object.keys(cards).filter(id => CARDS[id].type === 'land');
  for (const id of lands) delete cards[id];
  const spare = Object.keys(CARDS).filter(id => CARDS[id].type === 'building' && !cards[id]);
  const [filler] = spare;
  expect(arcania.setup.check(own({ ...cards, [filler]: 3 }, 'dwarf'))).toEqual([]);
  const four = arcania.setup.check(own({ ...cards, 'green-vale': 2, 'stone-heath': 2 }, 'dwarf'));
  expect(four.map(r => r.rule)).toContain('AK-006');
});

test.each(['dwarf', 'elf', 'lycanthrope', 'undead'])('AK-R78: all six Beasts serve the Army %s', army => {
  const beasts = Object.keys(CARDS).filter(id => CARDS[id].type === 'beast');
  expect(beasts).toHaveLength(6);
  const refused = arcania.setup.check(own(Object.fromEntries(beasts.map(id => [id, 1])), army));
  expect(refused.map(r => r.rule)).not.toContain('AK-002');
});

test('AK-195: a new bite on a paralysed force sets its counter back to 2', () => {
  const s = arcaniaKit.arrange({ P1: { row: [{ Hammer: { paralysed: 1 } }] } });
  const [hammer] = s.players[0].row;
  paralyse(s, hammer);
  expect(hammer.paralysed).toBe(2);
});

test('AK-181: a Castle has at least 5 life, for all players or as a handicap', () => {
  const life = (all: number, one: number) =>
    arcania.setup.check({
      options: { castleLife: all },
      players: [{ ...TWO.players[0], choices: { castleLife: one } }, TWO.players[1]],
    });
  expect(life(5, 5)).toEqual([]);
  expect(life(4, 5)).not.toEqual([]);
  expect(life(5, 4)).not.toEqual([]);
});
