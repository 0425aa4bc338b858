import { useSyncExternalStore } from 'react';

/** A phone: too narrow for the whole castle. */
const NARROW = '(width < 640px)';

function watch(changed: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
export const useNarrow = (): boolean => useSyncExternalStore(watch, () => matchMedia(NARROW).matches);
