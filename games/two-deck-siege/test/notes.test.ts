import { pending, play } from '@siegeworks/kernel';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { expect, test } from 'vitest';
import { idsOf } from '../src/cards/card.ts';
import { coverOf, sightOf } from '../src/knowledge/sight.ts';
import type { Siege } from '../src/state/state.ts';
import { enemyDeck, phasesOf, placePanel, sidesPanel, standing, unitPanel } from '../src/words/panels.ts';
import { scene } from './scene.ts';

const note = twoDeckSiege.words.forecast ?? (() => '');
const [ogre] = idsOf('ogre');
const [crossbow] = idsOf('crossbow');
const [archer] = idsOf('archer');
const [engineer] = idsOf('engineer');
const position = (): Siege =>
  scene({
    options: { ties: 'ask' },
    hand: ['Attack!', 'Stand Down'],
    enemyDeck: ['Troll Rockthrower 1', 'War Drums'],
    units: {
      N1: [{ 'Crossbow 1': { tired: 4 } }, 'Engineer 1'],
      N2: ['Archer 1'],
      'N1:1': [{ 'Ogre 1': { wounds: 1 } }],
      'N2:1': ['Goblin Stabber 1'],
    },
    damage: { N1: 6 },
  });

test('an attack shows the numbers that decide it, and what it costs', () => {
  const s = position();
  expect(note(s, { kind: 'attack', card: crossbow, target: ogre })).toBe(
    'Ogre dies; strength 4, 2 shields; then tired 5 of 8, swords 3',
  );
  expect(note(s, { kind: 'attack', card: archer, target: ogre })).toBe(
    'Ogre is not hurt; strength 2, 2 shields; then tired 1 of 4',
  );
  expect(note(s, { kind: 'repair', card: engineer, what: 'N1' })).toBe(
    'damage of N1 6 becomes 3 of 10; then tired 1 of 4',
  );
  expect(note(s, { kind: 'draw' })).toBe('');
});

test('an order shows what it could do now, then the text of its card', () => {
  const s = position();
  const say = (key: string) => note(s, { kind: 'order', card: idsOf(key)[0] });
  expect(say('attack')).toMatch(/^3 could act, 2 of them could kill; up to /);
  expect(say('hold-this-side')).toMatch(/^best on the north side: 3 could act, 2 of them could kill; /);
  expect(say('man-the-walls')).toMatch(/^3 could move; up to eight defenders may each move /);
  expect(say('boiling-oil')).toMatch(/^enemies at the foot of the north walls can burn; /);
  expect(say('rush-to-the-gap')).toMatch(/^to one of 13 places; /);
  expect(say('stand-down')).toMatch(/^1 defender is tired; /);
  expect(say('call-the-dwarves')).toMatch(
    /^the Dwarves card enters the courtyard; put the Dwarves card into /,
  );
});

test('a card that can only be spent as a generic order says why', () => {
  const s = position();
  const say = (key: string) => note(s, { kind: 'generic', card: idsOf(key)[0] });
  expect(say('attack')).toBe('one or two defenders in one place attack or move; its own text is not used');
  expect(say('gryphon')).toMatch(/; not as printed: a special defender enters play only through its summon/);
});

test('every option of a whole turn has a note that is a phrase or nothing', () => {
  const s = position();
  for (let n = 0; n < 40; n++) {
    const asked = pending(twoDeckSiege, s);
    if (!asked) break;
    for (const option of asked.options) expect(note(s, option)).not.toMatch(/undefined|NaN|\.$/);
    play(twoDeckSiege, s, twoDeckSiege.judgement.habit(s, asked.seat, asked.options));
  }
});

test('a unit shows the cells it reaches and the result of each attack', () => {
  const s = position();
  expect(sightOf(s, crossbow).reached).toEqual(['N1:1', 'N1:2', 'N1:3', 'N2:1', 'N2:2']);
  expect(sightOf(s, crossbow).aims.map(({ result }) => result)).toEqual(['kill', 'kill']);
  expect(sightOf(s, archer).aims.map(({ enemy, result }) => [enemy === ogre, result])).toEqual([
    [false, 'kill'],
    [true, 'nothing'],
  ]);
  expect(sightOf(s, engineer).aims).toEqual([]);
  expect(coverOf(s, 'NW').get('N1:1')).toBe(2);
  expect(coverOf(s, 'C').size).toBe(0);
});

test('the panels beside the map', () => {
  const s = position();
  const rows = (panel: { rows: { label: string; text: string }[] }) =>
    Object.fromEntries(panel.rows.map(({ label, text }) => [label, text]));
  expect(rows(unitPanel(s, crossbow))).toMatchObject({
    Swords: '4',
    Reaches: 'N1 to band 3, N2 to band 2',
    'Best target': 'Ogre, 4 against 2: killed',
    Tired: '4 of 8',
  });
  expect(rows(placePanel(s, 'N1'))).toMatchObject({ Damage: '6 of 10', 'Lane N2': 'distance 2, 3, 4' });
  expect(rows(placePanel(s, 'N2:1'))).toMatchObject({ Enemies: 'Goblin Stabber' });
  expect(rows(standing(s))).toMatchObject({ 'Plays left': '3 of 3', Surge: 'yet to come' });
  expect(rows(sidesPanel(s, new Set(['N'])))).toMatchObject({
    North: '2 enemies, 3 defenders: alarm',
    South: 'quiet, 0 defenders',
  });
  expect(enemyDeck(s).title).toBe('Enemy deck: 2 cards');
  expect(phasesOf(s).find(({ now }) => now)?.name).toBe('Play');
});
