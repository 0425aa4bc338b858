import type { Reason } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import { brief, shown } from './brief.ts';
import { LIMITS } from './limits.ts';

/** Data that is not what it should be: every problem, each with its place. */
export class Malformed extends Refused {
  override name = 'Malformed';
}

/** Returns the value, rebuilt from what is known, and notes at its place whatever is wrong. */
export type Check<T> = (value: unknown, at: Place) => T;

/** What one reading has found wrong so far. */
interface Notes {
  readonly what: string;
  readonly reasons: Reason[];
  count: number;
}

/** Where in the data a check stands. Its words are put together only when something is wrong. */
export class Place {
  private readonly notes: Notes;
  private readonly above: Place | null;
  private readonly step: string;
  private readonly depth: number;
  private holds: object | null = null;

  constructor(notes: Notes, above: Place | null = null, step = '') {
    this.notes = notes;
    this.above = above;
    this.step = step;
    this.depth = above === null ? 0 : above.depth + 1;
  }

  field(key: string): Place {
    const plain = key.length <= LIMITS.name && /^[A-Za-z_][\w-]*$/.test(key);
    return new Place(this.notes, this, plain ? `.${key}` : `[${shown(key)}]`);
  }
  item(i: number): Place {
    return new Place(this.notes, this, `[${i}]`);
  }

  get path(): string {
    const path = this.above === null ? this.step : this.above.path + this.step;
    return path.startsWith('.') ? path.slice(1) : path;
  }
  /** How many problems were found so far, here and elsewhere. */
  get problems(): number {
    return this.notes.count;
  }

  /** Notes a sentence that begins with the place: `must be …`. */
  wrong(text: string): void {
    this.notes.count++;
    if (this.notes.count > LIMITS.problems) return;
    this.notes.reasons.push({ rule: '', text: `${this.path || this.notes.what} ${text}` });
  }
  wanted(wanted: string, value: unknown): void {
    this.wrong(`must be ${wanted}, not ${shown(value)}`);
  }

  /** Whether the parts of this list or object can be looked at; not those of something endless. */
  enter(value: object): boolean {
    for (let each = this.above; each !== null; each = each.above) {
      if (each.holds !== value) continue;
      this.wrong('contains itself');
      return false;
    }
    if (this.depth > LIMITS.depth) {
      this.wrong(`is nested too deeply: ${LIMITS.depth} levels are allowed`);
      return false;
    }
    this.holds = value;
    return true;
  }
}

/** Reads data of unknown shape, or throws `Malformed` with all that is wrong. `what` stands where there is no path. */
export function read<T>(check: Check<T>, value: unknown, what = 'the message', path = ''): T {
  const notes: Notes = { what, reasons: [], count: 0 };
  const found = check(value, new Place(notes, null, path));
  if (notes.count === 0) return found;
  const more = notes.count - notes.reasons.length;
  throw new Malformed(
    more > 0 ? [...notes.reasons, { rule: '', text: `… and ${more} more problems` }] : notes.reasons,
  );
}

/** The same for the text of a file. */
export function readJson<T>(check: Check<T>, text: string, what: string): T {
  return read(check, parseJson(text, what), what);
}
/** What a text of JSON holds, whatever it is, unless it is more than anybody should have to cope with. */
export function parseJson(text: string, what: string): unknown {
  if (text.length > LIMITS.file)
    throw malformed(`${what} is too long: ${LIMITS.file} characters are allowed, not ${text.length}`);
  if (tooDeep(text)) throw malformed(`${what} is nested too deeply: ${LIMITS.depth} levels are allowed`);
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : `${error}`;
    throw malformed(`${what} is not JSON: ${brief(why, 120)}`);
  }
}
/** Before anything is built from it: millions of brackets would take gigabytes. */
function tooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length && depth <= LIMITS.depth; i++) {
    const char = text[i];
    if (char === '"') quoted = !quoted;
    else if (quoted) i += char === '\\' ? 1 : 0;
    else if (char === '[' || char === '{') depth++;
    else if (char === ']' || char === '}') depth--;
  }
  return depth > LIMITS.depth;
}
export const malformed = (text: string): Malformed => new Malformed([{ rule: '', text }]);

// Every check below has something harmless to return when it has found a problem: `read` lets none of it out.

/** A text of at most this many characters. */
export function textUpTo(most: number): Check<string> {
  return (value, at) => {
    if (typeof value !== 'string') at.wanted('a text', value);
    else if (value.length <= most) return value;
    else at.wrong(`is too long: ${most} characters are allowed, not ${value.length}`);
    return '';
  };
}
export const text: Check<string> = textUpTo(LIMITS.text);
/** The whole of a file. */
export const fileText: Check<string> = textUpTo(LIMITS.file);

/** A short text that can be repeated anywhere: a card, an option, a player. */
export const name: Check<string> = where(textUpTo(LIMITS.name), value =>
  brief(value, LIMITS.name) === value ? null : `must be a plain name, not ${shown(value)}`,
);

export const flag: Check<boolean> = (value, at) => {
  if (typeof value !== 'boolean') at.wanted('true or false', value);
  return value === true;
};

export const whole: Check<number> = (value, at) => {
  // Plus zero, because JSON knows a minus zero and a match does not.
  if (Number.isSafeInteger(value)) return Number(value) + 0;
  at.wanted('a whole number', value);
  return 0;
};
export function wholeFrom(min: number, max: number): Check<number> {
  return where(whole, n => (n >= min && n <= max ? null : `must be from ${min} to ${max}, not ${n}`));
}

/** An option value of a set-up: a flag, a number or a word. */
export const simple: Check<boolean | number | string> = (value, at) => {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return name(value, at);
  if (typeof value === 'number' && Number.isFinite(value)) return value + 0;
  at.wanted('a flag, number or word', value);
  return false;
};

/** One of a closed list. */
export function word<W extends string | number>(...words: W[]): Check<W> {
  return (value, at) => {
    const found = words.find(each => each === value);
    if (found === undefined)
      at.wanted(words.length > 1 ? `one of ${words.join(', ')}` : shown(words[0]), value);
    return found ?? words[0];
  };
}

/** The check, and if it finds nothing, what else must hold: a sentence that begins with the place. */
export function where<T>(check: Check<T>, why: (value: T) => string | null): Check<T> {
  return (value, at) => {
    const before = at.problems;
    const found = check(value, at);
    const text = at.problems === before ? why(found) : null;
    if (text !== null) at.wrong(text);
    return found;
  };
}

export function orNull<T>(check: Check<T>): Check<T | null> {
  return (value, at) => (value === null ? null : check(value, at));
}
export function optional<T>(check: Check<T>): Check<T | undefined> {
  return (value, at) => (value === undefined ? undefined : check(value, at));
}

export function list<T>(check: Check<T>, most: number = LIMITS.entries): Check<T[]> {
  return (value, at) => {
    if (!Array.isArray(value)) at.wanted('a list', value);
    else if (fits(value.length, most, at) && at.enter(value))
      return Array.from(value, (part, i) => check(part, at.item(i)));
    return [];
  };
}

/** Any names with values of one kind; a name that every object answers to is a name like any other. */
export function record<T>(check: Check<T>, most: number = LIMITS.entries): Check<Record<string, T>> {
  return (value, at) => {
    const entries = Object.entries(fieldsOf(value, at) ?? {});
    if (!fits(entries.length, most, at)) return {};
    return Object.fromEntries(
      entries.map(([key, part]) => [name(key, at.field(key)), check(part, at.field(key))]),
    );
  };
}
function fits(length: number, most: number, at: Place): boolean {
  if (length > most) at.wrong(`has too many entries: ${most} are allowed, not ${length}`);
  return length <= most;
}

/** Data that only a game can read: an object, taken as it is. */
export const data: Check<object> = (value, at) => fieldsOf(value, at) ?? {};

/** One check for each field. */
export type Fields<T> = { [K in keyof Required<T>]: Check<T[K]> };

/** For messages: a field that is not known is left out, so nothing strange gets any further. */
export function shape<T extends object>(fields: Fields<T>): Check<T> {
  return (value, at) => rebuilt(fields, fieldsOf(value, at), at);
}

/** For files: a field that is not known is refused, because somebody meant something by it. */
export function exact<T extends object>(fields: Fields<T>): Check<T> {
  const known = Object.keys(fields);
  return (value, at) => {
    const from = fieldsOf(value, at);
    for (const key of Object.keys(from ?? {}))
      if (!known.includes(key))
        at.wrong(`has an unknown field ${shown(key)}; choose from ${known.join(', ')}`);
    return rebuilt(fields, from, at);
  };
}

function rebuilt<T extends object>(fields: Fields<T>, from: Record<string, unknown> | null, at: Place): T {
  const to: Record<string, unknown> = {};
  if (from === null) return to as T;
  for (const [key, check] of Object.entries<Check<unknown>>(fields)) {
    const part = check(Object.hasOwn(from, key) ? from[key] : undefined, at.field(key));
    if (part !== undefined) to[key] = part;
  }
  return to as T;
}
function fieldsOf(value: unknown, at: Place): Record<string, unknown> | null {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return at.enter(value) ? (value as Record<string, unknown>) : null;
  at.wanted('an object', value);
  return null;
}
