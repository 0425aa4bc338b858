import { digest } from '@siegeworks/contract/hash';
import { CONCEDE, commit, create, pick, undoTo } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';
import { newNim, playOn, reasonsOf, TWO, take } from '../../kernel/test/toys/matches.ts';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import type { Witness } from '../src/proof.ts';
import { prove, verify } from '../src/proof.ts';
import type { Saved } from '../src/saved.ts';
import { load, parseSaved, replay, save, stateDigest } from '../src/saved.ts';

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

  test('is loaded as it was, and continues alike', () => {
    const loaded = load(thieves, parseSaved(text));
    expect(loaded.state).toEqual(m.state);
    expect(loaded.log).toEqual(m.log);
    const other = load(thieves, parseSaved(text));
    playOn(loaded, 400);
    playOn(other, 400);
    expect(loaded.state.over).not.toBeNull();
    expect(stateDigest(loaded.game, loaded.state)).toBe(stateDigest(other.game, other.state));
  });

  test('stands up to its own check after an undo, and after somebody gave up', () => {
    const going = newNim();
    pick(going, 0, take(0, 1));
    undoTo(going, 0);
    pick(going, 0, take(1, 1));
    expect(verify(nim, save(going))).toEqual([]);
    pick(going, 1, CONCEDE);
    expect(verify(nim, save(going))).toEqual([]);
  });

  test('does not change when the match continues', () => {
    const going = newNim();
    const saved = save(going);
    pick(going, 0, take(0, 1));
    expect(saved.picks).toEqual([]);
    expect(verify(nim, saved)).toEqual([]);
  });

  test('is replayed up to any pick', () => {
    const early = replay(thieves, parseSaved(text), 10);
    expect(early.picks).toEqual(m.picks.slice(0, 10));
    expect(replay(thieves, parseSaved(text), 99).picks).toHaveLength(25);
    expect(early.state).not.toEqual(m.state);
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
      /^this is not a saved match: it is nested too deeply: 64 levels are allowed$/,
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
