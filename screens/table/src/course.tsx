import type { CoursePoint, SeatInfo } from '@siegeworks/protocol';
import { numbered } from './model.ts';
import { courseInWords, lineOf } from './story.ts';

const WIDTH = 480;
const HEIGHT = 120;

/** How good it looked for each side, turn by turn. */
export function CoursePlot({
  course,
  seats,
}: {
  course: readonly CoursePoint[];
  seats: readonly SeatInfo[];
}) {
  if (course.length < 3) return null;
  const words = courseInWords(
    course,
    seats.map(seat => seat.name),
  );
  return (
    <figure className="course">
      <figcaption>Estimated chances, turn by turn</figcaption>
      <svg viewBox={`-4 -6 ${WIDTH + 8} ${HEIGHT + 12}`} role="img" aria-label={words}>
        <line className="course-middle" x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        <line className="course-edge" x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        {numbered(seats).map(({ n }) => (
          <polyline key={n} className={`course-line course-${n}`} points={lineOf(course, n, WIDTH, HEIGHT)} />
        ))}
      </svg>
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
