/** A statement, and the rules that it stands on. */
export type Point = readonly [text: string, ...rules: string[]];

/** A picture of the real table: the name of a scene, and what is to be seen on it. */
export interface LessonPicture {
  scene: string;
  caption: string;
}

/** How to play a game, for whoever has never seen it: read in two minutes. */
export interface Lesson {
  /** What the game is, in a minute. */
  minute: readonly Point[];
  goal: readonly Point[];
  turn: readonly Point[];
  fight: readonly Point[];
  tips: readonly [Point, Point, Point];
  /** What the signs, numbers and short words on the table mean: to be looked up, not to be read. */
  table: readonly Point[];
  pictures: readonly [LessonPicture, LessonPicture];
}
