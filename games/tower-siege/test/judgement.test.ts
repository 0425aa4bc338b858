import { advance, pending, play } from '@siegeworks/kernel';
import { towerSiege } from '@siegeworks/tower-siege';
import { towerSiegeKit } from '@siegeworks/tower-siege/scene';
import { describe, expect, test } from 'vitest';
import { addEffect } from '../src/state/place.ts';
import type { Siege } from '../src/state/state.ts';
import { NONE } from '../src/state/state.ts';

const { score, habit } = towerSiege.judgement;
const named = (s: Siege, seat: number, card: string) =>
  s.players[seat].army.find(id => s.names[id] === card) ?? NONE;
function answer(s: Siege, wanted: object): void {
  const option = pending(towerSiege, s)?.options.find(each =>
    Object.entries(wanted).every(([key, value]) => each[key as keyof typeof each] === value),
  );
  if (!option) throw new Error(`not offered: ${JSON.stringify(wanted)}`);
  play(towerSiege, s, option);
}
const lay = (s: Siege, what: string, on: number, left: number) =>
  addEffect(s, { what, card: NONE, by: 0, on: [on], source: NONE, left });

describe('What passes is worth nothing by itself', () => {
  const table = () =>
    towerSiegeKit.arrange({ P1: { army: ['Ogre'], power: 9 }, P2: { army: ['Zombie'] } }) as Siege;

  test('a Shield on a Mage that nobody can reach, or a Bolster that ends next turn', () => {
    for (const what of ['spell-shield', 'bolster']) {
      const s = table();
      const before = score(s, 0);
      lay(s, what, s.players[0].mage, 1);
      lay(s, what, named(s, 0, 'ogre'), 1);
      expect(score(s, 0), what).toBe(before);
    }
  });
  test('but magic for several Rounds counts', () => {
    const s = table();
    const before = score(s, 0);
    lay(s, 'stone-skin', named(s, 0, 'ogre'), 3);
    expect(score(s, 0)).toBeGreaterThan(before);
  });
});

describe('Who is helped by magic, out of habit', () => {
  test('whoever is struck next, and not the Mage in the Tower', () => {
    const s: Siege = towerSiegeKit.arrange({
      phase: 'combat',
      P1: { army: ['Zombie'] },
      P2: { army: ['Hero', 'Ogre'], power: 9 },
    });
    advance(towerSiege.rules, s);
    answer(s, { kind: 'declare', card: named(s, 0, 'zombie') });
    for (const kind of ['done', 'attack', 'melee'])
      if (pending(towerSiege, s)?.options.some(each => each.kind === kind)) answer(s, { kind });
    answer(s, { kind: 'defend', card: named(s, 1, 'ogre') });
    answer(s, { kind: 'cast', what: 'spell-shield' });
    const asked = pending(towerSiege, s);
    expect(asked?.question).toBe('cast.aim');
    expect(habit(s, 1, asked?.options ?? []).target).toBe(named(s, 1, 'ogre'));
  });
  test('without a fight a Mage in the open, and no sheltered one', () => {
    for (const open of [true, false]) {
      const s: Siege = towerSiegeKit.arrange({
        P1: { army: ['Ogre'], mage: { open }, power: 9 },
        P2: {},
      });
      advance(towerSiege.rules, s);
      answer(s, { kind: 'cast', what: 'spell-shield' });
      const target = habit(s, 0, pending(towerSiege, s)?.options ?? []).target;
      expect(target === s.players[0].mage, `in the open: ${open}`).toBe(open);
    }
  });
});
