/** What a page needs to carry out studies and show them: nothing here knows files or threads. */
export { luck } from '../luck.ts';
export type { Played } from '../played.ts';
export { playOne } from '../played.ts';
export { bodyOf } from '../report/body.ts';
export { gamesCsv, ratesCsv } from '../report/csv.ts';
export type { ReportParts } from '../report/whole.ts';
export { resultInside, wholeReport } from '../report/whole.ts';
export { stakes } from '../stakes.ts';
export { beside, differences } from './beside.ts';
export type { StudyLine } from './journal-lines.ts';
export { gameOfJournal, isJournal, journalText, openJournal } from './opened.ts';
export type { Arm, StudyPlan } from './plan.ts';
export { armPlan } from './plan.ts';
export { readPlan } from './plan-file.ts';
export type { StudyResult } from './result.ts';
export { readResult } from './result-file.ts';
export { resultOf } from './result-of.ts';
