import { useSyncExternalStore } from 'react';

/** As wide as the rules in `foes.css` say. */
const PHONE = '(width < 700px)';

function watch(changed: () => void): () => void {
  const media = matchMedia(PHONE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
/** Whether the table is on a phone, where one foe is shown at a time. */
export const usePhone = (): boolean => useSyncExternalStore(watch, () => matchMedia(PHONE).matches);
