import type { Reason } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import { reasonsOf } from '../match.ts';

export interface Answered<T> {
  /** `null` until the house has answered. */
  said: T | null;
  reasons: readonly Reason[];
}

/** What the house answers, asked anew whenever `key` changes; the answer to an older question is never shown. */
export function useAnswer<T>(key: string, ask: () => Promise<T>): Answered<T> {
  const [state, setState] = useState<Answered<T> & { key: string }>({ key, said: null, reasons: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked
  useEffect(() => {
    let wanted = true;
    ask().then(
      said => wanted && setState({ key, said, reasons: [] }),
      fault => wanted && setState({ key, said: null, reasons: reasonsOf(fault) }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return state.key === key ? state : { said: null, reasons: [] };
}
