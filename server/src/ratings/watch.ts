import type { House } from '../house.ts';
import { settleAll } from './settle.ts';

/** How often a node looks for matches that ended at a node which then died. */
const LOOK = 10_000;

export interface RatingWatch {
  /** A match has ended. */
  look(): void;
  stop(): Promise<void>;
}

/** Settles matches as they end, one look at a time. What fails now is found by the next look, of any node. */
export function watchRatings(house: House): RatingWatch {
  let looking: Promise<void> | null = null;
  let again = false;
  const look = (): void => {
    again = looking !== null;
    looking ??= settleAll(house)
      .catch(() => {})
      .finally(() => {
        looking = null;
        if (again) look();
      });
  };
  const timer = setInterval(look, LOOK);
  look();
  return {
    look,
    async stop() {
      clearInterval(timer);
      again = false;
      await looking;
    },
  };
}
