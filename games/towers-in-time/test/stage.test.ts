import { towersInTime } from '@siegeworks/towers-in-time';
import { expect, test } from 'vitest';
import type { Realm } from '../src/state/realm.ts';
import { fightersOf, stageOf } from '../src/words/stage.ts';
import { idOf, pick, table } from './table.ts';

const titles = (s: Realm) =>
  towersInTime.words
    .board(s, 0)
    .areas.flatMap(({ id, cards }) =>
      id === 'attackers' || id === 'defenders' ? [[id, ...cards.map(({ name }) => name)]] : [],
    );

test('whoever has been chosen is on the stage at once, before anything is announced', () => {
  const s = table({
    P1: { towers: [{ Mountain: { units: ['Men-at-Arms', 'Dwarf'] } }] },
    P2: { towers: [{ Volcano: { units: ['Barbarians', 'Orc'] } }] },
  });
  expect(fightersOf(s)).toBeNull();
  expect(stageOf(s).title).toBe("P1's opportunity");
  pick(s, 'attack', 'Men-at-Arms');
  expect(s.combat).toBeNull();
  expect(stageOf(s)).toMatchObject({
    title: 'P1 prepares an attack',
    prospect: '1 point if nobody stops it',
  });
  expect(titles(s)).toEqual([['attackers', 'Men-at-Arms'], ['defenders']]);
  pick(s, 'join', 'Dwarf');
  if (!s.combat) pick(s, 'done');
  pick(s, 'handOver');
  pick(s, 'defend', 'Barbarians');
  expect(s.combat).toMatchObject({ defenders: [], blocked: false });
  expect(fightersOf(s)?.defenders).toEqual([idOf(s, 'Barbarians')]);
  expect(titles(s)).toEqual([
    ['attackers', 'Men-at-Arms', 'Dwarf'],
    ['defenders', 'Barbarians'],
  ]);
});
