import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import type { Room } from './layout.ts';

/** A screen of 1440 by 900, until the element has been measured. */
const USUAL: Room = { width: 1112, height: 714 };

/** The room that an element has, measured again when the window changes. */
export function useRoom(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(USUAL);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const next = { width: current.clientWidth, height: current.clientHeight };
      setRoom(old => (old.width === next.width && old.height === next.height ? old : next));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [element]);
  return room;
}
