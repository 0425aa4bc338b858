import { Refused } from '@siegeworks/contract';
import { twoDeckSiegeKit } from '@siegeworks/two-deck-siege/scene';
import { expect, test } from 'vitest';
import type { Given } from '../src/scene/words.ts';

/** The rules that a described position breaks. */
function refused(given: Given): string[] {
  try {
    twoDeckSiegeKit.arrange(given);
    return [];
  } catch (error) {
    if (error instanceof Refused) return error.reasons.map(reason => reason.rule);
    throw error;
  }
}

test.each<[string, Given]>([
  ['TD-008', { units: { 'N1:1': [{ 'Ogre 1': { tired: 1 } }] } }],
  ['TD-010', { units: { N1: ['Archer 1', 'Archer 2', 'Archer 3'] } }],
  ['TD-010', { units: { NE: ['Archer 1', 'Archer 2', 'Archer 3'] } }],
  ['TD-012', { units: { N1: ['Ogre 1'] } }],
  ['TD-012', { units: { SW: ['Ogre 1'] } }],
  ['TD-009', { units: { N4: ['Archer 1'] } }],
  ['TD-009', { units: { C: ['War Drums'] } }],
  ['TD-006', { damage: { NE: 2 } }],
  ['TD-065', { units: { N1: [{ 'Archer 1': { wounds: 2 } }] } }],
  ['TD-083', { units: { N1: [{ 'Stone Golem': { tired: 1 } }] } }],
  ['TD-091', { units: { 'N1:1': ['Archer 1'] } }],
  ['TD-130', { units: { 'N1:1': ['Ogre 1', 'Ogre 2', 'Ogre 3'] } }],
  ['TD-169', { units: { N1: ['Archer 1'] }, damage: { N1: 10 } }],
  ['TD-003', { hand: ['Boiling Oil', 'Boiling Oil'] }],
  ['TD-019', { hand: ['Archer 1'] }],
  ['TD-066', { fallen: ['Ogre 1'] }],
  ['TD-002', { enemyDeck: ['Archer 1'] }],
  ['TD-131', { held: ['Ogre 1'] }],
])('%s: a position that the rules do not allow is refused: %j', (rule, given) => {
  expect(refused(given)).toEqual([rule]);
});
test('all reasons are given at once, and a legal position passes', () => {
  const wrong = { N1: ['Ogre 1'], NE: [{ 'Archer 1': { wounds: 2 } }] };
  expect(refused({ units: wrong, held: ['Ogre 2'] })).toEqual(['TD-065', 'TD-012', 'TD-131']);
  expect(refused({ units: { N1: ['Archer 1', 'Archer 2'], C: ['Ogre 1'] }, damage: { N1: 9 } })).toEqual([]);
});
