import type { FirstMatchInfo, GuideComment, LogLine } from '@siegeworks/protocol';

/** What has been said so far is kept with the match, by the browser: a reload says nothing twice. */
interface Kept {
  match: string;
  told: number[];
}
const KEY = (game: string) => `siegeworks.first.${game}`;

export function keptFirst(game: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY(game)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { match, told } = kept as Record<string, unknown>;
    if (typeof match !== 'string' || !Array.isArray(told)) return null;
    return { match, told: told.filter(n => Number.isInteger(n)) };
  } catch {
    return null;
  }
}
export function keepFirst(game: string, kept: Kept): void {
  try {
    localStorage.setItem(KEY(game), JSON.stringify(kept));
  } catch {
    // Then a comment may come twice.
  }
}
export function dropFirst(game: string): void {
  try {
    localStorage.removeItem(KEY(game));
  } catch {
    // What cannot be kept need not be dropped.
  }
}

/** What stands on the table when something may be said. */
export interface Moment {
  question: string;
  /** What has happened since the learner last decided. */
  news: readonly LogLine[];
}

/** The comment that is due: the first one in the order of the course that fits and was not made yet. */
export function dueNow({ comments }: FirstMatchInfo, told: readonly number[], moment: Moment): number | null {
  const at = comments.findIndex((comment, i) => !told.includes(i) && fits(comment, moment));
  return at < 0 ? null : at;
}

function fits({ asked, saw }: GuideComment, { question, news }: Moment): boolean {
  if (saw) return news.some(({ event }) => has(event, saw));
  return asked === question;
}
const has = (event: object, wanted: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(wanted).every(([key, value]) => (event as Record<string, unknown>)[key] === value);
