import type { Area, Spot } from '@siegeworks/protocol';

/** An area that lies on the map. */
export type Placed = Area & { spot: Spot };
export const placedOf = (areas: readonly Area[]): Placed[] =>
  areas.filter((area): area is Placed => area.spot !== undefined);

/** Lines of a grid as CSS counts them: the first row and column are 1, ends lie behind the last. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** Where everything on a map lies once rows and columns without any area are left out. */
export interface Layout {
  /** For each column, whether a large area lies in it: those are wider. */
  columns: boolean[];
  rows: number;
  boxes: Map<string, Box>;
  /** The free space in the upper corners, for what belongs to nobody and has no place. */
  corners: { left: Box | null; right: Box | null };
}

export function layOut(areas: readonly Placed[]): Layout {
  const xs = used(areas.map(({ spot }) => [spot.x, spot.width ?? 1]));
  const ys = used(areas.map(({ spot }) => [spot.y, spot.height ?? 1]));
  const boxes = new Map(areas.map(({ id, spot }) => [id, boxOf(spot, xs, ys)]));
  const all = [...boxes.values()];
  const isWide = (line: number) =>
    all.some(({ left, right }) => right - left > 1 && left <= line && line < right);
  return {
    columns: xs.map((_, i) => isWide(i + 1)),
    rows: ys.length,
    boxes,
    corners: {
      left: corner(all, xs.length, ys.length),
      right: mirrored(
        corner(
          all.map(box => mirror(box, xs.length)),
          xs.length,
          ys.length,
        ),
        xs.length,
      ),
    },
  };
}

/** The places along one edge that some area covers, in order. */
function used(stretches: readonly [from: number, length: number][]): number[] {
  const places = stretches.flatMap(([from, length]) => Array.from({ length }, (_, i) => from + i));
  return [...new Set(places)].sort((a, b) => a - b);
}

function boxOf({ x, y, width = 1, height = 1 }: Spot, xs: readonly number[], ys: readonly number[]): Box {
  const left = xs.indexOf(x) + 1;
  const top = ys.indexOf(y) + 1;
  return { left, top, right: left + width, bottom: top + height };
}

/** The largest free space in the upper left corner, at least two by two. */
function corner(boxes: readonly Box[], columns: number, rows: number): Box | null {
  let best: Box | null = null;
  for (let right = 3; right <= columns + 1; right++) {
    const inTheWay = boxes.filter(box => box.left < right).map(box => box.top);
    const bottom = Math.min(rows + 1, ...inTheWay);
    const box = { left: 1, top: 1, right, bottom };
    if (bottom >= 3 && (best === null || size(box) > size(best))) best = box;
  }
  return best;
}
const size = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

const mirror = (box: Box, columns: number): Box => ({
  ...box,
  left: columns + 2 - box.right,
  right: columns + 2 - box.left,
});
const mirrored = (box: Box | null, columns: number) => box && mirror(box, columns);

/** A box as the `grid-area` of CSS. */
export const gridArea = ({ left, top, right, bottom }: Box): string =>
  `${top} / ${left} / ${bottom} / ${right}`;

/** `damage 3 of 10`: how far a place has come from none to all, or `null` when its note does not say. */
export function gauge(note: string): { value: number; of: number } | null {
  const [, value, of] = /(\d+) of (\d+)/.exec(note) ?? [];
  return of === undefined || Number(of) === 0 ? null : { value: Number(value), of: Number(of) };
}
