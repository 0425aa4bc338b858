import type { Bot, Opponent } from '@siegeworks/bots';
import type { RuleBook } from '@siegeworks/protocol';
import type { Shelf } from './shelf.ts';

/** Keeps values under keys; what comes back is never trusted. */
export interface Store {
  entries(): Promise<[key: string, value: unknown][]>;
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
}

/** All that a host needs from outside: a worker, a server and a test each bring their own. */
export interface HostParts {
  shelf: Shelf;
  /** Everybody who can be asked to play. */
  bots: readonly Bot[];
  /** Those whom people are offered, the gentlest first; the last one gives hints. */
  levels: readonly Bot[];
  /** The same levels as somebody with a name and a style. */
  opponents: readonly Opponent[];
  store: Store;
  rulebook(game: string): Promise<RuleBook | null>;
  /** A new unguessable text, for ids and seeds. */
  fresh(): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Between two steps, so that messages get in. */
  pause(): Promise<void>;
}

export function memoryStore(): Store {
  const kept = new Map<string, string>();
  const read = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));
  return {
    entries: async () => [...kept].map(([key, text]) => [key, read(text)]),
    get: async key => read(kept.get(key)),
    set: async (key, value) => void kept.set(key, JSON.stringify(value)),
    delete: async key => void kept.delete(key),
  };
}
