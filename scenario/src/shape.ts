import type { Seat } from '@siegeworks/contract';
import { perhaps } from '@siegeworks/files';
import type { Check, Fields as Checks, Place } from '@siegeworks/files/shape';
import { text as anyText, list, shape } from '@siegeworks/files/shape';

export type Fields = Record<string, unknown>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// The checks that only scenarios need; those for all kinds of data are in the kernel.

/** Notes what is endless or nested too deep, so that everybody else may walk through the data without fear. */
export const finite: Check<void> = (value, at) => visit(value, at, new Set());
/** What several places share is looked through once. */
function visit(value: unknown, at: Place, seen: Set<object>): void {
  if (typeof value !== 'object' || value === null || seen.has(value) || !at.enter(value)) return;
  if (Array.isArray(value)) for (const [i, part] of value.entries()) visit(part, at.item(i), seen);
  else for (const [key, part] of Object.entries(value)) visit(part, at.field(key), seen);
  seen.add(value);
}

/** A text with something in it; YAML takes `5` for a number, but the author may have meant the word. */
export const text: Check<string> = (value, at) => {
  if (typeof value === 'number') return `${value}`;
  if (typeof value === 'string' && value.trim() === '') at.wrong('is empty');
  return anyText(value, at).trim();
};

export const number: Check<number> = (value, at) => {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  at.wanted('a number', value);
  return 0;
};

export const seat: Check<Seat> = (value, at) => {
  const found = typeof value === 'string' ? seatOf(value) : null;
  if (found === null) at.wanted('a seat such as P1', value);
  return found ?? 0;
};

/** One thing alone, or a list of at least one. */
export function some<T>(check: Check<T>): Check<T[]> {
  return (value, at) => {
    if (!Array.isArray(value)) return [check(value, at)];
    if (value.length === 0) at.wrong('is empty');
    return list(check)(value, at);
  };
}
/** One thing alone, or a list that may be empty. */
export function any<T>(check: Check<T>): Check<T[]> {
  return (value, at) => (Array.isArray(value) ? list(check)(value, at) : [check(value, at)]);
}

/** A mapping with these keys; one that is not known is refused with what was probably meant. */
export function mapping<T extends object>(checks: Checks<T>): Check<T> {
  const known = Object.keys(checks);
  const rebuilt = shape(checks);
  return (value, at) => {
    if (isRecord(value)) refuseUnknown(value, at, known);
    return rebuilt(value, at);
  };
}
export function refuseUnknown(value: Fields, at: Place, known: readonly string[]): void {
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    at.field(key).wrong(`is not known here${perhaps(key, known)}: choose from ${known.join(', ')}`);
  }
}
/** The same, and at least one of the keys. */
export function filled<T extends object>(checks: Checks<T>): Check<T> {
  const check = mapping(checks);
  return (value, at) => {
    if (isRecord(value) && Object.keys(value).length === 0) at.wrong('is empty');
    return check(value, at);
  };
}

export function seatOf(text: string): Seat | null {
  const found = /^P([1-9])$/.exec(text.trim());
  return found ? Number(found[1]) - 1 : null;
}
export const seatName = (seat: Seat): string => `P${seat + 1}`;

/** Data on one line, nearly as it is written in YAML. */
export function phrase(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(phrase).join(', ')}]`;
  if (!isRecord(value)) return `${value}`;
  const parts = Object.entries(value).map(([key, part]) => `${key}: ${phrase(part)}`);
  return `{ ${parts.join(', ')} }`;
}
