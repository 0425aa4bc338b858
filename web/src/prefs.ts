import type { Pace, Size } from '@siegeworks/screen-table';
import { PACES, SIZES } from '@siegeworks/screen-table';
import { useCallback, useEffect, useState } from 'react';

/** What a person likes at every table, remembered by the browser. */
export interface Prefs {
  /** How fast the computer's steps are shown, and how fast cards move. */
  pace: Pace;
  /** How large the cards on a table are. */
  size: Size;
  sound: boolean;
  /** Notes for newcomers. */
  lessons: boolean;
  /** A card on which pointer or focus rests is shown in full. */
  peek: boolean;
  /** In the first moment of a question nothing that spends is taken. */
  steady: boolean;
  /** The end of a turn is asked for again while something could still be done. */
  lastCall: boolean;
  /** Notes that were read: `tower-siege/combat.declare`. */
  learned: readonly string[];
}

/** Milliseconds for each line that a step tells. */
export const PACE_MS: Record<Pace, number> = { 'at once': 0, quick: 400, slow: 1300 };
/** How long movements take, as a share of what the design says. */
const SPEED: Record<Pace, number> = { 'at once': 0, quick: 1, slow: 1.6 };

/** How large a table is drawn, as a share of the room that it has. */
const SCALE: Record<Size, number> = { small: 0.86, usual: 1, large: 1.2 };

const PREFIX = 'siegeworks.';

export function usePrefs(): [Prefs, (part: Partial<Prefs>) => void] {
  const [prefs, setPrefs] = useState(() => readPrefs(key => localStorage.getItem(key)));
  const change = useCallback((part: Partial<Prefs>) => {
    setPrefs(before => ({ ...before, ...part }));
    for (const [name, value] of Object.entries(part)) keep(name, value);
  }, []);
  return [prefs, change];
}

/** What comes back from a browser is never trusted. */
export function readPrefs(read: (key: string) => string | null): Prefs {
  const kept = (name: keyof Prefs): string | null => {
    try {
      return read(PREFIX + name);
    } catch {
      return null;
    }
  };
  return {
    pace: PACES.find(pace => pace === kept('pace')) ?? 'quick',
    size: SIZES.find(size => size === kept('size')) ?? 'usual',
    sound: kept('sound') !== 'false',
    lessons: kept('lessons') !== 'false',
    peek: kept('peek') !== 'false',
    steady: kept('steady') !== 'false',
    lastCall: kept('lastCall') !== 'false',
    learned: (kept('learned') ?? '').split('\n').filter(line => line !== ''),
  };
}

function keep(name: string, value: string | boolean | readonly string[]): void {
  try {
    localStorage.setItem(PREFIX + name, typeof value === 'object' ? value.join('\n') : `${value}`);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Movement follows the chosen speed; people who want no motion get none. */
export function useSpeed(pace: Pace): void {
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const { style } = document.documentElement;
    style.setProperty('--speed', `${still ? 0 : SPEED[pace]}`);
    return () => void style.removeProperty('--speed');
  }, [pace]);
}

/** A larger table has more than the screen shows and is scrolled; a smaller one leaves room. */
export function useCardSize(size: Size): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--size', `${SCALE[size]}`);
    return () => void style.removeProperty('--size');
  }, [size]);
}

/** The note for newcomers at this question, while it is new to them. */
export function lessonOf(
  { lessons, learned }: Prefs,
  game: string,
  question: { id: string; lesson?: string } | null,
): string {
  if (!question?.lesson || !lessons || learned.includes(`${game}/${question.id}`)) return '';
  return question.lesson;
}
