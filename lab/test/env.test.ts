import { botOf } from '@siegeworks/bots';
import type { Game, State } from '@siegeworks/contract';
import { begin, pending, play } from '@siegeworks/kernel';
import { anyOption, playerDice } from '@siegeworks/kernel/laws';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { CARD_COLUMNS, Encoder, OPTION_COLUMNS } from '../src/env/encoding.ts';
import type { Env } from '../src/env/env.ts';
import { Gym } from '../src/env/env.ts';

const gyms = games.map(game => [game.about.id, new Gym(game)] as const);
const greedy = botOf('greedy') as NonNullable<ReturnType<typeof botOf>>;

/** Answers at random until the end, or for this many decisions. */
function playOn(env: Env, seed: string, most: number): void {
  const dice = playerDice(seed);
  for (let n = 0; n < most && env.agent !== null; n++) env.step(Math.floor(dice() * env.legal.length));
}

describe.each(gyms)('%s as an environment', (_id, gym) => {
  test('every observation and every option has the columns of the schema, and points at cards that are there', () => {
    const { schema } = gym.encoder;
    expect(new Set(schema.globals).size).toBe(schema.globals.length);
    const env = gym.reset(gym.table(), 'columns');
    const dice = playerDice('columns');
    for (let n = 0; n < 60 && env.agent !== null; n++) {
      const { globals, cards } = env.observe(env.agent);
      expect(globals).toHaveLength(schema.globals.length);
      expect(globals.every(Number.isFinite)).toBe(true);
      for (const row of cards) expect(row).toHaveLength(CARD_COLUMNS.length);
      const rows = env.legalRows();
      expect(rows).toHaveLength(env.legal.length);
      for (const row of rows) {
        expect(row).toHaveLength(OPTION_COLUMNS.length);
        for (const at of ['card_row', 'target_row'] as const)
          expect(row[OPTION_COLUMNS.indexOf(at)]).toBeLessThan(cards.length);
      }
      env.step(Math.floor(dice() * env.legal.length));
    }
  });

  test('a seat observes nothing that it cannot know: a sample looks the same in numbers', () => {
    const env = gym.reset(gym.table(), 'hidden');
    playOn(env, 'hidden', 25);
    for (let seat = 0; seat < env.seats; seat++) {
      const other = env.sample(seat, 'another world');
      expect(other.observe(seat)).toEqual(env.observe(seat));
      expect(other.agent).toBe(env.agent);
      if (env.agent === seat) expect(other.legalRows()).toEqual(env.legalRows());
    }
  });

  test('the same seed and answers lead to the same, a fork goes its own way, and the rewards add up', () => {
    const [one, other] = [gym.reset(gym.table(), 'again'), gym.reset(gym.table(), 'again')];
    playOn(one, 'again', 20);
    playOn(other, 'again', 20);
    expect(one.view('spectator')).toEqual(other.view('spectator'));
    const branch = one.fork('branch');
    playOn(branch, 'branch', Infinity);
    expect(branch.over).toBe(true);
    expect(branch.agent).toBeNull();
    expect(one.view('spectator')).toEqual(other.view('spectator'));
    expect(one.rewards).toEqual(Array.from({ length: one.seats }, () => 0));
    const sum = branch.rewards.reduce((a, b) => a + b, 0);
    if (branch.seats > 1) expect(sum).toBeCloseTo(0);
    else expect(Math.abs(sum)).toBe(1);
    expect(() => branch.step(0)).toThrow('the match is over');
  });
});

test('computer players answer for their seats, so only the others are asked', () => {
  const gym = new Gym(games[0]);
  const env = gym.reset(gym.table(), 'opponent', new Map([[1, greedy]]));
  const dice = playerDice('opponent');
  const asked = new Set<number | null>();
  for (let n = 0; n < 100 && env.agent !== null; n++) {
    asked.add(env.agent);
    env.step(Math.floor(dice() * env.legal.length));
  }
  expect([...asked]).toEqual([0]);
});

test('what the rules forbid is refused with reasons, and nothing changes', () => {
  const gym = new Gym(games[0]);
  expect(() => gym.reset({ players: [{ deck: 'none such' }, {}] }, '1')).toThrow(/none such/);
  const env = gym.reset(gym.table(), '1');
  const before = env.view('spectator');
  expect(() => env.step({ kind: 'fly' })).toThrow('is not among the');
  expect(() => env.step(9999)).toThrow('option 9999 is not there');
  expect(() => env.step(-1)).toThrow('option -1 is not there');
  expect(() => env.observe(7)).toThrow('there is no seat 7');
  expect(env.view('spectator')).toEqual(before);
});

test('a view that differed in a hidden card would be seen to differ: the check above can fail', () => {
  const game: Game = games[0];
  const encoder = new Encoder(game);
  const s: State = begin(game, new Gym(game).table(), 'leak');
  const dice = playerDice('leak');
  for (let n = 0; n < 25; n++) {
    const asked = pending(game, s);
    if (asked) play(game, s, anyOption(game, s, asked, dice));
  }
  const other: State = game.knowledge.sample(s, 0, 'another world');
  // Whoever encodes the states themselves instead of their views tells the worlds apart.
  const [real, dreamt] = [s, other].map(each => encoder.observe(encoder.look(each, 1), null));
  expect(dreamt).not.toEqual(real);
});
