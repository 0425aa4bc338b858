import type { Frame, Option, State } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import {
  advance,
  asked,
  call,
  caller,
  cloneStack,
  pending,
  play,
  rulebook,
  sameOption,
  stepsOf,
} from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';

/** A state that only notes what ran. */
interface Notes extends State {
  notes: string[];
}
const notes = (...stack: Frame[]): Notes => ({
  seats: 2,
  stack,
  random: [1, 2, 3, 4],
  luck: 0,
  script: null,
  events: null,
  over: null,
  notes: [],
});
const over = { places: [1, 2], draw: false, rule: 'X-1', reason: 'end' };
const finish = (s: Notes): void => {
  s.over = over;
};
const yes: Option = { kind: 'yes' };

describe('steps', () => {
  test('fall through in the order written, may jump, and may be done early', () => {
    const { rules, rule } = rulebook<Notes>();
    const round = rule('round', (rounds: number) => ({ rounds }), {
      first(s, f) {
        s.notes.push(`first ${f.rounds}`);
      },
      second(s, f) {
        s.notes.push('second');
        if (--f.rounds > 0) return 'first';
        if (f.rounds === 0) return 'done';
      },
      never: s => finish(s),
    });
    const last = rule('last', () => ({}), { end: finish });
    const s = notes(last(), round(2));
    advance(rules, s);
    expect(s.notes).toEqual(['first 2', 'second', 'first 1', 'second']);
    expect(s.over).toEqual(over);
  });

  test('cannot be called like a number, or done', () => {
    const { rule } = rulebook<Notes>();
    const act = () => {};
    expect(() => rule('a', () => ({}), { begin: act, 1: act })).toThrow(
      new Impossible('a: a step cannot be called 1'),
    );
    expect(() => rule('b', () => ({}), { done: act })).toThrow(
      new Impossible('b: a step cannot be called done'),
    );
  });

  test('that go round in a circle are found', () => {
    const { rules, rule } = rulebook<Notes>();
    const circle = rule('circle', () => ({}), { again: () => 'again' as const });
    expect(() => advance(rules, notes(circle()))).toThrow(
      'without a question: the rules go round in a circle',
    );
  });

  test('that lead nowhere are found', () => {
    const { rules, rule } = rulebook<Notes>();
    const nothing = rule('nothing', () => ({}), { act: () => {} });
    expect(() => advance(rules, notes(nothing()))).toThrow(
      new Impossible('the stack is empty and nobody has won'),
    );
    expect(() => pending({ rules }, notes())).toThrow(
      new Impossible('the stack is empty and nobody has won'),
    );
    expect(() => advance(rules, notes({ rule: 'nothing', at: 'gone' }))).toThrow(
      new Impossible('no step nothing.gone'),
    );
    expect(() => advance(rules, notes({ rule: 'toString', at: 'act' }))).toThrow(
      new Impossible('no step toString.act'),
    );
    expect(() => advance(rules, notes({ rule: 'nothing', at: 'toString' }))).toThrow(
      new Impossible('no step nothing.toString'),
    );
  });

  test('are listed for coverage, in order', () => {
    const { rules, rule } = rulebook<Notes>();
    rule('a', () => ({}), { x: () => {}, y: () => {} });
    rule('b', () => ({}), { z: () => {} });
    expect(stepsOf(rules)).toEqual(['a.x', 'a.y', 'b.z']);
  });
});

test('two rules cannot have one name', () => {
  const { rule } = rulebook<Notes>();
  rule('a', () => ({}), { act: () => {} });
  expect(() => rule('a', () => ({}), { act: () => {} })).toThrow(new Impossible('two rules are called a'));
});

describe('calls', () => {
  const { rules, rule, choice } = rulebook<Notes>();
  const say = rule('say', (word: string) => ({ word }), {
    say(s, f) {
      s.notes.push(f.word);
    },
  });
  const outer = rule('outer', () => ({ amended: false }), {
    before: s => call(s, say('one'), say('two'), amend()),
    after(s, f) {
      s.notes.push(f.amended ? 'amended' : 'as it was');
    },
    end: finish,
  });
  const amend = rule('amend', () => ({}), {
    deed(s, f) {
      const deed = caller<Frame & { amended: boolean }>(s, f);
      expect(deed.rule).toBe('outer');
      deed.amended = true;
    },
  });
  /** Calls itself to the given depth. */
  const nest = rule('nest', (depth: number) => ({ depth }), {
    enter(s, f) {
      s.notes.push(`in ${f.depth}`);
      if (f.depth > 0) call(s, nest(f.depth - 1));
    },
    ask: choice({
      when: (_s, f) => f.depth === 0,
      who: () => 1,
      options: () => [yes],
      then(s) {
        s.notes.push('yes');
      },
    }),
    leave(s, f) {
      s.notes.push(`out ${f.depth}`);
      if (f.depth === 2) finish(s);
    },
  });

  test('run in the order given, then the caller continues; a called rule reaches its caller', () => {
    const s = notes(outer());
    advance(rules, s);
    expect(s.notes).toEqual(['one', 'two', 'amended']);
  });

  test('nest, also in themselves, and the half-done rules are plain JSON', () => {
    const s = notes(nest(2));
    advance(rules, s);
    expect(s.stack).toEqual([
      { depth: 2, rule: 'nest', at: 'ask' },
      { depth: 1, rule: 'nest', at: 'ask' },
      { depth: 0, rule: 'nest', at: 'ask' },
    ]);
    expect(asked({ rules }, s)).toEqual({ seat: 1, question: 'nest.ask' });
    const loaded: Notes = JSON.parse(JSON.stringify(s));
    play({ rules }, loaded, yes);
    expect(loaded.notes).toEqual(['in 2', 'in 1', 'in 0', 'yes', 'out 0', 'out 1', 'out 2']);
    expect(s.notes).toEqual(['in 2', 'in 1', 'in 0']);
  });
});

describe('choices', () => {
  const { rules, rule, choice } = rulebook<Notes>();
  const game = { rules };
  let asking = 0;
  const ask = rule('ask', (open: boolean) => ({ open, n: 0 }), {
    begin(s) {
      s.notes.push('begin');
    },
    choose: choice({
      when: (_s, f) => f.open,
      who: (_s, f) => f.n,
      options: (_s, f) => {
        asking++;
        return [yes, { kind: 'number', n: f.n }];
      },
      then(_s, f, pick: Option) {
        f.n = pick.n === undefined ? 1 : 2;
      },
    }),
    end(s, f) {
      s.notes.push(`end ${f.n}`);
      if (f.n === 1) return 'choose';
      finish(s);
    },
  });

  test('wait for a seat, work out their options only when somebody asks, and go on', () => {
    const s = notes(ask(true));
    advance(rules, s);
    expect(asking).toBe(0);
    expect(asked(game, s)).toEqual({ seat: 0, question: 'ask.choose' });
    expect(asking).toBe(0);
    expect(pending(game, s)).toEqual({
      seat: 0,
      question: 'ask.choose',
      options: [yes, { kind: 'number', n: 0 }],
    });
    play(game, s, yes);
    expect(pending(game, s)?.seat).toBe(1);
    play(game, s, { kind: 'number', n: 1 });
    expect(s.notes).toEqual(['begin', 'end 1', 'end 2']);
    expect([asked(game, s), pending(game, s)]).toEqual([null, null]);
    expect(() => play(game, s, yes)).toThrow(new Impossible('there is no open question'));
  });

  test('are passed over while `when` says no', () => {
    const s = notes(ask(false));
    advance(rules, s);
    expect(s.notes).toEqual(['begin', 'end 0']);
    expect(s.over).toEqual(over);
  });

  test('an act asks nobody', () => {
    const s = notes(ask(true));
    expect(() => asked(game, s)).toThrow(new Impossible('ask.begin asks nobody'));
    expect(pending(game, s)).toBeNull();
    expect(() => play(game, s, yes)).toThrow(new Impossible('there is no open question'));
  });
});

test('options are the same when all their fields are', () => {
  const full: Option = { kind: 'a', card: 1, target: 2, seat: 3, n: 4, what: 'b' };
  expect(sameOption(full, { ...full })).toBe(true);
  const others: Option[] = [
    { ...full, kind: 'x' },
    { ...full, card: 0 },
    { ...full, target: 0 },
    { ...full, seat: 0 },
    { ...full, n: 0 },
    { ...full, what: 'x' },
    { kind: 'a' },
  ];
  for (const other of others) expect(sameOption(full, other)).toBe(false);
});

test('frames are copied whole: lists, lists of lists, mappings', () => {
  const frame = {
    rule: 'a',
    at: 'b',
    list: [1, 2],
    deep: [{ x: [1] }, { x: [2] }],
    rows: [[1], [2]],
    map: { k: [1] },
    mixed: [1, null, { x: [1] }],
    no: null,
  };
  const stack: (typeof frame)[] = [structuredClone(frame)];
  const copied = cloneStack(stack) as (typeof frame)[];
  expect(copied).toEqual([frame]);
  copied[0].list.push(3);
  copied[0].deep[1].x.push(3);
  copied[0].rows[0].push(3);
  copied[0].map.k.push(3);
  Object.assign(copied[0].mixed[2] ?? {}, { x: 2 });
  expect(stack).toEqual([frame]);
});
