import type { PuzzleInfo, PuzzleStatus } from '@siegeworks/protocol';
import { Terms } from '@siegeworks/ui';
import { hardness, picksText } from './puzzle-words.ts';

interface TaskProps {
  puzzle: PuzzleInfo;
  status: PuzzleStatus | null;
  hinted: boolean;
  hint(): void;
  answer(): void;
}

/** What has to be reached, above the question of the table. */
export function Task({ puzzle, status, hinted, hint, answer }: TaskProps) {
  const { goal, picks, themes, chance } = puzzle;
  const step = status?.step ?? 0;
  const luck = chance < 100 ? ` Dice decide: the best way works ${chance} times in 100.` : '';
  return (
    <section className="lesson-band puzzle-band on-parchment" aria-label="Puzzle">
      <div className="lesson-said" role="status">
        <p className="eyebrow">
          {hinted
            ? `Hint · ${themes.join(', ') || 'one good pick'}`
            : `Your goal · ${hardness(puzzle.rating)}`}
          {step > 0 && ` · ${step} of ${picks} found`}
        </p>
        <p className="lesson-say">
          <Terms text={goal} />
        </p>
        <p className="puzzle-aside">
          {hinted ? `It takes ${picksText(picks)}.${luck}` : `Nothing that matters is hidden.${luck}`}
        </p>
      </div>
      <button type="button" className="slot" onClick={hint} disabled={hinted}>
        <span className="slot-text">
          <kbd>H</kbd> Hint
        </span>
      </button>
      <button type="button" className="slot" onClick={answer} disabled={!status?.next}>
        <span className="slot-text">Answer</span>
      </button>
    </section>
  );
}

interface RefutedProps {
  status: PuzzleStatus;
  back(): void;
  show(): void;
  onward(): void;
  doubt(): void;
}
/** In place of the question after a wrong pick: what comes of it, played on the board and told. */
export function Refuted({ status, back, show, onward, doubt }: RefutedProps) {
  const { story, why, stands } = status;
  const isPlaying = stands === 'refuting';
  return (
    <section className="lesson-band lesson-ending puzzle-ending on-parchment" aria-label="Not yet">
      <div className="lesson-said" role="status">
        <p className="eyebrow">{isPlaying ? 'What happens then' : 'Not yet'}</p>
        <p className="lesson-say">{why}</p>
        <ol className="puzzle-story">
          {story.slice(0, SHOWN).map((deed, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: deeds keep their place
            <li key={i}>{deed}</li>
          ))}
        </ol>
        <button
          type="button"
          className="rule-link puzzle-doubt"
          onClick={doubt}
          title="Keeps your pick in a file; siege puzzles prove FILE settles it."
        >
          Doubt this puzzle
        </button>
      </div>
      <button type="button" className="slot" onClick={show} disabled={isPlaying}>
        <span className="slot-text">
          <kbd>2</kbd> Show the answer
        </span>
      </button>
      <button type="button" className="slot" onClick={onward} disabled={isPlaying}>
        <span className="slot-text">
          <kbd>3</kbd> Another one
        </span>
      </button>
      <button type="button" className="slot primary" onClick={back} disabled={isPlaying}>
        <span className="slot-text">
          <kbd>Space</kbd> Take it back
        </span>
      </button>
    </section>
  );
}
/** More deeds are in the log. */
const SHOWN = 4;

interface SolvedProps {
  puzzle: PuzzleInfo;
  looked: boolean;
  last: boolean;
  onward(): void;
  again(): void;
}
export function Solved({ puzzle, looked, last, onward, again }: SolvedProps) {
  return (
    <section className="lesson-band lesson-ending on-parchment" aria-label="Solved">
      <div className="lesson-said" role="status">
        <p className="eyebrow">{looked ? 'That was the answer' : 'Solved'}</p>
        <p className="lesson-say">{puzzle.goal} Done.</p>
        {puzzle.themes.length > 0 && <p className="puzzle-aside">{puzzle.themes.join(', ')}</p>}
      </div>
      <button type="button" className="slot" onClick={again}>
        <span className="slot-text">Once more</span>
      </button>
      <button type="button" className="slot primary" onClick={onward}>
        <span className="slot-text">
          <kbd>Space</kbd> {last ? 'All puzzles' : 'Next puzzle'}
        </span>
      </button>
    </section>
  );
}
