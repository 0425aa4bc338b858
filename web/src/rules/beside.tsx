import { useMedia } from '@siegeworks/ui';
import { useEffect, useState } from 'react';
import { go, hashOf } from '../route.ts';
import type { Session } from '../session.ts';

const WIDE = '(width >= 1180px)';

/** Whether there is room for a table beside the book. */
export const useWide = (): boolean => useMedia(WIDE);

interface BesideProps {
  session: Session;
  game: string;
  what: string;
  onClose(): void;
}

/** What the table beside the book asks of the book's window. */
interface Wish {
  close?: boolean;
  play?: string;
  scene?: number;
}

/**
 * The example of a rule on a table of its own. A table takes its measures from its window: so it gets one, and looks as on
 * a phone.
 */
export function Beside({ session, game, what, onClose }: BesideProps) {
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const hear = ({ data, origin }: MessageEvent<Wish>) => {
      if (origin !== window.origin) return;
      if (data.close) onClose();
      if (data.play !== what) return;
      session.ask('practise', { game, what, scene: data.scene ?? 0 }, 'opened').then(
        ({ match }) => go({ page: 'match', match }),
        (fault: Error) => setProblem(fault.message),
      );
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [session, game, what, onClose]);
  // Beside a table the book is narrower: what was read may have moved away.
  useEffect(() => {
    document.getElementById(what)?.scrollIntoView({ block: 'center' });
  }, [what]);
  return (
    <div className="beside">
      {problem !== '' && <p role="alert">{problem}</p>}
      <iframe title={`${what} on the table`} src={`?beside${hashOf({ page: 'show', game, what })}`} />
    </div>
  );
}
