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
  /** By eye: where its log stood when that person last decided. */
  marks: Readonly<Record<string, number>>;
}

export const EMPTY: Playback = { shown: null, queue: [], marks: {} };
/** How many lines of what happened before a newcomer to the table sees. */
const BEFORE = 3;

/** A new state arrives: it waits behind those that have not been shown yet. */
export function arrive({ shown, queue, marks }: Playback, state: MatchState): Playback {
  const last = queue.at(-1) ?? shown;
  const log = [...(last?.log ?? []).slice(0, state.log.from), ...state.log.lines];
  const frame: Frame = { state, log };
  const mark = Math.min(marks[eyeOf(frame)] ?? Math.max(0, log.length - BEFORE), log.length);
  return {
    shown: shown ?? frame,
    queue: shown ? [...queue, frame] : [],
    marks: { ...marks, [eyeOf(frame)]: mark },
  };
}

const eyeOf = ({ state }: Frame): string => `${state.eye ?? 'spectator'}`;

/** The first line of the log that is new since the person at the screen last decided. */
export function sinceOf({ shown, marks }: Playback): number {
  return shown ? (marks[eyeOf(shown)] ?? 0) : 0;
}

/** Shows the next state. */
export function advance(playback: Playback): Playback {
  const [next, ...queue] = playback.queue;
  return next ? { ...playback, shown: next, queue } : playback;
}

/** Shows the newest state at once; a screen that must be passed on stays closed until it was. */
export function hurry(playback: Playback): Playback {
  return { ...playback, shown: playback.queue.at(-1) ?? playback.shown, queue: [] };
}

/** The person decided: from here on lines are new. */
export function decided(playback: Playback): Playback {
  const { shown, marks } = playback;
  return shown ? { ...playback, marks: { ...marks, [eyeOf(shown)]: shown.log.length } } : playback;
}

/** How many states may wait before the table hurries to catch up. */
const FEW = 3;

/** How long the shown state stays: long enough to read what it told, less while many wait; no time at all when it only went through phases. */
export function dwell({ shown, queue }: Playback, pace: number): number {
  const lines = (shown?.state.log.lines ?? []).filter(({ part }) => part !== 'phase');
  // The person who takes over the screen has already said so.
  if (lines.length === 0 || shown?.state.handover) return 0;
  return (pace * Math.min(2, 1 + (lines.length - 1) / 4)) / Math.max(1, queue.length / FEW);
}
