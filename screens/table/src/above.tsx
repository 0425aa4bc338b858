import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { Desk } from './desk.ts';
import { LessonWords } from './lesson.tsx';
import { lineOf } from './line.tsx';
import { grouped, keyOf } from './model.ts';
import { OfferButton } from './offer.tsx';

/** What does not fit into the prompt, opened above it: it lies over the board and moves nothing. */
export function Above({ desk }: { desk: Desk }) {
  const { question } = desk.props.state;
  const kind = desk.sheet?.kind;
  if (kind === 'options' && question) return <AllAnswers desk={desk} />;
  if (kind === 'note' && desk.props.lesson !== '')
    return (
      <Panel desk={desk} title="For newcomers">
        <LessonWords desk={desk} />
      </Panel>
    );
  if (kind !== 'words' || !question) return null;
  return (
    <Panel desk={desk} title="The question in full">
      <p className="question">{question.text}</p>
      <p>{lineOf(desk)}</p>
    </Panel>
  );
}

/** Every answer there is, by card: for the keyboard, and for players who want to be sure. */
function AllAnswers({ desk }: { desk: Desk }) {
  const { board } = desk.props.state;
  const answers = desk.chosen ? desk.offers : desk.answers;
  return (
    <Panel desk={desk} title="All answers">
      {grouped(board, answers).map(({ title, offers }) => (
        <section key={offers.map(keyOf)[0]} className="option-group">
          <h3>{title || 'At the table'}</h3>
          <div className="dialog-buttons">
            {offers.map(offer => (
              <OfferButton key={keyOf(offer)} desk={desk} offer={offer} />
            ))}
          </div>
        </section>
      ))}
    </Panel>
  );
}

function Panel({ desk, title, children }: { desk: Desk; title: string; children: ReactNode }) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    close.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div className="above on-parchment" role="dialog" aria-label={title}>
      <header className="above-head">
        <h2>{title}</h2>
        <button ref={close} type="button" className="button small" onClick={() => desk.open(null)}>
          Close <kbd>Esc</kbd>
        </button>
      </header>
      <div className="above-body">{children}</div>
    </div>
  );
}
