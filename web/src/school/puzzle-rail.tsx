import type { MatchState, PuzzleBook, PuzzleInfo, PuzzleStatus } from '@siegeworks/protocol';
import { OtherHands } from '../people/open-hands.tsx';
import { hardness, picksText } from './puzzle-words.ts';

interface RailProps {
  puzzle: PuzzleInfo;
  status: PuzzleStatus | null;
  book: PuzzleBook;
  state: MatchState;
}

const HOW = { first: 'Solved at the first try.', later: 'Solved.', shown: 'You have seen the answer.' };
/** Shields that stand for a streak; a longer one is shown as a number. */
const SHIELDS = 7;

/** Beside the table: the goal, the streak, what happened to a wrong pick, and the person's own rating. */
export function PuzzleRail({ puzzle, status, book, state }: RailProps) {
  const how = book.solved[puzzle.id];
  const story = status?.story ?? [];
  return (
    <div className="lesson-rail">
      <h2>Your goal</h2>
      <p className="lesson-goal">{puzzle.goal}</p>
      {state.seats.length > 1 && (
        <div className="puzzle-hands">
          <h2>All hands lie open</h2>
          <OtherHands state={state} />
        </div>
      )}
      <h2>Streak</h2>
      <p className="puzzle-streak">
        <strong>{book.streak}</strong>
        {Array.from({ length: SHIELDS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shields keep their place
          <span key={i} className="course-shield" data-won={i < book.streak} aria-hidden="true" />
        ))}
        <small>best {book.best}</small>
      </p>
      <p className="puzzle-aside">Wrong tries are free. Only a look at the answer ends a streak.</p>
      {story.length > 0 && (
        <>
          <h2>Your try</h2>
          <ol className="puzzle-try">
            {story.map((deed, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: deeds keep their place
              <li key={i}>{deed}</li>
            ))}
          </ol>
        </>
      )}
      <h2>About this one</h2>
      <p>
        {picksText(puzzle.picks)}, {hardness(puzzle.rating)} ({puzzle.rating}). {how ? HOW[how] : ''}
      </p>
      <p>
        Your rating: {Math.round(book.rating)} ± {Math.round(2 * book.deviation)}
      </p>
    </div>
  );
}
