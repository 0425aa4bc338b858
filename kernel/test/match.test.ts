import type { Game, MatchConfig, Option } from '@siegeworks/contract';
import { digest } from '@siegeworks/contract/hash';
import { CONCEDE, commit, create, pick, refusal, undoTo, whyNot, whyNoUndoTo } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';
import { newNim, playOn, reasonsOf, TWO, take } from './toys/matches.ts';
import type { Nim } from './toys/nim.ts';
import { nim } from './toys/nim.ts';
import type { Thieves } from './toys/thieves/state.ts';
import { thieves } from './toys/thieves/thieves.ts';

describe('create', () => {
  test('refuses an illegal set-up with every reason', () => {
    const config: MatchConfig = {
      players: [{ deck: 'palace', choices: { mask: 'hen' } }],
      options: { hand: 9, speed: 1 },
    };
    expect(reasonsOf(() => create(thieves, config, 'seed'))).toEqual([
      'hand cannot be 9: a whole number from 0 to 4',
      'there is no option speed; choose from hand',
      'Thieves is for 2 to 4 players, not 1',
      'player 1: mask cannot be hen: one of fox, owl',
      'player 1: there is no deck palace',
    ]);
  });

  test('stands at the first question, has told what happened on the way, and publishes a commitment', () => {
    const m = create(thieves, TWO, 'seed');
    expect(m.asked).toMatchObject({ seat: 0, question: 'turns.act' });
    expect(m.log.map(event => event.type)).toEqual(['drawn']);
    expect(m.commitment).toBe(digest('siegeworks:seed'));
    expect(m.commitment).not.toBe(commit('Seed'));
  });

  test('every seat can mix in its own chance', () => {
    const names = (entropy: string[]) => create(thieves, TWO, 'seed', entropy).state.names.join();
    expect(names([])).toBe(names([]));
    expect(names(['a', 'b'])).toBe(names(['a', 'b']));
    expect(new Set([names([]), names(['']), names(['a']), names(['a', 'b']), names(['b', 'a'])]).size).toBe(
      5,
    );
    expect(create(thieves, TWO, 'seed', ['a']).commitment).toBe(commit('seed'));
    expect(names(['x', 'y'])).not.toBe(names(['x\ny']));
    expect(names(['x', 'y'])).not.toBe(names(['["x","y"]']));
  });
});

describe('pick', () => {
  test('answers the question and returns what happened', () => {
    const m = newNim();
    const told = pick(m, 0, take(0, 2), 'turns.take');
    expect(told).toEqual([{ type: 'taken', seat: 0, heap: 0, n: 2 }]);
    expect(m.log).toEqual(told);
    expect(m.state.heaps).toEqual([3, 4, 3]);
    expect(m.picks).toEqual([{ seat: 0, option: take(0, 2) }]);
  });

  test.each<[string, number, Option, string | undefined, string]>([
    ['somebody else is asked', 1, take(0, 1), undefined, 'it is not your decision'],
    ['nobody sits there', 2, take(0, 1), undefined, 'you have no seat in this match'],
    ['nobody sits there to give up', -1, CONCEDE, undefined, 'you have no seat in this match'],
    ['the seat is no number', Number.NaN, CONCEDE, undefined, 'you have no seat in this match'],
    ['the seat is no whole number', 0.5, CONCEDE, undefined, 'you have no seat in this match'],
    ['the question is an old one', 0, take(0, 1), 'turns.give', 'the question has changed since'],
    ['it is not offered', 0, take(0, 4), undefined, '"take" is not among the options'],
    ['it is unheard of', 0, { kind: 'steal' }, undefined, '"steal" is not among the options'],
  ])('is refused and changes nothing when %s', (_name, seat, option, asked, text) => {
    const m = newNim();
    pick(m, 0, take(0, 1));
    pick(m, 1, take(1, 1));
    const before = JSON.stringify([m.state, m.picks, m.log, m.past.length]);
    expect(refusal(m, seat, option, asked)?.text).toBe(text);
    expect(reasonsOf(() => pick(m, seat, option, asked))).toEqual([text]);
    expect(JSON.stringify([m.state, m.picks, m.log, m.past.length])).toBe(before);
  });

  test('of a card that cannot be used is refused with the rule', () => {
    const m = create(thieves, TWO, 'seed');
    const card = m.state.names.findIndex((_name, id) => m.state.hands[1].includes(id));
    expect(refusal(m, 0, { kind: 'stash', card })).toEqual({
      rule: 'TH-2',
      text: 'this card is not in your hand',
    });
  });

  test('is kept as it was offered, whatever else came along', () => {
    const m = newNim();
    const given = { ...take(0, 2), nonsense: [1] };
    pick(m, 0, given);
    given.n = 3;
    expect(m.picks).toEqual([{ seat: 0, option: take(0, 2) }]);
  });

  test('that breaks the rules leaves the match as it was', () => {
    const broken: Game<Nim> = {
      ...nim,
      rules: {
        ...nim.rules,
        clone(s) {
          const c = nim.rules.clone(s);
          return Object.defineProperty(c, 'turns', { get: () => 1, enumerable: true });
        },
      },
    };
    const m = create(broken, TWO, 'seed');
    const before = JSON.stringify(m.state);
    expect(() => pick(m, 0, take(0, 1))).toThrow(TypeError);
    expect([JSON.stringify(m.state), m.picks.length, m.log.length, m.past.length]).toEqual([before, 0, 0, 0]);
  });
});

describe('giving up', () => {
  test('is possible at any moment, whoever is asked, and only once', () => {
    const m = newNim();
    const told = pick(m, 1, { kind: 'concede' });
    expect(told.map(event => event.type)).toEqual(['ended']);
    expect(m.state.over).toEqual({ places: [1, 2], draw: false, rule: 'NIM-4', reason: 'conceded' });
    expect(m.asked).toBeNull();
    expect(refusal(m, 0, CONCEDE)).toEqual({ rule: 'NIM-4', text: 'the game is over' });
  });
});

describe('undo', () => {
  test('takes back the player’s own last pick, and its events', () => {
    const m = newNim();
    const start = JSON.stringify(m.state);
    pick(m, 0, take(0, 1));
    undoTo(m, 0);
    expect([JSON.stringify(m.state), m.log, m.picks]).toEqual([start, [], []]);
    pick(m, 0, take(1, 1));
    expect(m.state.heaps).toEqual([5, 3, 3]);
  });

  test('says why not', () => {
    const m = newNim();
    expect(whyNoUndoTo(m, 0)?.text).toBe('nothing has been done yet');
    pick(m, 0, take(0, 1));
    expect(whyNoUndoTo(m, 0)).toBeNull();
    expect(whyNoUndoTo(m, 1)?.text).toBe('somebody else has acted since');
    pick(m, 1, take(0, 1));
    expect(whyNoUndoTo(m, 0)?.text).toBe('somebody else has acted since');
    expect(reasonsOf(() => undoTo(m, 0))).toEqual(['somebody else has acted since']);
    expect(m.picks).toHaveLength(2);
    pick(m, 0, CONCEDE);
    expect(whyNoUndoTo(m, 0)?.text).toBe('the game is over');
  });

  test('ends where a card was drawn', () => {
    const m = create(thieves, TWO, 'seed');
    pick(m, 0, { kind: 'pass' });
    expect(reasonsOf(() => undoTo(m, 0))).toEqual(['a hidden card was drawn or shown']);
  });
});

describe('what an eye may see', () => {
  const m = create(thieves, { players: [{}, {}, {}] }, 'seed');
  playOn(m, 30);

  test('in the state', () => {
    const hidden = (s: Thieves, ids: number[]) => ids.every(id => s.names[id] === '?');
    const view = thieves.knowledge.view(m.state, 1);
    expect(hidden(view, m.state.deck)).toBe(true);
    expect(hidden(view, m.state.hands[0])).toBe(true);
    expect(m.state.hands[1].map(id => view.names[id])).toEqual(m.state.hands[1].map(id => m.state.names[id]));
    expect(hidden(thieves.knowledge.view(m.state, 'spectator'), m.state.hands.flat())).toBe(true);
  });

  test('in the log', () => {
    const drawn = (eye: 0 | 1 | 'spectator') =>
      m.log
        .flatMap(event => thieves.knowledge.sees(event, eye) ?? [])
        .filter(event => event.type === 'drawn' && Reflect.get(event, 'seat') === 0);
    expect(drawn(0).some(event => Reflect.get(event, 'name') === '?')).toBe(false);
    expect(drawn(1).every(event => Reflect.get(event, 'name') === '?')).toBe(true);
    expect(drawn('spectator')).toEqual(drawn(1));
  });
});

test('why something cannot be done is worked out for the seat that asks, from its own view', () => {
  const { state } = create(thieves, { players: [{}, {}, {}] }, 'asks');
  const looks: unknown[] = [];
  const game: typeof thieves = {
    ...thieves,
    knowledge: {
      ...thieves.knowledge,
      view(s, eye) {
        looks.push(eye);
        return { ...thieves.knowledge.view(s, eye), luck: 99 };
      },
      whyNot: (s, seat) => [{ rule: '', text: `seat ${seat} with ${s.luck}` }],
    },
  };
  expect(whyNot(game, state, 2, { card: 0 })).toEqual([{ rule: '', text: 'seat 2 with 99' }]);
  expect(looks).toEqual([2]);
});
