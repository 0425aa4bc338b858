import type { Result } from '@siegeworks/protocol';
import { useCallback, useEffect, useState } from 'react';
import type { Session } from '../session.ts';

export interface OwnRecord {
  results: readonly Result[];
  damaged: number;
}

/** How the person's matches ended; `null` until the browser has answered, and a way to look again. */
export function useRecord(session: Session): [OwnRecord | null, () => void] {
  const [record, setRecord] = useState<OwnRecord | null>(null);
  const look = useCallback(() => {
    session.ask('record', {}, 'record').then(
      ({ results, damaged }) => setRecord({ results, damaged }),
      () => setRecord({ results: [], damaged: 0 }),
    );
  }, [session]);
  useEffect(look, [look]);
  return [record, look];
}
