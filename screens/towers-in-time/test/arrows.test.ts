import type { Face, LogLine } from '@siegeworks/protocol';
import type { Realm } from '@siegeworks/towers-in-time';
import { expect, test } from 'vitest';
import { arrowsOf } from '../src/arrows.ts';
import { foesOf } from '../src/realm.ts';
import { stacksOf } from '../src/stacks.tsx';

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
test('recent shots and Paralyze are shown, other events are not', () => {
  const shot = { type: 'shot', card: 4, target: 9, n: 2 };
  const paralysed = { type: 'paralysed', card: 9, by: 5 };
  const news = [line(shot), line({ type: 'combatEnded' }), line(paralysed), line(shot)];
  expect(arrowsOf(news)).toEqual([
    { from: 4, to: 9, kind: 'target' },
    { from: 5, to: 9, kind: 'target' },
  ]);
});
test('the other players sit round the circle', () => {
  const s = { seats: 4 } as Realm;
  expect(foesOf(s, 2)).toEqual([3, 0, 1]);
});
test('units that are alike in everything lie as one, others beside them', () => {
  const orc = { id: 1, name: 'Orc', line: '', marks: [], attached: [] } as unknown as Face;
  const dying = { ...orc, id: 3, marks: ['dying'] };
  const counts = stacksOf([orc, { ...orc, id: 2 }, dying]).map(({ face, count }) => [face.id, count]);
  expect(counts).toEqual([
    [1, 2],
    [3, 1],
  ]);
});
