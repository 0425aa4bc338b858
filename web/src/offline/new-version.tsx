import { useSyncExternalStore } from 'react';
import type { Versions } from './versions.ts';

/** Offers the new version. At a table nobody is disturbed: it can wait. */
export function NewVersion({ versions, busy }: { versions: Versions; busy: boolean }) {
  const waiting = useSyncExternalStore(versions.onChange, () => versions.isWaiting);
  if (!waiting || busy) return null;
  return (
    <p className="house-word" role="status">
      A new version is ready.{' '}
      <button type="button" className="button small" onClick={() => versions.take()}>
        Reload
      </button>
    </p>
  );
}
