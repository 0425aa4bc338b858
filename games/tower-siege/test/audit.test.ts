import type { Frame } from '@siegeworks/contract';
import { advance, play } from '@siegeworks/kernel';
import { HIDDEN } from '@siegeworks/table';
import { towerSiege } from '@siegeworks/tower-siege';
import { towerSiegeKit } from '@siegeworks/tower-siege/scene';
import { describe, expect, test } from 'vitest';
import type { Item, Siege } from '../src/state/state.ts';
import { NONE, piece } from '../src/state/state.ts';

/** A position at a question; the audit must notice whatever is then damaged by hand. */
function table(): Siege {
  const rider = { Squire: { rides: 'War Horse', items: ['Sword'] } };
  const s = towerSiegeKit.arrange({
    P1: { power: 9, army: ['Alchemist', rider, 'War Horse'] },
    P2: { hand: ['Hero'], army: ['Zombie', 'Ogre'], shelters: [{}] },
    P3: { relics: ['Obelisk'] },
  });
  advance(towerSiege.rules, s);
  return s;
}
const idOf = (s: Siege, name: string) => towerSiegeKit.find(s, name) ?? NONE;
const find = (s: Siege, name: string) => piece(s, idOf(s, name));
function lasts(s: Siege, what: string, by: number, on: string[] = [], source = ''): void {
  const cards = on.map(name => idOf(s, name));
  s.effects.push({ n: 90, what, card: NONE, by, on: cards, source: idOf(s, source), turnOf: by, left: 1 });
}

const STRAY: Record<string, [spoil: (s: Siege) => void, words: string]> = {
  'a Turncoat whose creature serves another (TS-R126)': [
    s => lasts(s, 'turncoat', 0, ['Zombie']),
    'Zombie 12 serves somebody for no reason',
  ],
  'a control whose Turncoat has ended (TS-R90)': [
    s => {
      const zombie = find(s, 'Zombie');
      s.players[1].army = s.players[1].army.filter(id => id !== zombie.id);
      s.players[0].army.push(zombie.id);
      zombie.controller = 0;
    },
    'serves somebody for no reason',
  ],
  'an Alchemist who brews for another (TS-R129)': [
    s => lasts(s, 'alchemist', 1, [], 'Alchemist'),
    'comes from what serves another',
  ],
  'a travel ability of an Item that another bears (TS-R81)': [
    s => lasts(s, 'Flight', 1, ['Ogre'], 'Sword'),
    'Flight is given by what is gone',
  ],
  'an Item that serves another than its bearer (TS-R82)': [
    s => {
      find(s, 'Sword').controller = 1;
    },
    'serves another than its bearer',
  ],
  'a lock on what does not stand (TS-091)': [
    s => find(s, 'Ogre').locked.push(s.players[1].hand[0]),
    'is locked out of what is gone',
  ],
  'a rider whose Mount is not his (TS-231)': [
    s => {
      find(s, 'War Horse').partner = NONE;
    },
    'Squire 7 is linked to nobody',
  ],
  'gold of a Cutpurse out of turn (4.6)': [
    s => {
      s.players[1].gold.purse = 1;
    },
    'P2 has stolen gold out of turn',
  ],
  'Surge points without their card (TS-051)': [
    s => {
      s.players[0].power.surge = 2;
    },
    'P1 has Surge points without a Surge card',
  ],
  'a known card that lies open (TS-R95)': [
    s => s.players[0].known.push(idOf(s, 'Ogre')),
    'P1 remembers a card that lies open',
  ],
  'a Zombie owed to the gone (TS-219)': [
    s => {
      towerSiege.rules.concede(s, 2);
      s.players[2].zombies = 1;
    },
    'P3 is out of the game and is owed Zombies',
  ],
  'a truce that binds only the gone (TS-185)': [
    s => {
      towerSiege.rules.concede(s, 2);
      lasts(s, 'truce-rider', 2);
    },
    'holds for a player who is gone',
  ],
  'a pending item that no rule will resolve (4.9)': [
    s => {
      const shield: Pick<Item, 'kind' | 'what'> = { kind: 'spell', what: 'spell-shield' };
      const rest = { n: 91, by: 0, card: NONE, level: NONE, targets: [], negated: false, resolving: false };
      s.pending.push({ ...shield, ...rest });
    },
    'waits for nothing',
  ],
  'a question about an attacker that has left (TS-R92)': [
    s => {
      const frame = { rule: 'attack', at: 'manner', attacker: idOf(s, 'Obelisk') };
      s.stack.push(frame as Frame);
      towerSiege.rules.concede(s, 2);
    },
    'attack.manner is asked about what is gone',
  ],
};
describe('What has outlived its cause is named', () => {
  test('at an ordinary table nothing has', () => expect(towerSiege.audit.stray(table())).toBeNull());

  test.each(Object.entries(STRAY))('%s', (_name, [spoil, words]) => {
    const s = table();
    spoil(s);
    expect(towerSiege.audit.stray(s)).toContain(words);
  });
});

const UNSETTLED: Record<string, (s: Siege) => void> = {
  'a creature without a Life Point (TS-114)': s => {
    find(s, 'Ogre').points = 0;
  },
  'a Shelter without an Integrity Point (TS-084)': s => {
    find(s, 'Shelter').points = 0;
  },
  'a Bind with one of the two (TS-R89)': s => lasts(s, 'bind', 0, ['Ogre']),
  'a Surge card without points (TS-051)': s => {
    s.players[1].surges = s.players[1].hand.splice(0);
  },
  'a last Mage who has not won (TS-001)': s => {
    for (const seat of [1, 2]) s.players[seat].alive = false;
  },
};
describe('Settling', () => {
  const settled = (s: Siege) => {
    const again = towerSiege.rules.clone(s);
    towerSiege.audit.settle(again);
    return JSON.stringify(again) === JSON.stringify(s);
  };
  test('changes nothing at an ordinary table', () => expect(settled(table())).toBe(true));

  test.each(Object.entries(UNSETTLED))('finds %s', (_name, spoil) => {
    const s = table();
    spoil(s);
    expect(settled(s)).toBe(false);
  });
});

describe('Conservation', () => {
  test('TS-219: still holds when the game is over', () => {
    const s = table();
    towerSiege.rules.concede(s, 2);
    towerSiege.rules.concede(s, 1);
    expect(s.over).not.toBeNull();
    expect(towerSiege.audit.misplaced(s)).toBeNull();
    s.players[0].army.pop();
    expect(towerSiege.audit.misplaced(s)).toBe('war-horse 9 is in 0 places');
  });
});

describe('What is announced is public', () => {
  const hand = ['Fury', 'Ruin', 'Meteor'];
  const deck = ['Zombie', 'Ogre', 'Hero', 'Squire', 'Pikeman', 'Gate', 'Sword'];
  const casting = () => {
    const s = towerSiegeKit.arrange({ P1: { power: 9, hand, deck }, P2: { army: ['Ogre'], hand: ['Ruin'] } });
    advance(towerSiege.rules, s);
    play(towerSiege, s, { kind: 'cast', card: idOf(s, 'P1 Fury') });
    return s;
  };
  test('TS-R95: a Scroll that is being aimed is seen in the hand, and every sample leaves it there', () => {
    const s = casting();
    const fury = idOf(s, 'P1 Fury');
    expect(towerSiege.knowledge.view(s, 1).players[0].hand).toEqual([fury, HIDDEN, HIDDEN]);
    for (const seed of ['a', 'b', 'c', 'd'])
      expect(towerSiege.knowledge.sample(s, 1, seed).players[0].hand[0]).toBe(fury);
  });

  test('TS-R95: the reason why a card cannot be used reveals nothing about other hands', () => {
    const s = towerSiegeKit.arrange({ P1: { power: 9, hand }, P2: { mines: 1, hand: ['Ruin'] } });
    advance(towerSiege.rules, s);
    const [card] = s.players[1].hand;
    const seen = towerSiege.knowledge.whyNot(towerSiege.knowledge.view(s, 0), 0, { card });
    expect(seen).not.toEqual([]);
    expect(towerSiege.knowledge.whyNot(s, 0, { card })).toEqual(seen);
  });
});
