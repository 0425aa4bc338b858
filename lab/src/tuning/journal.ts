import type { Game } from '@siegeworks/contract';
import { exact, name } from '@siegeworks/files/shape';
import { Journal } from '../journal.ts';
import type { Keeping } from '../journal-lines.ts';
import type { Played } from '../played.ts';
import { playedOf } from '../played-shape.ts';
import type { Tuning } from './tuning.ts';
import { PROOF, raceName, stagePlan } from './tuning.ts';

/** One game of a tuning: with which numbers it was played, by their name, and in which stage. */
export interface TuningLine {
  stage: string;
  trial: string;
  played: Played;
}

export function tuningJournal(file: string, game: Game, tuning: Tuning): Journal<TuningLine> {
  return new Journal(file, keepingOf(game, tuning));
}
function keepingOf(game: Game, tuning: Tuning): Keeping<TuningLine> {
  const stages = [PROOF, ...Array.from({ length: tuning.races }, (_, race) => raceName(race))];
  const checks = new Map(
    stages.map(stage => [
      stage,
      exact<TuningLine>({
        stage: name,
        trial: name,
        played: playedOf(game, stagePlan(game, tuning, stage, [])),
      }),
    ]),
  );
  return {
    ...{ what: 'tuning', version: 1, rulesVersion: game.about.rulesVersion, plan: tuning },
    line: (value, at) => {
      const stage = `${(value as Partial<TuningLine> | null)?.stage}`;
      const check = checks.get(stage);
      if (check) return check(value, at);
      at.field('stage').wrong(`is not one of this tuning: ${stage}`);
      return value as TuningLine;
    },
    number: ({ stage, trial, played }) => `${stage}/${trial}/${played.index}`,
  };
}
