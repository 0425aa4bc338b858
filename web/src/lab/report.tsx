import '@siegeworks/lab/report.css';
import type { LabShown } from '@siegeworks/protocol';
import { useEffect, useRef } from 'react';

/** A study as its report shows it: the same words and the same plots as in the file. */
export function Report({ shown: { html, result, notes } }: { shown: LabShown }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    // Made by the lab from numbers, with every text escaped.
    root.innerHTML = html;
    let gone = false;
    const redraw = async () => {
      const [Plot, { draw }] = await Promise.all([
        import('@observablehq/plot'),
        import('@siegeworks/lab/draw'),
      ]);
      if (!gone) draw(Plot, result, root, root.clientWidth);
    };
    void redraw();
    const watch = () => void redraw();
    window.addEventListener('resize', watch);
    return () => {
      gone = true;
      window.removeEventListener('resize', watch);
    };
  }, [html, result]);
  return (
    <>
      {notes.length > 0 && (
        <div className="reasons" role="note">
          Beware: {notes.join('; ')}.
        </div>
      )}
      <div className="report" data-study="" ref={place} />
    </>
  );
}
