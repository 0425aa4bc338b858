import type { RatingChange as Change, MatchRating, MatchState } from '@siegeworks/protocol';
import { FEWEST_RATED, isAway, isSettled } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import { changeWords, matchRating, ratingWords } from './standing.ts';

/** How often and how long the page asks what a match has counted: the house decides a moment after the end. */
const TRIES = 8;
const PAUSE = 600;

/** What the match has changed for whoever looks at it, once it is over and was rated. */
export function RatingChange({ state }: { state: MatchState }) {
  const over = state.outcome !== null && isAway(state.match);
  const rating = useMatchRating(over ? state.match : '');
  const own = state.seats.findIndex(seat => seat.mine);
  if (!rating?.rated || own < 0) return null;
  return (
    <p className="end-rating" role="status">
      {rating.settled ? inWords(rating.seats[own] ?? null) : 'Your rating is being worked out.'}
    </p>
  );
}

function inWords(change: Change | null): string {
  if (!change) return 'Not counted: it ended before everybody had made a decision.';
  const { before, after } = change;
  if (!isSettled(after)) return `No rating yet: ${after.matches} of ${FEWEST_RATED} rated matches.`;
  if (!isSettled(before)) return `Your first rating: ${ratingWords(after)}.`;
  const difference = changeWords(Math.round(after.points) - Math.round(before.points));
  return `Rating ${ratingWords(before)}, now ${ratingWords(after)} (${difference}).`;
}

function useMatchRating(match: string): MatchRating | null {
  const [rating, setRating] = useState<MatchRating | null>(null);
  useEffect(() => {
    if (match === '') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const look = async (left: number) => {
      const said = await matchRating(match).catch(() => null);
      if (!wanted) return;
      setRating(said);
      if (left > 0 && (!said || (said.rated && !said.settled))) timer = setTimeout(look, PAUSE, left - 1);
    };
    void look(TRIES);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [match]);
  return rating;
}
