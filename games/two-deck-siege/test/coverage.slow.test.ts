import { coverageOf } from '@siegeworks/kernel/laws';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { expect, test } from 'vitest';
import { playOut, startOf } from './play.ts';
import { scene } from './scene.ts';

/** Found by trying: enough for everything, with room to spare. */
const GAMES = 120;

/** Band 3 full all round, which no player would let happen: the next card finds no room. */
const GOBLINS = new Array(8).fill('Goblin Stabber');
const HOBGOBLINS = new Array(6).fill('Hobgoblin');
const crowd = [...GOBLINS, ...HOBGOBLINS, 'Skeleton Archer', 'Skeleton Archer'];
const WALLS = ['N1', 'N2', 'E1', 'E2', 'S1', 'S2', 'W1', 'W2'];
const surrounded = () =>
  scene({
    at: 'siege',
    hand: ['Attack!'],
    units: {
      C: ['Archer'],
      ...Object.fromEntries(WALLS.map((w, i) => [`${w}:3`, crowd.slice(2 * i, 2 * i + 2)])),
    },
    enemyDeck: ['Ogre', 'Dragon'],
  });

/** More cards than a hand may hold (TD-043): hardly any siege that begins with one card comes to that. */
const overfull = () =>
  scene({
    at: 'draw',
    hand: [
      'Attack!',
      'Attack!',
      'Attack!',
      'Hold This Side!',
      'Flaming Arrows',
      'Shield Wall',
      'Man the Walls',
    ],
    units: { C: ['Archer'] },
  });

test('every rule step, event, card and spell runs in play', () => {
  const { never } = coverageOf(twoDeckSiege, () => {
    for (let i = 0; i < GAMES; i++) {
      const s = startOf(i, `coverage ${i}`);
      twoDeckSiege.judgement.score(s, 0);
      playOut(s, `coverage ${i}`);
    }
    playOut(surrounded(), 'surrounded');
    playOut(overfull(), 'overfull');
    const council = startOf(3, 'left');
    twoDeckSiege.rules.concede(council, 1);
    playOut(council, 'left');
  });
  expect(never).toEqual([]);
});

test('TD-R77 every game ends, in the last round of the provisions at the latest', () => {
  for (let i = 0; i < 30; i++) {
    const s = playOut(startOf(i, `ending ${i}`), `ending ${i}`);
    expect(s.over).not.toBeNull();
    expect(s.round).toBeLessThanOrEqual(s.options.provisions);
  }
});
