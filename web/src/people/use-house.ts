import type { HallInfo } from '@siegeworks/protocol';
import { EMPTY_HALL } from '@siegeworks/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as house from './house.ts';

/** How often the hall looks whether something has changed. */
const LOOK = 4_000;

/** The house as the hall shows it. */
export interface HouseNow {
  /** `null` where this page has no house: then nothing is said about one. */
  info: HallInfo | null;
  /** The house has answered before and does not now. */
  lost: boolean;
  look(): void;
}

/** What is alive in the house, looked at again and again. */
export function useHouse(): HouseNow {
  const [info, setInfo] = useState<HallInfo | null>(EMPTY_HALL);
  const [lost, setLost] = useState(false);
  const answered = useRef(false);
  const look = useCallback(async () => {
    const next = await house.hall().catch(() => null);
    answered.current ||= next !== null;
    setLost(next === null && answered.current);
    if (next) setInfo(before => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    else if (!answered.current) setInfo(null);
    // Where nobody has ever answered there is no house.
    return answered.current;
  }, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let watching = true;
    const again = async () => {
      const goesOn = await look();
      if (watching && goesOn) timer = setTimeout(again, LOOK);
    };
    void again();
    return () => {
      watching = false;
      clearTimeout(timer);
    };
  }, [look]);
  return { info, lost, look: () => void look() };
}
