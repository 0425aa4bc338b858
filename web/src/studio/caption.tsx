import type { StudioMatch, StudioMoment } from '@siegeworks/protocol';
import { classes } from '@siegeworks/ui';
import { turnAt } from './moment.ts';

interface CaptionProps {
  match: StudioMatch;
  moment: StudioMoment;
  /** What was picked is not told while the coach asks for something better. */
  secret: boolean;
}

/** Where the match stands, who decides now, and what was picked. */
export function Caption({ match, moment, secret }: CaptionProps) {
  const { at, next } = moment;
  const delay = match.delays.find(({ pick }) => pick === at);
  const place = match.decisions.findIndex(decision => decision.at === at);
  return (
    <p className="studio-caption" role="status">
      <span className="studio-turn">{turnAt(match, at)}</span>
      <span className={classes('studio-where', { over: at === match.picks })}>
        {at === match.picks ? match.outcome.text : `Moment ${at} of ${match.picks}`}
        {place >= 0 && `, decision ${place + 1} of ${match.decisions.length}`}
      </span>
      {next && (
        <span className="studio-asked">
          <b>{match.seats[next.seat].name}:</b> {next.question}
        </span>
      )}
      {next && !secret && <span className="studio-picked">Played: {next.picked.text}</span>}
      {next && delay && (
        <span className="studio-delay">
          {(delay.back / 1000).toFixed(1)} s of delay on the line given back to {match.seats[next.seat].name}
        </span>
      )}
    </p>
  );
}
