import type { CardInfo } from '@siegeworks/protocol';
import type { ReactNode } from 'react';
import type { Pictures } from '../gallery/pictures.ts';
import { PrintBack, PrintCard } from './print-card.tsx';
import type { Layout, PrintOptions } from './sheets.ts';
import { mirrored } from './sheets.ts';

const mm = (n: number): string => `${n}mm`;

interface PageProps {
  layout: Layout;
  head: string;
  foot: string;
  ruler?: boolean;
  children: ReactNode;
}

/** One side of a paper, with a word above and below, and a bar to measure. */
export function PaperPage({ layout, head, foot, ruler = true, children }: PageProps) {
  return (
    <section className="paper" style={{ width: mm(layout.width), height: mm(layout.height) }}>
      <p className="paper-head">{head}</p>
      {children}
      <p className="paper-foot">{foot}</p>
      {ruler && <span className="paper-ruler" title="50 mm" />}
    </section>
  );
}

interface SheetProps {
  cards: readonly CardInfo[];
  pictures: Pictures;
  layout: Layout;
  options: PrintOptions;
  head: string;
  foot: string;
}

export function CardSheet({ cards, pictures, layout, options, head, foot }: SheetProps) {
  return (
    <PaperPage layout={layout} head={head} foot={foot} ruler={foot !== ''}>
      <Grid layout={layout} bleed={options.bleed}>
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies are told apart by their place on the sheet
          <PrintCard key={`${i} ${card.id}`} card={card} pictures={pictures} />
        ))}
      </Grid>
      {options.crop && <CropMarks layout={layout} bleed={options.bleed} />}
    </PaperPage>
  );
}

/** The other side of a sheet: each back behind its card when the paper is turned over its long edge. */
export function BackSheet({
  cards,
  layout,
  options,
  name,
  foot,
}: Omit<SheetProps, 'pictures' | 'head'> & { name: string }) {
  return (
    <PaperPage layout={layout} head="" foot={foot} ruler={false}>
      <Grid layout={layout} bleed={options.bleed} right={options.right} down={options.down}>
        {mirrored(cards, layout.columns).map((card, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
          card ? <PrintBack key={i} name={name} /> : <span key={i} />,
        )}
      </Grid>
    </PaperPage>
  );
}

interface GridProps {
  layout: Layout;
  bleed: number;
  right?: number;
  down?: number;
  children: ReactNode;
}

function Grid({ layout: { left, top, columns, cell }, bleed, right = 0, down = 0, children }: GridProps) {
  return (
    <div
      className={bleed > 0 ? 'paper-grid has-bleed' : 'paper-grid'}
      style={{
        left: mm(left + right),
        top: mm(top + down),
        gridTemplateColumns: `repeat(${columns}, ${mm(cell.width)})`,
        gridAutoRows: mm(cell.height),
      }}
    >
      {children}
    </div>
  );
}

/** Lines of 6 mm where to cut, 2 mm away from the cards. */
function CropMarks({ layout, bleed }: { layout: Layout; bleed: number }) {
  const { left, top, columns, rows, cell, width, height } = layout;
  const cuts = (n: number, start: number, step: number) =>
    Array.from({ length: n }, (_, i) => [start + i * step + bleed, start + (i + 1) * step - bleed]).flat();
  const xs = [...new Set(cuts(columns, left, cell.width))];
  const ys = [...new Set(cuts(rows, top, cell.height))];
  const bottom = top + rows * cell.height;
  const end = left + columns * cell.width;
  const marks = [
    ...xs.flatMap(x => [`M${x} ${top - 2}v-6`, `M${x} ${bottom + 2}v6`]),
    ...ys.flatMap(y => [`M${left - 2} ${y}h-6`, `M${end + 2} ${y}h6`]),
  ];
  return (
    <svg className="paper-marks" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={marks.join('')} />
    </svg>
  );
}
