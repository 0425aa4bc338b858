import type { Game, Seat } from '@siegeworks/contract';
import { rulebook } from '@siegeworks/kernel';
import type { StakesOptions, StakesPlan, StakesReport } from '@siegeworks/lab';
import { stakes } from '@siegeworks/lab';
import { describe, expect, test } from 'vitest';
import type { Nim } from '../../kernel/test/toys/nim.ts';
import { nim } from '../../kernel/test/toys/nim.ts';

/** Nim among polite people: before they take they bow or nod, and nobody ever boasts. */
const { rules, rule, choice } = rulebook<Nim>();
const { take, last } = nim.rules.compiled.turns.steps;
const turns = rule('turns', (seat: Seat) => ({ seat }), {
  begin(s) {
    s.turns++;
  },
  greet: choice({
    who: (_s, f) => f.seat,
    options: () => [{ kind: 'bow' }, { kind: 'nod' }],
    then: () => {},
  }),
  take: choice({
    who: (_s, f) => f.seat,
    options: (s, f) => take.choice?.options(s, f) ?? [],
    then: (s, f, pick) => take.choice?.then(s, f, pick),
  }),
  last: (s, f) => last.act?.(s, f) as 'begin' | undefined,
});
rule('boast', (seat: Seat) => ({ seat }), {
  say: choice({ who: (_s, f) => f.seat, options: () => [{ kind: 'ha' }, { kind: 'hm' }], then: () => {} }),
});
const polite: Game<Nim> = {
  ...nim,
  about: { ...nim.about, id: 'polite', title: 'Polite Nim' },
  setup: { ...nim.setup, deal: (config, seed) => ({ ...nim.setup.deal(config, seed), stack: [turns(0)] }) },
  rules: { ...nim.rules, ...rules },
  judgement: { ...nim.judgement, habit: (_s, _seat, options) => options[0] },
};

const found = (said: Partial<StakesPlan> = {}, options: StakesOptions = {}): Promise<StakesReport> =>
  stakes(polite, { questions: [], games: 40, against: null, seed: 'polite', options: {}, ...said }, options);

describe('what is at stake', () => {
  test('the question that decides the game comes first, and what only looks like one costs nothing', async () => {
    const { stakes: list, interrupted } = await found();
    expect(list.map(({ question }) => question)).toEqual(['turns.take', 'turns.greet']);
    const [taking, greeting] = list;
    expect(taking.high).toBeLessThan(0.5);
    expect(greeting.low).toBeLessThan(0.5);
    expect(greeting.high).toBeGreaterThan(0.5);
    expect(greeting.asked).toBeGreaterThan(2);
    expect(interrupted).toBe(false);
  });

  test('a question that nobody is asked is left out', async () => {
    const { stakes: list } = await found({ questions: ['boast.say', 'turns.greet'] });
    expect(list.map(({ question }) => question)).toEqual(['turns.greet']);
  });

  test('the same for the same seed', async () => {
    const [one, two] = [await found({ games: 10 }), await found({ games: 10 })];
    expect({ ...one, seconds: 0 }).toEqual({ ...two, seconds: 0 });
  });

  test('a question that the game does not have is refused', async () => {
    await expect(found({ questions: ['turns.cheat'] })).rejects.toThrow(
      'Polite Nim does not ask turns.cheat; its questions are turns.greet, turns.take, boast.say',
    );
  });

  test('it can be stopped, and keeps what it has found', async () => {
    const abort = new AbortController();
    const report = await found(
      {},
      { signal: abort.signal, onProgress: ({ place }) => place === 1 && abort.abort() },
    );
    expect(report.interrupted).toBe(true);
    expect(report.stakes.map(({ question }) => question)).toEqual(['turns.greet']);
  });
});
