import type { CoursePoint, SeatInfo } from '@siegeworks/protocol';
import { numbered } from './model.ts';
import { courseInWords, lineOf } from './story.ts';

interface CourseProps {
  course: readonly CoursePoint[];
  seats: readonly SeatInfo[];
}

/** How good it looked for each side, turn by turn. */
export function CoursePlot({ course, seats }: CourseProps) {
  if (course.length < 3) return null;
  return (
    <figure className="course">
      <figcaption>Estimated chances, turn by turn</figcaption>
      <CourseLines course={course} seats={seats} width={480} height={120} />
      <p className="course-axis" aria-hidden="true">
        <span>turn {course[0]?.turn}</span> <span>turn {course.at(-1)?.turn}</span>
      </p>
      <ul className="course-key" aria-hidden="true">
        {numbered(seats).map(({ n, name }) => (
          <li key={n}>
            <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
              <line className={`course-line course-${n}`} x1={0} x2={28} y1={4} y2={4} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The lines alone; those who cannot see them hear what they show. */
export function CourseLines({
  course,
  seats,
  width,
  height,
}: CourseProps & Record<'width' | 'height', number>) {
  const names = seats.map(seat => seat.name);
  return (
    <svg
      className="course-lines"
      viewBox={`-4 -6 ${width + 8} ${height + 12}`}
      role="img"
      aria-label={`Estimated chances. ${courseInWords(course, names)}`}
    >
      <line className="course-middle" x1={0} x2={width} y1={height / 2} y2={height / 2} />
      <line className="course-edge" x1={0} x2={width} y1={height} y2={height} />
      {numbered(seats).map(({ n }) => (
        <polyline key={n} className={`course-line course-${n}`} points={lineOf(course, n, width, height)} />
      ))}
    </svg>
  );
}
