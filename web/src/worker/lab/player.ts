import type { StudyPlan } from '@siegeworks/lab/study';
import { armPlan, playOne } from '@siegeworks/lab/study';
import { shelf } from '../all-games.ts';

/** One game of one arm of a study. */
export interface LabGame {
  study: StudyPlan;
  arm: number;
  index: number;
}

/** One thread of the lab: plays the games it is given. */
self.onmessage = async ({ data }: MessageEvent<LabGame>) => {
  const { study, arm, index } = data;
  const game = await shelf.game(study.game);
  if (!game) throw new Error(`there is no game ${study.game}`);
  self.postMessage(playOne(game, armPlan(game, study, study.arms[arm]), index));
};
