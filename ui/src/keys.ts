import { useEffect, useRef } from 'react';

/** Key → what it does. A handler that returns `false` leaves the key to the browser. */
// biome-ignore lint/suspicious/noConfusingVoidType: most handlers simply act
export type Keys = Record<string, (event: KeyboardEvent) => boolean | void>;

/** Keys of the whole page. Fields, dialogs and chords with Ctrl, Alt or Meta keep their own meaning. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isBusy(event)) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act && act(event) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isBusy({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true;
  // Nobody writes into a slider: only arrows and the like are its own.
  if (target instanceof HTMLElement && target.matches('input[type="range"]')) return key.length > 1;
  return target instanceof HTMLElement && target.matches('input, select, textarea');
}
