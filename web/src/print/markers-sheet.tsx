import './boards.css';
import type { GameInfo } from '@siegeworks/protocol';
import type { Markers } from './markers.ts';
import { PaperPage } from './sheet.tsx';
import type { Layout } from './sheets.ts';

interface MarkersSheetProps {
  game: GameInfo;
  markers: Markers;
  layout: Layout;
  head: string;
  foot: string;
}

/** Counters of 16 mm to cut out along their edges, and tracks for a coin. */
export function MarkersSheet({ game, markers: { counters, tracks }, layout, head, foot }: MarkersSheetProps) {
  return (
    <PaperPage layout={layout} head={head} foot={foot}>
      <div className="paper-markers">
        <h2>
          {game.title} <i>counters and tracks</i>
        </h2>
        <ul>
          {counters.flatMap(({ name, copies, rule }) =>
            Array.from({ length: copies }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike
              <li key={`${name} ${i}`} className="paper-counter">
                {name}
                <small>{rule}</small>
              </li>
            )),
          )}
        </ul>
        {tracks.map(({ name, from, to, rule }) => (
          <section key={name}>
            <h3>
              {name} <small>{rule}</small>
            </h3>
            <ol>
              {Array.from({ length: to - from + 1 }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: numbers never change their order
                <li key={i} className="paper-step">
                  {from + i}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </PaperPage>
  );
}
