import type { GameStanding } from '@siegeworks/protocol';
import { FEWEST_RATED } from '@siegeworks/protocol';
import { lazy, Suspense } from 'react';
import { Reasons } from '../reasons.tsx';
import { Shares } from './shares.tsx';
import { doubtOf, historyOf, isShown, pointsOf } from './standing.ts';
import { useAnswer } from './use-answer.ts';

// The library that draws is loaded only by those who look at a plot.
const RatingPlot = lazy(async () => ({ default: (await import('./rating-plot.tsx')).RatingPlot }));

interface GamePanelProps {
  person: string;
  mine: boolean;
  standing: GameStanding;
  title: string;
}

/** One game of a person: the rating over time, and results by deck and opponent. */
export function GamePanel({ person, mine, standing, title }: GamePanelProps) {
  const { game, rating, rateable } = standing;
  const { said, reasons } = useAnswer(`${person} ${game}`, () => historyOf(person, game));
  if (!rateable || !isShown(rating)) return <Unrated standing={standing} title={title} mine={mine} />;
  const { points, deviation } = rating;
  return (
    <>
      <section className="profile-plot" aria-labelledby="plot-title">
        <h2 id="plot-title">
          {title}: {pointsOf(rating)} {doubtOf(rating)}
        </h2>
        <p className="small-print">
          Most likely between {Math.round(points - 2 * deviation)} and {Math.round(points + 2 * deviation)}{' '}
          (twice {doubtOf(rating)}). Time away widens the band.
        </p>
        <Reasons reasons={reasons} />
        <div className="profile-plot-place">
          <Suspense>{said && <RatingPlot title={title} points={said.points} now={rating} />}</Suspense>
        </div>
      </section>
      {said && (
        <div className="profile-shares">
          <Shares title={mine ? 'By your deck' : 'By deck'} shares={said.decks} />
          <Shares title="By opponent" shares={said.opponents} people />
        </div>
      )}
    </>
  );
}

function Unrated({ standing, title, mine }: Omit<GamePanelProps, 'person'>) {
  const { rateable, rating, played, won } = standing;
  const left = FEWEST_RATED - (rating?.matches ?? 0);
  const record = played === 0 ? '' : ` Won ${won} of ${played === 1 ? 'one match' : `${played} matches`}.`;
  return (
    <section>
      <h2>
        {title}: {rateable ? 'no rating yet' : 'not rated'}
      </h2>
      <p>
        {rateable
          ? mine
            ? `A number would say little after so few matches: ${left} more rated ${left === 1 ? 'match' : 'matches'} and you have one.`
            : `A number would say little after so few matches: ${left} more rated ${left === 1 ? 'match' : 'matches'}.`
          : 'Everybody wins or loses together, so there is nobody to be compared with.'}
        {record}
      </p>
    </section>
  );
}
