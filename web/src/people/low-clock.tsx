import type { CompanyInfo, MatchState } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';

/** Below this the clock is said aloud, once for each time that it falls there. Milliseconds. */
const LOW = 30_000;

/** Says once that little time is left to whoever looks: not again at every decision while it stays low. */
export function LowClock({ state, clock }: { state: MatchState; clock: CompanyInfo['clock'] }) {
  const [low, setLow] = useState(false);
  const own = clock && clock.runs !== null && state.seats[clock.runs]?.mine ? clock.left[clock.runs] : null;
  useEffect(() => {
    if (own === null) return;
    if (own > LOW) setLow(false);
    const timer = setTimeout(() => setLow(true), Math.max(0, own - LOW));
    return () => clearTimeout(timer);
  }, [own]);
  return (
    <p className="visually-hidden" role="status">
      {low ? 'Less than 30 seconds are left to you.' : ''}
    </p>
  );
}
