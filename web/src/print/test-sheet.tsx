import { PaperPage } from './sheet.tsx';
import type { Layout } from './sheets.ts';

/** Two rulers and a cross: what to measure before ink is spent on cards. */
export function TestSheet({ layout, back }: { layout: Layout; back: boolean }) {
  const { width, height } = layout;
  const x = width / 2;
  const y = height / 2;
  const ticks = (n: number) => Array.from({ length: n + 1 }, (_, i) => i);
  return (
    <PaperPage layout={layout} head={back ? 'Test page, second side' : 'Test page'} foot="" ruler={false}>
      <svg className="paper-marks" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={`M${x - 50} ${y}h100M${x} ${y - 50}v100`} />
        <path
          d={ticks(100)
            .map(
              i => `M${x - 50 + i} ${y}v${i % 10 === 0 ? 4 : 2}M${x} ${y - 50 + i}h${i % 10 === 0 ? 4 : 2}`,
            )
            .join('')}
        />
        <rect x={x - 31.5} y={y - 44} width="63" height="88" />
      </svg>
      <p className="paper-words">
        {back
          ? 'Hold both sides against the light: by how many millimetres is this cross to the right of and below the other one? Enter the opposite numbers.'
          : 'Both lines are 100 mm long and the frame is a card of 63 × 88 mm. If they are not, print at 100 % (“actual size”).'}
      </p>
    </PaperPage>
  );
}
