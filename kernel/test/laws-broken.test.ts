import type { Frame, Game, Option } from '@siegeworks/kernel';
import type { Broken } from '@siegeworks/kernel/laws';
import { underLaws } from '@siegeworks/kernel/laws';
import { expect, test } from 'vitest';
import type { Nim } from './toys/nim.ts';
import { nim } from './toys/nim.ts';
import type { Thieves } from './toys/thieves/state.ts';
import { thieves } from './toys/thieves/thieves.ts';
import type { Vigil } from './toys/vigil.ts';
import { vigil } from './toys/vigil.ts';

/** The first breach within some games, or none. */
function firstBreach(game: Game, every = 1): Broken | undefined {
  const players = Array.from({ length: game.id === 'vigil' ? 3 : 2 }, () => ({}));
  for (let i = 0; i < 20; i++) {
    const { broken } = underLaws({ game, config: { players }, seed: `broken ${i}`, every });
    if (broken[0]) return broken[0];
  }
  return undefined;
}

/** A copy of a game in which one step of one rule is another one. */
function withStep<S extends Nim | Thieves | Vigil>(
  game: Game<S>,
  rule: string,
  step: string,
  change: object,
): Game<S> {
  const compiled = { ...game.rules.compiled };
  const steps = { ...compiled[rule].steps, [step]: { ...compiled[rule].steps[step], ...change } };
  compiled[rule] = { ...compiled[rule], steps };
  return { ...game, rules: { compiled } };
}
function choiceAt<S extends Nim | Thieves | Vigil>(game: Game<S>, rule: string, step: string) {
  const { choice } = game.rules.compiled[rule].steps[step];
  if (!choice) throw new Error(`${rule}.${step} is no choice`);
  return choice;
}
const takes = choiceAt(nim, 'turns', 'take');
const actStep = choiceAt(thieves, 'turns', 'act');
const watch = choiceAt(vigil, 'night', 'watch');

/** A copy of Nim that spoils the state after every pick. */
function spoiled(spoil: (s: Nim) => void): Game<Nim> {
  const then: typeof takes.then = (s, f, pick) => {
    takes.then(s, f, pick);
    spoil(s);
  };
  return withStep(nim, 'turns', 'take', { choice: { ...takes, then } });
}
const withWords = (words: Partial<Game<Nim>['words']>): Game<Nim> => ({
  ...nim,
  words: { ...nim.words, ...words },
});
const put = (s: object, key: string, value: unknown): void => {
  Reflect.set(s, key, value);
};
/** Nim's clone forgets keys that it does not know; this one takes them along. */
const loose = (game: Game<Nim>): Game<Nim> => ({ ...game, clone: s => ({ ...s, ...nim.clone(s) }) });

/** The card that the next player draws does not count as luck. */
function drawUncounted(s: Thieves, f: Frame): unknown {
  const { luck } = s;
  const jump = thieves.rules.compiled.turns.steps.draw.act?.(s, f);
  s.luck = luck;
  return jump;
}

let outside = 0;

const BROKEN: Record<string, [game: Game, law: string, text: RegExp]> = {
  'a clone that shares a list': [
    { ...nim, clone: (s: Nim) => ({ ...nim.clone(s), heaps: s.heaps }) },
    'clone',
    /playing on with a clone changed the original/,
  ],
  'a clone that shares the stack': [
    { ...nim, clone: (s: Nim) => ({ ...nim.clone(s), stack: s.stack }) },
    'clone',
    /playing on with a clone changed the original/,
  ],
  'a clone that forgets': [
    { ...nim, clone: (s: Nim) => ({ ...nim.clone(s), turns: 0 }) },
    'settled',
    /"turns":1.*"turns":0/,
  ],
  'a state that JSON cannot keep': [
    loose(spoiled(s => put(s, 'extra', new Map()))),
    'plainness',
    /state\.extra is of a class/,
  ],
  'undefined in the state': [
    loose(spoiled(s => put(s, 'extra', undefined))),
    'plainness',
    /state\.extra is undefined/,
  ],
  'a function in the state': [
    loose(spoiled(s => put(s, 'extra', () => 1))),
    'plainness',
    /state\.extra is function/,
  ],
  'NaN in the state': [loose(spoiled(s => put(s, 'extra', Number.NaN))), 'plainness', /state\.extra is NaN/],
  'a shared reference': [
    {
      ...nim,
      setup: (config, seed) => {
        const s = nim.setup(config, seed);
        return { ...s, taken: s.heaps };
      },
    },
    'plainness',
    /state\.taken is shared/,
  ],
  'memory outside the state': [
    spoiled(s => put(s, 'turns', ++outside)),
    'replay',
    /turns\.take: take played twice: differs at/,
  ],
  'a set-up that is another one later': [
    { ...nim, setup: (config, seed) => ({ ...nim.setup(config, seed), luck: ++outside % 3 === 0 ? 1 : 0 }) },
    'replay',
    /"luck":[01]/,
  ],
  'something that JSON forgets': [
    loose(
      spoiled(s => {
        if (Reflect.has(s, 'secret')) s.turns++;
        Object.defineProperty(s, 'secret', { value: true });
      }),
    ),
    'json',
    /"turns":4.*"turns":3/,
  ],
  'a set-up that is never the same': [
    { ...nim, setup: (config, seed) => ({ ...nim.setup(config, seed), luck: outside++ }) },
    'replay',
    /the set-up: differs at/,
  ],
  'the same option twice': [
    withStep(nim, 'turns', 'take', {
      choice: {
        ...takes,
        options: (s: Nim, f: never) => {
          const all = takes.options(s, f);
          return [...all, { ...all[0] }];
        },
      },
    }),
    'options',
    /turns\.take offers the same twice/,
  ],
  'a question without options': [
    withStep(nim, 'turns', 'take', { choice: { ...takes, options: () => [] } }),
    'options',
    /turns\.take offers nothing/,
  ],
  'an option that breaks the rules': [
    withStep(nim, 'turns', 'take', {
      choice: {
        ...takes,
        then(s: Nim, f: never, pick: Option) {
          if (pick.n === 3) throw new Error('three!');
          takes.then(s, f, pick);
        },
      },
    }),
    'no exception',
    /three!\n.*laws-broken\.test\.ts/s,
  ],
  'options that depend on what is hidden': [
    withStep(thieves, 'turns', 'act', {
      choice: {
        ...actStep,
        options: (s: Thieves, f: never) => [
          ...actStep.options(s, f),
          ...(s.names[s.deck[0]] === 'Copper' ? [{ kind: 'peek' }] : []),
        ],
      },
    }),
    'view',
    /turns\.act: the options depend on what seat \d cannot know/,
  ],
  'a view that leaks the deck': [
    { ...thieves, view: (s: Thieves, eye) => ({ ...thieves.view(s, eye), names: s.names.slice() }) },
    'view',
    /what seat 0 may know: differs at/,
  ],
  'a view that leaks the generator': [
    { ...thieves, view: (s: Thieves, eye) => ({ ...thieves.view(s, eye), random: s.random.slice() }) },
    'view',
    /what seat 0 may know: differs at/,
  ],
  'a view that leaks to spectators': [
    { ...thieves, view: (s: Thieves, eye) => thieves.view(s, eye === 'spectator' ? 0 : eye) },
    'view',
    /what spectator may know: differs at/,
  ],
  'a board that leaks': [
    {
      ...thieves,
      words: { ...thieves.words, board: (s: Thieves) => ({ status: s.names.slice(), areas: [] }) },
    },
    'view',
    /the board of seat 0: differs at/,
  ],
  'a sample that asks another question': [
    {
      ...thieves,
      sample: (s, seat, seed) => {
        const c = thieves.sample(s, seat, seed);
        put(c.stack[0], 'seat', 1);
        return c;
      },
      view: s => thieves.view({ ...s, stack: [] }, 'spectator'),
      words: { ...thieves.words, board: () => ({ status: [], areas: [] }) },
    },
    'view',
    /a sample asks another question/,
  ],
  'a sample that is the truth': [
    { ...thieves, sample: (s, seat, seed) => ({ ...thieves.sample(s, seat, seed), names: s.names.slice() }) },
    'sample',
    /no sample ever differed from the truth/,
  ],
  'a sample that is dealt from what is hidden': [
    {
      ...thieves,
      sample: (s: Thieves, seat, seed) => {
        const c = thieves.sample(s, seat, seed);
        c.random = s.random.slice();
        c.random[0]++;
        return c;
      },
    },
    'sample',
    /a sample depends on what is hidden/,
  ],
  'a sample that loses a card': [
    {
      ...thieves,
      sample: (s, seat, seed) => {
        const c = thieves.sample(s, seat, seed);
        c.deck = c.deck.slice(0, 2);
        return c;
      },
    },
    'conservation',
    /is not in exactly one place/,
  ],
  'a pick that shows something and can be taken back': [
    withStep(withStep(thieves, 'turns', 'draw', { act: drawUncounted }), 'turns', 'act', {
      choice: {
        ...actStep,
        then(s: Thieves, f: Frame & { seat: number }, pick: Option) {
          if (pick.kind === 'pass') s.hands[f.seat].push(...s.deck.splice(0, 1));
          actStep.then(s, f, pick);
        },
      },
    }),
    'luck',
    /turns\.act: pass shows something hidden and can be taken back/,
  ],
  'a lost card': [
    {
      ...thieves,
      setup: (config, seed) => {
        const s = thieves.setup(config, seed);
        s.deck.pop();
        return s;
      },
    },
    'conservation',
    /card 25 \(\w+\) is not in exactly one place/,
  ],
  'a stone that is lost with the last pick': [
    spoiled(s => {
      if (s.heaps.every(left => left === 0)) s.taken[0]--;
    }),
    'conservation',
    /there are 11 stones instead of 12/,
  ],
  'giving up that leads nowhere': [
    { ...nim, concede: s => s.stack.splice(0) },
    'no exception',
    /the stack is empty/,
  ],
  'giving up that loses a stone': [
    {
      ...nim,
      concede: (s: Nim, seat) => {
        nim.concede(s, seat);
        s.taken[0]--;
      },
    },
    'conservation',
    /stones instead of/,
  ],
  'giving up that changes nothing': [
    { ...nim, concede: () => {} },
    'leaving',
    /seat \d gave up and is still in the game/,
  ],
  'a hold of somebody who is gone': [
    {
      ...vigil,
      settle: () => {},
      concede: (s: Vigil, seat) => {
        const holds = s.holds.slice();
        vigil.concede(s, seat);
        if (!s.over) s.holds = holds;
      },
    },
    'marks',
    /a hold of seat \d, which is gone/,
  ],
  'a table that is not settled when somebody is gone': [
    {
      ...vigil,
      stray: () => null,
      concede: (s: Vigil, seat) => {
        const holds = s.holds.slice();
        vigil.concede(s, seat);
        if (!s.over) s.holds = holds;
      },
    },
    'settled',
    /the table is not settled: differs at/,
  ],
  'a table that is never settled': [
    { ...vigil, settle: (s: Vigil) => s.holds.pop() },
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
  'an event that tells a drawn card': [
    { ...thieves, sees: (event, eye) => (eye === 'spectator' ? thieves.sees(event, eye) : event) },
    'told',
    /seat \d hears of turns\.act \w+: differs at/,
  ],
  'an event that tells onlookers': [
    { ...thieves, sees: (event, eye) => thieves.sees(event, eye === 'spectator' ? 0 : eye) },
    'told',
    /spectator hears of/,
  ],
  'a question that tells a hidden card': [
    {
      ...thieves,
      words: {
        ...thieves.words,
        questions: { ...thieves.words.questions, 'turns.act': (s: Thieves) => `Next: ${s.names[s.deck[0]]}` },
      },
    },
    'told',
    /turns\.act, the question: differs at/,
  ],
  'a forecast that looks into the deck': [
    { ...thieves, words: { ...thieves.words, note: (s: Thieves) => `next ${s.names[s.deck[0]]}` } },
    'told',
    /the forecast of \w+: differs at/,
  ],
  'an option whose words look into the deck': [
    {
      ...thieves,
      words: { ...thieves.words, option: (s: Thieves, o) => `${o.kind} before ${s.names[s.deck[0]]}` },
    },
    'told',
    /the words of \w+: differs at/,
  ],
  'a reason that looks into another hand': [
    {
      ...thieves,
      whyNot: (s: Thieves, seat) => [{ rule: 'X', text: `they hold ${s.names[s.hands[1 - seat][0]]}` }],
    },
    'told',
    /why not \{"card":\d+.*: differs at/,
  ],
  'an endless game': [
    {
      ...spoiled(s => {
        s.heaps[0] += 3;
        s.stones += 3;
      }),
      bound: 50,
    },
    'ending',
    /lasts longer than 50 picks/,
  ],
  'a rule without end': [
    withStep(nim, 'turns', 'last', { act: () => 'last' }),
    'no exception',
    /go round in a circle/,
  ],
  'an outcome that forgets a seat': [
    spoiled(s => {
      if (s.heaps.every(left => left === 0)) s.over = { places: [1], draw: false, rule: 'X', reason: 'x' };
    }),
    'ending',
    /does not place every seat/,
  ],
  'a habit that is not an option': [
    { ...nim, habit: () => ({ kind: 'sleep' }) },
    'habit',
    /the habit is not an option/,
  ],
  'a score out of bounds': [{ ...nim, score: () => 1.5 }, 'score', /the score is 1\.5/],
  'a score that is none': [{ ...nim, score: () => Number.NaN }, 'score', /the score is NaN/],
  'a question without words': [withWords({ questions: {} }), 'words', /turns\.take has no words/],
  'a question of empty words': [
    withWords({ questions: { 'turns.take': () => '' } }),
    'words',
    /turns\.take has no words/,
  ],
  'an option without words': [
    withWords({ option: (_s, o) => (o.n === 2 ? '' : 'take') }),
    'words',
    /take has no words/,
  ],
  'an event without words': [
    withWords({ events: { ended: nim.words.events.ended } }),
    'words',
    /the event taken has no words/,
  ],
  'an event that says nothing': [
    withWords({ events: { ...nim.words.events, taken: { rule: 'X', say: () => '' } } }),
    'words',
    /taken says nothing/,
  ],
  'an event without a rule': [
    withWords({ events: { ...nim.words.events, taken: { rule: () => '', say: () => 'x' } } }),
    'words',
    /the event taken names no rule/,
  ],
  'an outcome without words': [withWords({ outcome: () => '' }), 'words', /the outcome has no words/],
  'an event that is seen as another': [
    { ...nim, sees: () => ({ type: 'ended' }) },
    'view',
    /the event taken changes its type/,
  ],
};

test.each(Object.entries(BROKEN))('the laws find %s', (_name, [game, law, text]) => {
  const breach = firstBreach(game);
  expect(breach?.law).toBe(law);
  expect(breach?.text).toMatch(text);
  expect(breach?.seed).toMatch(/^broken \d+$/);
});

test('the laws hold at every pick, from one seat in turn where not from all', () => {
  const rarely = 1000;
  const late = (s: Vigil) => s.hours > 3 && s.holds.length > 0;
  const unsettled: Game<Vigil> = { ...vigil, settle: (s: Vigil) => late(s) && s.holds.pop() };
  expect(firstBreach(unsettled, rarely)).toMatchObject({ law: 'settled' });
  const careless: Game<Vigil> = { ...vigil, stray: (s: Vigil) => (late(s) ? 'a mark' : null) };
  expect(firstBreach(careless, rarely)).toMatchObject({ law: 'marks' });
  const stays: Game<Vigil> = { ...vigil, gone: () => false };
  expect(firstBreach(stays, rarely)).toMatchObject({ law: 'leaving' });
  const leaky: Game<Thieves> = { ...thieves, sees: event => event };
  expect(firstBreach(leaky, rarely)).toMatchObject({ law: 'told' });
});

test('and nothing in the toys themselves', () => {
  expect([nim, thieves, vigil].map(toy => firstBreach(toy))).toEqual([undefined, undefined, undefined]);
});
