/** A value that is not what a message promises: where it lies, what was wanted, what was found. */
export class Malformed extends Error {
  override name = 'Malformed';
}

/** Returns the value, rebuilt from what is known, or throws `Malformed`. */
export type Check<T> = (value: unknown, path: string) => T;

function wrong(path: string, wanted: string, value: unknown): never {
  throw new Malformed(`${path || 'the message'} must be ${wanted}, not ${told(value)}`);
}
function told(value: unknown): string {
  if (value === undefined) return 'missing';
  const json = JSON.stringify(value) ?? typeof value;
  return json.length > 40 ? `${json.slice(0, 40)}…` : json;
}

export const text: Check<string> = (value, path) =>
  typeof value === 'string' ? value : wrong(path, 'a text', value);

export const flag: Check<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : wrong(path, 'true or false', value);

export const whole: Check<number> = (value, path) =>
  Number.isSafeInteger(value) ? Number(value) : wrong(path, 'a whole number', value);

/** An option value of a set-up: a flag, a number or a word. */
export const simple: Check<boolean | number | string> = (value, path) => {
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value)
    ? value
    : wrong(path, 'a flag, number or word', value);
};

/** One of a closed list. */
export function word<W extends string | number>(...words: W[]): Check<W> {
  return (value, path) =>
    words.find(each => each === value) ?? wrong(path, `one of ${words.join(', ')}`, value);
}

export function orNull<T>(check: Check<T>): Check<T | null> {
  return (value, path) => (value === null ? null : check(value, path));
}

export function optional<T>(check: Check<T>): Check<T | undefined> {
  return (value, path) => (value === undefined ? undefined : check(value, path));
}

export function list<T>(check: Check<T>): Check<T[]> {
  return (value, path) =>
    Array.isArray(value)
      ? value.map((part, i) => check(part, `${path}[${i}]`))
      : wrong(path, 'a list', value);
}

export function record<T>(check: Check<T>): Check<Record<string, T>> {
  return (value, path) => {
    const entries = Object.entries(plain(value, path));
    return Object.fromEntries(entries.map(([key, part]) => [key, check(part, within(path, key))]));
  };
}

/** Data that only a game can read: an object, taken as it is. */
export const data: Check<object> = (value, path) => plain(value, path);

/** One check for each field; a field that is not known is left out, so nothing strange gets any further. */
export type Fields<T> = { [K in keyof Required<T>]: Check<T[K]> };

export function shape<T extends object>(fields: Fields<T>): Check<T> {
  return (value, path) => {
    const from = plain(value, path);
    const to: Record<string, unknown> = {};
    for (const [key, check] of Object.entries<Check<unknown>>(fields)) {
      const part = check(from[key], within(path, key));
      if (part !== undefined) to[key] = part;
    }
    return to as T;
  };
}

function plain(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return wrong(path, 'an object', value);
  return value as Record<string, unknown>;
}
const within = (path: string, key: string) => (path ? `${path}.${key}` : key);
