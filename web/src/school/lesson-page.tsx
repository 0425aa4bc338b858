import './lesson.css';
import type { GameInfo } from '@siegeworks/protocol';
import type { Around, TableActions } from '@siegeworks/screen-table';
import { useEffect, useState } from 'react';
import { Frame } from '../frame.tsx';
import type { Hall } from '../hall.ts';
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

/** One lesson at the real table. */
export function LessonPage({ hall, game, number }: LessonPageProps) {
  const { lessons, problem } = useCourse(hall.session, game.id);
  const table = useLessonTable(hall.session, game.id, number);
  const [read, setRead] = useState(-1);
  const lesson = lessons?.find(each => each.number === number);
  const { status, match } = table;
  const met = status?.met ?? false;
  useEffect(() => {
    if (met) finish(game.id, number);
  }, [met, game, number]);
  const why = problem || table.problem;
  if (why !== '' || (lessons && !lesson)) return <NoLesson game={game} why={why} />;
  if (!lesson || !lessons || match === '') return <Wait />;
  const at = stepAt(lesson, status?.moves ?? 0, read);
  const again = () => {
    setRead(-1);
    table.again();
  };
  const onward = () =>
    lessons.some(each => each.number === number + 1)
      ? go({ page: 'lesson', game: game.id, lesson: `${number + 1}` })
      : go({ page: 'first', game: game.id });
  const step = lesson.steps[at];
  const onlyRead = step !== undefined && !step.acts;
  const next = () => setRead(at);
  const over = status !== null && (status.met || status.failed);
  const around = (pick: TableActions['pick']): Around => ({
    top: <LessonTop game={game} title={lesson.title} number={number} of={lessons.length} />,
    band: !over && <Band {...{ lesson, at, status, onlyRead, next, again, game: game.id }} pick={pick} />,
    ...(over && {
      foot: <Ending {...{ lesson, onward, again }} met={status.met} last={number === lessons.length} />,
    }),
    rail: <LessonRail {...{ lesson, at, lessons }} game={game.id} />,
    keys: {
      ...(onlyRead && !over && { ' ': next }),
      ...(over && { ' ': status.met ? onward : again }),
    },
  });
  return <TablePage key={match} session={hall.session} match={match} games={hall.games} around={around} />;
}

interface TopProps {
  game: GameInfo;
  title: string;
  number: number;
  of: number;
}
function LessonTop({ game, title, number, of }: TopProps) {
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
