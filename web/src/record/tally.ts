import type { Result } from '@siegeworks/protocol';

/** How often matches ended how. */
export interface Tally {
  played: number;
  won: number;
  lost: number;
  drawn: number;
}

export function tallyOf(results: readonly Result[]): Tally {
  const count = (verdict: Result['verdict']) => results.filter(each => each.verdict === verdict).length;
  return { played: results.length, won: count('won'), lost: count('lost'), drawn: count('drawn') };
}

/** A tally for each key, the most played first. One result may count under several keys, or under none. */
export function talliesBy(
  results: readonly Result[],
  keysOf: (result: Result) => readonly string[],
): [key: string, tally: Tally][] {
  const groups = new Map<string, Result[]>();
  for (const each of results)
    for (const key of new Set(keysOf(each))) groups.set(key, [...(groups.get(key) ?? []), each]);
  const tallies = [...groups].map(([key, some]): [string, Tally] => [key, tallyOf(some)]);
  return tallies.sort(([, a], [, b]) => b.played - a.played);
}

/** Wins in a row: those up to now, and the most there ever were. A draw ends a row like a defeat. */
export function streaksOf(results: readonly Result[]): { now: number; best: number } {
  let now = 0;
  let best = 0;
  for (const { verdict } of results) {
    now = verdict === 'won' ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** The best points, the highest first; equals in the order in which they were reached. */
export function bestScores(results: readonly Result[], most: number): Result[] {
  const points = ({ score }: Result) => score?.total ?? 0;
  return results
    .filter(({ score }) => score !== undefined)
    .toSorted((a, b) => points(b) - points(a))
    .slice(0, most);
}

/** The challenges of each day, by date. */
export function byDay(results: readonly Result[]): Map<string, Result[]> {
  const days = new Map<string, Result[]>();
  for (const each of results)
    if (each.daily !== undefined) days.set(each.daily, [...(days.get(each.daily) ?? []), each]);
  return days;
}

/** Days in a row on which some challenge was won, up to this day or the day before it. */
export function dailyStreak(days: ReadonlyMap<string, readonly Result[]>, today: string): number {
  const wonOn = (date: string) => (days.get(date) ?? []).some(({ verdict }) => verdict === 'won');
  let date = wonOn(today) ? today : dayBefore(today);
  let n = 0;
  for (; wonOn(date); date = dayBefore(date)) n++;
  return n;
}

export const dayBefore = (date: string): string => later(date, -1);

/** This many days later, as calendars count. */
export function later(date: string, days: number): string {
  const time = Date.parse(`${date}T00:00:00Z`) + days * 86_400_000;
  return new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The weeks of a month as a calendar shows them, Monday first; `null` for days of other months. */
export function monthOf(date: string): (string | null)[][] {
  const first = `${date.slice(0, 'YYYY-MM'.length)}-01`;
  const lead = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const days: (string | null)[] = Array.from({ length: lead }, () => null);
  for (let day = first; day.slice(0, 7) === first.slice(0, 7); day = later(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(7 * week, 7 * week + 7));
}
