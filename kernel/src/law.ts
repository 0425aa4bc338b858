import type { Game, Option, State } from '@siegeworks/contract';

/** A law speaks by throwing; the driver adds the seed and the pick. */
export class Breach extends Error {
  readonly law: string;
  constructor(law: string, text: string) {
    super(text);
    this.law = law;
  }
}
export function demand(ok: boolean, law: string, text: string): void {
  if (!ok) throw new Breach(law, text);
}
/** The difference is put into words only when there is one: these comparisons are most of the work. */
export function demandSame(a: unknown, b: unknown, law: string, about = ''): void {
  if (!same(a, b)) throw new Breach(law, `${about}${firstDifference(JSON.stringify(a), JSON.stringify(b))}`);
}

/**
 * Equal as JSON is equal. What two things share needs no second look, so a clone is proved against an
 * independent copy (through JSON), never against what it was made from.
 */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  // What is not JSON is the business of plainness.
  if (typeof a !== 'object' || a === null) return typeof a === 'function' && typeof b === 'function';
  if (typeof b !== 'object' || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b);
  return sameFields(a as Record<string, unknown>, b as Record<string, unknown>);
}
/** Most fields are numbers and words: they are compared here, without a call. */
function sameFields(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  let keys = 0;
  for (const key in one) {
    const a = one[key];
    const b = other[key];
    if (!Object.is(a, b) && !same(a, b)) return false;
    if (b === undefined && !(key in other)) return false;
    keys++;
  }
  for (const _key in other) keys--;
  return keys === 0;
}
function sameList(a: unknown[], b: unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!Object.is(a[i], b[i]) && !same(a[i], b[i])) return false;
  return true;
}
/** A copy that shares nothing with the original. */
export const apart = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Law 6: every card is in exactly one place. */
export function conservationLaw<S extends State>(game: Game<S>, s: S): void {
  const wrong = game.audit.misplaced(s);
  demand(wrong === null, 'conservation', wrong ?? '');
}

/** One option of each question, another one each time: over a game every kind has its turn. */
export const tried = (options: Option[], pick: number): Option => options[pick % options.length];

export function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 80);
  return `differs at ${at}: …${a.slice(from, at + 60)}… against …${b.slice(from, at + 60)}…`;
}
