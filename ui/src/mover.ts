import type { ReactNode, RefObject } from 'react';
import { Component } from 'react';
import type { Box } from './arrow-path.ts';

export type Places = ReadonlyMap<string, Box>;
/** How a thing looked from where it lies now, before it moved. */
export interface Move {
  thing: string;
  dx: number;
  dy: number;
  sx: number;
  sy: number;
}

/** How long a card glides at the usual speed, in milliseconds. */
const GLIDE = 260;
/** Less than this does not count as a move. */
const STILL = 3;

/** Which things lie elsewhere than before. What is new or gone does not move. */
export function movesOf(before: Places, after: Places): Move[] {
  return [...after].flatMap(([thing, now]) => {
    const old = before.get(thing);
    if (!old || now.width === 0 || old.width === 0) return [];
    const [dx, dy] = [old.left - now.left, old.top - now.top];
    if (Math.hypot(dx, dy) < STILL) return [];
    return [{ thing, dx, dy, sx: old.width / now.width, sy: old.height / now.height }];
  });
}

interface MoverProps {
  /** The element in which things move. */
  board: RefObject<HTMLElement | null>;
  /** Things may move when this changes; anything else, such as a window made smaller, moves nothing. */
  turn: unknown;
  children: ReactNode;
}

/** Everything with `data-thing` inside glides from where it lay to where it lies now. */
export class Mover extends Component<MoverProps> {
  // Only this moment lies before the new places and after the old ones.
  override getSnapshotBeforeUpdate(before: MoverProps): Places | null {
    return before.turn === this.props.turn ? null : placesIn(this.props.board.current);
  }

  override componentDidUpdate(_props: MoverProps, _state: unknown, before: Places | null): void {
    const board = this.props.board.current;
    // Asked only when things may have moved: to ask makes the browser work all styles out at once.
    const speed = board && before ? speedOf(board) : 0;
    if (!board || !before || speed === 0) return;
    const moves = movesOf(before, placesIn(board));
    const moving = new Set(moves.map(({ thing }) => thing));
    for (const move of moves) glide(board, move, moving, GLIDE * speed);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

function placesIn(board: HTMLElement | null): Places {
  const places = new Map<string, Box>();
  for (const thing of board?.querySelectorAll<HTMLElement>('[data-thing]') ?? []) {
    const name = thing.dataset.thing ?? '';
    if (!places.has(name)) places.set(name, thing.getBoundingClientRect());
  }
  return places;
}

/** What lies on a card moves with the card. */
function glide(board: HTMLElement, move: Move, moving: ReadonlySet<string>, ms: number): void {
  const element = board.querySelector<HTMLElement>(`[data-thing="${CSS.escape(move.thing)}"]`);
  const carrier = element?.parentElement?.closest<HTMLElement>('[data-thing]')?.dataset.thing;
  if (!element || (carrier !== undefined && moving.has(carrier))) return;
  const from = `translate(${move.dx}px, ${move.dy}px) scale(${move.sx}, ${move.sy})`;
  const frames = { transform: [from, 'none'], transformOrigin: ['0 0', '0 0'], zIndex: [4, 4] };
  element.animate(frames, { duration: ms, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' });
}

/** The player's speed as the style sheets know it; 0 for people who want no motion. */
function speedOf(board: HTMLElement): number {
  const speed = Number.parseFloat(getComputedStyle(board).getPropertyValue('--speed'));
  return Number.isFinite(speed) ? speed : 1;
}
