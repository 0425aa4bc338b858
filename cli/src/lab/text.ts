import type { ArmResult, Comparison, Finding, Rate, StudyResult } from '@siegeworks/lab';
import { aboutText, findingsOf } from '@siegeworks/lab';
import { bad, bold, columns, dim, number, safe } from '../page.ts';

/** A study as people read it in the terminal; the whole of it is in the report. */
export function resultText(result: StudyResult): string {
  const { arms, comparisons } = result;
  const findings =
    comparisons.length > 0
      ? comparisons.flatMap(each => comparisonLines(each))
      : findingLines(findingsOf(arms[0]));
  return [
    bold(safe(result.title)) + (result.interrupted ? bad(' (interrupted: the same command continues)') : ''),
    dim(safe(aboutText(result))),
    '',
    columns([['', '', ...arms.map(({ name }) => safe(name))], ...ROWS.flatMap(row => rowOf(arms, row))]),
    '',
    ...findings,
  ].join('\n');
}

export function comparisonLines({ from, to, findings, looked }: Comparison): string[] {
  return [
    bold(safe(`From ${from} to ${to}`)),
    ...findingLines(findings),
    dim(
      `${number(looked)} differences were looked at; “sure” has been corrected for that (Holm), “likely” has not.`,
    ),
  ];
}
function findingLines(findings: readonly Finding[]): string[] {
  return findings.map(
    ({ verdict, title, text }) => `  ${bold(verdict.padEnd(9))}${safe(title)}. ${safe(text)}`,
  );
}

const ROWS: readonly (readonly [string, (arm: ArmResult) => Rate | null])[] = [
  ['won', arm => arm.won],
  ['whoever begins wins', arm => arm.first],
  ['comebacks', arm => arm.comebacks],
  ['deals that play decides', arm => arm.luck],
  ['stalls and draws', arm => arm.stalls],
];
function rowOf(arms: readonly ArmResult[], [what, rate]: (typeof ROWS)[number]): string[][] {
  const rates = arms.map(rate);
  if (rates.every(each => each === null || each.games === 0)) return [];
  return [['', what, ...rates.map(each => (each ? rateText(each) : ''))]];
}
const share = (n: number) => `${(n * 100).toFixed(1)} %`;
const rateText = ({ rate, low, high, games }: Rate) =>
  `${share(rate)} (${share(low)} to ${share(high)}) of ${number(games)}`;
