import type { StudioVerdict } from '@siegeworks/protocol';
import { expect, test } from 'vitest';
import { signed } from '../src/studio/crowd.ts';

const verdict = (at: number, mark: StudioVerdict['mark']) => ({ at, mark }) as StudioVerdict;
const rooms = (verdicts: StudioVerdict[], picks: number) =>
  signed(verdicts, picks).map(({ verdict: { at }, room }) => `${at} ${room}`);

test('signs far apart are all shown, and a decision without one has none', () => {
  expect(rooms([verdict(10, '?'), verdict(30, null), verdict(50, '!')], 100)).toEqual(['10 all', '50 all']);
});

test('of signs that would cover each other the gravest stays, on a phone fewer than on a desk', () => {
  const crowd = [verdict(10, '?!'), verdict(11, '??'), verdict(14, '?'), verdict(40, 'only')];
  expect(rooms(crowd, 100)).toEqual(['10 none', '11 all', '14 wide', '40 all']);
});
