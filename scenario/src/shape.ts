import type { Reason, Seat } from '@siegeworks/kernel';
import { Refused } from '@siegeworks/kernel';
import { nearest } from './nearest.ts';

export type Fields = Record<string, unknown>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads data of unknown shape and gathers everything that is wrong with it, each with its place. */
export class Shape {
  readonly problems: Reason[] = [];
  readonly file: string;
  constructor(file: string) {
    this.file = file;
  }

  wrong(path: string, text: string): void {
    this.problems.push({ rule: '', text: `${this.file}: ${path ? `${path}: ` : ''}${text}` });
  }

  record(value: unknown, path: string, known: readonly string[] | null): Fields {
    if (!isRecord(value)) {
      this.wrong(path, `must be a mapping, not ${told(value)}`);
      return {};
    }
    if (known) for (const key of Object.keys(value)) if (!known.includes(key)) this.unknown(path, key, known);
    return value;
  }

  unknown(path: string, key: string, known: readonly string[]): void {
    const [near] = nearest(key, known);
    const hint = near === undefined ? '' : `; did you mean ${near}?`;
    this.wrong(
      path,
      `unknown key "${key}"${hint} Known are ${known.join(', ')}`.replace('" Known', '". Known'),
    );
  }

  /** A list; one thing alone stands for a list of one; nothing for an empty one. */
  several(value: unknown): unknown[] {
    if (value === undefined || value === null) return [];
    return Array.isArray(value) ? value : [value];
  }

  list(value: unknown, path: string): unknown[] {
    if (value === undefined) return [];
    if (Array.isArray(value)) return value;
    this.wrong(path, `must be a list, not ${told(value)}`);
    return [];
  }

  text(value: unknown, path: string): string {
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number') return `${value}`;
    this.wrong(path, `must be a text, not ${told(value)}`);
    return '';
  }

  number(value: unknown, path: string): number {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    this.wrong(path, `must be a number, not ${told(value)}`);
    return 0;
  }

  flag(value: unknown, path: string): boolean {
    if (typeof value !== 'boolean') this.wrong(path, `must be true or false, not ${told(value)}`);
    return value === true;
  }

  seat(value: unknown, path: string): Seat {
    const seat = typeof value === 'string' ? seatOf(value) : null;
    if (seat === null) this.wrong(path, `must be a seat such as P1, not ${told(value)}`);
    return seat ?? 0;
  }

  /** Throws everything that was found wrong. */
  close(): void {
    if (this.problems.length > 0) throw new Refused(this.problems);
  }
}

export function seatOf(text: string): Seat | null {
  const found = /^P([1-9])$/.exec(text.trim());
  return found ? Number(found[1]) - 1 : null;
}
export const seatName = (seat: Seat): string => `P${seat + 1}`;

export function told(value: unknown): string {
  if (value === undefined) return 'nothing';
  return phrase(value);
}

/** Data on one line, nearly as it is written in YAML. */
export function phrase(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(phrase).join(', ')}]`;
  if (!isRecord(value)) return `${value}`;
  const parts = Object.entries(value).map(([key, part]) => `${key}: ${phrase(part)}`);
  return `{ ${parts.join(', ')} }`;
}
