import type { Failure, Result } from './result.ts';

const indent = (lines: string[], by: string) =>
  lines.flatMap(line => line.split('\n')).map(line => `${by}${line}`.trimEnd());

/** One case in words: a line when it came out, everything that helps when it did not. */
export function report(result: Result): string {
  const name = `${result.file} › ${result.name}`;
  if (!result.failure) return `✓ ${name}`;
  return [`✗ ${name}`, ...indent(failureLines(result.failure), '  ')].join('\n');
}

function failureLines(failure: Failure): string[] {
  const place = WHERE[failure.step] ?? `step ${failure.step}`;
  return [
    failure.text ? `${place} — ${failure.text}` : place,
    ...indent([failure.message], '  '),
    ...pair('expected', failure.expected),
    ...pair('found', failure.found),
    ...section('did you mean', failure.near),
    ...section(failure.asked, failure.options),
    ...section('what happened', failure.events),
    ...section('the table', failure.board === '' ? [] : [failure.board]),
  ];
}
const WHERE: Record<string, string> = { given: 'the position (given)', end: 'at the end' };

function pair(title: string, value: string | null): string[] {
  if (value === null) return [];
  const [first, ...rest] = value.split('\n');
  return [`  ${`${title}:`.padEnd(10)}${first}`, ...indent(rest, ' '.repeat(12))];
}

function section(title: string, lines: string[]): string[] {
  return title === '' || lines.length === 0 ? [] : [title, ...indent(lines, '  ')];
}

/** The last line of a run. */
export function summary(results: readonly Result[]): string {
  const failed = results.filter(result => !result.ok).length;
  const cases = results.length === 1 ? '1 scenario' : `${results.length} scenarios`;
  return failed === 0 ? `${cases}, all as expected` : `${cases}, ${failed} not as expected`;
}
