import './lesson.css';
import type { GameInfo, LessonInfo } from '@siegeworks/protocol';
import type { Around, TableActions } from '@siegeworks/screen-table';
import { useEffect, useState } from 'react';
import { Frame } from '../frame.tsx';
import type { Hall } from '../hall.ts';
import type { Route } from '../route.ts';
import { go, hashOf } from '../route.ts';
import { TablePage } from '../table-page.tsx';
import { Wait } from '../wait.tsx';
import { Band, Ending } from './lesson-band.tsx';
import { LessonRail } from './lesson-rail.tsx';
import { finish } from './progress.ts';
import { stepAt, useCourse, useLessonTable } from './use-lesson.ts';

interface LessonPageProps {
  hall: Hall;
  game: GameInfo;
  number: number;
}

/** One lesson at the real table: a word on every step, then the same idea again in another position. */
export function LessonPage({ hall, game, number }: LessonPageProps) {
  const { lessons, problem } = useCourse(hall.session, game.id);
  const table = useLessonTable(hall.session, game.id, number);
  const [read, setRead] = useState(-1);
  const lesson = lessons?.find(each => each.number === number);
  const { status, match } = table;
  const part = lesson?.parts[table.part];
  const isLast = table.part + 1 === lesson?.parts.length;
  const done = isLast && (status?.met ?? false);
  useEffect(() => {
    if (done) finish(game.id, number);
  }, [done, game, number]);
  const why = problem || table.problem;
  if (why !== '' || (lessons && !lesson)) return <NoLesson game={game} why={why} />;
  if (!lesson || !part || !lessons || match === '') return <Wait />;
  const at = stepAt(part, status?.moves ?? 0, read);
  const lay = (which: number) => {
    setRead(-1);
    table.lay(which);
  };
  const again = () => lay(table.part);
  const skip = nextOf(lessons, number);
  const onward = () => (isLast ? go(skip(game.id)) : lay(table.part + 1));
  const step = part.steps[at];
  const onlyRead = step !== undefined && !step.acts;
  const next = () => setRead(at);
  const over = status !== null && (status.met || status.failed);
  const after = isLast ? (number === lessons.length ? 'Your first match' : 'Next lesson') : 'On your own';
  const around = (pick: TableActions['pick']): Around => ({
    top: <LessonTop game={game} title={lesson.title} number={number} of={lessons.length} skip={skip} />,
    band: !over && (
      <Band
        {...{ part, at, status, onlyRead, next, again, game: game.id }}
        own={table.part > 0}
        pick={pick}
      />
    ),
    ...(over && { foot: <Ending {...{ part, onward, again, after }} game={game.id} met={status.met} /> }),
    rail: <LessonRail {...{ lesson, part, at, lessons }} own={table.part > 0} game={game.id} />,
    keys: {
      ...(onlyRead && !over && { ' ': next }),
      ...(over && { ' ': status.met ? onward : again }),
    },
  });
  return <TablePage key={match} session={hall.session} match={match} games={hall.games} around={around} />;
}

/** What comes after a lesson: the next one, or a whole match. */
const nextOf =
  (lessons: readonly LessonInfo[], number: number) =>
  (game: string): Route =>
    lessons.some(each => each.number === number + 1)
      ? { page: 'lesson', game, lesson: `${number + 1}` }
      : { page: 'first', game };

interface TopProps {
  game: GameInfo;
  title: string;
  number: number;
  of: number;
  skip(game: string): Route;
}
function LessonTop({ game, title, number, of, skip }: TopProps) {
  return (
    <header className="top">
      <h1>{game.title}</h1>
      <ul className="status">
        <li>
          Lesson {number} of {of}
        </li>
        <li className="lesson-title">{title}</li>
      </ul>
      <nav className="top-tools" aria-label="Tools">
        <a className="button small" href={hashOf(skip(game.id))}>
          Skip
        </a>
        <a className="button small" href={hashOf({ page: 'lessons', game: game.id })}>
          All lessons
        </a>
      </nav>
    </header>
  );
}

function NoLesson({ game, why }: { game: GameInfo; why: string }) {
  return (
    <Frame at="learn" title="No such lesson" game={game.id}>
      <h1>There is no such lesson</h1>
      {why !== '' && <p role="alert">{why}</p>}
      <p>
        <a href={hashOf({ page: 'lessons', game: game.id })}>All lessons</a>
      </p>
    </Frame>
  );
}
