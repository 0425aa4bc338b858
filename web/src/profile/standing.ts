import type { MatchRating, PlayedMatch, Profile, Rating, RatingHistory } from '@siegeworks/protocol';
import { isSettled } from '@siegeworks/protocol';
import { ask } from '../people/house.ts';

const of = (person: string): string => `people/${encodeURIComponent(person)}`;
export const profileOf = (person: string): Promise<Profile> => ask(of(person));
export const historyOf = (person: string, game: string): Promise<RatingHistory> =>
  ask(`${of(person)}/ratings/${encodeURIComponent(game)}`);
/** The last matches of a person, of all games when `game` is empty; with `before` older ones. */
export function matchesOf(person: string, game: string, before?: number): Promise<PlayedMatch[]> {
  const wanted = new URLSearchParams({
    ...(game !== '' && { game }),
    ...(before !== undefined && { before: `${before}` }),
  });
  return ask(`${of(person)}/matches?${wanted}`);
}
export const matchRating = (match: string): Promise<MatchRating> =>
  ask(`matches/${encodeURIComponent(match)}/rating`);

/** `1612`. */
export const pointsOf = ({ points }: Pick<Rating, 'points'>): string => `${Math.round(points)}`;
/** `±74`. */
export const doubtOf = ({ deviation }: Pick<Rating, 'deviation'>): string => `±${Math.round(deviation)}`;
/** `1612 ±74`: a rating is never shown without its uncertainty. */
export const ratingWords = (rating: Rating): string => `${pointsOf(rating)} ${doubtOf(rating)}`;
/** Whether there is a number to show: people need five rated matches, computer players none. */
export const isShown = (rating: Rating | null): rating is Rating => rating !== null && isSettled(rating);

/** `+12`, with the sign that belongs to numbers. */
export function changeWords(change: number): string {
  const rounded = Math.round(change);
  return rounded < 0 ? `−${-rounded}` : `+${rounded}`;
}

/** Where the true share lies 95 times of 100 (Wilson): honest also for few matches and for shares near 0 or 1. */
export function intervalOf(wins: number, of: number): { low: number; high: number } {
  const z = 1.96;
  const share = wins / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const reach = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

const DAY = 86_400_000;
/** `Today`, `Yesterday`, `14 Nov`, and with the year where it is another one. */
export function dayWords(at: number, now: number): string {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  const year = new Date(at).getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric';
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year });
}
