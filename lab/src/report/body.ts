import { findingsOf } from '../study/compare.ts';
import type { Finding, StudyResult } from '../study/result.ts';
import { escaped, list } from './markup.ts';
import { sections } from './sections.ts';

/** The words and tables of a report, with places for its plots. */
export function bodyOf(result: StudyResult): string {
  return [
    `<h1>${escaped(result.title)}</h1>`,
    `<p class="quiet">${escaped(aboutText(result))}</p>`,
    saidIn(result),
    ...sections(result),
  ].join('\n');
}

/** What was played, in one line. */
export function aboutText({
  gameTitle,
  arms,
  plan,
  rulesVersion,
  interrupted,
  seconds,
}: StudyResult): string {
  const games = arms.map(({ finished }) => finished.toLocaleString('en')).join(' + ');
  const who = [...new Set(plan.players)].join(' against ');
  const decks =
    plan.decks[0] === 'random'
      ? 'random legal decks'
      : plan.decks[0] === 'same'
        ? 'every deck against itself'
        : plan.pool.length > 1
          ? `${plan.pool.length} decks, every pair in turn`
          : '';
  const parts = [
    `${gameTitle}, rules version ${rulesVersion}`,
    `${games} games`,
    who,
    decks,
    `seed “${plan.seed}”`,
    seconds >= 1 ? `${Math.round(seconds)} seconds` : '',
  ];
  return `${parts.filter(part => part !== '').join(', ')}.${interrupted ? ' The study was stopped before its end.' : ''}`;
}

/** How narrow the interval of the first player must be before a study may say anything. */
const NARROW = 0.25;
function saidIn(result: StudyResult): string {
  const widest = Math.max(...result.arms.map(({ first, won }) => widthOf(first ?? won)));
  if (widest > NARROW)
    return `<section class="said"><h2>What it says</h2><p>Nothing yet: the intervals are still ${Math.round(widest * 100)} points wide.</p></section>`;
  const findings: readonly Finding[] =
    result.comparisons.length > 0
      ? result.comparisons.flatMap(({ findings: own, to }) =>
          result.comparisons.length > 1 ? own.map(each => ({ ...each, title: `${to}: ${each.title}` })) : own,
        )
      : findingsOf(result.arms[0]);
  const items = findings.map(
    ({ verdict, title, text }) =>
      `<span class="verdict ${verdict.replace(' ', '-')}">${verdict}</span><h3>${escaped(title)}</h3>${escaped(text)}`,
  );
  return `<section class="said"><h2>What it says</h2>${list(items)}<p class="quiet">${escaped(caution(result))}</p></section>`;
}
const widthOf = (rate: { low: number; high: number } | null) => (rate ? rate.high - rate.low : 0);

function caution({ comparisons }: StudyResult): string {
  const looked = comparisons.reduce((sum, each) => sum + each.looked, 0);
  const sure =
    'Sure: 19 times of 20 none of these is an accident, counted over all that was looked at (Holm).';
  const likely = 'Likely: it would be, if nothing else had been looked at.';
  if (looked === 0) return `${sure} ${likely}`;
  return `${sure} ${likely} ${looked} differences were looked at; by chance alone about ${Math.round(looked / 20)} of them would seem likely.`;
}
