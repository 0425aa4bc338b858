import { useSyncExternalStore } from 'react';
import type { Session } from '../session.ts';

/** The line to the house is lost: nothing that was acknowledged is, and the page is trying to get it back. */
export function LineNotice({ session }: { session: Session }) {
  const lost = useSyncExternalStore(session.onLine, () => session.lineLost);
  if (!lost) return null;
  return (
    <p className="line-notice" role="status">
      The line to the house is lost. Nothing is lost with it; this page is trying to get it back.
    </p>
  );
}
