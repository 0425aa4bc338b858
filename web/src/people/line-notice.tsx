import type { LineInfo } from '@siegeworks/protocol';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Session } from '../session.ts';

const SignInAgain = lazy(async () => ({ default: (await import('../me/sign-in-again.tsx')).SignInAgain }));

/** How the line to the house is, where people should know: nothing that was acknowledged is ever lost with it. */
export function LineNotice({ session }: { session: Session }) {
  const line = useSyncExternalStore(session.onLine, () => session.line);
  const text = noticeOf(line);
  if (text === null) return null;
  return (
    <div className="line-notice" data-line={line.open ? 'slow' : 'lost'}>
      <span role="status">{text}</span>
      {line.stranger && (
        <Suspense>
          <SignInAgain />
        </Suspense>
      )}
    </div>
  );
}

function noticeOf({ open, slow, stranger }: LineInfo): string | null {
  if (stranger)
    return 'The house does not know you any more, because you have signed out or been away too long. Your seat waits for you.';
  if (!open)
    return 'The line to the house is lost. Nothing is lost with it; this page is trying to get it back.';
  return slow ? 'This network blocks quick connections. The match continues over a slower one.' : null;
}
