import './lesson.css';
import type { GameInfo } from '@siegeworks/protocol';
import { Frame } from '../frame.tsx';
import { posterOf } from '../posters.ts';
import { hashOf } from '../route.ts';
import type { Session } from '../session.ts';
import { finishedIn } from './progress.ts';
import { useCourse } from './use-lesson.ts';

/** The lessons of a game, in their order; each can be taken or skipped. */
export function CoursePage({ session, game }: { session: Session; game: GameInfo }) {
  const { lessons, first, problem } = useCourse(session, game.id);
  const done = finishedIn(game.id);
  const next = lessons?.find(({ number }) => !done.has(number));
  const name = posterOf(game.id)?.name ?? game.title;
  return (
    <Frame at="learn" title={`First steps in ${name}`} game={game.id} className="page school-page">
      <h1>First steps in {name}</h1>
      <p>
        Each lesson takes a minute or two at the real table: one idea, shown and then tried on your own. A
        whole match with comments comes last. In a lesson nothing is counted, and any of them can be skipped.
      </p>
      {problem !== '' && <p role="alert">{problem}</p>}
      <ol className="course-list">
        {lessons?.map(({ number, title, parts: [{ goal }] }) => (
          <li key={number}>
            <a
              href={hashOf({ page: 'lesson', game: game.id, lesson: `${number}` })}
              data-done={done.has(number)}
            >
              <span className="course-shield">{done.has(number) ? '✓' : number}</span>
              <span>
                <strong>{title}</strong>
                <small>{goal}</small>
              </span>
            </a>
          </li>
        ))}
        {lessons && first && (
          <li>
            <a href={hashOf({ page: 'first', game: game.id })} data-done={done.has(lessons.length + 1)}>
              <span className="course-shield">{done.has(lessons.length + 1) ? '✓' : lessons.length + 1}</span>
              <span>
                <strong>Your first match</strong>
                <small>A whole match against the gentlest player, with a word at the right moment.</small>
              </span>
            </a>
          </li>
        )}
      </ol>
      <div className="row">
        {next && (
          <a
            className="button primary"
            href={hashOf({ page: 'lesson', game: game.id, lesson: `${next.number}` })}
          >
            {done.size === 0 ? 'Begin' : 'Go on'} with lesson {next.number}
          </a>
        )}
        {lessons && first && !next && !done.has(lessons.length + 1) && (
          <a className="button primary" href={hashOf({ page: 'first', game: game.id })}>
            Play your first match
          </a>
        )}
        <a className="button" href={hashOf({ page: 'puzzles', game: game.id })}>
          Solve puzzles
        </a>
        <a className={next ? 'button' : 'button primary'} href={hashOf({ page: 'game', game: game.id })}>
          Play a match
        </a>
      </div>
    </Frame>
  );
}
