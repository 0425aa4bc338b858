import type { Thing } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';

const elementOf = (thing: Thing): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.board [data-thing="${CSS.escape(`${thing}`)}"]`);
/** Cards glide to their places: looked at again when they lie still. */
const LATER = [0, 450, 1200];

/** A parchment tag that points at what the lesson is about; everything else on the table is dimmed. */
export function Tag({ things }: { things: readonly Thing[] }) {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useEffect(() => {
    const board = document.querySelector<HTMLElement>('.board-room');
    const find = () => {
      const found = things.map(elementOf).filter(element => element !== null);
      for (const old of document.querySelectorAll('[data-taught]')) old.removeAttribute('data-taught');
      for (const element of found) element.dataset.taught = 'true';
      if (board) board.dataset.dimmed = `${found.length > 0}`;
      const [first] = found;
      // Where the board is higher than its room, what is taught must not lie behind the parchment.
      first?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = first?.getBoundingClientRect();
      setPlace(box ? { left: box.left + box.width / 2, top: box.top } : null);
    };
    const timers = LATER.map(wait => setTimeout(find, wait));
    window.addEventListener('resize', find);
    return () => {
      for (const timer of timers) clearTimeout(timer);
      window.removeEventListener('resize', find);
      for (const old of document.querySelectorAll('[data-taught]')) old.removeAttribute('data-taught');
      if (board) board.dataset.dimmed = 'false';
    };
  }, [things]);
  return place && <div className="lesson-tag" style={place} aria-hidden="true" />;
}
