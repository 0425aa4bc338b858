import type { Game } from './game.ts';
import type { Option, State } from './types.ts';

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
/** The difference is looked for only when there is one: these comparisons are most of the work. */
export function demandSame(a: string, b: string, law: string, about = ''): void {
  if (a !== b) throw new Breach(law, `${about}${firstDifference(a, b)}`);
}

/** Law 6: every card is in exactly one place. */
export function conservationLaw<S extends State>(game: Game<S>, s: S): void {
  const wrong = game.misplaced(s);
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
