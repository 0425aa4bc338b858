import type { Score, Seat } from '@siegeworks/protocol';
import { CopyButton, Dialog, RuleLink } from '@siegeworks/ui';
import { CoursePlot } from './course.tsx';
import type { Desk } from './desk.ts';
import { numbered, sentence } from './model.ts';
import { seriesVerdict, storyRows, verdict } from './story.ts';
import './figures.css';

/** More about how the match went than the bar at the end has room for. */
export function FiguresSheet({ desk }: { desk: Desk }) {
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
      {outcome.score && <Points score={outcome.score} />}
      <Figures desk={desk} />
      <CoursePlot course={outcome.story.course} seats={state.seats} eye={state.eye} />
      <Sides desk={desk} />
    </Dialog>
  );
}

/** The points, and for what there were how many. */
function Points({ score: { total, title, parts } }: { score: Score }) {
  return (
    <table className="figures">
      <caption>{title === '' ? `${total} points` : `${total} points: ${title}`}</caption>
      <tbody>
        {parts.map(part => (
          <tr key={part.title}>
            <th scope="row">{part.title}</th>
            <td>{part.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
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

/** Stands there to be marked by hand as well: not every browser lets a page write to the clipboard. */
function Share({ text }: { text: string }) {
  return (
    <p className="share">
      <q>{text}</q> <CopyButton text={text} label="Copy" />
    </p>
  );
}
