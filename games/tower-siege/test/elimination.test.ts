import { advance } from '@siegeworks/kernel';
import { HIDDEN } from '@siegeworks/table';
import { towerSiege } from '@siegeworks/tower-siege';
import { towerSiegeKit } from '@siegeworks/tower-siege/scene';
import { describe, expect, test } from 'vitest';
import { eliminate } from '../src/rules/defeat.ts';

const given = {
  P1: { hand: ['Fury'], deck: ['Mine'] },
  P2: { army: ['Spy'], hand: ['Hero'] },
  P3: { hand: ['Meteor', 'Ruin'], deck: ['Obelisk'] },
};
const table = () => towerSiegeKit.arrange(given);

// No card takes the last Life Point of two Mages in one instant; the rule is there for cards that may.
describe('Mages that die in the same instant', () => {
  test('TS-221, TS-R93: if they are the last, it is a draw between them', () => {
    const s = table();
    eliminate(s, [0], 'TS-001');
    eliminate(s, [1, 2], 'TS-001');
    expect(s.over).toMatchObject({ draw: true, places: [2, 1, 1], rule: 'TS-221' });
    expect(towerSiege.words.outcome(s)).toBe('Draw between P2 and P3: the last Mages died together.');
  });

  test('TS-221: if another Mage lives, its player wins', () => {
    const s = table();
    eliminate(s, [1, 2], 'TS-001');
    expect(s.over).toMatchObject({ draw: false, places: [1, 2, 2], rule: 'TS-001' });
  });
});

describe('An eliminated player (10.11)', () => {
  test('TS-R95: sees no hand or deck of the living, not even cards he has spied on', () => {
    const s = table();
    s.players[1].known = [...s.players[2].hand];
    expect(towerSiege.knowledge.view(s, 1).players[2].hand).not.toContain(HIDDEN);
    towerSiege.rules.concede(s, 1);
    advance(towerSiege.rules, s);
    const seen = towerSiege.knowledge.view(s, 1);
    expect(seen.players[2].hand).toEqual([HIDDEN, HIDDEN]);
    expect(seen.players[0].hand).toEqual([HIDDEN]);
    expect(seen.players[0].deck).toEqual([HIDDEN]);
  });

  test('TS-222: has nothing more to give up', () => {
    const s = table();
    towerSiege.rules.concede(s, 1);
    s.events = [];
    const once = JSON.stringify(s);
    towerSiege.rules.concede(s, 1);
    expect(JSON.stringify(s)).toBe(once);
  });
});
