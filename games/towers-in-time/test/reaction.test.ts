import { advance, pending } from '@siegeworks/kernel';
import { towersInTime } from '@siegeworks/towers-in-time';
import { expect, test } from 'vitest';
import type { Realm } from '../src/state/realm.ts';
import { idOf, pick, table } from './table.ts';

/** P2 has raised a Knight that belongs to P3; it is vulnerable. */
function raisedKnight(): Realm {
  const s = table({
    P1: {
      shields: ['Snake', 'Wolf'],
      hand: ['Banish Evil'],
      towers: ['Mountain', 'Mountain'],
    },
    P2: {
      towers: [{ 'Barrow Mounds': { units: [{ Knight: { raised: true, openly: true } }, 'Zombies'] } }],
    },
    P3: {},
  });
  (s.owners as number[])[idOf(s, 'P2 Knight')] = 2;
  return s;
}
const askedNow = (s: Realm) => {
  const asked = pending(towersInTime, s);
  return `P${(asked?.seat ?? -1) + 1} ${asked?.question}`;
};

test('a raised creature that leaves affects the player who raised it and its owner, whose pile it goes to (TT-254, TT-250)', () => {
  const s = raisedKnight();
  pick(s, 'cast', 'Banish Evil');
  pick(s, 'target');
  expect(askedNow(s)).toBe('P2 react.decide');
  pick(s, 'pass');
  expect(askedNow(s)).toBe('P3 react.decide');
});

test('when a player gives up while reacting and nobody else reacts, there is nothing left to react to (TT-269)', () => {
  const s = raisedKnight();
  pick(s, 'cast', 'Banish Evil');
  pick(s, 'target');
  pick(s, 'pass');
  expect(askedNow(s)).toBe('P3 react.decide');
  towersInTime.rules.concede(s, 2);
  expect([s.focus, towersInTime.audit.stray(s)]).toEqual([null, null]);
  advance(towersInTime.rules, s);
  expect(askedNow(s)).toBe('P2 opportunity.decide');
});
