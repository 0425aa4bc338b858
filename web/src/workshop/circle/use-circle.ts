import type { CircleView, Reason } from '@siegeworks/protocol';
import { useCallback, useEffect, useState } from 'react';
import { reasonsOf } from '../../match.ts';
import { HostRefused } from '../../session.ts';
import * as house from './house.ts';

/** How long a page waits before it asks again after the house could not be reached. */
const PAUSE = 2_000;
/** What was sent before the time was over may arrive a little later; then a computer player takes. */
const LATE = 2_500;

export interface CircleNow {
  circle: CircleView | null;
  reasons: readonly Reason[];
  /** Carries something out and shows what came of it. */
  act(deed: Promise<CircleView>): Promise<void>;
}

/** A circle as it changes. It says which seat is the reader's: another one reads it anew. */
export function useCircle(id: string, reader: string | undefined): CircleNow {
  const [circle, setCircle] = useState<CircleView | null>(null);
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const changed = useCallback((next: CircleView) => {
    setCircle(before => (before && before.revision > next.revision ? before : next));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the house knows who asks
  useEffect(() => {
    let watching = true;
    setCircle(null);
    void follow(id, {
      isOn: () => watching,
      changed: next => watching && changed(next),
      refused: why => watching && setReasons(why),
    });
    return () => {
      watching = false;
    };
  }, [id, reader, changed]);
  const left = circle?.left ?? null;
  useEffect(() => {
    if (left === null) return;
    const timer = setTimeout(() => house.circle(id).then(changed, () => {}), left + LATE);
    return () => clearTimeout(timer);
  }, [id, left, changed]);
  const act = useCallback(
    (deed: Promise<CircleView>) => {
      setReasons([]);
      return deed.then(changed, fault => setReasons(reasonsOf(fault)));
    },
    [changed],
  );
  return { circle, reasons, act };
}

interface Follower {
  isOn(): boolean;
  changed(circle: CircleView): void;
  refused(why: readonly Reason[]): void;
}

async function follow(id: string, { isOn, changed, refused }: Follower): Promise<void> {
  let after: number | undefined;
  while (isOn()) {
    try {
      const circle = await house.circle(id, after);
      after = circle.revision;
      changed(circle);
    } catch (fault) {
      if (fault instanceof HostRefused) return refused(reasonsOf(fault));
      await new Promise(done => setTimeout(done, PAUSE));
    }
  }
}
