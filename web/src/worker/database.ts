/** Keeps values under keys; what comes back is never trusted. Whatever cannot be done rejects with its reason. */
export interface Database {
  /** Everything whose key begins so. In place of a value that cannot be read stands the `Error` that says why. */
  entries(start: string): Promise<[key: string, value: unknown][]>;
  get(key: string): Promise<unknown>;
  /** Reads and writes with nobody in between, and gives back what it wrote. What `change` throws leaves all as it was. */
  update<T>(key: string, change: (now: unknown) => T): Promise<T>;
  delete(key: string): Promise<void>;
}

export function memoryDatabase(): Database {
  const kept = new Map<string, string>();
  const read = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));
  return {
    entries: async start =>
      [...kept].filter(([key]) => key.startsWith(start)).map(([key, text]) => [key, read(text)]),
    get: async key => read(kept.get(key)),
    update: async (key, change) => {
      const value = change(read(kept.get(key)));
      kept.set(key, JSON.stringify(value));
      return value;
    },
    delete: async key => void kept.delete(key),
  };
}
