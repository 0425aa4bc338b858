import * as Plot from '@observablehq/plot';
import type { Rating, RatingPoint } from '@siegeworks/protocol';

const HEIGHT = 304;
/** Below this width labels of months come half as often. */
const NARROW = 560;
/** What part of the height stands below the band, for wins and losses. */
const FOOT = 0.14;

interface Step extends Rating {
  n: number;
  at: number;
  low: number;
  high: number;
}

/** The plot as a drawing of this width. Matches stand at equal distances: a quiet month takes no room. */
export function drawing(points: readonly RatingPoint[], now: Rating, width: number): Element {
  const steps: Step[] = points.map((point, i) => step(point, i + 1, point.at));
  const today = step(now, points.length + 0.6, Date.now());
  const { bottom, top, ticks } = heights([...steps, today]);
  const foot = (top - bottom) * FOOT;
  const mark = (result: RatingPoint['result']) => steps.filter((_step, i) => points[i].result === result);
  const plot = Plot.plot({
    width,
    height: HEIGHT,
    marginLeft: 44,
    marginRight: 14,
    marginTop: 12,
    marginBottom: 24,
    className: 'rating-plot',
    x: { domain: [0.5, points.length + 1], axis: null },
    y: { domain: [bottom - foot, top], axis: null },
    marks: [
      Plot.ruleY(ticks, { className: 'plot-grid' }),
      Plot.text(ticks, {
        y: each => each,
        text: each => `${each}`,
        dx: -8,
        textAnchor: 'end',
        frameAnchor: 'left',
      }),
      Plot.areaY(steps, { x: 'n', y1: 'low', y2: 'high', className: 'plot-band' }),
      Plot.lineY(steps, { x: 'n', y: 'low', className: 'plot-edge' }),
      Plot.lineY(steps, { x: 'n', y: 'high', className: 'plot-edge' }),
      Plot.lineY(steps, { x: 'n', y: 'points', className: 'plot-line' }),
      Plot.ruleX([today], { x: 'n', y1: 'low', y2: 'high', className: 'plot-now' }),
      Plot.dot([today], { x: 'n', y: 'points', r: 6, className: 'plot-dot' }),
      Plot.ruleX(mark('won'), {
        x: 'n',
        y1: bottom - foot * 0.45,
        y2: bottom - foot * 0.1,
        className: 'plot-won',
      }),
      Plot.ruleX(mark('lost'), {
        x: 'n',
        y1: bottom - foot,
        y2: bottom - foot * 0.65,
        className: 'plot-lost',
      }),
      Plot.dot(mark('drawn'), { x: 'n', y: bottom - foot * 0.55, r: 2, className: 'plot-drawn' }),
      Plot.text(['won'], { y: bottom - foot * 0.28, dx: -8, textAnchor: 'end', frameAnchor: 'left' }),
      Plot.text(['lost'], { y: bottom - foot * 0.82, dx: -8, textAnchor: 'end', frameAnchor: 'left' }),
      Plot.text(dates(steps, width < NARROW ? 3 : 7), {
        x: 'n',
        text: 'name',
        frameAnchor: 'bottom',
        dy: 18,
        textAnchor: 'start',
      }),
    ],
  });
  // The page allows no styles but its own: those of the library stand in profile.css.
  for (const own of plot.querySelectorAll('style')) own.remove();
  // The whole is named and told as a table; its parts have no names of their own.
  for (const part of plot.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
  return plot;
}

const step = (rating: Rating, n: number, at: number): Step => ({
  ...rating,
  n,
  at,
  low: rating.points - 2 * rating.deviation,
  high: rating.points + 2 * rating.deviation,
});

/** What is shown of the scale: all of the line, and the band as far as 450 points from it. */
function heights(steps: readonly Step[]) {
  const grid = 200;
  const lowest = Math.min(...steps.map(({ low, points }) => Math.max(low, points - 450)));
  const highest = Math.max(...steps.map(({ high, points }) => Math.min(high, points + 450)));
  const bottom = Math.floor(lowest / 50) * 50;
  const top = Math.ceil(highest / 50) * 50;
  const first = Math.ceil(bottom / grid) * grid;
  const ticks = Array.from({ length: Math.floor((top - first) / grid) + 1 }, (_, i) => first + i * grid);
  return { bottom, top, ticks };
}

/** Names of months where they begin, or of days where all is one month; at most this many. */
function dates(steps: readonly Step[], most: number): { n: number; name: string }[] {
  const months = firsts(steps, { month: 'long' });
  const named = months.length > 1 ? months : firsts(steps, { day: 'numeric', month: 'short' });
  const apart = steps.length / most;
  const kept: { n: number; name: string }[] = [];
  for (const each of named) if (each.n - (kept.at(-1)?.n ?? -apart) >= apart) kept.push(each);
  return kept;
}
function firsts(steps: readonly Step[], format: Intl.DateTimeFormatOptions): { n: number; name: string }[] {
  const named = steps.map(({ n, at }) => ({ n, name: new Date(at).toLocaleDateString('en-GB', format) }));
  return named.filter((each, i) => i === 0 || named[i - 1].name !== each.name);
}
