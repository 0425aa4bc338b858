import type { MatchState, Offer } from '@siegeworks/protocol';
import { RuleLink } from '@siegeworks/ui';
import { useEffect, useRef } from 'react';
import type { Desk } from './desk.ts';
import { keyOf, newest, sentence, upper } from './model.ts';
import { OfferButton } from './offer.tsx';
import { COMMON } from './words.ts';

/** The one thing addressed to the person: the question in plain words, and its answers. */
export function Prompt({ desk }: { desk: Desk }) {
  const { shown, primary, chosen } = desk;
  const buttons = useRef<HTMLDivElement>(null);
  const id = chosen?.id;
  useEffect(() => {
    // After a card is chosen, focus moves on to its actions; Escape leads back to the card.
    if (id !== undefined) buttons.current?.querySelector('button')?.focus();
  }, [id]);
  return (
    <section className="prompt on-parchment" aria-label="Question">
      <div className="asked" role="status">
        <Asked desk={desk} />
      </div>
      <div className="answers" ref={buttons}>
        {shown.map((offer, i) => (
          <Answer key={keyOf(offer)} desk={desk} offer={offer} digit={i + 1} primary={offer === primary} />
        ))}
        {primary && !shown.includes(primary) && <Answer desk={desk} offer={primary} digit={0} primary />}
        {chosen && (
          <button type="button" className="button back" onClick={desk.back}>
            <kbd>Esc</kbd> Back
          </button>
        )}
      </div>
    </section>
  );
}

function Answer({
  desk,
  offer,
  digit,
  primary,
}: {
  desk: Desk;
  offer: Offer;
  digit: number;
  primary: boolean;
}) {
  return (
    <OfferButton desk={desk} offer={offer} primary={primary}>
      {primary ? <kbd>Space</kbd> : digit > 0 && digit < 10 && <kbd>{digit}</kbd>}
    </OfferButton>
  );
}

/** Whose decision it is, and what is asked. */
function Asked({ desk }: { desk: Desk }) {
  const { state, behind } = desk.props;
  const { question, waiting, outcome, seats } = state;
  if (outcome && !behind) return <Words eyebrow="The game is over" text={sentence(outcome.text)} />;
  if (desk.chosen)
    return <Words eyebrow="Your choice" text={`${desk.chosen.name}: what would you like to do?`} />;
  if (question && !behind) {
    const { text, note } = desk.primary ?? { text: '' };
    const comes = note === undefined ? '' : `${text}: ${note}`;
    return <Words eyebrow={decider(state)} text={question.text} note={comes} more={lightNote(desk)} />;
  }
  if (waiting) {
    const { name = 'Somebody', bot = null } = seats[waiting.seat] ?? {};
    const text = bot === null ? `Waiting for ${name}.` : `${name} is thinking…`;
    return <Words eyebrow={`${name} ${COMMON.decides}`} text={text} />;
  }
  return <Words eyebrow="One moment" text="The table is catching up." />;
}

/** Where several people share the screen, the name says whose decision it is. */
function decider({ seats, eye }: MatchState): string {
  const shared = seats.filter(seat => seat.mine).length > 1;
  return shared ? `${seats[eye ?? 0]?.name} decides` : 'You decide';
}

function lightNote({ lit, shown, props }: Desk): string {
  const total = props.state.question?.offers.length ?? 0;
  if (lit.size === 0 || shown.length === total) return '';
  const things = [...lit.keys()];
  const cards = counted(things.filter(thing => typeof thing === 'number').length, 'card');
  const places = counted(things.filter(thing => typeof thing === 'string').length, 'place');
  const glow = upper([cards, places].filter(text => text !== '').join(' and '));
  return things.length === 1 ? `${glow} glows: press it to use it.` : `${glow} glow: press one to use it.`;
}
const counted = (n: number, word: string): string =>
  n === 0 ? '' : n === 1 ? `one ${word}` : `${n} ${word}s`;

interface WordsProps {
  eyebrow: string;
  text: string;
  note?: string;
  more?: string;
}

function Words({ eyebrow, text, note = '', more = '' }: WordsProps) {
  return (
    <>
      <p className="eyebrow">{eyebrow}</p>
      <p className="question">{text}</p>
      {note !== '' && <p className="asked-note">{sentence(note)}</p>}
      {more !== '' && <p className="more">{more}</p>}
    </>
  );
}

/** How many of the newest lines stand beside the prompt: the board shows dice, and the log has them all. */
const NEWEST = 1;

/** What just happened, and the tools that are always available. */
export function Strip({ desk }: { desk: Desk }) {
  const { log, since, notices, behind, actions, state } = desk.props;
  const lines = newest(log, since, NEWEST);
  const onRule = (id: string) => desk.open({ kind: 'rule', id });
  return (
    <div className="strip">
      <ul className="newest" aria-label="Just now">
        {lines.map(line => (
          <li key={line.n}>
            {line.text} <RuleLink id={line.rule} onRule={onRule} />
          </li>
        ))}
      </ul>
      {notices.length > 0 && (
        <div className="notices" role="alert">
          <ul>
            {notices.map(({ rule, text }) => (
              <li key={`${rule} ${text}`}>
                {upper(text)}. <RuleLink id={rule} onRule={onRule} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="tools">
        {behind && (
          <button type="button" className="button small" onClick={actions.hurry}>
            Skip ahead <kbd>S</kbd>
          </button>
        )}
        {state.passing && !state.outcome && (
          <button type="button" className="button small passing" onClick={() => actions.passTurn(false)}>
            You pass until the turn ends: stop <kbd>P</kbd>
          </button>
        )}
        <SeriesButton desk={desk} />
        <UndoButton desk={desk} />
        {state.question && !behind && <Aids desk={desk} />}
      </div>
    </div>
  );
}

/** For a series of similar questions: gives the usual answers to the rest. */
function SeriesButton({ desk: { series } }: { desk: Desk }) {
  if (!series.offered && !series.going) return null;
  return (
    <button
      type="button"
      className="button small"
      title="Until a different question comes up, or the turn ends"
      onClick={series.toggle}
    >
      {series.going ? 'Stop answering' : 'The rest as usual'} <kbd>F</kbd>
    </button>
  );
}

function UndoButton({ desk }: { desk: Desk }) {
  const { undo } = desk.props.state;
  return (
    <button
      type="button"
      className="button small"
      aria-disabled={!undo.possible}
      title={undo.possible ? 'Undo your last decision' : `No undo: ${undo.why}`}
      onClick={desk.props.actions.undo}
    >
      Undo <kbd>U</kbd>
    </button>
  );
}

function Aids({ desk }: { desk: Desk }) {
  const { state, actions } = desk.props;
  const offers = state.question?.offers ?? [];
  const askHint = () => {
    actions.hint();
    desk.open({ kind: 'hint' });
  };
  const canPass = offers.some(offer => offer.option.kind === 'pass');
  return (
    <>
      <button type="button" className="button small" onClick={askHint}>
        Hint <kbd>H</kbd>
      </button>
      <button type="button" className="button small" onClick={() => desk.open({ kind: 'options' })}>
        All {offers.length} options <kbd>O</kbd>
      </button>
      <button type="button" className="button small" onClick={() => desk.open({ kind: 'always' })}>
        Always… <kbd>A</kbd>
      </button>
      {canPass && (
        <button type="button" className="button small" onClick={() => actions.passTurn(true)}>
          Pass until the turn ends <kbd>P</kbd>
        </button>
      )}
    </>
  );
}
