import type { Game } from '@siegeworks/contract';
import { Journal } from '../journal.ts';
import type { StudyLine } from './journal-lines.ts';
import { studyKeeping } from './journal-lines.ts';
import type { StudyPlan } from './plan.ts';

/** The journal of a study in a file. */
export const studyJournal = (file: string, game: Game, study: StudyPlan): Journal<StudyLine> =>
  new Journal(file, studyKeeping(game, study));
