import { pending, play } from '@siegeworks/kernel';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { describe, expect, test } from 'vitest';
import { BOX } from '../src/cards/card.ts';
import type { Given } from '../src/scene/words.ts';
import type { Siege } from '../src/state/state.ts';
import { scene } from './scene.ts';

const HELD: Given = {
  hand: ['Attack!'],
  enemyDeck: ['Ogre 1'],
  units: { N1: ['Archer 1', 'Pikeman 1'], C: ['Stone Golem'], 'N2:1': ['Hobgoblin 1'] },
};
const DUEL: Given = {
  ...HELD,
  seats: 2,
  options: { mode: 'duel' },
  at: 'siege',
  enemyDeck: ['Ogre 1', 'War Drums'],
};
const id = (key: string) => BOX.findIndex(card => card.key === key);

const optionOf = (s: Siege, kind: string) =>
  pending(twoDeckSiege, s)?.options.find(option => option.kind === kind) ?? { kind };

/** What the law of the settled table would find. */
function settled(s: Siege): Siege {
  const again = twoDeckSiege.rules.clone(s);
  twoDeckSiege.audit.settle(again);
  return again;
}

describe('a settled table', () => {
  test('is left alone', () => {
    for (const given of [HELD, DUEL]) {
      const s = scene(given);
      expect(settled(s)).toEqual(s);
    }
  });
  test('TD-065 has nobody on it with as many wounds as hearts', () => {
    const s = scene(HELD);
    s.units[id('archer')].wounds = 2;
    expect(settled(s).fallen).toEqual([id('archer')]);
  });
  test('TD-169 has nobody on a breached wall', () => {
    const s = scene(HELD);
    s.damage[0] = 10;
    expect(settled(s).units[id('pikeman')].place).toBe('C');
  });
  test('TD-187, TD-189, TD-212 is not one on which the game is decided', () => {
    const won = scene(HELD);
    won.removed.push(...won.enemyDeck.splice(0), id('hobgoblin'));
    won.units[id('hobgoblin')].place = '';
    expect(settled(won).over?.rule).toBe('TD-187');
    const lost = scene(HELD);
    for (const unit of lost.units) if (unit.place.length < 3) unit.place = '';
    expect(settled(lost).over?.rule).toBe('TD-189');
    const orphaned = scene({ ...HELD, options: { household: true } });
    orphaned.fallen.push(id('castle-staff'));
    expect(settled(orphaned).over?.rule).toBe('TD-212');
  });
  test('TD-225 in a siege turn victory waits for its end: the reserve may still be played', () => {
    const s = scene({
      ...DUEL,
      at: 'specials',
      enemyDeck: [],
      reserve: ['Reinforcements'],
      units: { C: ['Stone Golem'] },
    });
    expect(settled(s)).toEqual(s);
  });
});

describe('what has outlived its cause is named', () => {
  const spoilt: [string, Given, (s: Siege) => unknown, string][] = [
    [
      'a token without its unit',
      HELD,
      s => Object.assign(s.units[id('wizard')], { tired: 1 }),
      'Wizard is not in play',
    ],
    [
      'a mark without its unit',
      HELD,
      s => Object.assign(s.units[id('wizard')], { mayRest: true }),
      'Wizard is not in play',
    ],
    [
      'a tired enemy',
      HELD,
      s => Object.assign(s.units[id('hobgoblin')], { tired: 1 }),
      'Hobgoblin 1 never tires',
    ],
    [
      'a tired Golem',
      HELD,
      s => Object.assign(s.units[id('stone-golem')], { tired: 1 }),
      'Stone Golem never tires',
    ],
    [
      'a Shield Wall without its order',
      HELD,
      s => Object.assign(s, { shieldWall: 'N' }),
      'a Shield Wall without its order',
    ],
    [
      'an event that nobody carries out',
      DUEL,
      s => Object.assign(s, { event: id('war-drums') }),
      'War Drums is being carried out',
    ],
    ['a held event in the defender turn', HELD, s => s.held.push(id('war-drums')), 'War Drums waits'],
    [
      'a reserve without a besieger',
      HELD,
      s => s.reserve.push(id('war-drums')),
      'too many cards are in reserve',
    ],
    ['a known card that lies open', DUEL, s => s.known[1].push(id('hobgoblin')), 'seat 1 still remembers'],
    ['a card known twice', HELD, s => s.known[0].push(id('ogre'), id('ogre')), 'remembers a card twice'],
    [
      'an enemy held back that is inside',
      DUEL,
      s => Object.assign(s.stack[1], { heldBack: [id('dragon')] }),
      'siegeTurn still has Dragon as its heldBack',
    ],
  ];
  test.each(spoilt)('%s', (_name, given, spoil, text) => {
    const s = scene(given);
    expect(twoDeckSiege.audit.stray(s)).toBeNull();
    spoil(s);
    expect(twoDeckSiege.audit.stray(s)).toContain(text);
  });
  test('TD-224 an enemy held back in S2 is free again afterwards, and nothing remembers it', () => {
    const s = scene({
      ...DUEL,
      surged: true,
      enemyDeck: ['War Drums', 'Bombardment'],
      units: { C: ['Stone Golem'], 'N2:1': ['Hobgoblin 1'] },
    });
    for (const kind of ['handle', 'hold', 'resolve']) play(twoDeckSiege, s, optionOf(s, kind));
    expect(s.units[id('hobgoblin')].place).toBe('C');
    expect(s.stack.some(f => f.rule === 'siegeTurn')).toBe(true);
    expect(twoDeckSiege.audit.stray(s)).toBeNull();
  });
  test('a card in two places is found even when the game is over', () => {
    const s = scene(HELD);
    twoDeckSiege.rules.concede(s, 0);
    expect(twoDeckSiege.audit.misplaced(s)).toBeNull();
    s.discard.push(...s.hand);
    expect(twoDeckSiege.audit.misplaced(s)).toContain('2 places');
  });
});
