import type { Desk, Thing } from '@siegeworks/screen-table';
import { FaceList, isLit, PlaceHead, upper } from '@siegeworks/screen-table';
import { classes, Token } from '@siegeworks/ui';
import type { CSSProperties, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Box, Placed } from './spots.ts';
import { gauge, gridArea, layOut } from './spots.ts';
import './map.css';

/** With so few columns there is room for all words, even on a phone. */
const FEW = 6;

interface MapProps {
  desk: Desk;
  areas: readonly Placed[];
  /** What Tab leads to before anything has been focused. */
  first: Thing;
  /** What belongs to nobody and has no place on the map: words and piles, and rows of cards. */
  plate: ReactNode;
  rows: ReactNode;
}

/** The table from above: every area at its place, those without a place in the free corners. */
export function MapView({ desk, areas, first, plate, rows }: MapProps) {
  const { columns, boxes, corners } = layOut(areas);
  const [whole, setWhole] = useState(true);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A part of the map is shown from its middle first.
    const map = frame.current;
    if (map && !whole) map.scrollLeft = (map.scrollWidth - map.clientWidth) / 2;
  }, [whole]);
  const style = { '--columns': columns.map(wide => (wide ? 'var(--wide)' : 'var(--slim)')).join(' ') };
  return (
    <>
      {!corners.left && plate}
      {!corners.right && rows}
      <button type="button" className="button small map-size" onClick={() => setWhole(!whole)}>
        {whole ? 'Closer' : 'Whole map'}
      </button>
      <div className="map-frame" ref={frame}>
        <div className={classes('map', { whole, few: columns.length <= FEW })} style={style as CSSProperties}>
          <Corner box={corners.left}>{plate}</Corner>
          <Corner box={corners.right}>{rows}</Corner>
          {areas.map(area => (
            <Cell key={area.id} desk={desk} area={area} box={boxes.get(area.id)} first={first} />
          ))}
        </div>
      </div>
    </>
  );
}

function Corner({ box, children }: { box: Box | null; children: ReactNode }) {
  return (
    box &&
    children && (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a corner that scrolls must be reachable by keyboard
      <div className="map-corner" style={{ '--at': gridArea(box) } as CSSProperties} tabIndex={0}>
        {children}
      </div>
    )
  );
}

interface CellProps {
  desk: Desk;
  area: Placed;
  box: Box | undefined;
  first: Thing;
}

/** One place of the map with everybody who is there. An option that names it makes it glow. */
function Cell({ desk, area, box, first }: CellProps) {
  const { id, seat, note, cards } = area;
  const level = gauge(note);
  const states = {
    ground: seat === null,
    large: (area.spot.width ?? 1) * (area.spot.height ?? 1) > 1,
    empty: cards.length === 0,
    full: level !== null && level.value >= level.of,
    'is-usable': desk.lit.has(id),
    'is-selected': desk.chosen?.id === id,
    'is-targeted': desk.targets.has(id),
    'holds-light': cards.some(face => isLit(face, desk.lit)),
  };
  return (
    <section
      className={classes('cell', states)}
      style={box && { gridArea: gridArea(box) }}
      aria-label={[upper(area.title), note, cards.length === 0 ? 'empty' : ''].filter(Boolean).join(', ')}
    >
      <CellHead desk={desk} area={area} first={first} />
      {level && level.value > 0 && <Gauge part={level.value / level.of} />}
      {cards.length > 0 && (
        <ul className="tokens">
          <FaceList desk={desk} faces={cards} area={area} place={id} first={first} look={Token} />
        </ul>
      )}
    </section>
  );
}

/** The name of a place, and what is noted of it. */
function CellHead({ desk, area, first }: Omit<CellProps, 'box'>) {
  const { title, note } = area;
  return (
    <PlaceHead desk={desk} area={area} first={first} className="cell-head">
      <b>{upper(title)}</b> {note !== '' && <span>{note}</span>}
    </PlaceHead>
  );
}

/** How much of the place is damaged; the words beside its name say the same. */
function Gauge({ part }: { part: number }) {
  return <span className="gauge" style={{ '--part': Math.min(1, part) } as CSSProperties} />;
}
