/** A rectangle on the board. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Point {
  x: number;
  y: number;
}
/** A line from one box to another: its curve, where it ends and in which direction. */
export interface Way {
  d: string;
  /** The four points that make the curve. */
  points: Curve;
  end: Point;
  /** In degrees; 0 points to the right. */
  turn: number;
}

type Curve = readonly [Point, Point, Point, Point];

/** How far an arrow bulges when both ends lie in one row. */
const BULGE = 46;
/** Room between the tip and what it points at. */
const GAP = 6;

/** Through the gap between two rows, or in a bow over one row. `aside` keeps apart what ends at the same thing. */
export function wayBetween(from: Box, to: Box, aside = 0): Way {
  const [a, b] = [middleOf(from), middleOf(to)];
  const above = to.top + to.height <= from.top + from.height / 2;
  const below = from.top + from.height <= to.top + to.height / 2;
  if (!above && !below) return bow(from, to, aside);
  const start = { x: a.x, y: above ? from.top : from.top + from.height };
  const end = { x: b.x + aside, y: above ? to.top + to.height + GAP : to.top - GAP };
  const half = (end.y - start.y) / 2;
  const pull = Math.sign(half) * Math.max(Math.abs(half), 24);
  return curve([start, { x: start.x, y: start.y + pull }, { x: end.x, y: end.y - pull }, end]);
}

/** Over the row; in the uppermost one, under it: above there is no board. */
function bow(from: Box, to: Box, aside: number): Way {
  const under = Math.min(from.top, to.top) < BULGE;
  const edge = ({ top, height }: Box) => (under ? top + height : top);
  const start = { x: middleOf(from).x, y: edge(from) };
  const end = { x: middleOf(to).x + aside, y: edge(to) + (under ? GAP : -GAP) };
  const far = under ? Math.max(start.y, end.y) + BULGE : Math.min(start.y, end.y) - BULGE;
  return curve([start, { x: start.x, y: far }, { x: end.x, y: far }, end]);
}

function curve(points: Curve): Way {
  const [a, b, c, d] = points;
  const at = (p: Point) => `${round(p.x)} ${round(p.y)}`;
  return {
    d: `M${at(a)}C${at(b)} ${at(c)} ${at(d)}`,
    points,
    end: d,
    turn: (Math.atan2(d.y - c.y, d.x - c.x) * 180) / Math.PI,
  };
}

/** A point of the curve, one coordinate at a time. */
function along(a: number, b: number, c: number, d: number, t: number): number {
  const u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}
const middleOf = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });
const round = (n: number): number => Math.round(n * 10) / 10;

/** Where labels are tried along the way: the middle first. */
const PARTS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78, 0.14, 0.86];

/** Where the label of a way stands: where it covers as little as possible of what lies on the board. */
export function labelSpot(
  { points }: Way,
  size: { width: number; height: number },
  taken: readonly Box[],
): Point {
  const spots = PARTS.map(part => pointAt(points, part));
  const covered = spots.map(spot => taken.reduce((sum, box) => sum + shared(around(spot, size), box), 0));
  return spots[covered.indexOf(Math.min(...covered))] ?? pointAt(points, 0.5);
}

/** The box of a label that stands on this point. */
export const around = ({ x, y }: Point, { width, height }: { width: number; height: number }): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
});

function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

const pointAt = ([a, b, c, d]: Curve, part: number): Point => ({
  x: along(a.x, b.x, c.x, d.x, part),
  y: along(a.y, b.y, c.y, d.y, part),
});

/** How far aside the n-th of `all` arrows ends at a thing of this width. */
export function asideOf(n: number, all: number, width: number): number {
  return (n - (all - 1) / 2) * Math.min(18, width / (all + 1));
}
