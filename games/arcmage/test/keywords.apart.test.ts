import { arcmageKit } from '@siegeworks/arcmage/scene';
import { describeScenarios } from '@siegeworks/scenario/testing';
import { expect, test, vi } from 'vitest';
import type { Printed } from '../src/cards/card.ts';
import { CARDS } from '../src/cards/card.ts';
import { UNPRINTED, WORDS } from '../src/state/keywords.ts';

/** Cards such as a designer might print: each has a keyword that no published card has. */
const DESIGNED = vi.hoisted(() => {
  const soldier = (name: string, attack: number, defence: number, ...keywords: string[]): Printed => {
    const kind = { type: 'creature', faction: 'The Empire', set: 'Rebirth', subtypes: ['Soldier'] } as const;
    return { ...kind, name, cost: 2, loyalty: 2, attack, defence, keywords, text: keywords.join(', ') };
  };
  return {
    volunteer: soldier('Volunteer', 1, 1, 'boost'),
    crusher: soldier('Crusher', 2, 3, 'bruiser'),
    lancer: soldier('Lancer', 1, 2, 'charge:2:overrun'),
    hussar: soldier('Hussar', 1, 2, 'charge:1:first-strike', 'militia'),
    sentinel: soldier('Sentinel', 2, 4, 'defiance'),
  };
});
vi.mock('../src/cards/printed.ts', async published => {
  const { PRINTED } = await published<typeof import('../src/cards/printed.ts')>();
  return { PRINTED: { ...PRINTED, ...DESIGNED } };
});

describeScenarios(arcmageKit, new URL('./designed/', import.meta.url));

test('every printed keyword is known; the four that no card has wait for a designer', () => {
  const printed = Object.values(CARDS)
    .filter(card => !(card.id in DESIGNED))
    .flatMap(card => Object.keys(card.keywords));
  const known: readonly string[] = [...WORDS, 'salvage'];
  expect(printed.filter(word => !known.includes(word))).toEqual([]);
  expect(UNPRINTED.filter(word => printed.includes(word))).toEqual([]);
});
