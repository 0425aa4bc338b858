/** Which lessons of a game somebody has finished: kept by the browser, which is never trusted. */
const KEY = (game: string) => `siegeworks.lessons.${game}`;

export function finishedIn(game: string): ReadonlySet<number> {
  try {
    const numbers = (localStorage.getItem(KEY(game)) ?? '').split(',').map(Number);
    return new Set(numbers.filter(n => Number.isInteger(n) && n > 0));
  } catch {
    return new Set();
  }
}

export function finish(game: string, lesson: number): void {
  try {
    localStorage.setItem(KEY(game), [...finishedIn(game), lesson].join(','));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
