import type { CoursePoint, Seat, SeatInfo } from '@siegeworks/protocol';
import { numbered } from './model.ts';
import { courseInWords, lineOf, nameFor, strokeOf } from './story.ts';

interface CourseProps {
  course: readonly CoursePoint[];
  seats: readonly SeatInfo[];
  /** Who looks at it: their own line is the solid one. */
  eye: Seat | null;
}

/** How good it looked for each side, turn by turn. */
export function CoursePlot({ course, seats, eye }: CourseProps) {
  if (course.length < 3) return null;
  return (
    <figure className="course">
      <figcaption>Estimated chances, turn by turn</figcaption>
      <CourseLines course={course} seats={seats} eye={eye} width={480} height={120} />
      <p className="course-axis" aria-hidden="true">
        <span>turn {course[0]?.turn}</span> <span>turn {course.at(-1)?.turn}</span>
      </p>
      <ul className="course-key" aria-hidden="true">
        {numbered(seats).map(({ n, name }) => (
          <li key={n}>
            <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
              <line className={`course-line course-${strokeOf(n, eye)}`} x1={0} x2={28} y1={4} y2={4} />
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
  eye,
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
        <polyline
          key={n}
          className={`course-line course-${strokeOf(n, eye)}`}
          points={lineOf(course, n, width, height)}
        />
      ))}
      {seats.length === 2 && (
        <LineNames course={course} seats={seats} eye={eye} width={width} height={height} />
      )}
    </svg>
  );
}

/** Of two lines, each is named where it ends: the higher one below it, the lower one above. */
function LineNames({ course, seats, eye, width, height }: CourseProps & Record<'width' | 'height', number>) {
  const [first = 0, second = 0] = course.at(-1)?.scores ?? [];
  const above = first >= second ? 0 : 1;
  return numbered(seats).map(seat => (
    <text
      key={seat.n}
      className={`course-name course-name-${strokeOf(seat.n, eye)}`}
      x={width - 2}
      y={seat.n === above ? 14 : height - 6}
    >
      {nameFor(seat, seat.n, eye)}
    </text>
  ));
}
