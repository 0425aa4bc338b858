import type { Id } from '@siegeworks/protocol';
import type { Desk } from '@siegeworks/screen-table';
import { thingAt } from '@siegeworks/screen-table';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Which unit was dragged where, and at which state of the match. */
interface March {
  unit: Id;
  place: string;
  seq: number;
}

/**
 * A defender that may move can be dragged onto a place. The rules ask first who moves and then where to; letting go
 * answers the first question for every game, and here it answers the second one as well.
 */
export function useMarch({ pick, props }: Desk): void {
  const { question, seq } = props.state;
  const march = useRef<March | null>(null);
  const now = useRef(seq);
  now.current = seq;
  useEffect(() => listen(march, now), []);
  useEffect(() => {
    const going = march.current;
    if (!going || !question || seq === going.seq) return;
    march.current = null;
    const { unit, place } = going;
    const there = question.offers.find(
      ({ option }) => option.kind === 'to' && option.card === unit && option.what === place,
    );
    if (there) pick(there);
  }, [question, seq, pick]);
}

function listen(march: RefObject<March | null>, now: RefObject<number>): () => void {
  let unit: Id | null = null;
  const down = ({ target }: PointerEvent) => {
    const held = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
    const thing = thingAt(held?.dataset.place ?? '');
    unit = typeof thing === 'number' ? thing : null;
    march.current = null;
  };
  const up = ({ clientX, clientY }: PointerEvent) => {
    const place = placeUnder(clientX, clientY);
    const dragged = document.body.classList.contains('is-dragging');
    if (unit !== null && place !== null && dragged) march.current = { unit, place, seq: now.current };
  };
  document.addEventListener('pointerdown', down, true);
  document.addEventListener('pointerup', up, true);
  return () => {
    document.removeEventListener('pointerdown', down, true);
    document.removeEventListener('pointerup', up, true);
  };
}

/** The place at that point, even underneath a unit. */
function placeUnder(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('.tds-place')?.dataset.thing ?? null;
}
