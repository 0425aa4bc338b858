import './lesson.css';
import './puzzle.css';
import type { GameInfo, PuzzleBook, PuzzleInfo } from '@siegeworks/protocol';
import { useState } from 'react';
import { Frame } from '../frame.tsx';
import { posterOf } from '../posters.ts';
import { hashOf } from '../route.ts';
import type { Session } from '../session.ts';
import { useOwnBook } from './kept-book.ts';
import { nextPuzzle } from './puzzle-book.ts';
import { hardness, picksText, THEME_TEXTS } from './puzzle-words.ts';
import { usePuzzles } from './use-puzzle.ts';

interface PuzzlesPageProps {
  session: Session;
  game: GameInfo;
  games: readonly GameInfo[];
}

/** The puzzles of a game, the easiest first, by theme. */
export function PuzzlesPage({ session, game, games }: PuzzlesPageProps) {
  const { puzzles, today, problem } = usePuzzles(session, game.id);
  const [theme, setTheme] = useState('');
  const { book } = useOwnBook();
  const name = posterOf(game.id)?.name ?? game.title;
  const shown = puzzles?.filter(({ themes }) => theme === '' || themes.includes(theme)) ?? [];
  return (
    <Frame at="learn" title={`Puzzles of ${name}`} game={game.id} className="page school-page">
      <h1>Puzzles of {name}</h1>
      <p>
        One pick reaches the goal, and at each later question one: every puzzle is proved against all that the
        enemy can answer. Your rating is {Math.round(book.rating)} ± {Math.round(2 * book.deviation)}; your
        best streak is {book.best}.
      </p>
      {problem !== '' && <p role="alert">{problem}</p>}
      {puzzles && puzzles.length > 0 && <Ways game={game.id} puzzles={puzzles} today={today} book={book} />}
      <nav className="puzzle-themes" aria-label="Other games">
        {games
          .filter(({ id }) => id !== game.id && posterOf(id))
          .map(({ id }) => (
            <a key={id} href={hashOf({ page: 'puzzles', game: id })}>
              {posterOf(id)?.name}
            </a>
          ))}
      </nav>
      {puzzles && puzzles.length === 0 && <p>There are no puzzles of this game yet.</p>}
      <Themes puzzles={puzzles ?? []} chosen={theme} choose={setTheme} />
      <ol className="course-list">
        {shown.map(puzzle => (
          <Entry key={puzzle.id} game={game.id} puzzle={puzzle} book={book} isToday={puzzle.id === today} />
        ))}
      </ol>
    </Frame>
  );
}

interface WaysProps {
  game: string;
  puzzles: readonly PuzzleInfo[];
  today: string;
  book: PuzzleBook;
}
function Ways({ game, puzzles, today, book }: WaysProps) {
  const next = nextPuzzle(puzzles, '', book, false);
  const first = nextPuzzle(puzzles, '', book, true);
  const waiting = puzzles.find(({ id }) => book.waiting.includes(id));
  return (
    <div className="row">
      {next && (
        <a className="button primary" href={hashOf({ page: 'puzzle', game, puzzle: next.id, mode: '' })}>
          Solve one
        </a>
      )}
      <a className="button" href={hashOf({ page: 'puzzle', game, puzzle: today, mode: '' })}>
        Puzzle of the day
      </a>
      {first && (
        <a className="button" href={hashOf({ page: 'puzzle', game, puzzle: first.id, mode: 'streak' })}>
          Begin a streak
        </a>
      )}
      {waiting && (
        <a className="button" href={hashOf({ page: 'puzzle', game, puzzle: waiting.id, mode: '' })}>
          Try one again that you missed
        </a>
      )}
    </div>
  );
}

interface ThemesProps {
  puzzles: readonly PuzzleInfo[];
  chosen: string;
  choose(theme: string): void;
}
function Themes({ puzzles, chosen, choose }: ThemesProps) {
  const count = (theme: string) => puzzles.filter(({ themes }) => themes.includes(theme)).length;
  const there = Object.keys(THEME_TEXTS).filter(theme => count(theme) > 0);
  return (
    <fieldset className="puzzle-themes">
      <legend>Theme</legend>
      {['', ...there].map(theme => (
        <button
          key={theme}
          type="button"
          className="button small"
          aria-pressed={theme === chosen}
          title={THEME_TEXTS[theme]}
          onClick={() => choose(theme)}
        >
          {theme === '' ? `all ${puzzles.length}` : `${theme} ${count(theme)}`}
        </button>
      ))}
    </fieldset>
  );
}

interface EntryProps {
  game: string;
  puzzle: PuzzleInfo;
  book: PuzzleBook;
  isToday: boolean;
}
const MARKS = { first: '✓', later: '✓', shown: '–' };
function Entry({ game, puzzle, book, isToday }: EntryProps) {
  const { id, title, goal, rating, picks, themes } = puzzle;
  const how = book.solved[id];
  return (
    <li>
      <a
        href={hashOf({ page: 'puzzle', game, puzzle: id, mode: '' })}
        data-done={how === 'first' || how === 'later'}
      >
        <span className="course-shield">{how ? MARKS[how] : book.waiting.includes(id) ? '…' : '?'}</span>
        <span>
          <strong>
            {title}
            {isToday && <em className="puzzle-today">today</em>}
          </strong>
          <small>
            {goal} {picksText(picks)}, {hardness(rating)}
            {themes.length > 0 && ` · ${themes.join(', ')}`}
          </small>
        </span>
      </a>
    </li>
  );
}
