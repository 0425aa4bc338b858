import type { Option } from '@siegeworks/contract';
import { begin, pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { describe, expect, test } from 'vitest';
import { EXPERIENCE, WORTH } from '../src/judgement/weights.ts';
import { forecast } from '../src/knowledge/look-ahead.ts';
import { twoDeckSiegeKit } from '../src/scene/scene.ts';
import type { Given } from '../src/scene/words.ts';
import { PRESETS } from '../src/setup/setup.ts';
import type { Siege } from '../src/state/state.ts';

const { habit, score } = twoDeckSiege.judgement;

/** A castle with one guard on each wall, and what differs. */
const GUARDS = ['N1', 'N2', 'E1', 'E2', 'S1', 'S2', 'W1'].map((wall, i) => [wall, [`Man-at-arms ${i + 1}`]]);
const STANDING: Given = {
  units: { ...Object.fromEntries(GUARDS), W2: ['Pikeman 1'], NE: ['Archer 1'], 'N1:2': ['Ogre 1'] },
  hand: ['Attack!'],
  enemyDeck: ['Hobgoblin 1'],
};
const castle = (change: Given, base: Given = STANDING): Siege =>
  twoDeckSiegeKit.arrange({ ...base, ...change, units: { ...base.units, ...change.units } });
const worth = (change: Given) => score(castle(change), 0);

describe('a better position has a better score', () => {
  const pairs: [string, Given, Given][] = [
    ['a wounded enemy', { units: { 'N1:2': [{ 'Ogre 1': { wounds: 1 } }] } }, {}],
    ['a dead enemy', { units: { 'N1:2': [] }, enemyDiscard: ['Ogre 1'] }, {}],
    ['an enemy outside, not inside', {}, { units: { 'N1:2': [], C: ['Ogre 1'] }, surged: true }],
    [
      'no surge yet to come with the first entry',
      {},
      { units: { N1: [], NW: ['Man-at-arms 1'], 'N1:1': ['Goblin Stabber 1'] } },
    ],
    ['an unhurt defender', {}, { units: { NE: [{ 'Archer 1': { wounds: 1 } }] } }],
    ['a living defender', {}, { units: { NE: [] }, fallen: ['Archer 1'] }],
    ['a rested defender', {}, { units: { NE: [{ 'Archer 1': { tired: 3 } }] } }],
    ['a whole wall', {}, { damage: { E1: 6 } }],
    [
      'a damaged wall, not a breached one',
      { damage: { W2: 9 } },
      { units: { W2: [], C: ['Pikeman 1'] }, damage: { W2: 10 } },
    ],
    ['a manned wall', {}, { units: { N2: [], NW: ['Man-at-arms 2'] } }],
    ['an archer on a tower, not in the courtyard', {}, { units: { NE: [], C: ['Archer 1'] } }],
    ['one more order in hand', { hand: ['Attack!', 'Loose!'] }, { deck: ['Loose!'] }],
    ['a smaller enemy deck', {}, { enemyDeck: ['Hobgoblin 1', 'Hobgoblin 2'] }],
  ];
  test.each(pairs)('%s', (_title, better, worse) => {
    expect(worth(better)).toBeGreaterThan(worth(worse));
  });
});

describe('with experience', () => {
  function experienced<T>(look: () => T): T {
    const plain = { ...WORTH };
    Object.assign(WORTH, EXPERIENCE.WORTH);
    try {
      return look();
    } finally {
      Object.assign(WORTH, plain);
    }
  }
  test('12.24: an enemy is the worse the fewer provisions are left', () => {
    const dead: Given = { units: { 'N1:2': [] }, enemyDiscard: ['Ogre 1'] };
    const gain = (round: number) => worth({ ...dead, round }) - worth({ round });
    expect(gain(25)).toBeCloseTo(gain(2), 1);
    expect(experienced(() => gain(25))).toBeGreaterThan(1.5 * experienced(() => gain(2)));
  });
  test('12.3: the order that mans the walls is not spent on a Goblin', () => {
    const goblin = { 'S1:3': ['Goblin Stabber 1'] };
    const kept = () => worth({ units: goblin, hand: ['Attack!', 'Man the Walls 1'] });
    const spent = () => worth({ enemyDiscard: ['Goblin Stabber 1'], deck: ['Man the Walls 1'] });
    expect(kept()).toBeLessThan(spent());
    expect(experienced(kept)).toBeGreaterThan(experienced(spent));
  });
  test('12.5: another archer on the towers is worth more', () => {
    const points = (chance: number) => Math.log(chance / (1 - chance));
    const gain = () =>
      points(worth({ units: { SW: ['Archer 2'] } })) - points(worth({ units: { C: ['Archer 2'] } }));
    expect(experienced(gain)).toBeGreaterThan(1.1 * gain());
  });
});

test('a won game is 1, a lost one is 0, and the reverse for the besieger', () => {
  const s = castle({});
  twoDeckSiege.rules.concede(s, 0);
  expect(score(s, 0)).toBe(0);
  const won = castle({ units: { 'N1:2': [], 'N1:1': ['Goblin Stabber 1'] }, enemyDeck: [] });
  playUntil(won, s => s.over !== null);
  expect(won.over?.reason).toBe('victory');
  expect(score(won, 0)).toBe(1);
  const duel = castle({ options: { mode: 'duel' }, seats: 2 });
  expect(score(duel, 0) + score(duel, 1)).toBeCloseTo(1);
});
function playUntil(s: Siege, enough: (s: Siege) => boolean): void {
  for (let asked = pending(twoDeckSiege, s); asked && !enough(s); asked = pending(twoDeckSiege, s)) {
    play(twoDeckSiege, s, habit(s, asked.seat, asked.options));
  }
}

const TABLES = [
  ...Object.keys(PRESETS).map(preset => ({ players: [{}], options: { preset } })),
  { players: [{}, {}], options: { mode: 'duel' } },
  { players: [{}, {}, {}], options: { mode: 'council', scouts: true } },
];
/** Half at random, half by habit, so that odd positions arise and games last a while. */
function wander(i: number, look: (s: Siege, options: Option[], usual: Option) => void): void {
  const dice = playerDice(`wander ${i}`);
  const s = begin(twoDeckSiege, TABLES[i % TABLES.length], `wander ${i}`);
  for (let asked = pending(twoDeckSiege, s); asked; asked = pending(twoDeckSiege, s)) {
    const { options, seat } = asked;
    const usual = habit(s, seat, options);
    look(s, options, usual);
    play(twoDeckSiege, s, dice() < 0.5 ? usual : options[Math.floor(dice() * options.length)]);
  }
}
test('the habit is always an option, and the score always a chance', () => {
  let questions = 0;
  const wrong: string[] = [];
  for (let i = 0; i < TABLES.length; i++) {
    wander(i, (s, options, usual) => {
      questions++;
      const chance = score(s, 0);
      if (!options.includes(usual)) wrong.push(`${i}: ${usual.kind} is not offered`);
      if (!(chance > 0 && chance < 1)) wrong.push(`${i}: the score is ${chance}`);
    });
  }
  expect(wrong).toEqual([]);
  expect(questions).toBeGreaterThan(500);
});

test('the forecast is what happens when nothing new is drawn', () => {
  let compared = 0;
  for (let i = 0; i < TABLES.length - 2; i++) {
    wander(i, (s, options) => {
      const end = options.find(o => o.kind === 'endTurn');
      if (!end) return;
      const real = twoDeckSiege.rules.clone(s);
      real.options = { ...s.options, ties: 'auto-friendly' };
      real.removed.push(...real.enemyDeck.splice(0));
      real.surged = true;
      const foreseen = forecast(real);
      play(twoDeckSiege, real, end);
      expect(outcome(foreseen)).toEqual(outcome(real));
      compared++;
    });
  }
  expect(compared).toBeGreaterThan(100);
});
/** Where everybody stands, who is hurt, and the state of the walls; resting is not part of the siege turn. */
const outcome = ({ units, damage, fallen, marker }: Siege) => ({
  units: units.map(({ place, wounds }) => `${place} ${wounds}`),
  damage,
  fallen,
  marker,
});

test('the forecast leaves the table as it was', () => {
  const s = castle({ units: { 'N1:1': ['Ogre 2'] } });
  const before = JSON.stringify(s);
  forecast(s);
  expect(JSON.stringify(s)).toBe(before);
});

test('habits alone hold many a castle', () => {
  const held = Array.from({ length: 20 }, (_, i) => {
    const s = begin(twoDeckSiege, { players: [{}], options: { ties: 'auto-friendly' } }, `alone ${i}`);
    playUntil(s, () => false);
    return s.over?.reason === 'victory';
  });
  expect(held.filter(Boolean).length).toBeGreaterThan(8);
});
