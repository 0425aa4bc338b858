import type { Bot } from '@siegeworks/bots';
import type { Game } from '@siegeworks/contract';
import type { Room } from './room.ts';
import type { Store } from './store.ts';

/** All that a host needs from outside: a worker, a server, a terminal and a test each bring their own. */
export interface HostParts {
  /** The rules of a game, or `null` where there is no such game. */
  game(id: string): Promise<Game | null>;
  /** Everybody who can be asked to play. */
  bots: readonly Bot[];
  /** Those whom people are offered, the gentlest first; the last one gives hints. */
  levels: readonly Bot[];
  store: Store;
  /** A room that is not open here, where the store keeps more than files: everybody sits in it as they sat down. */
  fetch?(match: string): Promise<Room | null>;
  /** A new unguessable text, for ids and seeds. */
  fresh(): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Between two steps, so that messages get in. */
  pause(): Promise<void>;
  /** Waits for this many milliseconds. */
  wait(milliseconds: number): Promise<void>;
}
