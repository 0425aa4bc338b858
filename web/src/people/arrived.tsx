import type { Letter } from '@siegeworks/protocol';
import { useKeys } from '@siegeworks/ui';
import { useEffect, useState } from 'react';
import { go } from '../route.ts';

/** After so many seconds a match begins by itself: somebody waits at the table. */
const SOON = 8;

/** Everybody sits: who invited may finish a sentence elsewhere before the table is shown. Where clocks run it is shown at once. */
export function Arrived({ letter, match }: { letter: Letter; match: string }) {
  const [left, setLeft] = useState(letter.terms.clock ? 0 : SOON);
  const begin = () => go({ page: 'match', match });
  useEffect(() => {
    if (left <= 0) return go({ page: 'match', match });
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left, match]);
  useKeys({ ' ': begin });
  const others = letter.seats.flatMap(({ name, mine }) => (mine || name === null ? [] : [name]));
  const names = new Intl.ListFormat('en').format(others);
  return (
    <section className="arrived on-parchment" aria-label="Everybody sits">
      <div>
        <p className="arrived-who" role="status">
          {names} {others.length > 1 ? 'have' : 'has'} sat down
        </p>
        <p>
          Begins by itself in <span className="arrived-left">{left} s</span>.
        </p>
      </div>
      <button type="button" className="button primary" onClick={begin}>
        Begin <kbd>Space</kbd>
      </button>
    </section>
  );
}
