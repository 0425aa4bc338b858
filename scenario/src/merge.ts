import { isRecord } from './shape.ts';

/** Lays `over` on `base`: mappings are merged key by key, everything else is replaced, `null` takes a key away. */
export function merge(base: unknown, over: unknown): unknown {
  if (over === undefined) return base;
  if (!isRecord(over)) return over;
  const merged: Record<string, unknown> = isRecord(base) ? { ...base } : {};
  for (const [key, part] of Object.entries(over)) {
    if (part === null) delete merged[key];
    else merged[key] = merge(merged[key], part);
  }
  return merged;
}
