import { join } from 'node:path';
import { Malformed } from '@siegeworks/files/shape';
import type { StudyLine, StudyProgress, StudyResult } from '@siegeworks/lab';
import {
  gamesCsv,
  htmlReport,
  Lock,
  pathText,
  ratesCsv,
  runStudy,
  studyJournal,
  writeText,
} from '@siegeworks/lab';
import type { Jobs } from '@siegeworks/lab/jobs';
import { interruptible } from '../interrupt.ts';
import { orFailed } from '../matches.ts';
import { number, plural, say, sayJson } from '../page.ts';
import { ProgressLine } from '../progress.ts';
import type { Args } from '../usage.ts';
import { has, words } from '../usage.ts';
import { patienceOf, threadsOf, withJobs } from './jobs.ts';
import type { Planned } from './plan.ts';
import { planCalled } from './plan.ts';
import { resultText } from './text.ts';

/** `siege lab run PLAN`: every result is kept at once, and the same command continues from there. */
export async function run(args: Args): Promise<number> {
  const [file] = words(args, ['PLAN']);
  const planned = await planCalled(args, file);
  const { folder } = planned;
  const journalFile = join(folder, 'games.jsonl');
  const lock = new Lock(join(folder, 'lock'));
  try {
    const { result, lines } = await withJobs(args, folder, jobs => studied(planned, journalFile, args, jobs));
    writeOut(folder, result, lines);
    if (has(args, 'json')) sayJson(result);
    else say(resultText(result), '', `The report is in ${pathText(join(folder, 'report.html'))}.`);
    if (result.interrupted) return 130;
    return result.arms.some(({ errors }) => errors.length > 0) ? 1 : 0;
  } finally {
    lock.release();
  }
}

async function studied(
  { game, study }: Planned,
  file: string,
  args: Args,
  jobs: Jobs | null,
): Promise<{ result: StudyResult; lines: StudyLine[] }> {
  const journal = orFailed(file, () => studyJournal(file, game, study), Malformed);
  const lines = [...journal.known];
  const line = new ProgressLine();
  const result = await interruptible(line, signal =>
    runStudy(game, study, {
      workers: threadsOf(args),
      patience: patienceOf(args),
      signal,
      known: journal.known,
      ...(jobs && { jobs }),
      onLine: found => {
        journal.write(found);
        lines.push(found);
      },
      onProgress: progress => line.show(progressText(progress)),
    }),
  );
  return { result, lines };
}

/** The same numbers for people, for spreadsheets and for programs. */
export function writeOut(folder: string, result: StudyResult, lines: readonly StudyLine[]): void {
  writeText(join(folder, 'result.json'), `${JSON.stringify(result)}\n`);
  writeText(join(folder, 'report.html'), htmlReport(result));
  writeText(join(folder, 'games.csv'), gamesCsv(result.plan, lines));
  writeText(join(folder, 'rates.csv'), ratesCsv(result));
}

export function progressText({ doing, arm, played, games, fresh, seconds }: StudyProgress): string {
  if (doing !== 'games')
    return `${arm}: ${doing === 'luck' ? 'how much the deal decides' : 'which decisions matter'}`;
  const left = fresh > 0 ? Math.round((seconds / fresh) * (games - played)) : 0;
  return `${arm}: ${number(played)} of ${plural(games, 'game')}, ${timeText(left)} left`;
}
const timeText = (seconds: number) =>
  seconds < 120
    ? `${seconds} s`
    : seconds < 7200
      ? `${Math.round(seconds / 60)} min`
      : `${Math.round(seconds / 3600)} h`;
