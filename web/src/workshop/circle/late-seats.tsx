import type { CircleView } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';

/** For whom everybody waits, and how long at most. */
export function LateSeats({ circle }: { circle: CircleView }) {
  const left = useSecondsLeft(circle.left);
  const due = circle.seats.flatMap(({ due: waits, mine, name }) => (waits && !mine ? [name ?? ''] : []));
  const own = circle.seats.some(seat => seat.mine && seat.due);
  return (
    <>
      {!own &&
        due.length > 0 &&
        `You have taken yours. Waiting for ${new Intl.ListFormat('en').format(due)}.`}
      {left !== null && (
        <span className={left <= 10 ? 'circle-left is-short' : 'circle-left'} role="timer">
          {' '}
          {left} s left
        </span>
      )}
    </>
  );
}

/** Counts down from what the house has said, second by second. */
function useSecondsLeft(left: number | null): number | null {
  const [now, setNow] = useState(left);
  useEffect(() => {
    setNow(left);
    if (left === null) return;
    const end = performance.now() + left;
    const timer = setInterval(() => setNow(Math.max(0, end - performance.now())), 500);
    return () => clearInterval(timer);
  }, [left]);
  return now === null ? null : Math.ceil(now / 1000);
}
