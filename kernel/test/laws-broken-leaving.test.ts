import type { Frame, Game } from '@siegeworks/contract';
import { expect, test } from 'vitest';
import { choiceAt, firstBreach, foundByLaws, withStep } from './toys/broken.ts';
import type { Nim } from './toys/nim.ts';
import { nim } from './toys/nim.ts';
import type { Vigil } from './toys/vigil.ts';
import { vigil } from './toys/vigil.ts';

const watch = choiceAt(vigil, 'night', 'watch');

foundByLaws({
  'giving up that leads nowhere': [
    {
      ...nim,
      rules: { ...nim.rules, concede: s => s.stack.splice(0) },
    },
    'no exception',
    /the stack is empty/,
  ],
  'giving up that loses a stone': [
    {
      ...nim,
      rules: {
        ...nim.rules,
        concede: (s: Nim, seat) => {
          nim.rules.concede(s, seat);
          s.taken[0]--;
        },
      },
    },
    'conservation',
    /stones instead of/,
  ],
  'giving up that changes nothing': [
    {
      ...nim,
      rules: { ...nim.rules, concede: () => {} },
    },
    'leaving',
    /seat \d gave up and is still in the game/,
  ],
  'a hold of somebody who is gone': [
    {
      ...vigil,
      rules: {
        ...vigil.rules,
        concede: (s: Vigil, seat) => {
          const holds = s.holds.slice();
          vigil.rules.concede(s, seat);
          if (!s.over) s.holds = holds;
        },
      },
      audit: { ...vigil.audit, settle: () => {} },
    },
    'marks',
    /a hold of seat \d, which is gone/,
  ],
  'a table that is not settled when somebody is gone': [
    {
      ...vigil,
      rules: {
        ...vigil.rules,
        concede: (s: Vigil, seat) => {
          const holds = s.holds.slice();
          vigil.rules.concede(s, seat);
          if (!s.over) s.holds = holds;
        },
      },
      audit: { ...vigil.audit, stray: () => null },
    },
    'settled',
    /the table is not settled: differs at/,
  ],
  'a table that is never settled': [
    {
      ...vigil,
      audit: { ...vigil.audit, settle: (s: Vigil) => s.holds.pop() },
    },
    'settled',
    /the table is not settled: differs at/,
  ],
  'a question to somebody who is gone': [
    withStep(vigil, 'night', 'watch', { choice: { ...watch, when: () => true } }),
    'leaving',
    /night\.watch asks seat \d, which is gone/,
  ],
  'a question about somebody who is gone': [
    withStep(vigil, 'night', 'watch', {
      choice: {
        ...watch,
        options: (s: Vigil, f: never) => [
          ...watch.options(s, f),
          ...s.awake.map((_awake, seat) => ({ kind: 'wake', seat })),
        ],
      },
    }),
    'leaving',
    /night\.watch offers wake about seat \d, which is gone/,
  ],
  'a game that never ends once somebody has left': [
    withStep(vigil, 'night', 'next', {
      act(s: Vigil, f: Frame & { seat: number }) {
        f.seat = (f.seat + 1) % s.seats;
        if (s.awake.every(Boolean)) s.hours++;
        if (s.hours === 12) return vigil.rules.compiled.night.steps.next.act?.(s, f);
        return 'watch';
      },
    }),
    'ending',
    /with a seat gone the game lasts longer than 12 picks/,
  ],
  'somebody who wins by leaving': [
    withStep(vigil, 'night', 'next', {
      act(s: Vigil, f: Frame & { seat: number }) {
        const jump = vigil.rules.compiled.night.steps.next.act?.(s, f);
        if (s.over) s.over.places = s.awake.map(awake => (awake ? 2 : 1));
        return jump;
      },
    }),
    'ending',
    /somebody who left is placed before everybody who stayed/,
  ],
});

test('the laws of the table hold at every pick, from one seat in turn where not from all', () => {
  const rarely = 1000;
  const late = (s: Vigil) => s.hours > 3 && s.holds.length > 0;
  const unsettled: Game<Vigil> = {
    ...vigil,
    audit: { ...vigil.audit, settle: (s: Vigil) => late(s) && s.holds.pop() },
  };
  expect(firstBreach(unsettled, rarely)).toMatchObject({ law: 'settled' });
  const careless: Game<Vigil> = {
    ...vigil,
    audit: { ...vigil.audit, stray: (s: Vigil) => (late(s) ? 'a mark' : null) },
  };
  expect(firstBreach(careless, rarely)).toMatchObject({ law: 'marks' });
  const stays: Game<Vigil> = {
    ...vigil,
    rules: { ...vigil.rules, gone: () => false },
  };
  expect(firstBreach(stays, rarely)).toMatchObject({ law: 'leaving' });
});
