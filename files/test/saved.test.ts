import { digest } from '@siegeworks/contract/hash';
import { create, pick } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';
import { newNim, playOn, reasonsOf, TWO, take } from '../../kernel/test/toys/matches.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { load, parseSaved, replay, save, stateDigest } from '../src/saved.ts';

describe('a saved match', () => {
  const m = create(thieves, { players: [{}, { choices: { mask: 'owl' } }], options: { hand: 3 } }, 'seed', [
    'x',
    'y',
  ]);
  playOn(m, 25);
  const text = JSON.stringify(save(m));

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

  test('does not change when the match continues', () => {
    const going = newNim();
    const saved = save(going);
    pick(going, 0, take(0, 1));
    expect(saved.picks).toEqual([]);
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
    expect(reasonsOf(() => load(thieves, { ...saved, version: 2 }))).not.toEqual([]);
  });
});
