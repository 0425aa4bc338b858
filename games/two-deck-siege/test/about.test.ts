import { pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { expect, test } from 'vitest';
import { idsOf } from '../src/cards/card.ts';
import type { Given } from '../src/scene/words.ts';
import type { Siege } from '../src/state/state.ts';
import { about, harmless } from '../src/words/about.ts';
import { note } from '../src/words/notes.ts';
import { anyPlayer, startOf } from './play.ts';
import { scene } from './scene.ts';

const GIVEN: Given = {
  options: { ties: 'ask' },
  surged: true,
  hand: ['Attack!', 'Hold This Side!', 'Boiling Oil'],
  enemyDeck: ['War Drums'],
  units: {
    N1: ['Crossbow 1', 'Engineer 1'],
    E1: ['Archer 1'],
    'N1:1': ['Ogre 1'],
    'N2:1': ['Goblin Stabber 1'],
  },
  damage: { N1: 9 },
};
const [crossbow] = idsOf('crossbow');
const [engineer] = idsOf('engineer');
const [ogre] = idsOf('ogre');
const [stabber] = idsOf('goblin-stabber');
const options = (s: Siege) => pending(twoDeckSiege, s)?.options ?? [];
function option(s: Siege, text: string) {
  const found = options(s).find(each => twoDeckSiege.words.option(s, each) === text);
  if (!found) throw new Error(`${text} is not offered`);
  return found;
}
function after(s: Siege, ...texts: string[]): Siege {
  for (const text of texts) play(twoDeckSiege, s, option(s, text));
  return s;
}

test('an order is about whoever could act on it, the end of the turn about whoever suffers', () => {
  const s = scene(GIVEN);
  expect(about(s, option(s, 'order Attack!'))).toEqual([idsOf('attack')[0], crossbow, engineer]);
  expect(about(s, option(s, 'end turn'))).toEqual(expect.arrayContaining([engineer, 'N1', stabber]));
});

test('whoever acts is about everything it could aim at', () => {
  const s = after(scene(GIVEN), 'order Attack!');
  expect(about(s, option(s, 'Crossbow 1 acts'))).toEqual([crossbow, stabber, ogre]);
  expect(about(s, option(s, 'Engineer 1 acts'))).toEqual([engineer, 'N1']);
  const repair = { kind: 'repair', card: engineer, what: 'N1' };
  expect(about(after(s, 'Engineer 1 acts'), repair)).toEqual([engineer, 'N1']);
});

test('a side is about its walls and towers, oil about the enemies below', () => {
  const s = scene({ ...GIVEN, hand: ['Shield Wall', 'Boiling Oil'] });
  const asked = after(twoDeckSiege.rules.clone(s), 'order Shield Wall');
  expect(about(asked, option(asked, 'the north side'))).toEqual(['NW', 'N1', 'N2', 'NE']);
  const poured = after(s, 'order Boiling Oil');
  expect(about(poured, { kind: 'pour', card: crossbow, what: 'N1' })).toEqual([crossbow, 'N1', ogre]);
});

test('only what costs the player nothing is harmless', () => {
  const s = scene({ ...GIVEN, at: 'draw', deck: ['Loose! 1', 'Loose! 2'] });
  expect(harmless(s, { kind: 'draw' })).toBe(true);
  expect(harmless(s, { kind: 'stop' })).toBe(false);
  s.options = { ...s.options, spent: true };
  expect(harmless(s, { kind: 'draw' })).toBe(false);
  const turn = scene(GIVEN);
  for (const each of options(turn)) expect(harmless(turn, each)).toBe(false);
  const weary = scene({ ...GIVEN, units: { C: [{ 'Archer 1': { tired: 4 } }] }, hand: ['Attack!'] });
  expect(harmless(weary, { kind: 'endTurn' })).toBe(true);
  const acting = after(scene(GIVEN), 'order Attack!', 'Engineer 1 acts');
  play(twoDeckSiege, acting, options(acting)[0]);
  expect(harmless(acting, option(acting, 'done'))).toBe(false);
});

test('in ten matches words are short, and what they are about can be seen', () => {
  const long = new Set<string>();
  for (let i = 0; i < 10; i++) {
    const dice = playerDice(`words ${i}`);
    const s = startOf(i, `words ${i}`);
    for (let n = 0; n < 200; n++) {
      const asked = pending(twoDeckSiege, s);
      if (!asked) break;
      const seen = twoDeckSiege.knowledge.view(s, asked.seat);
      expect(twoDeckSiege.words.questions[asked.question](seen).length).toBeLessThanOrEqual(76);
      for (const each of asked.options) {
        const [first] = note(seen, each).split('; ');
        if (first.length > 60) long.add(first);
        for (const thing of about(seen, each)) expect(thing).toSatisfy(isThing(seen));
      }
      play(twoDeckSiege, s, anyPlayer(twoDeckSiege, s, asked, dice));
      s.events = [];
    }
  }
  expect([...long]).toEqual([]);
});
const isThing = (s: Siege) => (thing: number | string) =>
  typeof thing === 'number'
    ? s.units[thing] !== undefined
    : /^([NESW][1-3](:[1-3])?|[NS][EW]|C)$/.test(thing);
