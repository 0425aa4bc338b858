import { arcmage } from '@siegeworks/arcmage';
import { arcmageKit } from '@siegeworks/arcmage/scene';
import { advance } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';
import { allCreatures, allEnchantments } from '../src/state/readers.ts';
import type { Creature, Realm } from '../src/state/realm.ts';
import { creature } from '../src/state/realm.ts';

/** Three players; P2 controls a creature of P3, and P1 has an Imp. */
function table(): Realm {
  const s = arcmageKit.arrange({
    phase: 'play1',
    P1: {
      cities: [{ Farmland: { residents: ['Botanist'] } }],
      army: [{ Mentor: { enchantments: ["P3 Satyr's Tune"] } }, 'Cutpurse Imp'],
      resources: { Gaian: 1 },
    },
    P2: { cities: ['Hideout'], army: [{ Ghoul: { owner: 'P3' } }] },
    P3: { cities: ['Warren'] },
  });
  advance(arcmage.rules, s);
  return s;
}
const one = (s: Realm, card: string): Creature => {
  const found = allCreatures(s).find(c => c.card === card);
  return creature(s, found?.id ?? -1);
};
const unsettled = (s: Realm): boolean => {
  const before = JSON.stringify(s);
  arcmage.audit.settle(s);
  return JSON.stringify(s) !== before;
};
const effect = (what: string, on: number[], by = 0) => ({ what, by, on });

describe('What has outlived its cause', () => {
  test('is nothing at a table where all is well', () => {
    expect(arcmage.audit.stray(table())).toBeNull();
    expect(arcmage.audit.misplaced(table())).toBeNull();
  });

  test.each<[string, (s: Realm) => unknown]>([
    ['is devoted and may not be', s => Object.assign(one(s, 'botanist'), { devoted: true })],
    ['is unmarked and stays marked', s => Object.assign(one(s, 'mentor'), { held: 1 })],
    [
      'is marked and still sheltered',
      s => Object.assign(one(s, 'mentor'), { marked: true, sheltered: true }),
    ],
    ['which does not stay marked', s => one(s, 'ghoul').heldBy.push(one(s, 'mentor').id)],
    ['is a copy of nothing', s => Object.assign(one(s, 'mentor'), { original: s.players[0].deck[0] })],
    ['which is not in play', s => Object.assign(s.players[0].resources[0], { thief: s.players[1].deck[0] })],
    [
      'is spent without its level',
      s => Object.assign(s.pieces[s.players[1].cities[0]] ?? {}, { spent: true }),
    ],
    ['is in no kingdom', s => s.players[1].cities.pop()],
    ['chosen for nothing', s => s.players[1].chosen.push(s.players[1].deck[0])],
    ['is kept in mind and lies open', s => s.players[1].known.push(one(s, 'mentor').id)],
    ['spirit-tree is about nothing', s => s.effects.push(effect('spirit-tree', [s.players[0].deck[0]]))],
    [
      'call-to-aid is about nothing',
      s => s.effects.push(effect('call-to-aid', s.players[0].deck.slice(0, 2))),
    ],
    [
      'call-to-aid is about nothing',
      s => s.effects.push(effect('call-to-aid', [s.players[0].cities[0], s.players[0].deck[0]])),
    ],
  ])('%s', (text, spoil) => {
    const s = table();
    spoil(s);
    expect(arcmage.audit.stray(s)).toContain(text);
  });

  test('is what belongs to a player who is out, on other cards and in other armies', () => {
    const s = table();
    s.players[2].alive = false;
    expect(arcmage.audit.stray(s)).toMatch(/satyrs-tune .* is controlled by a seat that is gone/);
    for (const e of allEnchantments(s)) Object.assign(e, { owner: 0, controller: 0 });
    expect(arcmage.audit.stray(s)).toMatch(/ghoul .* belongs to a seat that is gone/);
  });

  test.each<[string, (s: Realm) => unknown]>([
    ['still has a deck', () => null],
    ['still has a graveyard', s => Object.assign(s.players[2], { deck: [], graveyard: [s.removed[0]] })],
    ['still has resources', s => Object.assign(s.players[2], { deck: [], pool: [1, 0, 0, 0, 0] })],
    ['touch-of-genius is about nothing', s => s.effects.push(effect('touch-of-genius', [2]))],
    ['ink-cloud is of a seat that is gone', s => s.effects.push(effect('ink-cloud', [], 2))],
  ])('a player who is out: %s', (text, spoil) => {
    const s = table();
    arcmage.rules.concede(s, 2);
    advance(arcmage.rules, s);
    expect(arcmage.audit.stray(s)).toBeNull();
    if (text.includes('still has')) s.players[2].deck = [s.removed[0]];
    spoil(s);
    expect(arcmage.audit.stray(s)).toContain(text);
  });
});

test('an attack ends with the player who made it (AM-R83)', () => {
  const s = table();
  s.combat = { by: 2, cities: [], fights: [], overruns: [] };
  arcmage.rules.concede(s, 2);
  expect(s.combat).toBeNull();
});

describe('A table that is not settled', () => {
  test.each<[string, (s: Realm) => unknown]>([
    ['a creature with deadly damage', s => Object.assign(one(s, 'mentor'), { damage: 9 })],
    ['a city without defence', s => Object.assign(s.pieces[s.players[1].cities[0]] ?? {}, { defence: 0 })],
    ['a player without a city', s => s.players[1].cities.pop()],
    ['a level without devotion', s => Object.assign(s.pieces[s.players[0].cities[0]] ?? {}, { active: [2] })],
    [
      'a trigger that waits',
      s =>
        s.waiting.push({
          ...{ n: 99, kind: 'trigger', what: 'misled-orc die', card: 0, by: 0, mode: 0, x: 0 },
          ...{ targets: [], data: [], city: -1, asCreature: false, step: 0 },
        }),
    ],
  ])('%s', (_what, spoil) => {
    const s = table();
    expect(unsettled(s)).toBe(false);
    spoil(s);
    expect(unsettled(s)).toBe(true);
  });
});
