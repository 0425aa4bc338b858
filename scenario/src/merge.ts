import { isRecord } from './shape.ts';

/** Lays `over` on `base`: mappings are merged key by key, everything else is replaced, `null` takes a key away. */
export function merge(base: unknown, over: unknown): unknown {
  if (over === undefined) return base;
  if (!isRecord(over)) return over;
  const merged = new Map(isRecord(base) ? Object.entries(base) : []);
  for (const [key, part] of Object.entries(over)) {
    if (part === null) merged.delete(key);
    else merged.set(key, merge(merged.get(key), part));
  }
  return Object.fromEntries(merged);
}
