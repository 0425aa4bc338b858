import type { Bot, Candidate } from '@siegeworks/bots';
import { answer, atOnce, botOf, bots, decide, greedy, newMind, random } from '@siegeworks/bots';
import type { Game, MatchConfig, Option, State } from '@siegeworks/contract';
import { begin, pending, play, sameOption } from '@siegeworks/kernel';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import type { Nim } from '../../kernel/test/toys/nim.ts';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';

const TOYS: [string, Game][] = [
  ['nim', nim],
  ['thieves', thieves],
];
const seated = (seats: number): MatchConfig => ({ players: Array.from({ length: seats }, () => ({})) });
/** As few players as the game allows, each with a ready deck where there are any. */
const dealt = ({ catalogue: { decks }, about: { seats } }: Game): MatchConfig => ({
  players: Array.from({ length: seats.min }, (_, seat) =>
    decks.length > 0 ? { deck: decks[seat % decks.length].id } : {},
  ),
});

/** Searching takes long: a few iterations show as well whether it peeks or wavers. */
const BRIEFLY = { iterations: 40, milliseconds: 0 };
function briefly<S extends State>(game: Game<S>, s: S, bot: Bot, seed: string): Option {
  const asked = pending(game, s);
  if (!asked) throw new Error('there is no open question');
  return answer(game, s, asked, bot, { ...newMind(seed), budget: BRIEFLY });
}

/** Plays a whole game. */
function playThrough(game: Game, players: Bot[], seed: string, config = seated(players.length)): State {
  const s = begin(game, config, seed);
  for (let n = 0; n < game.about.bound; n++) {
    const asked = pending(game, s);
    if (!asked) break;
    play(game, s, briefly(game, s, players[asked.seat], `${seed}:${n}`));
  }
  return s;
}

/** A style is other numbers in the same head: those of one level stand for all. */
const HEADS = bots.filter(bot => !('style' in bot) || bot.id.startsWith('squire'));

describe.each(TOYS)('%s', (_id, game) => {
  test.each(HEADS.map(bot => [bot.id, bot] as const))('%s cannot peek', (_bot, bot) => {
    let questions = 0;
    for (const seed of ['a', 'b', 'c']) {
      const s = begin(game, seated(2), seed);
      for (let asked = pending(game, s); asked !== null; asked = pending(game, s)) {
        const real = briefly(game, s, bot, `${questions}`);
        const picks = ['x', 'y'].map(other =>
          briefly(game, game.knowledge.sample(s, asked.seat, other), bot, `${questions}`),
        );
        expect(picks.every(pick => sameOption(pick, real))).toBe(true);
        play(game, s, real);
        questions++;
      }
    }
    expect(questions).toBeGreaterThan(10);
  });

  test.each(HEADS.map(bot => [bot.id, bot] as const))(
    '%s finishes games, and the same ones again',
    (_bot, bot) => {
      const ends = [1, 2].map(() => playThrough(game, [bot, bot], 'again'));
      expect(ends[0].over).not.toBeNull();
      expect(JSON.stringify(ends[0])).toBe(JSON.stringify(ends[1]));
    },
  );

  test('deciding leaves the table as it was', () => {
    const s = begin(game, seated(2), 'still');
    const before = JSON.stringify(s);
    decide(game, s, greedy, 'seed');
    expect(JSON.stringify(s)).toBe(before);
  });

  test('greedy beats random from either seat', () => {
    const won = Array.from({ length: 40 }, (_, i) => {
      const seat = i % 2;
      const players = seat === 0 ? [greedy, random] : [random, greedy];
      return playThrough(game, players, `match ${i >> 1}`).over?.places[seat] === 1;
    });
    expect(won.filter(Boolean).length).toBeGreaterThan(25);
  });
});

describe.each(games.map(game => [game.about.id, game] as const))('%s', (_id, game) => {
  test.each(HEADS.map(bot => [bot.id, bot] as const))('%s cannot peek', (_bot, bot) => {
    const s = begin(game, dealt(game), 'no peek');
    for (let n = 0; n < 400; n++) {
      const asked = pending(game, s);
      if (!asked) break;
      if (n % 40 === 0) {
        const other = game.knowledge.sample(s, asked.seat, `${n}`);
        expect(briefly(game, other, bot, 'same')).toEqual(briefly(game, s, bot, 'same'));
      }
      play(game, s, decide(game, s, random, `${n}`));
    }
  });

  test('greedy beats random from every seat, and wins alone where random does not', () => {
    const { min: seats } = game.about.seats;
    const wins = (bot: Bot, i: number) => {
      const seat = i % seats;
      const players = Array.from({ length: seats }, (_, each) => (each === seat ? bot : random));
      return playThrough(game, players, `match ${i}`, dealt(game)).over?.places[seat] === 1;
    };
    expect([0, 1, 2].filter(i => wins(greedy, i)).length).toBeGreaterThan(1);
    if (seats === 1) expect([0, 1, 2].filter(i => wins(random, i))).toEqual([]);
  });
});

test('greedy takes the winning stones', () => {
  const s = begin(nim, seated(2), 'x');
  s.heaps = [0, 2, 0];
  s.taken = [6, 4];
  expect(decide(nim, s, greedy, 'seed')).toEqual({ kind: 'take', target: 1, n: 2 });
});

test('greedy follows the habit when nothing looks better', () => {
  const indifferent = {
    ...nim,
    judgement: { ...nim.judgement, score: () => 0.5 },
  };
  const s = begin(indifferent, seated(2), 'x');
  const asked = pending(indifferent, s);
  const habit = indifferent.judgement.habit(s, 0, asked?.options ?? []);
  expect(decide(indifferent, s, greedy, 'seed')).toEqual(habit);
});

test('greedy finds the one good option in a long list', () => {
  const picky: Game<Nim> = {
    ...nim,
    judgement: { ...nim.judgement, score: s => (s.heaps[20] === 2 ? 0.9 : 0.1) },
  };
  const s = begin(picky, seated(2), 'x');
  s.heaps = Array.from({ length: 31 }, () => 4);
  expect(pending(picky, s)?.options).toHaveLength(93);
  expect(decide(picky, s, greedy, 'seed')).toEqual({ kind: 'take', target: 20, n: 2 });
});

test('a Page misjudges how much to take, but not where', () => {
  const picky: Game<Nim> = {
    ...nim,
    judgement: { ...nim.judgement, score: s => (s.heaps[2] < 4 ? 0.9 - s.heaps[2] / 10 : 0.1) },
  };
  const s = begin(picky, seated(2), 'x');
  s.heaps = [4, 4, 4, 4];
  const page = botOf('page') ?? greedy;
  const picks = Array.from({ length: 20 }, (_, i) => decide(picky, s, page, `seed ${i}`));
  expect(new Set(picks.map(({ target }) => target))).toEqual(new Set([2]));
  expect(new Set(picks.map(({ n }) => n)).size).toBeGreaterThan(1);
});

test('a single option is taken without thinking', () => {
  const nonsense: Candidate = { option: { kind: 'never' }, chance: 1, visits: 1 };
  const never: Bot = { ...random, think: () => atOnce(() => [nonsense]) };
  const s = begin(nim, seated(2), 'x');
  s.heaps = [0, 1, 0];
  expect(decide(nim, s, never, 'seed')).toEqual({ kind: 'take', target: 1, n: 1 });
  s.heaps = [1, 1, 0];
  expect(() => decide(nim, s, never, 'seed')).toThrow('Random picked what was not offered');
});

test('bots are found by their id', () => {
  const plain = bots.filter(bot => !('style' in bot)).map(bot => bot.id);
  expect(plain).toEqual(['random', 'habit', 'greedy', 'page', 'squire', 'knight', 'warlord']);
  expect(botOf('knight-builder')?.name).toBe('Maud');
  expect(botOf('greedy')).toBe(greedy);
  expect(botOf('Greedy')).toBeNull();
});

test('more seats than two', () => {
  const s = playThrough(thieves, [greedy, random, greedy, random], 'four');
  expect(s.over?.places).toHaveLength(4);
});
