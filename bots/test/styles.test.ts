import type { Bot } from '@siegeworks/bots';
import { botOf, greedy, newMind, opponents, ponder, settle, styled } from '@siegeworks/bots';
import type { Game, SeatConfig, State } from '@siegeworks/contract';
import { STYLES } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import { begin, pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';

const STYLED = games.flatMap(game => (game.judgement.styles ? [[game.about.title, game] as const] : []));

test('four games know styles; alone against a deck there is nobody to have one', () => {
  expect(STYLED.map(([title]) => title)).toHaveLength(4);
});

test('every opponent has a name, a level and a style', () => {
  expect(new Set(opponents.map(({ name }) => name)).size).toBe(opponents.length);
  for (const { id, level, style } of opponents) {
    expect(botOf(id)?.text).toContain(style);
    expect(botOf(level)).not.toBeNull();
  }
});

test('who thinks ahead goes by experience, with a style on top of it; a Squire by the rules of thumb', () => {
  const [[, game]] = STYLED.filter(([, { judgement }]) => judgement.experience.WORTH?.mageLife);
  const plain = game.judgement.weights.WORTH.mageLife ?? 0;
  const learned = game.judgement.experience.WORTH.mageLife ?? 0;
  const factor = game.judgement.styles?.aggressive.WORTH.mageLife ?? 1;
  expect(learned).not.toBe(plain);
  expect(inMind(game, 'squire')).toBe(plain);
  expect(inMind(game, 'knight')).toBe(learned);
  expect(inMind(game, 'warlord')).toBe(learned);
  expect(inMind(game, 'knight-aggressive')).toBe(learned * factor);
  expect(game.judgement.weights.WORTH.mageLife).toBe(plain);
});
/** What a Mage's life is worth while this player looks at a table. */
function inMind(game: Game, id: string): number {
  const seen = new Set<number>();
  const watched: Game = {
    ...game,
    judgement: {
      ...game.judgement,
      score: (s, seat, weights = game.judgement.weights) => {
        seen.add(weights.WORTH.mageLife);
        return game.judgement.score(s, seat, weights);
      },
    },
  };
  const [[s, asked]] = decisions(game, 1);
  const bot = botOf(id) ?? greedy;
  const mind = { ...newMind('same'), budget: { iterations: 5, milliseconds: Number.POSITIVE_INFINITY } };
  const thought = ponder(watched, s, asked, bot, mind);
  while (thought.more());
  settle(asked, bot, thought);
  expect(seen.size).toBe(1);
  return [...seen][0];
}

describe.each(STYLED)('%s', (_title, game) => {
  test('experience changes numbers that there are', () => {
    for (const [table, numbers] of Object.entries(game.judgement.experience))
      for (const [name, value] of Object.entries(numbers)) {
        expect(game.judgement.weights[table]?.[name], `${table}.${name}`).toBeTypeOf('number');
        expect(value, `${table}.${name}`).not.toBe(game.judgement.weights[table]?.[name]);
      }
  });

  test('a style changes numbers that there are', () => {
    for (const style of STYLES) {
      for (const [table, numbers] of Object.entries(styled(game, style))) {
        for (const [name, value] of Object.entries(numbers)) {
          expect(game.judgement.weights[table]?.[name], `${style} ${table}.${name}`).toBeTypeOf('number');
          expect(value, `${style} ${table}.${name}`).not.toBe(game.judgement.weights[table]?.[name]);
        }
      }
    }
  });

  test('styles answer differently, and the weights of the game stay as they are', () => {
    const before = JSON.stringify(game.judgement.weights);
    const alike = new Set(STYLES);
    for (const [s, asked] of decisions(game, 120)) {
      const answer = (bot: Bot) =>
        JSON.stringify(settle(asked, bot, ponder(game, s, asked, bot, newMind('same'))));
      const plain = answer(greedy);
      for (const style of alike)
        if (answer(botOf(`squire-${style}`) ?? greedy) !== plain) alike.delete(style);
      if (alike.size === 0) break;
    }
    expect([...alike]).toEqual([]);
    expect(JSON.stringify(game.judgement.weights)).toBe(before);
  });
});

/** Decisions from all over games that are played by habit, now and then by chance. */
function decisions(game: Game, most: number): [State, Pending][] {
  const dice = playerDice('styles');
  const found: [State, Pending][] = [];
  for (let n = 0; found.length < most; n++) {
    const s = begin(game, { players: [seat(game, n), seat(game, n + 1)] }, `styles ${n}`);
    s.events = null;
    for (let asked = pending(game, s); asked && found.length < most; asked = pending(game, s)) {
      const { options } = asked;
      if (options.length > 2 && dice() < 0.3) found.push([game.rules.clone(s), asked]);
      const chance = options[Math.floor(dice() * options.length)];
      play(game, s, dice() < 0.2 ? chance : game.judgement.habit(s, asked.seat, options));
    }
  }
  return found;
}
function seat(game: Game, n: number): SeatConfig {
  const { id, choices } = game.catalogue.decks[n % game.catalogue.decks.length];
  return { deck: id, ...(choices && { choices }) };
}
