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
  const named = seats.length === 2;
  // Beside the ends of two lines their names stand; more of them are explained below.
  const end = named ? width - NAMES : width;
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
          points={lineOf(course, n, end, height)}
        />
      ))}
      {named && <LineNames course={course} seats={seats} eye={eye} width={end} height={height} />}
    </svg>
  );
}

/** Room for a name of eight letters; a longer one is squeezed into it. */
const NAMES = 58;
/** Two names one above the other. */
const LEADING = 15;

/** Of two lines, each is named beside its end. */
function LineNames({ course, seats, eye, width, height }: CourseProps & Record<'width' | 'height', number>) {
  const [first = 0, second = 0] = course.at(-1)?.scores ?? [];
  const above = first >= second ? 0 : 1;
  const middle = height - (Math.max(first, second) / 100) * height;
  const upper = Math.min(Math.max(middle, 8), height / 2 - LEADING / 2);
  return numbered(seats).map(seat => {
    const name = nameFor(seat, seat.n, eye);
    return (
      <text
        key={seat.n}
        className={`course-name course-name-${strokeOf(seat.n, eye)}`}
        x={width + 5}
        y={4 + (seat.n === above ? upper : height - upper)}
        {...(name.length > 8 && { textLength: NAMES - 5, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {name}
      </text>
    );
  });
}
