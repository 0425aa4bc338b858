import type { Check } from '@siegeworks/files/shape';
import { list, shape, text, whole } from '@siegeworks/files/shape';

/** The match in a few figures, and how it went. */
export interface Story {
  turns: number;
  /** By seat: how often somebody had to decide. */
  decisions: number[];
  /** What the game counts, by seat. */
  figures: Figure[];
  /** Estimated chances, turn by turn. */
  course: CoursePoint[];
}
export interface Figure {
  title: string;
  counts: number[];
}
export interface CoursePoint {
  turn: number;
  /** By seat, in percent. */
  scores: number[];
}

export const coursePoint: Check<CoursePoint> = shape<CoursePoint>({ turn: whole, scores: list(whole) });
export const story: Check<Story> = shape<Story>({
  turns: whole,
  decisions: list(whole),
  figures: list(shape<Figure>({ title: text, counts: list(whole) })),
  course: list(coursePoint),
});
