import type { StudioAnalysis, StudioMatch, StudioVerdict } from '@siegeworks/protocol';
import { classes } from '@siegeworks/ui';
import { useState } from 'react';
import type { Spot } from './moment.ts';
import { Sign } from './sign.tsx';
import { percent, pickedIn, points } from './words.ts';

interface DecisionsProps {
  match: StudioMatch;
  found: StudioAnalysis | null;
  spot: Spot;
  look(part: Partial<Spot>): void;
  secret: boolean;
}

/** Every decision that was judged: what was picked, what it cost, and how good the others were. */
export function Decisions({ match, found, spot, look, secret }: DecisionsProps) {
  const [seat, setSeat] = useState<number | null>(null);
  const [all, setAll] = useState(false);
  if (!found || found.verdicts.length === 0)
    return <p className="studio-none">No decision has been judged yet.</p>;
  if (secret)
    return <p className="studio-none">Find the better answer first; then all decisions are shown again.</p>;
  const own = found.verdicts.filter(verdict => seat === null || verdict.seat === seat);
  const marked = own.filter(({ mark }) => mark !== null);
  const shown = (all ? own : marked).toSorted((a, b) => a.at - b.at);
  return (
    <>
      <div className="studio-filter">
        <button type="button" aria-pressed={!all} onClick={() => setAll(false)}>
          With marks {marked.length}
        </button>
        <button type="button" aria-pressed={all} onClick={() => setAll(true)}>
          All {own.length}
        </button>
        <select
          aria-label="Whose decisions"
          value={seat ?? ''}
          onChange={event => setSeat(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">Everybody’s</option>
          {match.seats.map(({ name }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <option key={n} value={n}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <ol className="studio-decisions">
        {shown.map(verdict => (
          <Decision
            key={verdict.at}
            match={match}
            verdict={verdict}
            open={verdict.at === spot.at}
            look={look}
          />
        ))}
      </ol>
    </>
  );
}

interface DecisionProps {
  match: StudioMatch;
  verdict: StudioVerdict;
  open: boolean;
  look(part: Partial<Spot>): void;
}

function Decision({ match, verdict, open, look }: DecisionProps) {
  const { at, seat, lost, mark, answers } = verdict;
  return (
    <li aria-current={open ? 'true' : undefined}>
      <button
        type="button"
        className={classes('studio-line studio-decision', { open })}
        onClick={() => look({ at })}
      >
        <span className="studio-place">{at}</span>
        {mark ? <Sign mark={mark} /> : <span className="studio-sign" />}
        <span className="studio-deed">
          <small>{match.seats[seat].name}</small> {pickedIn(verdict)?.text}
        </span>
        <b>{lost > 0 ? points(-lost) : ''}</b>
      </button>
      {open && (
        <ul className="studio-answers">
          {answers.map(answer => (
            <li key={answer.text} data-picked={answer.picked}>
              <span>
                {answer.text}
                {answer.picked && <small> played</small>}
                {answer.equal && !answer.picked && <small> as good as the best</small>}
              </span>
              <b>
                {percent(answer.chance)} <small>± {Math.max(1, Math.round(100 * answer.margin))}</small>
              </b>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
