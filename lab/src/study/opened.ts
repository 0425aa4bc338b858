import type { Game } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import { parseJson } from '@siegeworks/files/shape';
import type { Head } from '../journal-lines.ts';
import { checkHead, headText, linesIn, lineText, runOf } from '../journal-lines.ts';
import type { StudyLine } from './journal-lines.ts';
import { studyKeeping } from './journal-lines.ts';
import type { StudyPlan } from './plan.ts';
import { checkStudy } from './plan.ts';

/** The games of a study as one text: what `games.jsonl` holds. */
export function journalText(game: Game, study: StudyPlan, lines: readonly StudyLine[]): string {
  const head = headText(studyKeeping(game, study));
  const run = runOf(head);
  return head + lines.map(line => lineText(run, line)).join('');
}

/** Whether this text begins like the journal of a study. */
export const isJournal = (text: string): boolean => text.startsWith('{"format":"siegeworks-study",');

/** Of which game a journal is. */
export function gameOfJournal(text: string): string {
  const plan = planIn(text);
  return typeof plan?.game === 'string' ? plan.game : '';
}
function planIn(text: string): Partial<StudyPlan> | undefined {
  const head = parseJson(text.slice(0, Math.max(0, text.indexOf('\n'))), 'the first line') as Partial<Head>;
  return head?.plan as Partial<StudyPlan> | undefined;
}

/** Reads a journal; a torn last line is left out, anything else that is wrong is reported line by line. */
export function openJournal(text: string, game: Game): { study: StudyPlan; lines: StudyLine[] } {
  const study = planIn(text) as StudyPlan;
  const isPlan = [study?.players, study?.decks, study?.pool, study?.arms].every(Array.isArray);
  if (!isPlan || study.arms.length === 0)
    throw new Refused([{ rule: '', text: 'the plan in its first line is incomplete' }]);
  checkStudy(game, study);
  const keeping = studyKeeping(game, study);
  const first = headText(keeping);
  checkHead('this file', text.slice(0, text.indexOf('\n')), keeping);
  const [, ...lines] = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1);
  return { study, lines: linesIn(lines, runOf(first), keeping) };
}
