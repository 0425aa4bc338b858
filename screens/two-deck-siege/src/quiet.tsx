import type { Area } from '@siegeworks/protocol';
import { upper } from '@siegeworks/screen-table';
import type { Side } from '@siegeworks/two-deck-siege';
import { LABELS, SIDE_NAMES, SIDES } from '@siegeworks/two-deck-siege';
import type { CSSProperties } from 'react';
import { useScene } from './context.ts';
import { frontOf } from './sides.ts';
import './quiet.css';

/** Over each empty front one word in place of its six names; its places stay where they are, and open when pointed at. */
export function QuietFronts({ areas }: { areas: readonly Area[] }) {
  const { quiet } = useScene();
  return SIDES.filter(side => quiet.has(side)).map(side => (
    <QuietFront key={side} side={side} style={spanOf(frontOf(areas, side))} />
  ));
}

export const QuietFront = ({ side, style }: { side: Side; style?: CSSProperties }) => (
  <p className="tds-quiet" style={style}>
    {upper(SIDE_NAMES[side] ?? '')} <small>{LABELS.quiet}</small>
  </p>
);

/** The part of the map that all these places cover. */
function spanOf(areas: readonly Area[]): CSSProperties {
  const spots = areas.flatMap(({ spot }) => (spot ? [spot] : []));
  const [left, top] = [Math.min(...spots.map(({ x }) => x)), Math.min(...spots.map(({ y }) => y))];
  const right = Math.max(...spots.map(({ x, width = 1 }) => x + width));
  const bottom = Math.max(...spots.map(({ y, height = 1 }) => y + height));
  return { gridArea: `${top + 1} / ${left + 1} / ${bottom + 1} / ${right + 1}` };
}
