import { useKeys } from '@siegeworks/ui';
import { useEffect, useRef } from 'react';
import { newest } from './model.ts';
import type { TableProps } from './table.ts';
import './handover.css';

/** How many lines tell what everybody may know. */
const LINES = 6;
/** Pressing Space twice by mistake must not show somebody else's cards. */
const PAUSE = 350;

/** Between two people at one screen: nothing of the table is in the page until the next one has sat down. */
export function HandOver({ game, state, log, since, actions }: TableProps) {
  const { seat = 0, name = '' } = state.handover ?? {};
  const button = useRef<HTMLButtonElement>(null);
  const shownAt = useRef(performance.now());
  useEffect(() => button.current?.focus(), []);
  const sitDown = () => performance.now() - shownAt.current > PAUSE && actions.ready(seat);
  useKeys({ ' ': event => (event.target instanceof HTMLButtonElement ? false : void sitDown()) });
  const lines = newest(log, since, LINES);
  return (
    <main className="handover" data-game={game.id} data-seq={state.seq} data-handover={seat}>
      <p className="handover-game">{game.title}</p>
      <h1>Pass the screen to {name}</h1>
      <p>
        {name} (P{seat + 1}): press Space when you are ready and nobody else is looking.
      </p>
      <div className="handover-buttons">
        <button ref={button} type="button" className="button primary" onClick={sitDown}>
          <kbd>Space</kbd> I am {name}
        </button>
        <button type="button" className="button" onClick={actions.leave}>
          Leave the table
        </button>
      </div>
      {lines.length > 0 && (
        <section className="handover-news" aria-label="What everyone has seen">
          <h2>What everyone has seen</h2>
          <ul>
            {lines.map(line => (
              <li key={line.n}>{line.text}</li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
