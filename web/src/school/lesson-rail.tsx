import type { LessonInfo, LessonPartInfo } from '@siegeworks/protocol';
import { hashOf } from '../route.ts';
import { finishedIn } from './progress.ts';

interface RailProps {
  game: string;
  lesson: LessonInfo;
  part: LessonPartInfo;
  own: boolean;
  lessons: readonly LessonInfo[];
  at: number;
}

/** Beside the table: the goal, the steps, and the course. */
export function LessonRail({ game, lesson, part, own, lessons, at }: RailProps) {
  const done = finishedIn(game);
  return (
    <div className="lesson-rail">
      <h2>Your goal</h2>
      <p className="lesson-goal">{part.goal}</p>
      <h2>{own ? 'On your own' : 'This lesson'}</h2>
      <ol className="lesson-steps">
        {part.steps.map(({ say }, i) => (
          <li key={say} data-state={i < at ? 'done' : i === at ? 'now' : 'later'}>
            <span className="course-shield">{i < at ? '✓' : i + 1}</span>
            <span>{i <= at ? say : '…'}</span>
          </li>
        ))}
      </ol>
      <h2>The lessons</h2>
      <p className="lesson-shields">
        {lessons.map(({ number, title }) => (
          <a
            key={number}
            className="course-shield"
            title={title}
            aria-label={`Lesson ${number}: ${title}`}
            aria-current={number === lesson.number ? 'page' : undefined}
            href={hashOf({ page: 'lesson', game, lesson: `${number}` })}
          >
            {done.has(number) ? '✓' : number}
          </a>
        ))}
      </p>
    </div>
  );
}
