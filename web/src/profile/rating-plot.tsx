import type { Rating, RatingPoint } from '@siegeworks/protocol';
import { useEffect, useRef, useState } from 'react';
import { drawing } from './drawing.ts';
import { changeWords, dayWords, ratingWords } from './standing.ts';

interface RatingPlotProps {
  title: string;
  points: readonly RatingPoint[];
  /** The rating as it stands today. */
  now: Rating;
}

/** The rating after every match, with a band of twice the deviation; wins up and losses down at the foot. */
export function RatingPlot({ title, points, now }: RatingPlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  useEffect(() => {
    if (width > 0) place.current?.replaceChildren(drawing(points, now, width));
  }, [points, now, width]);
  const label = `Rating at ${title} after each of ${points.length} rated matches, now ${ratingWords(now)}`;
  return (
    <>
      <div ref={place} className="rating-plot-box" role="img" aria-label={label} />
      <PlotTable points={points} />
    </>
  );
}

/** How wide the plot may be, also after the window has changed. */
function useWidth(place: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!place.current) return;
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry.contentRect.width)));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return width;
}

const RESULTS = { won: 'Won', lost: 'Lost', drawn: 'Drawn' } as const;

/** The same as numbers, the newest first. */
function PlotTable({ points }: { points: readonly RatingPoint[] }) {
  return (
    <details className="plot-table">
      <summary>The plot as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard */}
      <section className="plot-table-scroll" tabIndex={0} aria-label="The plot as a table">
        <table>
          <thead>
            <tr>
              <th scope="col">Match</th>
              <th scope="col">When</th>
              <th scope="col">Result</th>
              <th scope="col">Rating</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map((point, i) => {
              const n = points.length - i;
              const before = points[n - 2];
              return (
                <tr key={n}>
                  <th scope="row">{n}</th>
                  <td>{dayWords(point.at, Date.now())}</td>
                  <td>{RESULTS[point.result]}</td>
                  <td>{ratingWords(point)}</td>
                  <td>{before ? changeWords(point.points - before.points) : ''}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </details>
  );
}
