import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Scrolled further than this, the beginning is out of sight. */
const FAR = 48;

/** Whether a list has been scrolled away from its beginning, and the way back. */
export function useAway(list: RefObject<HTMLElement | null>): [away: boolean, back: () => void] {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const { current } = list;
    const look = () => setAway((current?.scrollTop ?? 0) > FAR);
    current?.addEventListener('scroll', look, { passive: true });
    return () => current?.removeEventListener('scroll', look);
  }, [list]);
  return [away, () => list.current?.scrollTo({ top: 0 })];
}
