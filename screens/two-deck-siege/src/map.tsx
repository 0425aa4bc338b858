import type { Area } from '@siegeworks/protocol';
import { classes } from '@siegeworks/ui';
import type { CSSProperties, ReactNode } from 'react';
import { useScene } from './context.ts';
import { Forecast } from './forecast.tsx';
import { DeckPanel, Legend, StandingPanel, SubjectPanel } from './panels.tsx';
import { Place } from './place.tsx';
import { QuietFronts } from './quiet.tsx';
import './map.css';

/** Bands outside the castle, on every side. */
const BANDS = 3;
/** How much wider and higher than a band a card of the castle is. */
const WIDE = 1.6;
const HIGH = 1.2;

/** The castle from above; panels fill the four corners, where no unit ever stands. */
export function SiegeMap() {
  const { desk } = useScene();
  const areas = desk.props.state.board.areas.filter(({ spot }) => spot);
  const width = 1 + Math.max(...areas.map(({ spot }) => spot?.x ?? 0));
  const height = 1 + Math.max(...areas.map(({ spot }) => spot?.y ?? 0));
  const style = {
    '--slim': `calc(100cqw / ${2 * BANDS + WIDE * (width - 2 * BANDS)})`,
    '--wide': `calc(${WIDE} * var(--slim))`,
    gridTemplateColumns: tracks(width, WIDE),
    gridTemplateRows: tracks(height, HIGH),
  };
  return (
    <div className="tds-map">
      <div className="tds-grid" style={style as CSSProperties}>
        <Corner at="1 / 1 / 4 / 5">
          <DeckPanel />
        </Corner>
        <Corner at={`1 / ${width - BANDS} / 4 / ${width + 1}`} right>
          <SubjectPanel />
        </Corner>
        {areas.map(area => (
          <Place key={area.id} area={area} style={spotStyle(area)} />
        ))}
        <QuietFronts areas={areas} />
        <Corner at={`${height - BANDS + 1} / 1 / ${height + 1} / 5`}>
          <StandingPanel />
        </Corner>
        <Corner at={`${height - BANDS + 1} / ${width - BANDS} / ${height + 1} / ${width + 1}`} right>
          {/* Beside a rail the forecast stands there; the corner then says how a unit is read. */}
          <div className="tds-with-rail">
            <Legend />
          </div>
          <div className="tds-without-rail">
            <Forecast desk={desk} />
          </div>
        </Corner>
      </div>
    </div>
  );
}

/** Slim bands outside, wider cards of the castle inside. */
const tracks = (n: number, wide: number): string =>
  Array.from({ length: n }, (_, i) => `minmax(0, ${i < BANDS || i >= n - BANDS ? 1 : wide}fr)`).join(' ');

function spotStyle({ spot }: Area): CSSProperties {
  const { x = 0, y = 0, width = 1, height = 1 } = spot ?? {};
  return { gridArea: `${y + 1} / ${x + 1} / ${y + 1 + height} / ${x + 1 + width}` };
}

function Corner({ at, right = false, children }: { at: string; right?: boolean; children: ReactNode }) {
  return (
    <div className={classes('tds-corner', { 'is-right': right })} style={{ gridArea: at }}>
      {children}
    </div>
  );
}
