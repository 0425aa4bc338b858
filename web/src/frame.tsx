import './frame.css';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { Route } from './route.ts';
import { hashOf } from './route.ts';

/** Where one can go from anywhere. Rooms that do not exist yet will find their place here. */
const WAYS: readonly { to: Route; name: string }[] = [
  { to: { page: 'home' }, name: 'Great Hall' },
  { to: { page: 'matches' }, name: 'Matches' },
  { to: { page: 'studio', source: '', moment: '' }, name: 'Studio' },
  { to: { page: 'record' }, name: 'Record' },
  { to: { page: 'decks' }, name: 'Decks' },
  { to: { page: 'cards', game: '' }, name: 'Cards' },
  { to: { page: 'lab' }, name: 'Lab' },
  { to: { page: 'about' }, name: 'About' },
];

export interface FrameProps {
  /** The way that is marked as the one taken. */
  at: Route['page'];
  /** What the browser calls the page. */
  title: string;
  game?: string;
  className?: string;
  children: ReactNode;
}

/** The house around every page but the table. */
export function Frame({ at, title, game, className = 'page', children }: FrameProps) {
  const main = useArrival(title);
  return (
    <div className="frame">
      <button type="button" className="button frame-skip" onClick={() => main.current?.focus()}>
        Skip to the page
      </button>
      <header className="frame-head">
        <a className="frame-name" href={hashOf({ page: 'home' })}>
          <Mark /> Siegeworks
        </a>
        <p className="frame-motto">Five sieges, one table</p>
        <nav className="frame-ways" aria-label="Siegeworks">
          {WAYS.map(({ to, name }) => (
            <a key={name} href={hashOf(to)} aria-current={to.page === at ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      <div className="frame-beam" />
      <main ref={main} tabIndex={-1} className={className} data-game={game}>
        {children}
      </main>
      <footer className="frame-foot">
        Unofficial implementation; the games’ names belong to their owners.{' '}
        <a href={hashOf({ page: 'about' })}>About and credits</a>
      </footer>
    </div>
  );
}

/** Whether some page has been shown before: the first one leaves the focus where the browser put it. */
let arrived = false;

/** Tells those who listen that another page has come: its title, and the focus at its beginning. */
function useArrival(title: string) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = title === '' ? 'Siegeworks' : `${title} · Siegeworks`;
    if (arrived) main.current?.focus({ preventScroll: true });
    arrived = true;
  }, [title]);
  return main;
}

function Mark() {
  return (
    <svg className="frame-mark" viewBox="0 0 38 44" aria-hidden="true">
      <path d="M1 1h36v24c0 9-9 15-18 18C10 40 1 34 1 25z" fill="var(--parch)" />
      <path d="M5 5h28v20c0 7-7 11-14 14C12 36 5 32 5 25z" fill="var(--ground-2)" />
      <path d="M9 30V15h4v4h4v-4h4v4h4v-4h4v15c-3 3-6 5-10 6-4-1-7-3-10-6z" fill="var(--parch)" />
    </svg>
  );
}
