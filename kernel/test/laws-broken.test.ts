import type { Game, Option } from '@siegeworks/contract';
import { expect, test } from 'vitest';
import { choiceAt, firstBreach, foundByLaws, put, withStep } from './toys/broken.ts';
import type { Nim } from './toys/nim.ts';
import { nim } from './toys/nim.ts';
import { thieves } from './toys/thieves/thieves.ts';
import { vigil } from './toys/vigil.ts';

const takes = choiceAt(nim, 'turns', 'take');

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
/** Nim's clone forgets keys that it does not know; this one takes them along. */
const loose = (game: Game<Nim>): Game<Nim> => ({
  ...game,
  rules: { ...game.rules, clone: s => ({ ...s, ...nim.rules.clone(s) }) },
});

let outside = 0;
let deals = 0;

foundByLaws({
  'a clone that shares a list': [
    {
      ...nim,
      rules: { ...nim.rules, clone: (s: Nim) => ({ ...nim.rules.clone(s), heaps: s.heaps }) },
    },
    'clone',
    /playing on with a clone changed the original/,
  ],
  'a clone that shares the stack': [
    {
      ...nim,
      rules: { ...nim.rules, clone: (s: Nim) => ({ ...nim.rules.clone(s), stack: s.stack }) },
    },
    'clone',
    /playing on with a clone changed the original/,
  ],
  'a clone that forgets': [
    {
      ...nim,
      rules: { ...nim.rules, clone: (s: Nim) => ({ ...nim.rules.clone(s), turns: 0 }) },
    },
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
      setup: {
        ...nim.setup,
        deal: (config, seed) => {
          const s = nim.setup.deal(config, seed);
          return { ...s, taken: s.heaps };
        },
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
    {
      ...nim,
      setup: {
        ...nim.setup,
        // The match and its twin are dealt alike; only the replay at the end is not.
        deal: (config, seed) => ({ ...nim.setup.deal(config, seed), luck: ++deals % 3 === 0 ? 1 : 0 }),
      },
    },
    'replay',
    /^differs at .*"luck":1.*"luck":0/,
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
    {
      ...nim,
      setup: { ...nim.setup, deal: (config, seed) => ({ ...nim.setup.deal(config, seed), luck: outside++ }) },
    },
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
  'a lost card': [
    {
      ...thieves,
      setup: {
        ...thieves.setup,
        deal: (config, seed) => {
          const s = thieves.setup.deal(config, seed);
          s.deck.pop();
          return s;
        },
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
  'an endless game': [
    {
      ...spoiled(s => {
        s.heaps[0] += 3;
        s.stones += 3;
      }),
      about: { ...nim.about, bound: 50 },
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
    {
      ...nim,
      judgement: { ...nim.judgement, habit: () => ({ kind: 'sleep' }) },
    },
    'habit',
    /the habit is not an option/,
  ],
  'a score out of bounds': [
    {
      ...nim,
      judgement: { ...nim.judgement, score: () => 1.5 },
    },
    'score',
    /the score is 1\.5/,
  ],
  'a score that is none': [
    {
      ...nim,
      judgement: { ...nim.judgement, score: () => Number.NaN },
    },
    'score',
    /the score is NaN/,
  ],
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
    {
      ...nim,
      knowledge: { ...nim.knowledge, sees: () => ({ type: 'ended' }) },
    },
    'view',
    /the event taken changes its type/,
  ],
});

test('and nothing in the toys themselves', () => {
  expect([nim, thieves, vigil].map(toy => firstBreach(toy))).toEqual([undefined, undefined, undefined]);
});
