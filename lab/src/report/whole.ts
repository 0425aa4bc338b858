import type { StudyResult } from '../study/result.ts';
import { bodyOf } from './body.ts';
import { escaped } from './markup.ts';

/** What a report carries with it, each as text. */
export interface ReportParts {
  style: string;
  d3: string;
  plot: string;
  /** A module that exports `draw`. */
  draw: string;
}

/** A report as one file with everything in it: words, plots, tables, and the numbers behind them. */
export function wholeReport(result: StudyResult, { style, d3, plot, draw }: ReportParts): string {
  const data = JSON.stringify(result).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(result.title)}</title>
<style>
${style}</style>
</head>
<body class="report">
${bodyOf(result)}
<script type="application/json" id="study">${data}</script>
<script>${asScript(d3)}</script>
<script>${asScript(plot)}</script>
<script type="module">
${draw}
const result = JSON.parse(document.getElementById('study').textContent);
const redraw = () => draw(Plot, result, document.body, document.body.clientWidth);
redraw();
addEventListener('resize', redraw);
</script>
</body>
</html>
`;
}
const asScript = (text: string) => text.replaceAll('</script', '<\\/script');

/** The numbers inside a report that somebody kept, or `null` if it is none. */
export function resultInside(html: string): string | null {
  return /<script type="application\/json" id="study">([^<]*)<\/script>/.exec(html)?.[1] ?? null;
}
