import type { Option, State } from '@siegeworks/contract';
import { expect, test } from 'vitest';
import type { Foreseen } from '../src/foresight.ts';
import { bundled, distinct } from '../src/foresight.ts';

const s: State = {
  seats: 2,
  stack: [],
  random: [1, 2, 3, 4],
  luck: 0,
  script: null,
  events: null,
  over: null,
};
const pick = (kind: string, forced = false): Foreseen<State> => ({
  s,
  question: 'q',
  option: { kind },
  forced,
});
const say = (_s: State, { kind }: Option, next: Option | undefined) =>
  kind === 'pay' ? '' : `${kind}${next ? ` before ${next.kind}` : ''}`;

test('a bundle says everything that it will do but what is a matter of course', () => {
  expect(
    bundled(
      'all',
      ['attack', 'pay', 'done', 'aim'].map(kind => pick(kind)),
      say,
    ),
  ).toEqual({
    text: 'all',
    note: 'attack before pay, then aim.',
    option: { kind: 'attack' },
    then: [{ kind: 'pay' }, { kind: 'done' }, { kind: 'aim' }],
  });
  expect(bundled('all', [pick('pay'), pick('pay')], say)?.note).toBe('');
  expect(bundled('all', [pick('a'), pick('b')], say, ' and ')?.note).toBe('a before b and b.');
});

test('what nobody is asked about at the end is left out, and one press saves none', () => {
  const long = bundled('all', [pick('a'), pick('b', true), pick('c'), pick('d', true)], say);
  expect(long?.then).toEqual([{ kind: 'b' }, { kind: 'c' }]);
  expect(bundled('all', [pick('a'), pick('b', true)], say)).toBeNull();
  expect(bundled('all', [], say)).toBeNull();
});

test('of bundles that do the same the first is kept', () => {
  const [one, other] = [
    bundled('one', [pick('a'), pick('b')], say),
    bundled('two', [pick('a'), pick('b')], say),
  ];
  const third = bundled('three', [pick('a'), pick('c')], say);
  expect(distinct([null, one, other, third]).map(({ text }) => text)).toEqual(['one', 'three']);
});
