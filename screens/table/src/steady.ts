import { useEffect, useLayoutEffect, useRef } from 'react';

/** So long after a change nothing that spends is taken, in milliseconds: the hand was on its way to something else. */
const STEADY = 250;

/**
 * Whether a press counts. It belongs to the question that was on the screen when finger or key went down; what
 * spends something must have been there for a moment, and so must everything where skipping ahead stood before.
 */
export function useSteady(seq: number, behind: boolean, on: boolean): (harmless: boolean) => boolean {
  const changed = useRef({ seq, at: 0 });
  const caughtUp = useRef(0);
  const began = useRef<number | null>(null);
  useLayoutEffect(() => {
    changed.current = { seq, at: performance.now() };
  }, [seq]);
  useLayoutEffect(() => {
    if (behind)
      return () => {
        caughtUp.current = performance.now();
      };
  }, [behind]);
  useEffect(() => {
    const begin = () => {
      began.current = changed.current.seq;
    };
    // Whoever lets a screen reader press never puts a finger down.
    const end = () => setTimeout(() => (began.current = null));
    document.addEventListener('pointerdown', begin, true);
    document.addEventListener('keydown', begin, true);
    document.addEventListener('click', end);
    document.addEventListener('keyup', end);
    return () => {
      document.removeEventListener('pointerdown', begin, true);
      document.removeEventListener('keydown', begin, true);
      document.removeEventListener('click', end);
      document.removeEventListener('keyup', end);
    };
  }, []);
  return harmless => {
    if (began.current !== null && began.current !== seq) return false;
    const since = harmless ? caughtUp.current : changed.current.at;
    return !on || performance.now() - since >= STEADY;
  };
}
