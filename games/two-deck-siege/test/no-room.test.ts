import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { expect, test } from 'vitest';
import { nameOf } from '../src/words/names.ts';
import { scene } from './scene.ts';

test('everybody still knows which card found no room and lies at the bottom (TD-129)', () => {
  const full = (name: string) => [name, name];
  const s = scene({
    at: 'siege',
    surged: true,
    options: { ties: 'auto-friendly' },
    hand: ['Attack!'],
    units: {
      C: ['Archer'],
      'N1:3': full('Goblin Stabber'),
      'N2:3': full('Goblin Stabber'),
      'E1:3': full('Goblin Stabber'),
      'E2:3': full('Goblin Stabber'),
      'S1:3': full('Hobgoblin'),
      'S2:3': full('Hobgoblin'),
      'W1:3': full('Hobgoblin'),
      'W2:3': full('Skeleton Archer'),
    },
    enemyDeck: ['Ogre 1', 'Ogre 2', 'Ogre 3', 'Ogre 4'],
  });
  const bottom = s.enemyDeck[0];
  expect(nameOf(bottom)).toMatch(/^Ogre/);
  expect(s.known[0]).toContain(bottom);
  expect(twoDeckSiege.knowledge.view(s, 0).enemyDeck[0]).toBe(bottom);
});
