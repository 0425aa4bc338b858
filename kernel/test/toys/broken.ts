import type { Game } from '@siegeworks/contract';
import type { Broken } from '@siegeworks/kernel/laws';
import { underLaws } from '@siegeworks/kernel/laws';
import { expect, test } from 'vitest';
import type { Nim } from './nim.ts';
import type { Thieves } from './thieves/state.ts';
import type { Vigil } from './vigil.ts';

type Toy = Nim | Thieves | Vigil;

/** By what is wrong with the game: the game, the law that must find it, and what the law says. */
export type BrokenGames = Record<string, [game: Game, law: string, text: RegExp]>;

/** The first breach within some games, or none. */
export function firstBreach(game: Game, every = 1): Broken | undefined {
  const players = Array.from({ length: game.about.id === 'vigil' ? 3 : 2 }, () => ({}));
  for (let i = 0; i < 20; i++) {
    const { broken } = underLaws({ game, config: { players }, seed: `broken ${i}`, every });
    if (broken[0]) return broken[0];
  }
  return undefined;
}

/** Every one of these games is found out by its law. */
export function foundByLaws(games: BrokenGames): void {
  test.each(Object.entries(games))('the laws find %s', (_name, [game, law, text]) => {
    const breach = firstBreach(game);
    expect(breach?.law).toBe(law);
    expect(breach?.text).toMatch(text);
    expect(breach?.seed).toMatch(/^broken \d+$/);
  });
}

/** A copy of a game in which one step of one rule is another one. */
export function withStep<S extends Toy>(game: Game<S>, rule: string, step: string, change: object): Game<S> {
  const compiled = { ...game.rules.compiled };
  const steps = { ...compiled[rule].steps, [step]: { ...compiled[rule].steps[step], ...change } };
  compiled[rule] = { ...compiled[rule], steps };
  return {
    ...game,
    rules: { ...game.rules, compiled },
  };
}
export function choiceAt<S extends Toy>(game: Game<S>, rule: string, step: string) {
  const { choice } = game.rules.compiled[rule].steps[step];
  if (!choice) throw new Error(`${rule}.${step} is no choice`);
  return choice;
}

export const put = (s: object, key: string, value: unknown): void => {
  Reflect.set(s, key, value);
};
