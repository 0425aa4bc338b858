import type { Check } from '@siegeworks/files/shape';
import { flag, orNull, shape, text, whole } from '@siegeworks/files/shape';

/** What the host of a house has to say to a reader. */
export interface HostWords {
  /** To everybody. */
  notice: string | null;
  /** No new matches begin. */
  drain: boolean;
  /** To the reader, until they have read them. */
  warnings: string[];
  /** Why the reader may not play here. */
  banned: string | null;
}

/** Somebody else at a table, as one reader sees them. */
export interface Neighbour {
  id: string;
  name: string;
  /** `null` for a watcher. */
  seat: number | null;
  /** The reader does not want to hear them. */
  muted: boolean;
}
export const neighbour: Check<Neighbour> = shape<Neighbour>({
  id: text,
  name: text,
  seat: orNull(whole),
  muted: flag,
});
