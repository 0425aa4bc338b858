import { digest } from '@siegeworks/contract/hash';
import type { Saved } from '@siegeworks/files';
import { parseSaved, replay, save } from '@siegeworks/files';
import { CONCEDE, commit, create, pick, undoTo } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';
import { newNim, playOn, TWO, take } from '../../kernel/test/toys/matches.ts';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import type { Witness } from '../src/prove.ts';
import { prove, verify } from '../src/prove.ts';

describe('a saved match', () => {
  const m = create(thieves, { players: [{}, { choices: { mask: 'owl' } }], options: { hand: 3 } }, 'seed', [
    'x',
    'y',
  ]);
  playOn(m, 25);
  const text = JSON.stringify(save(m));
  const changed = (change: (saved: Saved) => void): Saved => {
    const saved = parseSaved(text);
    change(saved);
    return saved;
  };

  test('stands up to its own check after an undo, and after somebody gave up', () => {
    const going = newNim();
    pick(going, 0, take(0, 1));
    undoTo(going, 0);
    pick(going, 0, take(1, 1));
    expect(verify(nim, save(going))).toEqual([]);
    pick(going, 1, CONCEDE);
    expect(verify(nim, save(going))).toEqual([]);
  });

  test.each<[string, (saved: Saved) => void, string]>([
    [
      'another seed',
      s => (s.seed = 'seeds'),
      'the seed is not the one that was committed to before the first card',
    ],
    [
      'another commitment',
      s => (s.commitment = commit('x')),
      'the seed is not the one that was committed to before the first card',
    ],
    ['another state', s => (s.state = digest('x')), 'the saved match does not lead to the state it names'],
    ['a pick less', s => s.picks.pop(), 'the saved match does not lead to the state it names'],
    ['another game', s => (s.game = 'nim'), 'this is a match of nim, not of thieves'],
    ['other rules', s => (s.rulesVersion = '0'), 'this match was played with rules 0; this program has 1'],
    [
      'an illegal pick',
      s => (s.picks[4].option = { kind: 'fly' }),
      'pick 5 of 25 is not legal: "fly" is not among the options',
    ],
    [
      'a pick by another seat',
      s => (s.picks[0].seat = 1),
      'pick 1 of 25 is not legal: it is not your decision',
    ],
    [
      'an illegal set-up',
      s => (s.config.options = { hand: 7 }),
      'hand cannot be 7: a whole number from 0 to 4',
    ],
  ])('with %s is found out', (_name, change, message) => {
    expect(verify(thieves, parseSaved(text))).toEqual([]);
    expect(verify(thieves, changed(change)).map(reason => reason.text)).toEqual([message]);
  });

  test('with other entropy or another legal pick is found out', () => {
    expect(
      verify(
        thieves,
        changed(s => (s.entropy = ['y', 'x'])),
      ),
    ).toHaveLength(1);
    const last = replay(thieves, parseSaved(text), 24);
    const other = last.asked?.options.find(
      option => JSON.stringify(option) !== JSON.stringify(m.picks[24].option),
    );
    const saved = changed(s => (s.picks[24].option = other ?? CONCEDE));
    expect(verify(thieves, saved).map(reason => reason.text)).toEqual([
      'the saved match does not lead to the state it names',
    ]);
  });

  test('with another legal pick and the state that follows from it is as good as the first: nobody signed it', () => {
    const last = replay(thieves, parseSaved(text), 24);
    const other = last.asked?.options.find(
      option => JSON.stringify(option) !== JSON.stringify(m.picks[24].option),
    );
    pick(last, m.picks[24].seat, other ?? CONCEDE);
    expect(verify(thieves, save(last))).toEqual([]);
  });

  test('is compared with the commitment that was published when it began', () => {
    const saved = parseSaved(text);
    expect(verify(thieves, saved, { commitment: commit('seed') })).toEqual([]);
    const why = { rule: '', text: 'the match has a different commitment from the one that was published' };
    expect(verify(thieves, saved, { commitment: commit('seeds') })).toEqual([why]);
    const another = save(create(thieves, TWO, 'seeds'));
    expect(verify(thieves, another, { commitment: commit('seed') })).toEqual([why]);
  });

  test('holds the randomness of whoever added some, and says what nobody here can tell', () => {
    const saved = parseSaved(text);
    const found = (witness: Witness) => prove(thieves, saved, witness).map(({ holds }) => holds);
    expect(found({})).toEqual([null, true, null, true]);
    expect(found({ commitment: commit('seed'), entropy: 'y' })).toEqual([true, true, true, true]);
    expect(found({ entropy: 'z' })).toEqual([null, true, false, true]);
    expect(verify(thieves, saved, { entropy: 'z' })).toEqual([
      { rule: '', text: 'the randomness that you added is not part of the deal' },
    ]);
    const alone = save(create(thieves, TWO, 'seed'));
    expect(prove(thieves, alone)).toHaveLength(3);
    // With another seed there is nothing to follow.
    expect(prove(thieves, { ...saved, seed: 'other' }).map(({ holds }) => holds)).toEqual([null, false]);
  });

  test('lets a bug in the rules through instead of calling it a forgery', () => {
    const broken = {
      ...thieves,
      setup: { ...thieves.setup, deal: () => (undefined as never as { stack: never }).stack },
    };
    expect(() => verify(broken, parseSaved(text))).toThrow(TypeError);
  });
});
