import type { Game, MatchConfig, State, VariantValue } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import { begin, pending, play } from '@siegeworks/kernel';
import { anyOption, playerDice } from '@siegeworks/kernel/laws';

/** The ready decks in turn, `seats` players: what both tests of exact behaviour start from. */
export function readyMatch(game: Game, i: number, seats: number): MatchConfig {
  const { decks } = game.catalogue;
  const { variants } = game.setup;
  const players = Array.from({ length: seats }, (_, seat) =>
    decks.length === 0 ? {} : { deck: decks[(i + seat * (1 + i)) % decks.length].id },
  );
  const mode: Record<string, VariantValue> =
    'mode' in variants ? { mode: ['solo', 'duel', 'council', 'duel'][seats - 1] } : {};
  return { players, options: mode };
}

/** Plays at random until it is enough, by the rules alone: no judgement of anybody has a say in where this leads. */
export function playAtRandom(
  game: Game,
  config: MatchConfig,
  seed: string,
  enough: (made: number, asked: Pending) => boolean,
  look: (option: object) => void = () => {},
): State {
  const dice = playerDice(seed);
  const s: State = begin(game, config, seed);
  for (let made = 0; ; made++) {
    const asked = pending(game, s);
    if (asked === null || enough(made, asked)) break;
    const option = anyOption(game, s, asked, dice);
    look(option);
    s.events = null;
    play(game, s, option);
  }
  return s;
}
