import type { Rating } from '@siegeworks/protocol';
import type { House } from '../house.ts';
import { computerSkill } from './computers.ts';
import type { Skill } from './skill.ts';
import { afterAbsence, chancesOf, NEWCOMER } from './skill.ts';

/** How strong a person seems to be at a game now: that of a newcomer, as long as nothing was rated. */
export async function ratingOf(house: House, person: string, game: string): Promise<Rating> {
  return (await ratingsOf(house, [person], game)).get(person) ?? NOBODY;
}
const NOBODY: Rating = { ...NEWCOMER, matches: 0 };

/** The same for several people; whoever has no rating is left out. */
export async function ratingsOf(
  { database, now }: Pick<House, 'database' | 'now'>,
  people: readonly string[],
  game: string,
): Promise<Map<string, Rating>> {
  if (people.length === 0) return new Map();
  const rows = await database.sql
    .selectFrom('rating')
    .selectAll()
    .where('game', '=', game)
    .where('person', 'in', people)
    .execute();
  return new Map(
    rows.map(row => [row.person, { ...afterAbsence(row, now() - row.at), matches: row.matches }]),
  );
}

/** A computer player's rating, or `null` where nobody has measured it. */
export function computerRating(game: string, bot: string): Rating | null {
  const skill = computerSkill(game, bot);
  return skill && { ...skill, matches: 0 };
}

/** The chance of each of these to come first, everybody playing alone. */
export const expectedChances = (players: readonly Skill[]): number[] =>
  chancesOf(players.map(player => [player]));
