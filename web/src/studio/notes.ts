import type { StudioNote } from '@siegeworks/protocol';
import { useState } from 'react';
import type { Opened } from './use-studio.ts';

/** Notes on moments: those that came with the file or link, and the person's own, kept beside the matches. */
export function useNotes({
  line,
  match,
}: Opened): [readonly StudioNote[], (notes: readonly StudioNote[]) => void] {
  const [notes, setNotes] = useState<readonly StudioNote[]>(match.notes);
  const keep = (next: readonly StudioNote[]) => {
    const sorted = next.toSorted((a, b) => a.at - b.at);
    setNotes(sorted);
    // What the browser does not take lasts as long as the page, and travels with file and link.
    line.ask('keepNotes', sorted).catch(() => {});
  };
  return [notes, keep];
}
