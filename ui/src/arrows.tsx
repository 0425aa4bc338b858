import type { RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Box, Way } from './arrow-path.ts';
import { around, asideOf, labelSpot, wayBetween } from './arrow-path.ts';
import './arrows.css';

/** What an arrow means; each kind has a form of its own. */
export type ArrowKind = 'attack' | 'block' | 'target';

/** An arrow over the board, between what carries `data-thing`: cards by number, places by id. */
export interface ArrowLine {
  from: number | string;
  to: number | string;
  kind: ArrowKind;
  label?: string;
}
interface Drawn extends Way {
  key: string;
  kind: ArrowKind;
  label: string;
  /** Where the label stands. */
  spot: { x: number; y: number };
}

/** Arrows over the board that they are put into; it must be `position: relative`. What they say is also in words. */
export function Arrows({
  lines,
  board,
}: {
  lines: readonly ArrowLine[];
  board: RefObject<HTMLElement | null>;
}) {
  const layer = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  const latest = useRef(lines);
  latest.current = lines;
  const draw = useCallback(() => {
    const next = layer.current && board.current ? drawAll(latest.current, layer.current, board.current) : [];
    setDrawn(old => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
  }, [board]);
  useLayoutEffect(() => {
    draw();
    settled(board.current).then(moved => moved && draw());
  });
  useEffect(() => watch(board.current, draw), [board, draw]);
  return (
    <div ref={layer} className="arrows" aria-hidden="true">
      <svg aria-hidden="true">
        {drawn.map(({ key, kind, d, end, turn }) => (
          <g key={key} className={`arrow arrow-${kind}`}>
            <path className="arrow-rim" d={d} />
            <path className="arrow-line" d={d} />
            <path
              className="arrow-head"
              d={HEADS[kind]}
              transform={`translate(${end.x} ${end.y}) rotate(${turn})`}
            />
          </g>
        ))}
      </svg>
      {drawn.map(
        ({ key, kind, label, spot }) =>
          label !== '' && (
            <span
              key={key}
              className={`arrow-label arrow-${kind}`}
              style={{ left: `${spot.x}px`, top: `${spot.y}px` }}
            >
              {label}
            </span>
          ),
      )}
    </div>
  );
}

/** A point that hits, a bar that stops, a small point that means somebody. */
const HEADS: Readonly<Record<ArrowKind, string>> = {
  attack: 'M4 0-18-13-12 0-18 13Z',
  block: 'M-1-15h6v30h-6z',
  target: 'M3 0-12-8v16z',
};

function drawAll(lines: readonly ArrowLine[], layer: HTMLElement, board: HTMLElement): Drawn[] {
  if (lines.length === 0) return [];
  const origin = layer.getBoundingClientRect();
  const ends = new Map<number | string, number>();
  const taken = lines.some(({ label = '' }) => label !== '') ? thingsIn(board, origin) : [];
  return lines.flatMap(({ from, to, kind, label = '' }) => {
    const [start, end] = [boxOf(from, origin, board), boxOf(to, origin, board)];
    if (!start || !end) return [];
    const n = ends.get(to) ?? 0;
    ends.set(to, n + 1);
    const all = lines.filter(line => line.to === to).length;
    const way = wayBetween(start, end, asideOf(n, all, end.width));
    const size = labelSize(label);
    const spot = labelSpot(way, size, taken);
    if (label !== '') taken.push(around(spot, size));
    return [{ key: `${from} ${to} ${kind}`, kind, label, spot, ...way }];
  });
}

/** About how large a label is: good enough to find a place for it before it is drawn. */
function labelSize(label: string): { width: number; height: number } {
  const wide = 7 * label.length + 18;
  return wide > 180 ? { width: 180, height: 40 } : { width: wide, height: 24 };
}

/** The boxes of all cards and tokens, seen from the layer. */
function thingsIn(board: HTMLElement, origin: DOMRect): Box[] {
  return [...board.querySelectorAll('.card, .token')].map(thing => seenFrom(origin, thing));
}

function seenFrom(origin: DOMRect, element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - origin.left, top: top - origin.top, width, height };
}

/** Where a thing lies, seen from the layer; `null` when it is not on the board or folded away. */
function boxOf(thing: number | string, origin: DOMRect, board: HTMLElement): Box | null {
  const element = board.querySelector(`[data-thing="${CSS.escape(`${thing}`)}"]`);
  const box = element && seenFrom(origin, element);
  return box && box.width > 0 ? box : null;
}

/** Cards that glide are measured again where they come to rest: whether there were any. */
async function settled(board: HTMLElement | null): Promise<boolean> {
  // They begin to glide once all of the table has been drawn, and that includes the arrows.
  await Promise.resolve();
  const gliding = board?.getAnimations({ subtree: true }) ?? [];
  await Promise.allSettled(gliding.map(each => each.finished));
  return gliding.length > 0;
}

function watch(board: HTMLElement | null, draw: () => void): () => void {
  if (!board) return () => {};
  const sizes = new ResizeObserver(draw);
  sizes.observe(board);
  board.addEventListener('scroll', draw, { capture: true, passive: true });
  return () => {
    sizes.disconnect();
    board.removeEventListener('scroll', draw, { capture: true });
  };
}
