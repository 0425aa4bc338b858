import type { Game, Match, MatchConfig, Option, Saved } from '@siegeworks/kernel';
import {
  branch,
  CONCEDE,
  commit,
  create,
  digest,
  eventsSince,
  load,
  parseSaved,
  pick,
  Refused,
  refusal,
  replay,
  save,
  stateDigest,
  undoTo,
  verify,
  viewOf,
  whyNoUndoTo,
} from '@siegeworks/kernel';
import { anyOption, playerDice } from '@siegeworks/kernel/laws';
import { describe, expect, test } from 'vitest';
import type { Nim } from './toys/nim.ts';
import { nim } from './toys/nim.ts';
import type { Thieves } from './toys/thieves/state.ts';
import { thieves } from './toys/thieves/thieves.ts';

const TWO: MatchConfig = { players: [{}, {}] };
const take = (heap: number, n: number): Option => ({ kind: 'take', target: heap, n });
const newNim = () => create(nim, TWO, 'seed');
const reasonsOf = (work: () => unknown): string[] => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refused) return error.reasons.map(reason => reason.text);
    throw error;
  }
  return [];
};

/** Answers whatever is asked, up to `n` times. */
function playOn(m: Match, n: number): void {
  const dice = playerDice('tests');
  for (let i = 0; i < n; i++) {
    const asked = m.asked;
    if (!asked) return;
    pick(m, asked.seat, anyOption(m.game, m.state, asked, dice), asked.question);
  }
}

describe('create', () => {
  test('refuses an illegal set-up with every reason', () => {
    const config: MatchConfig = {
      players: [{ deck: 'palace', choices: { mask: 'hen' } }],
      options: { hand: 9, speed: 1 },
    };
    expect(reasonsOf(() => create(thieves, config, 'seed'))).toEqual([
      'hand cannot be 9: a whole number from 0 to 4',
      'there is no option speed; known are hand',
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
    ['the question is an old one', 0, take(0, 1), 'turns.give', 'the question has changed meanwhile'],
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
    expect(verify(nim, save(m))).toEqual([]);
  });
});

describe('undo', () => {
  test('takes back the own last pick, and its events', () => {
    const m = newNim();
    const start = JSON.stringify(m.state);
    pick(m, 0, take(0, 1));
    undoTo(m, 0);
    expect([JSON.stringify(m.state), m.log, m.picks]).toEqual([start, [], []]);
    pick(m, 0, take(1, 1));
    expect(m.state.heaps).toEqual([5, 3, 3]);
    expect(verify(nim, save(m))).toEqual([]);
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

  test('ends where luck was used', () => {
    const m = create(thieves, TWO, 'seed');
    pick(m, 0, { kind: 'pass' });
    expect(reasonsOf(() => undoTo(m, 0))).toEqual(['dice were rolled or something hidden was shown']);
  });
});

describe('what an eye may see', () => {
  const m = create(thieves, { players: [{}, {}, {}] }, 'seed');
  playOn(m, 30);

  test('in the state', () => {
    const hidden = (s: Thieves, ids: number[]) => ids.every(id => s.names[id] === '?');
    const view = viewOf(m, 1);
    expect(hidden(view, m.state.deck)).toBe(true);
    expect(hidden(view, m.state.hands[0])).toBe(true);
    expect(m.state.hands[1].map(id => view.names[id])).toEqual(m.state.hands[1].map(id => m.state.names[id]));
    expect(hidden(viewOf(m, 'spectator'), m.state.hands.flat())).toBe(true);
  });

  test('in the log, from any entry on', () => {
    const drawn = (eye: 0 | 1 | 'spectator') =>
      eventsSince(m, eye).filter(event => event.type === 'drawn' && Reflect.get(event, 'seat') === 0);
    expect(drawn(0).some(event => Reflect.get(event, 'name') === '?')).toBe(false);
    expect(drawn(1).every(event => Reflect.get(event, 'name') === '?')).toBe(true);
    expect(drawn('spectator')).toEqual(drawn(1));
    expect(eventsSince(m, 0, m.log.length - 2)).toEqual(eventsSince(m, 0).slice(-2));
    const silent = {
      ...m,
      game: {
        ...thieves,
        knowledge: { ...thieves.knowledge, sees: () => null },
      },
    };
    expect(eventsSince(silent, 0)).toEqual([]);
  });
});

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

  test('is loaded as it was, and goes on alike', () => {
    const loaded = load(thieves, parseSaved(text));
    expect(loaded.state).toEqual(m.state);
    expect(loaded.log).toEqual(m.log);
    const other = load(thieves, parseSaved(text));
    playOn(loaded, 400);
    playOn(other, 400);
    expect(loaded.state.over).not.toBeNull();
    expect(stateDigest(loaded.state)).toBe(stateDigest(other.state));
  });

  test('does not change when the match goes on', () => {
    const going = newNim();
    const saved = save(going);
    pick(going, 0, take(0, 1));
    expect(saved.picks).toEqual([]);
    expect(verify(nim, saved)).toEqual([]);
  });

  test('is replayed up to any pick, and branches there', () => {
    const early = replay(thieves, parseSaved(text), 10);
    expect(early.picks).toEqual(m.picks.slice(0, 10));
    expect(replay(thieves, parseSaved(text), 99).picks).toHaveLength(25);
    const what = branch(m, 10);
    expect(stateDigest(what.state)).toBe(stateDigest(early.state));
    const asked = what.asked;
    pick(what, asked?.seat ?? 0, asked?.options.at(-1) ?? CONCEDE);
    expect([what.picks.length, m.picks.length]).toEqual([11, 25]);
  });

  test.each<[string, string, RegExp]>([
    ['no JSON', '{"format":', /^this is not a saved match: it is not JSON: .+/],
    ['nothing', 'null', /^this is not a saved match: no "format": "siegeworks-match"$/],
    ['a list', '[]', /^this is not a saved match: no/],
    ['a word', '"siegeworks-match"', /^this is not a saved match: no/],
    ['something else', '{"format":"chess"}', /^this is not a saved match: no/],
    [
      'nested without end',
      '['.repeat(1_000_000),
      /^this is not a saved match: it is nested too deep: 64 levels are allowed$/,
    ],
    ['of the future', JSON.stringify({ ...save(m), version: 3 }), /^version must be one of 1, 2, not 3$/],
  ])('that is %s is refused', (_name, damaged, message) => {
    expect(reasonsOf(() => parseSaved(damaged))).toEqual([expect.stringMatching(message)]);
  });

  test('that is empty is refused with every reason', () => {
    const reasons = reasonsOf(() => parseSaved('{"format":"siegeworks-match"}'));
    expect(reasons.map(reason => reason.split(' ')[0])).toEqual([
      'version',
      'game',
      'rulesVersion',
      'config',
      'commitment',
      'entropy',
      'seed',
      'picks',
      'state',
    ]);
  });

  test.each<[string, object, string]>([
    ['game', { game: 1 }, 'game must be a text, not 1'],
    ['rules version', { rulesVersion: null }, 'rulesVersion must be a text, not null'],
    ['list of players', { config: { players: 2 } }, 'config.players must be a list, not 2'],
    ['player', { config: { players: [null] } }, 'config.players[0] must be an object, not null'],
    ['options', { config: { players: [], options: null } }, 'config.options must be an object, not null'],
    [
      'number for options',
      { config: { players: [], options: 5 } },
      'config.options must be an object, not 5',
    ],
    [
      'choices',
      { config: { players: [{ choices: null }] } },
      'config.players[0].choices must be an object, not null',
    ],
    [
      'deck',
      { config: { players: [{ cards: { ['__proto__']: {} } }] } },
      'config.players[0].cards.__proto__ must be a whole number, not {}',
    ],
    ['commitment', { commitment: 'abc' }, 'commitment must be a hash of 64 hexadecimal digits'],
    ['entropy', { entropy: 'x' }, 'entropy must be a list, not "x"'],
    ['part of the entropy', { entropy: ['x', 1] }, 'entropy[1] must be a text, not 1'],
    ['seed', { seed: 1 }, 'seed must be a text, not 1'],
    ['long seed', { seed: 'x'.repeat(1001) }, 'seed is too long: 1000 characters are allowed, not 1001'],
    ['pick', { picks: [{ seat: 0 }] }, 'picks[0].option must be an object, not missing'],
    ['seat of a pick', { picks: [{ seat: '0', option: { kind: 'pass' } }] }, 'picks[0].seat must be a whole'],
    ['nothing for a pick', { picks: [null] }, 'picks[0] must be an object, not null'],
    [
      'card of a pick',
      { picks: [{ seat: 0, option: { kind: 'pass', card: 0.5 } }] },
      'picks[0].option.card must be a whole number, not 0.5',
    ],
    ['state', { state: {} }, 'state must be a text, not {}'],
    ['field that nobody knows', { colour: 'red' }, 'the saved match has an unknown field "colour"'],
    ['word for who sits where', { chairs: 'first' }, 'chairs must be an object, not "first"'],
  ])('with a wrong %s is refused', (_name, change, message) => {
    const damaged = JSON.stringify({ ...save(m), ...change });
    expect(reasonsOf(() => parseSaved(damaged))).toEqual([expect.stringContaining(message)]);
  });

  test('keeps what hosts have written beside it', () => {
    const beside = { chairs: { seat: 1 }, table: { seats: [] }, series: { games: 3 } };
    expect(parseSaved(JSON.stringify({ ...save(m), ...beside }))).toEqual({ ...save(m), ...beside });
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
    ['another game', s => (s.game = 'nim'), 'this match is of nim, not thieves'],
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
    expect(verify(thieves, saved, commit('seed'))).toEqual([]);
    const why = { rule: '', text: 'the match has another commitment than the one that was published' };
    expect(verify(thieves, saved, commit('seeds'))).toEqual([why]);
    const another = save(create(thieves, TWO, 'seeds'));
    expect(verify(thieves, another, commit('seed'))).toEqual([why]);
  });

  test('of file version 1 is dealt as it was then, and saved so again', () => {
    const old = create(thieves, TWO, 'seed', ['x', 'y'], 1);
    playOn(old, 12);
    const saved = parseSaved(JSON.stringify(save(old)));
    expect(saved.version).toBe(1);
    const loaded = load(thieves, saved);
    expect(save(loaded)).toEqual(save(old));
    // As version 1 did it, worked out by hand.
    const mixed = create(thieves, TWO, digest('seed\nx\ny'));
    expect(old.state.names).toEqual(mixed.state.names);
    expect(verify(thieves, { ...saved, version: 2 })).not.toEqual([]);
  });

  test('lets a bug in the rules through instead of calling it a forgery', () => {
    const broken = {
      ...thieves,
      setup: { ...thieves.setup, deal: () => (undefined as never as { stack: never }).stack },
    };
    expect(() => verify(broken, parseSaved(text))).toThrow(TypeError);
  });
});
