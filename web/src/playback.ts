import type { LogLine, MatchState } from '@siegeworks/protocol';

/** One state with the whole log up to it. */
export interface Frame {
  state: MatchState;
  log: readonly LogLine[];
}

/** What is on the screen, and what waits to be shown so that the eye can follow. */
export interface Playback {
  shown: Frame | null;
  queue: readonly Frame[];
  /** Where the log stood when the person last decided. */
  since: number;
}

export const EMPTY: Playback = { shown: null, queue: [], since: 0 };

/** A new state arrives: it waits behind those that have not been shown yet. */
export function arrive(playback: Playback, state: MatchState): Playback {
  const last = playback.queue.at(-1) ?? playback.shown;
  const log = [...(last?.log ?? []).slice(0, state.log.from), ...state.log.lines];
  const frame: Frame = { state, log };
  if (!playback.shown) return { shown: frame, queue: [], since: Math.max(0, log.length - 3) };
  return { ...playback, queue: [...playback.queue, frame], since: Math.min(playback.since, log.length) };
}

/** Shows the next state. */
export function advance(playback: Playback): Playback {
  const [next, ...queue] = playback.queue;
  return next ? { ...playback, shown: next, queue } : playback;
}

/** Shows the newest state at once. */
export function hurry(playback: Playback): Playback {
  return { ...playback, shown: playback.queue.at(-1) ?? playback.shown, queue: [] };
}

/** The person decided: from here on lines are new. */
export function decided(playback: Playback): Playback {
  return { ...playback, since: playback.shown?.log.length ?? 0 };
}

/** How long the shown state stays: long enough to read what it told, no time at all when it told nothing. */
export function dwell(playback: Playback, pace: number): number {
  const lines = playback.shown?.state.log.lines ?? [];
  return lines.length === 0 ? 0 : pace * Math.min(3, 1 + (lines.length - 1) / 2);
}
