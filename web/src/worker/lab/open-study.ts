import type { Game } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { ReportParts, StudyLine, StudyPlan, StudyResult } from '@siegeworks/lab/study';
import {
  bodyOf,
  gameOfJournal,
  gamesCsv,
  isJournal,
  journalText,
  openJournal,
  ratesCsv,
  readResult,
  resultInside,
  resultOf,
  wholeReport,
} from '@siegeworks/lab/study';
import type { LabFile, LabShown } from '@siegeworks/protocol';
import type { Shelf } from '../shelf.ts';
import { isUnfinished } from './carry-out.ts';

/** The study on the page. Of one that was opened as a report there are no single games. */
export interface OpenStudy {
  result: StudyResult;
  notes: string[];
  games: { game: Game; study: StudyPlan; lines: StudyLine[] } | null;
}
const refuse = (text: string) => new Refused([{ rule: '', text }]);

/** A journal, a result or a report that somebody kept; `null` if it is something else. */
export async function opened(shelf: Shelf, text: string): Promise<OpenStudy | null> {
  if (isJournal(text)) return fromJournal(shelf, text);
  const inside = text.trimStart().startsWith('<') ? resultInside(text) : text;
  if (inside === null) throw refuse('this is not a report of the lab: it holds no study');
  if (!inside.startsWith('{"format":"siegeworks-study-result"')) return null;
  return { result: readResult(inside), notes: [], games: null };
}

async function fromJournal(shelf: Shelf, text: string): Promise<OpenStudy> {
  const id = gameOfJournal(text);
  const game = await shelf.game(id);
  if (!game) throw refuse(`the study is about ${id}, which is not on the shelf`);
  const { study, lines } = openJournal(text, game);
  return counted(game, study, lines);
}

export function counted(game: Game, study: StudyPlan, lines: StudyLine[]): OpenStudy {
  const result = resultOf(game, study, lines, 0, isUnfinished(study, lines));
  return { result, notes: [], games: { game, study, lines } };
}

export function shownOf({ result, notes, games }: OpenStudy): LabShown {
  return {
    html: bodyOf(result),
    result,
    unfinished: games !== null && isUnfinished(games.study, games.lines),
    hasGames: games !== null,
    notes,
  };
}

/** The study as a file. */
export async function fileOf(
  { result, games }: OpenStudy,
  file: Exclude<LabFile, 'plan.yaml'>,
  parts: () => Promise<ReportParts>,
): Promise<string> {
  if (file === 'report.html') return wholeReport(result, await parts());
  if (file === 'rates.csv') return ratesCsv(result);
  if (file === 'result.json') return `${JSON.stringify(result)}\n`;
  if (!games) throw refuse('only the report was opened: it holds no single games');
  const { game, study, lines } = games;
  return file === 'games.csv' ? gamesCsv(study, lines) : journalText(game, study, lines);
}
