import type { StudioMatch, StudioNote } from '@siegeworks/protocol';
import { useState } from 'react';

const placeOf = ({ key }: StudioMatch): string => `siegeworks.notes.${key}`;

function kept(match: StudioMatch): StudioNote[] {
  try {
    return JSON.parse(localStorage.getItem(placeOf(match)) ?? 'null') ?? match.notes;
  } catch {
    return match.notes;
  }
}

/** Notes on moments: those that came with the file or link, and the person's own, kept in this browser. */
export function useNotes(
  match: StudioMatch,
): [readonly StudioNote[], (notes: readonly StudioNote[]) => void] {
  const [notes, setNotes] = useState<readonly StudioNote[]>(() => kept(match));
  const keep = (next: readonly StudioNote[]) => {
    const sorted = next.toSorted((a, b) => a.at - b.at);
    setNotes(sorted);
    try {
      localStorage.setItem(placeOf(match), JSON.stringify(sorted));
    } catch {
      // They last as long as the page, and travel with file and link.
    }
  };
  return [notes, keep];
}
