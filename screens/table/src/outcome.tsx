import type { MatchState, Seat } from '@siegeworks/protocol';
import { seriesWinners } from '@siegeworks/protocol';
import { Dialog, RuleLink } from '@siegeworks/ui';
import { useState } from 'react';
import { CoursePlot } from './course.tsx';
import type { Desk } from './desk.ts';
import { numbered, sentence } from './model.ts';
import { seriesVerdict, storyRows, verdict } from './story.ts';
import './outcome.css';

/** How it ended and by which rule, how it went, and what to do next. */
export function OutcomeSheet({ desk }: { desk: Desk }) {
  const { state } = desk.props;
  const { outcome } = state;
  if (!outcome) return null;
  return (
    <Dialog title={verdict(state)} onClose={() => desk.open(null)}>
      <p className="question">
        {sentence(outcome.text)} <RuleLink id={outcome.rule} onRule={id => desk.open({ kind: 'rule', id })} />
      </p>
      {state.series && <p className="series-verdict">{seriesVerdict(state.series)}</p>}
      {outcome.share !== undefined && <Share text={outcome.share} />}
      <Figures desk={desk} />
      <CoursePlot course={outcome.story.course} seats={state.seats} />
      <Sides desk={desk} />
      {goesOn(state) ? <NextMatch desk={desk} /> : <Again desk={desk} />}
      <OtherSteps desk={desk} />
    </Dialog>
  );
}

/** The story of the match in a few figures, one column for each seat. */
function Figures({ desk }: { desk: Desk }) {
  const { outcome, seats } = desk.props.state;
  if (!outcome) return null;
  const { turns } = outcome.story;
  return (
    <table className="figures">
      <caption>{turns === 1 ? 'After one turn' : `After ${turns} turns`}</caption>
      <thead>
        <tr>
          <td />
          {numbered(seats).map(({ n, name }) => (
            <th key={n} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {storyRows(outcome).map(({ title, cells }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {cells.map((cell, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their place
              <td key={seat}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** After the end everybody who shared the screen may look from every side. */
function Sides({ desk }: { desk: Desk }) {
  const { state, actions } = desk.props;
  const people = numbered(state.seats).filter(seat => seat.mine);
  if (people.length < 2) return null;
  const look = (seat: Seat) => {
    desk.open(null);
    actions.ready(seat);
  };
  return (
    <div className="dialog-buttons">
      {people.map(({ n, name }) => (
        <button
          key={n}
          type="button"
          className="button small"
          aria-pressed={n === state.eye}
          onClick={() => look(n)}
        >
          The table as {name} saw it
        </button>
      ))}
    </div>
  );
}

const goesOn = ({ series }: MatchState): boolean =>
  series !== undefined && seriesWinners(series).length === 0;

function NextMatch({ desk }: { desk: Desk }) {
  return (
    <div className="dialog-buttons">
      <button type="button" className="button primary" onClick={desk.props.actions.next}>
        Next match
      </button>
    </div>
  );
}

function Again({ desk }: { desk: Desk }) {
  const { state, bots, actions } = desk.props;
  const rivals = new Set(state.seats.flatMap(seat => (seat.bot === null ? [] : [seat.bot])));
  const others = rivals.size === 0 ? [] : bots.filter(bot => !bot.style && !rivals.has(bot.id));
  return (
    <div className="dialog-buttons">
      <button type="button" className="button primary" onClick={() => actions.rematch({})}>
        Play again
      </button>
      {state.seats.length > 1 && (
        <button type="button" className="button" onClick={() => actions.rematch({ swap: true })}>
          Swap sides
        </button>
      )}
      {others.map(({ id, name, text }) => (
        <button
          key={id}
          type="button"
          className="button"
          title={text}
          onClick={() => actions.rematch({ bot: id })}
        >
          Against a {name}
        </button>
      ))}
    </div>
  );
}

function OtherSteps({ desk }: { desk: Desk }) {
  const { actions } = desk.props;
  return (
    <div className="dialog-buttons">
      <button type="button" className="button small" onClick={() => desk.open(null)}>
        Look at the table
      </button>
      <button type="button" className="button small" onClick={actions.newGame}>
        New game…
      </button>
      <button type="button" className="button small" onClick={actions.keepFile}>
        Save as a file
      </button>
      <button type="button" className="button small" onClick={actions.leave}>
        All games
      </button>
    </div>
  );
}

/** Stands there to be marked by hand as well: not every browser lets a page write to the clipboard. */
function Share({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <p className="share">
      <q>{text}</q>{' '}
      <button type="button" className="button small" onClick={copy}>
        {copied ? 'Copied' : 'Copy'}
      </button>
    </p>
  );
}
