import type { Attempt } from '@siegeworks/contract';
import { advance, whyNot } from '@siegeworks/kernel';
import { towerSiege } from '@siegeworks/tower-siege';
import { towerSiegeKit } from '@siegeworks/tower-siege/scene';
import { describe, expect, test } from 'vitest';
import type { Siege } from '../src/state/state.ts';

/** `Fury at P2 Mage`: what P1 would like to do, in the names of cards; a Spell without a card by its key. */
function refusal(given: object, [card, target]: readonly [string, string]): string {
  const s: Siege = towerSiegeKit.arrange(given);
  advance(towerSiege.rules, s);
  const id = towerSiegeKit.find(s, card);
  const aim = towerSiegeKit.find(s, target);
  expect(aim).not.toBeNull();
  const attempt: Attempt = { ...(id === null ? { what: card } : { card: id }), target: aim ?? -1 };
  const reasons = whyNot(towerSiege, s, 0, attempt);
  return reasons.map(({ rule }) => rule).join(' ');
}

const foe = { army: ['Ogre', 'Hero'], relics: ['Obelisk', 'Tower Shield'], mines: 1 };
const CASTING: [card: string, target: string, rule: string][] = [
  ['Fury', 'P2 Ogre', ''],
  ['Fury', 'P2 Mage', 'TS-089'],
  ['Fury', 'P2 Tower', 'TS-195'],
  ['Fury', 'P1 Sword', 'TS-006'],
  ['spell-powerbolt', 'P2 Mage', 'TS-089'],
  ['spell-powerbolt', 'P2 Ogre', ''],
  ['Waste', 'P2 Ogre', 'TS-224'],
  ['Waste', 'P2 Obelisk', ''],
  ['Turncoat', 'P1 Bowman', 'TS-224'],
  ['Turncoat', 'P2 Hero', 'TS-226'],
  ['Turncoat', 'P2 Ogre', ''],
  ['Bind', 'P1 Mage', 'TS-089'],
  ['Fortify', 'P2 Ogre', 'TS-224'],
  ['spell-shatter', 'P2 Ogre', 'TS-R72'],
  ['spell-shatter', 'P1 Gate', 'TS-075'],
  ['spell-shatter', 'P1 Sword', ''],
  ['Ruin', 'P2 Ogre', 'TS-183'],
  ['Ruin', 'P2 Mine', ''],
];
const EQUIPPING: [card: string, target: string, rule: string][] = [
  ['Dagger', 'P1 Bowman', ''],
  ['Sword#2', 'P1 Hero', 'TS-153'],
  ['Sword#2', 'P1 Zombie', 'TS-149'],
  ['Sword#2', 'P2 Ogre', 'TS-044'],
  ['P1 Mage', 'P1 Tower', ''],
];

describe('Why this target cannot be chosen', () => {
  const mine = {
    power: 60,
    gold: 20,
    army: [{ Hero: { items: ['Sword'] } }, 'Bowman', 'Zombie'],
    tower: { items: ['Gate'] },
    hand: ['Fury', 'Waste', 'Turncoat', 'Bind', 'Fortify', 'Ruin', 'Sword', 'Dagger'],
  };
  test.each(CASTING)('%s at %s: %s', (card, target, rule) => {
    expect(refusal({ P1: mine, P2: foe }, [card, target])).toBe(rule);
  });

  test.each(EQUIPPING)('%s for %s: %s', (card, target, rule) => {
    expect(refusal({ P1: { ...mine, mage: { open: true } }, P2: foe }, [card, target])).toBe(rule);
  });

  test('the reason of the card itself comes first', () => {
    expect(refusal({ P1: { ...mine, power: 0, gold: 0 }, P2: foe }, ['Fury', 'P2 Mage'])).toBe('TS-166');
  });

  test('only its own Mage may enter a Tower', () => {
    const given = { P1: { ...mine, mage: { open: true } }, P2: foe };
    expect(refusal(given, ['Bowman', 'P1 Tower'])).toBe('TS-088');
  });
});
