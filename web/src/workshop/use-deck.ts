import { withCopies } from '@siegeworks/decks';
import type { KeptDeck } from '@siegeworks/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Session } from '../session.ts';
import { holdOnBench, meetHouse } from './house-decks.ts';

/** What can be changed on a bench. */
export type DeckPart = Partial<Pick<KeptDeck, 'name' | 'cards' | 'choices' | 'notes' | 'versions'>>;

export interface DeckOnBench {
  deck: KeptDeck;
  change(part: DeckPart): void;
  /** Adds this many copies of a card, or takes some out. */
  add(card: string, n: number): void;
  undo(): void;
  redo(): void;
  canUndo: boolean;
  canRedo: boolean;
}

interface Steps {
  now: KeptDeck;
  past: readonly KeptDeck[];
  future: readonly KeptDeck[];
}
/** Nobody wants more; the rules have their own limits. */
const MOST_COPIES = 99;
/** Steps that can be taken back. */
const MOST_STEPS = 200;
/** Milliseconds after the last change until it is kept. */
const REST = 300;

/** A deck that is being built: every change can be taken back, and is kept as soon as there is a moment's rest. */
export function useDeck(session: Session, start: KeptDeck): DeckOnBench {
  const [{ now, past, future }, setSteps] = useState<Steps>({ now: start, past: [], future: [] });
  useKept(session, now, start);
  const change = useCallback((part: DeckPart) => {
    setSteps(({ now: before, past: steps }) => ({
      now: { ...before, ...part, updated: Date.now() },
      // Writing a name or a note is one step for each letter; versions are no step at all.
      past: part.cards || part.choices ? [...steps.slice(-MOST_STEPS), before] : steps,
      future: [],
    }));
  }, []);
  const add = useCallback((card: string, n: number) => {
    setSteps(({ now: before, past: steps }) => {
      const copies = Math.min(MOST_COPIES, Math.max(0, (before.cards[card] ?? 0) + n));
      const cards = withCopies(before.cards, card, copies);
      return {
        now: { ...before, cards, updated: Date.now() },
        past: [...steps.slice(-MOST_STEPS), before],
        future: [],
      };
    });
  }, []);
  const undo = useCallback(() => setSteps(back), []);
  const redo = useCallback(() => setSteps(forth), []);
  return { deck: now, change, add, undo, redo, canUndo: past.length > 0, canRedo: future.length > 0 };
}

/** Cards and choices as they were; name, notes and versions stay as they are. */
const asIn = (now: KeptDeck, { cards, choices }: KeptDeck): KeptDeck => ({
  ...now,
  cards,
  choices,
  updated: Date.now(),
});
function back({ now, past, future }: Steps): Steps {
  const last = past.at(-1);
  if (!last) return { now, past, future };
  return { now: asIn(now, last), past: past.slice(0, -1), future: [now, ...future] };
}
function forth({ now, past, future }: Steps): Steps {
  const [next, ...later] = future;
  if (!next) return { now, past, future };
  return { now: asIn(now, next), past: [...past, now], future: later };
}

/** Keeps the deck after each change, and at the latest when the bench is left. */
function useKept(session: Session, deck: KeptDeck, start: KeptDeck): void {
  const waiting = useRef<KeptDeck | null>(null);
  const keep = useCallback(() => {
    const changed = waiting.current;
    waiting.current = null;
    if (!changed) return;
    const kept = session.ask('keepDeck', { deck: changed }, 'done');
    kept.then(() => meetHouse(session)).catch(() => {});
  }, [session]);
  useEffect(() => holdOnBench(start.id), [start.id]);
  useEffect(() => {
    if (deck === start) return;
    waiting.current = deck;
    const timer = setTimeout(keep, REST);
    return () => clearTimeout(timer);
  }, [deck, start, keep]);
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
}
