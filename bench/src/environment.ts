import type { Game } from '@siegeworks/contract';
import { playerDice } from '@siegeworks/kernel/laws';
import { Dialogue } from '@siegeworks/lab/dialogue';
import { Gym } from '@siegeworks/lab/env';
import { cpuSeconds } from './measure.ts';

/** Decisions a second of one game as an environment for research, on one core. */
export interface EnvironmentRow {
  game: string;
  /** Stepped through and nothing else. */
  steps: number;
  /** With the observation and all options in numbers. */
  observed: number;
  /** The same as lines of JSON, without the pipe between two programs. */
  lines: number;
}

export function measureEnvironment(game: Game, seconds: number): EnvironmentRow {
  const gym = new Gym(game);
  const each = seconds / 3;
  return {
    game: game.about.id,
    steps: rate(each, () => stepped(gym, () => {})),
    observed: rate(each, () =>
      stepped(gym, env => {
        env.observe(env.agent ?? 0);
        env.legalRows();
      }),
    ),
    lines: rate(each, () => asLines(new Dialogue(game))),
  };
}

/** Plays whole games until the time is used, and gives the decisions a second of CPU time. */
function rate(seconds: number, game: () => number): number {
  game(); // until the compiler has seen it all
  const start = cpuSeconds();
  let decisions = 0;
  let used = 0;
  while (used < seconds) {
    decisions += game();
    used = cpuSeconds() - start;
  }
  return Math.round(decisions / used);
}

function stepped(gym: Gym, look: (env: ReturnType<Gym['reset']>) => void): number {
  const env = gym.reset(gym.table(), 'bench');
  const dice = playerDice('bench');
  let n = 0;
  for (; env.agent !== null; n++) {
    look(env);
    env.step(Math.floor(dice() * env.legal.length));
  }
  return n;
}

function asLines(dialogue: Dialogue): number {
  const ask = (...requests: object[]) =>
    JSON.parse(dialogue.answer(JSON.stringify([...requests, { do: 'legal' }, { do: 'observe' }])));
  const dice = playerDice('bench');
  let [{ legal }] = ask({ do: 'reset', seed: 'bench' });
  let n = 0;
  for (; legal > 0; n++) [{ legal }] = ask({ do: 'step', option: Math.floor(dice() * legal) });
  return n;
}
