import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { describe, expect, test } from 'vitest';
import type { Card } from '../src/cards/card.ts';
import { BOX, cardsOf, copyOf } from '../src/cards/card.ts';

import { nameOf } from '../src/words/names.ts';

/**
 * Tables 2.1 to 2.4, written down apart from the code: copies, then swords, shields, hearts and range,
 * then the icons. Cards stand in the order that breaks ties.
 */
const PRINTED_FACTS = `
castle
  tower: 4x
  wall: 8x rating 10
  thick-wall: 2x rating 14
enemy-unit
  goblin-stabber: 8x 2/1/1 range 1 worth 1
  hobgoblin: 6x 3/2/1 range 1 worth 2
  skeleton-archer: 4x 3/1/1 range 4 worth 2
  ogre: 4x 4/2/2 range 1 wall icons 1 worth 4
  troll-rockthrower: 4x 3/2/2 range 3 wall icons 1 worth 4
  giant-hogram: 2x 0/3/3 range 1 wall icons 3 worth 4
  dragon: 1x 5/3/5 range 2 wall icons 2 worth 10 fire-breath
  necromancer: 1x 3/2/3 range 4 worth 8 raise-dead
enemy-event
  reinforcements: 2x
  coordinated-assault: 1x
  bombardment: 1x
  scaling-ladders: 1x
  war-drums: 1x
defender
  man-at-arms: 7x 3/2/2 range 1 stamina 3
  archer: 6x 2/1/2 range 4 stamina 2
  pikeman: 4x 3/1/2 range 2 stamina 3
  crossbow: 4x 4/1/2 range 3 stamina 4
  engineer: 2x 0/1/2 range 1 repair icons 2 stamina 2 repair
  wizard: 1x 4/1/2 range 4 stamina 4 caster
  priest: 1x 0/1/2 range 1 stamina 2 caster tend
  castle-staff: 1x 1/0/3 range 1 repair icons 1 stamina 1 repair hot-meals
defender-special
  gryphon: 1x 4/3/3 range 2 stamina 4 flying
  stone-golem: 1x 5/4/4 range 1 repair icons 1 stamina 5 repair tireless
  dwarves: 1x 4/3/3 range 1 repair icons 2 stamina 4 repair
  knights: 1x 5/3/3 range 1 stamina 5 sortie
order
  attack: 3x attack
  hold-this-side: 2x attack
  loose: 2x attack
  boiling-oil: 1x special-attack
  flaming-arrows: 1x special-attack
  sally-forth: 1x special-attack
  shield-wall: 1x special-attack
  rush-to-the-gap: 1x special-attack
  man-the-walls: 2x move
  cast-fireball-blessing: 1x spell
  cast-stonebinding-recall: 1x spell
  cast-lightning-healing: 1x spell
  shore-up-the-walls: 1x repair
  stand-down: 2x rest
  summon-the-gryphon: 1x summon
  wake-the-stone-golem: 1x summon
  call-the-dwarves: 1x summon
  ride-of-the-knights: 1x summon
`;

function factsOf(c: Card): string {
  const facts = [
    `${c.copies}x`,
    c.hearts > 0 && `${c.swords}/${c.shields}/${c.hearts}`,
    c.range > 0 && `range ${c.range}`,
    c.wallIcons > 0 && `wall icons ${c.wallIcons}`,
    c.repairIcons > 0 && `repair icons ${c.repairIcons}`,
    c.stamina > 0 && `stamina ${c.stamina}`,
    c.worth > 0 && `worth ${c.worth}`,
    c.rating > 0 && `rating ${c.rating}`,
    c.orderClass,
    ...c.abilities,
  ];
  return facts.filter(Boolean).join(' ');
}
const blocks = PRINTED_FACTS.trim()
  .split(/\n(?=\S)/)
  .map(block => {
    const [type, ...lines] = block.split('\n');
    return { type, lines: lines.map(line => line.trim()) };
  });
const all = Object.values(cardsOf({}));
const copies = (...types: string[]) =>
  all.filter(card => types.includes(card.type)).reduce((sum, card) => sum + card.copies, 0);

describe('Two Deck Siege: the cards', () => {
  test.each(blocks)('TD-004, TD-005, TD-006: every $type prints what the tables say', ({ type, lines }) => {
    const own = all.filter(card => card.type === type);
    expect(own.map(card => `${card.key}: ${factsOf(card)}`)).toEqual(lines);
  });
  test('the list is in the order that breaks ties, and no type of card is missing', () => {
    expect(all.map(card => card.key)).toEqual(
      blocks.flatMap(block => block.lines.map(line => line.slice(0, line.indexOf(':')))),
    );
  });
  test('TD-001: 14 castle cards', () => {
    expect(copies('castle')).toBe(14);
  });
  test('TD-002: 30 enemy units and 6 enemy events', () => {
    expect([copies('enemy-unit'), copies('enemy-event')]).toEqual([30, 6]);
  });
  test('TD-003: 26 regular defenders, 4 special defenders and 24 orders', () => {
    expect([copies('defender'), copies('defender-special'), copies('order')]).toEqual([26, 4, 24]);
  });
  test('2.1: every copy is an individual, numbered in the order of the list', () => {
    expect(BOX).toHaveLength(90);
    const last = BOX.findLastIndex(card => card.key === 'man-at-arms');
    expect([nameOf(last), copyOf(last), BOX[last + 1].key, copyOf(last + 1)]).toEqual([
      'Man-at-arms 7',
      7,
      'archer',
      1,
    ]);
  });
  test('TD-077: a unit with swords has stamina equal to its swords', () => {
    const armed = all.filter(card => card.type.startsWith('defender') && card.swords > 0);
    expect(armed.map(card => [card.key, card.stamina])).toEqual(armed.map(card => [card.key, card.swords]));
    expect(armed).toHaveLength(10);
  });
  test('TD-R20: a defender without swords has a printed stamina of 2', () => {
    const unarmed = all.filter(card => card.type.startsWith('defender') && card.swords === 0);
    expect(unarmed.map(card => [card.key, card.stamina])).toEqual([
      ['engineer', 2],
      ['priest', 2],
    ]);
  });
  test('TD-R01: the game is Two Deck Siege, and the enemy deck has one name', () => {
    expect(twoDeckSiege.about.title).toBe('Two Deck Siege');
    const texts = twoDeckSiege.catalogue.cards.map(card => card.text).join(' ');
    expect(texts).toContain('the enemy deck');
    expect(texts).not.toMatch(/seige|attacker deck|siege deck/i);
  });
});
