import type { Game } from '@siegeworks/contract';
import { exact, wholeFrom } from '@siegeworks/files/shape';
import type { ArenaGame } from './arena.ts';
import { pairings } from './arena.ts';
import { Journal } from './journal.ts';
import type { Plan } from './plan.ts';
import { playedOf } from './played-shape.ts';

/** The finished games of an arena. */
export function arenaJournal(file: string, game: Game, plan: Plan): Journal<ArenaGame> {
  const plans = pairings(plan);
  const pairing = wholeFrom(0, plans.length - 1);
  return new Journal(file, {
    what: 'arena',
    version: 2,
    rulesVersion: game.about.rulesVersion,
    plan,
    line: (value, at) => {
      const said = (value as Partial<ArenaGame> | null)?.pairing ?? 0;
      return exact<ArenaGame>({ pairing, played: playedOf(game, plans[said] ?? plan) })(value, at);
    },
    number: one => `${one.pairing}/${one.played.index}`,
  });
}
