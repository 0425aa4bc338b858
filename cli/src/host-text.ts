import type { Status } from '@siegeworks/server';
import { bold, columns, dim, number, plural, safe } from './page.ts';
import { lengthText } from './times.ts';

/** How a house is, for somebody at a terminal. */
export function statusText({
  version,
  key,
  tables,
  nodes,
  people,
  matches,
  seeks,
  reports,
  notice,
  bytes,
}: Status): string {
  const rows = [
    [
      '',
      'people',
      number(people.all),
      `${plural(people.accounts, 'account')}, ${number(people.lately)} here in the last day`,
    ],
    ['', 'matches', number(matches.running + matches.finished), `${number(matches.running)} running`],
    ['', 'invitations', number(seeks.waiting), `waiting, ${number(seeks.open)} of them open to anybody`],
    ['', 'reports', number(reports), reports > 0 ? 'waiting: siege host reports' : 'waiting'],
  ];
  return [
    bold(`Siegeworks ${version}`) + dim(`  tables of ${tables}`),
    ...(notice ? [`Notice: ${safe(notice.text)}${notice.drain ? ' (no new matches begin)' : ''}`] : []),
    '',
    bold(nodes.length === 0 ? 'No node is running' : plural(nodes.length, 'node')),
    ...nodes.map(
      ({ node, version: runs, up, rooms, visits }) =>
        `  ${node}  ${runs ?? 'an older version'}, up ${lengthText(up)}, ${plural(rooms, 'room')}, ${plural(visits, 'visit')}`,
    ),
    '',
    columns(rows),
    dim(`key of its seals ${key}`),
    '',
    bold(`${sizeText(bytes.all)} in the database`),
    columns(Object.entries(bytes.tables).map(([table, size]) => ['', safe(table), sizeText(size)])),
  ].join('\n');
}

function sizeText(bytes: number): string {
  const [size, unit] = bytes >= 1e6 ? [bytes / 1e6, 'MB'] : [bytes / 1e3, 'kB'];
  return `${number(Math.round(size * 10) / 10)} ${unit}`;
}

export interface Reported {
  n: number;
  by_name: string;
  whom: string;
  whom_name: string;
  match: string;
  words: string;
  talk: { name: string; text: string }[];
  at: number;
}

/** What people have reported, with what was said at the table. */
export function reportsText(reports: readonly Reported[]): string {
  if (reports.length === 0) return 'No report is waiting.';
  return reports.map(reportText).join('\n\n');
}
function reportText({ n, by_name, whom, whom_name, match, words, talk, at }: Reported): string {
  return [
    bold(`${n}: ${safe(by_name)} about ${safe(whom_name)}`) +
      dim(` (${safe(whom)}), ${new Date(at).toISOString()}`),
    words === '' ? '  without a word' : `  “${safe(words)}”`,
    dim(`  match ${safe(match)}, the last ${plural(talk.length, 'line')}:`),
    ...talk.map(({ name, text }) => `    ${safe(name)}: ${safe(text)}`),
  ].join('\n');
}
