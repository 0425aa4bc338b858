import type { Check } from '@siegeworks/files/shape';

/**
 * How one plain value becomes another, as short as it can be said:
 * `[value]` puts another in its place, `[at, gone, items]` changes a stretch of a list, an object changes what lies under
 * its keys, and 0 takes a key away.
 */
export type Difference = [unknown] | [at: number, gone: number, items: unknown[]] | Parts | 0;
interface Parts {
  [key: string]: Difference;
}
type Plain = Record<string, unknown>;

/** What makes `after` of `before`; `undefined` when they are the same. */
export function difference(before: unknown, after: unknown): Difference | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after);
  if (isPlain(before) && isPlain(after)) return ofObjects(before, after);
  return [after];
}

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const keysOf = (value: Plain): string[] => Object.keys(value).filter(key => value[key] !== undefined);

/** Whether nothing has changed: asked of every card on the table after every pick, so nothing is made on the way. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
  return !Array.isArray(b) && sameParts(a as Plain, b as Plain);
}
/** The same keys in the same order, with the same values; one without a value is not there. */
function sameParts(a: Plain, b: Plain): boolean {
  const keys = Object.keys(b);
  let n = 0;
  for (const key of Object.keys(a)) {
    if (a[key] === undefined) continue;
    while (n < keys.length && b[keys[n]] === undefined) n++;
    if (keys[n] !== key || !same(a[key], b[key])) return false;
    n++;
  }
  while (n < keys.length && b[keys[n]] === undefined) n++;
  return n === keys.length;
}

function ofObjects(before: Plain, after: Plain): Difference | undefined {
  return haveSameKeys(before, after) ? ofParts(before, after) : ofOthers(before, after);
}
/** As nearly always: what has a value keeps one. */
function haveSameKeys(before: Plain, after: Plain): boolean {
  const keys = Object.keys(after);
  const old = Object.keys(before);
  return (
    keys.length === old.length &&
    keys.every((key, i) => key === old[i] && (before[key] === undefined) === (after[key] === undefined))
  );
}
function ofParts(before: Plain, after: Plain): Difference | undefined {
  let parts: Parts | undefined;
  for (const key of Object.keys(after)) {
    const part = difference(before[key], after[key]);
    if (part === undefined) continue;
    parts ??= {};
    parts[key] = part;
  }
  return parts;
}

/** Something has come or gone. */
function ofOthers(before: Plain, after: Plain): Difference | undefined {
  const keys = keysOf(after);
  const stay = keysOf(before).filter(key => after[key] !== undefined);
  const come = keys.filter(key => before[key] === undefined);
  // Words may follow the order of keys: where it has changed, the whole object is sent again.
  if (![...stay, ...come].every((key, i) => key === keys[i])) return [after];
  const parts: Parts = {};
  for (const key of keysOf(before)) if (after[key] === undefined) parts[key] = 0;
  for (const key of stay) {
    const part = difference(before[key], after[key]);
    if (part !== undefined) parts[key] = part;
  }
  for (const key of come) parts[key] = [after[key]];
  return Object.keys(parts).length === 0 ? undefined : parts;
}

function ofLists(before: readonly unknown[], after: readonly unknown[]): Difference | undefined {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && same(before[at], after[at])) at++;
  if (at === before.length && at === after.length) return undefined;
  let end = 0;
  while (end < shorter - at && same(before.at(-1 - end), after.at(-1 - end))) end++;
  const gone = before.length - end - at;
  const items = after.slice(at, after.length - end);
  return gone === items.length && items.some(isLarge) ? ofPlaces(before, items, at) : [at, gone, items];
}
const isLarge = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** As many things as before, some of which have changed. */
function ofPlaces(before: readonly unknown[], items: readonly unknown[], at: number): Parts {
  const parts: Parts = {};
  for (const [i, item] of items.entries()) {
    const part = difference(before[at + i], item);
    if (part !== undefined) parts[at + i] = part;
  }
  return parts;
}

/** What `before` becomes by a difference. Neither of them is changed. */
export function changed(before: unknown, by: Difference): unknown {
  if (by === 0) return undefined;
  if (Array.isArray(by)) {
    if (by.length === 1) return by[0];
    const [at, gone, items] = by;
    return Array.isArray(before) ? before.toSpliced(at, gone, ...items) : items;
  }
  const after = (Array.isArray(before) ? [...before] : { ...(before as Plain) }) as Plain;
  for (const [key, part] of Object.entries(by)) {
    if (part === 0) delete after[key];
    else after[key] = changed(after[key], part);
  }
  return after;
}

/** A difference as it comes over a wire. What lies in it is looked at by nobody but the words of the game. */
export const differenceShape: Check<Difference> = (value, at) => {
  if (value === 0) return 0;
  if (Array.isArray(value)) {
    const [start, gone, items] = value;
    const isStretch = value.length === 3 && [start, gone].every(isPlace) && Array.isArray(items);
    if (value.length !== 1 && !isStretch) at.wanted('a difference', value);
    return value as Difference;
  }
  if (!isPlain(value)) at.wanted('a difference', value);
  const parts = Object.entries(isPlain(value) ? value : {});
  // The prototype of an object is nobody's to change.
  if (parts.some(([key]) => key === '__proto__')) at.wrong('must not name __proto__');
  return Object.fromEntries(parts.map(([key, part]) => [key, differenceShape(part, at.field(key))]));
};
const isPlace = (n: unknown): boolean => Number.isSafeInteger(n) && Number(n) >= 0;
