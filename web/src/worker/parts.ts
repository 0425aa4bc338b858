import type { Bot, Opponent } from '@siegeworks/bots';
import type { RuleBook } from '@siegeworks/protocol';
import type { Shelf } from './shelf.ts';

/** Keeps values under keys; what comes back is never trusted. Whatever cannot be done rejects with its reason. */
export interface Store {
  /** Everything there is. In place of a value that cannot be read stands the `Error` that says why. */
  entries(): Promise<[key: string, value: unknown][]>;
  get(key: string): Promise<unknown>;
  /** Reads and writes with nobody in between, and gives back what it wrote. What `change` throws leaves all as it was. */
  update<T>(key: string, change: (now: unknown) => T): Promise<T>;
  delete(key: string): Promise<void>;
}

/** The other hosts at the same store: tabs of the same browser. */
export interface Neighbours {
  /** Tells them that this match goes on here. */
  takeOver(match: string): void;
  /** Says which matches they have taken over. */
  onTakeOver(listener: (match: string) => void): void;
}
export const nobody: Neighbours = { takeOver: () => {}, onTakeOver: () => {} };

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
  neighbours: Neighbours;
  rulebook(game: string): Promise<RuleBook | null>;
  /** A new unguessable text, for ids and seeds. */
  fresh(): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Between two steps, so that messages get in. */
  pause(): Promise<void>;
  /** Lets so many milliseconds pass. */
  wait(milliseconds: number): Promise<void>;
}

export function memoryStore(): Store {
  const kept = new Map<string, string>();
  const read = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));
  return {
    entries: async () => [...kept].map(([key, text]) => [key, read(text)]),
    get: async key => read(kept.get(key)),
    update: async (key, change) => {
      const value = change(read(kept.get(key)));
      kept.set(key, JSON.stringify(value));
      return value;
    },
    delete: async key => void kept.delete(key),
  };
}
