import type { LogLine } from '@siegeworks/protocol';
import type { Combat, Realm } from '@siegeworks/towers-in-time';
import { expect, test } from 'vitest';
import { arrowsOf } from '../src/arrows.ts';
import { foesOf } from '../src/realm.ts';

const line = (event: LogLine['event']): LogLine => ({
  text: '',
  rule: '',
  kind: event.type,
  part: 'detail',
  cards: [],
  pictures: [],
  pick: 0,
  event,
});
const fought: Combat = {
  attacker: 1,
  attacked: 0,
  attackers: [7],
  defenders: [],
  army: false,
  defendingArmy: false,
  grounded: false,
  blocked: false,
  batch: 0,
  actions: 0,
  burnt: [],
  guards: [],
  isNexus: false,
  ended: false,
};
const during = (combat: Partial<Combat> | null, news: LogLine[] = []) =>
  arrowsOf({ combat: combat && { ...fought, ...combat }, seats: 2 } as Realm, news);

test('attackers run at the shields, an Army as one', () => {
  expect(during({})).toEqual([{ from: 7, to: '0.shields', kind: 'attack' }]);
  expect(during({ attackers: [7, 8] })).toEqual([{ from: 7, to: '0.shields', kind: 'attack' }]);
});
test('no arrow points at shields not yet named, or through a block', () => {
  expect(during({ attacked: -1 })).toEqual([]);
  expect(during({ blocked: true })).toEqual([]);
  expect(during({ attackers: [] })).toEqual([]);
});
test('each defender stands in the way of an attacker', () => {
  expect(during({ blocked: true, attackers: [7, 8], defenders: [1, 2, 3] })).toEqual([
    { from: 1, to: 7, kind: 'block' },
    { from: 2, to: 8, kind: 'block' },
    { from: 3, to: 7, kind: 'block' },
  ]);
});
test('recent shots and Paralyze are shown, other events are not', () => {
  const shot = { type: 'shot', card: 4, target: 9, n: 2 };
  const paralysed = { type: 'paralysed', card: 9, by: 5 };
  const news = [line(shot), line({ type: 'combatEnded' }), line(paralysed), line(shot)];
  expect(during(null, news)).toEqual([
    { from: 4, to: 9, kind: 'target' },
    { from: 5, to: 9, kind: 'target' },
  ]);
});
test('the other players sit round the circle', () => {
  const s = { seats: 4 } as Realm;
  expect(foesOf(s, 2)).toEqual([3, 0, 1]);
});
