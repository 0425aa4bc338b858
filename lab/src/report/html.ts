import { readFileSync } from 'node:fs';
import type { StudyResult } from '../study/result.ts';
import type { ReportParts } from './whole.ts';
import { wholeReport } from './whole.ts';

const here = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const library = (name: string, file: string) =>
  readFileSync(new URL(file, import.meta.resolve(name)), 'utf8');

/** What every report carries with it. */
export const reportParts = (): ReportParts => ({
  style: here('./style.css'),
  d3: library('d3', './d3.min.js'),
  plot: library('@observablehq/plot', '../dist/plot.umd.min.js'),
  draw: here('./draw.mjs'),
});
export const htmlReport = (result: StudyResult): string => wholeReport(result, reportParts());
