import type { GameEvent, Id } from '@siegeworks/contract';
import { pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { expect, test } from 'vitest';
import type { Foresight } from '../src/knowledge/foresight.ts';
import { foresee, harmOf } from '../src/knowledge/foresight.ts';
import type { Siege } from '../src/state/state.ts';
import { forecastLines, forecastSum } from '../src/words/forecast.ts';
import { anyPlayer, startOf } from './play.ts';
import { scene } from './scene.ts';

const killed = (events: readonly GameEvent[]): Id[] =>
  events.flatMap(e => (e.type === 'killed' && 'card' in e ? [Number(e.card)] : [])).sort((a, b) => a - b);
const foreseenDead = ({ deeds }: Foresight): Id[] =>
  deeds
    .flatMap(harmOf)
    .flatMap(({ target, kills }) => (kills ? [target] : []))
    .sort((a, b) => a - b);

/** Plays some of a match and looks at every position where the turn could be ended. */
function wander(i: number, look: (s: Siege) => void): void {
  const dice = playerDice(`foresight ${i}`);
  const s = startOf(i, `foresight ${i}`);
  for (let n = 0; n < 400; n++) {
    const asked = pending(twoDeckSiege, s);
    if (!asked) return;
    if (asked.options.some(o => o.kind === 'endTurn')) look(s);
    play(twoDeckSiege, s, anyPlayer(twoDeckSiege, s, asked, dice));
  }
}

test('when nothing new is drawn, the forecast deaths happen and enemies end up where forecast', () => {
  let deaths = 0;
  for (let i = 0; i < 6; i++) {
    wander(i, s => {
      const real = twoDeckSiege.rules.clone(s);
      real.options = { ...s.options, mode: 'solo', ties: 'auto-friendly' };
      real.removed.push(...real.enemyDeck.splice(0));
      real.surged = true;
      const foresight = foresee(twoDeckSiege.knowledge.view(real, 0));
      real.events = [];
      play(twoDeckSiege, real, { kind: 'endTurn' });
      if (!foresight) throw new Error('nothing was foreseen');
      const dead = killed(real.events ?? []);
      expect(foreseenDead(foresight)).toEqual(dead);
      for (const { enemy, to } of foresight.deeds) expect(real.units[enemy].place).toBe(to);
      deaths += dead.length;
    });
  }
  expect(deaths).toBeGreaterThan(10);
});

test('hidden cards change nothing: a view gives the same forecast as the whole position', () => {
  wander(0, s => {
    const other = twoDeckSiege.knowledge.sample(s, 0, 'another deal');
    expect(foresee(twoDeckSiege.knowledge.view(other, 0))).toEqual(
      foresee(twoDeckSiege.knowledge.view(s, 0)),
    );
  });
});

test('looking ahead leaves the position alone', () => {
  wander(2, s => {
    const before = JSON.stringify(s);
    foresee(s);
    expect(JSON.stringify(s)).toBe(before);
  });
});

const ask = { options: { ties: 'ask' }, hand: ['Stand Down', 'Attack!'], enemyDeck: ['Ogre 4'] };
test('the worst stands first: a breach before a wound, enemies that do the same on one line', () => {
  const s = scene({
    ...ask,
    units: {
      N1: ['Man-at-arms 1'],
      N2: ['Crossbow 1'],
      'N1:1': ['Ogre 1'],
      'N2:1': ['Hobgoblin 1'],
      'E1:3': ['Goblin Stabber 1', 'Goblin Stabber 2'],
    },
    damage: { N1: 9 },
  });
  const foresight = foresee(s);
  if (!foresight) throw new Error('nothing was foreseen');
  const lines = forecastLines(foresight);
  expect(lines.map(({ at, who, text }) => `${at} ${who}: ${text}`)).toEqual([
    'N1 Ogre: wounds Man-at-arms, 4 beats 2; batters N1 for 1, breached.',
    'N2 Hobgoblin: wounds Crossbow, 3 beats 1.',
    'E1 Goblin Stabber ×2: moves to E1:2.',
  ]);
  expect(lines.map(({ grave }) => grave)).toEqual([true, false, false]);
  expect(forecastSum(foresight)).toBe('N1 is breached and 2 defenders are wounded');
});

test('TD-R97 a breach is forecast with its rubble and the defenders it kills', () => {
  const s = scene({
    ...ask,
    options: { ties: 'ask', rubble: true },
    units: { N1: ['Pikeman 1', { 'Archer 1': { wounds: 1 } }], 'N1:1': ['Giant HogRam 1'] },
    damage: { N1: 8 },
  });
  const foresight = foresee(s);
  if (!foresight) throw new Error('nothing was foreseen');
  const [line] = forecastLines(foresight);
  expect(line.text).toBe('batters N1 for 3, breached; the rubble kills Archer and wounds Pikeman.');
  expect(line.cards).toHaveLength(3);
});

const NOTHING: Foresight = { begun: false, deeds: [], surges: false, raises: false, unseen: 0, lost: '' };
test('a choice between equals is marked, a sure thing is not', () => {
  const s = scene({
    ...ask,
    units: {
      N1: ['Man-at-arms 1', 'Archer 1'],
      N2: ['Pikeman 1'],
      'N1:1': ['Hobgoblin 1'],
      'N2:1': ['Ogre 1'],
    },
  });
  const lines = forecastLines(foresee(s) ?? NOTHING);
  expect(lines.map(({ at, tie }) => [at, tie])).toEqual([
    ['N2', false],
    ['N1', true],
  ]);
});

test('an open wall lets an enemy in, and the first one calls the surge', () => {
  const s = scene({ ...ask, units: { N2: ['Pikeman 1'], 'N1:1': ['Goblin Stabber 1'] } });
  const foresight = foresee(s);
  expect(foresight?.surges).toBe(true);
  expect(foresight && forecastSum(foresight)).toMatch(/^1 enemy gets in, the siege surges/);
  expect(twoDeckSiege.words.forecast?.(s, { kind: 'endTurn' })).toMatch(/1 enemy gets in/);
});

test('a Necromancer on the table is counted, and so is hunger in the last round, before anything else', () => {
  const s = scene({
    ...ask,
    round: 28,
    enemyDiscard: ['Hobgoblin 1'],
    units: { N1: ['Pikeman 1'], C: ['Pikeman 2'], 'N1:3': ['Necromancer'], 'N2:1': ['Goblin Stabber 1'] },
  });
  const foresight = foresee(s);
  if (!foresight) throw new Error('nothing was foreseen');
  expect(foresight.raises).toBe(true);
  expect(forecastSum(foresight)).toMatch(/^the castle is starved out, .*one killed enemy rises again$/);
  s.enemyDiscard = [];
  expect(foresee(s)?.raises).toBe(false);
});

test('what is hidden in a duel is said to be unknown', () => {
  const s = scene({
    ...ask,
    options: { mode: 'duel' },
    seats: 2,
    held: ['War Drums'],
    units: { N1: ['Pikeman 1'], 'N1:3': ['Ogre 1'] },
  });
  const [mine, theirs] = [0, 1].map(seat => foresee(twoDeckSiege.knowledge.view(s, seat)));
  expect(mine && forecastSum(mine)).toMatch(/1 hidden event may change this$/);
  expect(theirs?.unseen).toBe(0);
});
