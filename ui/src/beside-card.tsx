import type { ReactNode, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Box } from './arrow-path.ts';
import { beside } from './beside.ts';
import './beside-card.css';

interface BesideProps {
  /** The button of the card. */
  card: HTMLElement;
  /** The card is not there any more. */
  onGone(): void;
  children: ReactNode;
}

/**
 * Shown beside a card and in nobody's way: presses go through it. It tells the eye what the card itself tells
 * whoever listens, so it is not read out.
 */
export function BesideCard({ card, onGone, children }: BesideProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (card.isConnected) put(box, card);
    else onGone();
  });
  // Words may come later than the card.
  useEffect(() => {
    const watch = new ResizeObserver(() => put(box, card));
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, [card]);
  return (
    <div ref={box} className="beside-card" aria-hidden="true" inert>
      {children}
    </div>
  );
}

const EDGE = 8;

/** Above the question if there is room, else anywhere in the window; else not at all. */
function put({ current: box }: RefObject<HTMLDivElement | null>, card: HTMLElement): void {
  if (!box) return;
  const size = { width: box.offsetWidth, height: box.offsetHeight };
  const around = wholeOf(card).getBoundingClientRect();
  const room: Box = { left: EDGE, top: EDGE, width: innerWidth - 2 * EDGE, height: innerHeight - 2 * EDGE };
  const foot = document.querySelector('.foot')?.getBoundingClientRect().top ?? innerHeight;
  const spot = beside(around, size, { ...room, height: foot - 2 * EDGE }) ?? beside(around, size, room);
  box.style.visibility = spot ? 'visible' : 'hidden';
  if (spot) box.style.translate = `${spot.x}px ${spot.y}px`;
}

/** The card that carries an attachment; a token together with the words beside it. */
const wholeOf = (card: HTMLElement): Element =>
  card.closest('[data-whole]') ?? card.closest('.card, .token') ?? card;
