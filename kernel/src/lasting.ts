import type { Seat, State } from '@siegeworks/contract';

/** Why something can never be taken back, the weightiest first. */
export const LASTING = ['card', 'dice', 'shuffle', 'turn'] as const;
export type Lasting = (typeof LASTING)[number];

interface Note {
  what: Lasting;
  /** The seat to which it was no secret. */
  knownTo: Seat | null;
}

/** Kept beside the state, and only while somebody listens: it is no part of the game, and search has no use for it. */
const notes = new WeakMap<State, Note[]>();

export function noteLasting(s: State, what: Lasting, knownTo: Seat | null = null): void {
  if (s.events === null) return;
  const before = notes.get(s);
  if (before) before.push({ what, knownTo });
  else notes.set(s, [{ what, knownTo }]);
}

/** What happened to this state that this seat can never take back, or `null`. */
export function lastingFor(s: State, seat: Seat): Lasting | null {
  const news = (notes.get(s) ?? []).filter(({ knownTo }) => knownTo !== seat).map(({ what }) => what);
  return LASTING.find(what => news.includes(what)) ?? null;
}
