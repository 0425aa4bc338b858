import { useEffect, useRef, useState } from 'react';
import type { Desk } from './desk.ts';
import { verdict } from './story.ts';
import './victory.css';

/** How long the banner hangs, in milliseconds. */
const LONG = 4500;

/** A win is celebrated while it is news: whoever opens a finished match again sees no banner. */
export function Victory({ desk }: { desk: Desk }) {
  const { state, behind } = desk.props;
  const won = state.outcome !== null && !behind && verdict(state) === 'You won';
  const open = useRef(!won);
  const [hangs, hang] = useState(false);
  useEffect(() => {
    if (!won || !open.current) return;
    open.current = false;
    hang(true);
    const timer = setTimeout(() => hang(false), LONG);
    return () => clearTimeout(timer);
  }, [won]);
  if (!hangs) return null;
  return (
    <div className="victory" aria-hidden="true">
      <svg viewBox="0 0 360 120" aria-hidden="true">
        <path className="victory-tail" d="M6 34h60v62H6l16-31ZM354 34h-60v62h60l-16-31Z" />
        <path className="victory-cloth" d="M36 12h288v72H36Z" />
        <path className="victory-fold" d="M36 84h30v12ZM324 84h-30v12Z" />
        <text x="180" y="62">
          Victory
        </text>
      </svg>
    </div>
  );
}
