import type { GameStanding, Person, Profile } from '@siegeworks/protocol';
import { games as shelf } from '@siegeworks/shelf';
import { sql } from 'kysely';
import type { House } from '../house.ts';
import { noSuchPerson } from './refusals.ts';
import { afterAbsence } from './skill.ts';
import { isRateable } from './terms.ts';

interface Tally {
  game: string;
  played: number;
  won: number;
  finished: number;
}

/** What everybody may know of a person. */
export async function profileOf(house: House, id: string, reader: Person | null): Promise<Profile> {
  const person = await house.database.sql
    .selectFrom('person')
    .select(['id', 'name', 'created'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!person) throw noSuchPerson();
  const tallies = await talliesOf(house, id);
  const sum = (key: 'played' | 'finished') => tallies.reduce((all, each) => all + each[key], 0);
  return {
    person: { id, name: person.name, since: person.created },
    mine: reader?.id === id,
    played: sum('played'),
    finished: sum('finished'),
    games: await standingsOf(house, id, tallies),
  };
}

async function standingsOf(house: House, id: string, tallies: readonly Tally[]): Promise<GameStanding[]> {
  const rows = await house.database.sql.selectFrom('rating').selectAll().where('person', '=', id).execute();
  return shelf.flatMap(({ about }) => {
    const game = house.game(about.id);
    if (!game) return [];
    const row = rows.find(each => each.game === about.id);
    const { played = 0, won = 0 } = tallies.find(each => each.game === about.id) ?? {};
    return {
      game: about.id,
      rateable: isRateable(game),
      rating: row ? { ...afterAbsence(row, house.now() - row.at), matches: row.matches } : null,
      played,
      won,
    };
  });
}

/** Matches with others that have ended, by game: how many were won, and in how many the person stayed to the end. */
async function talliesOf({ database }: House, id: string): Promise<Tally[]> {
  const { rows } = await sql<Tally>`
    select match.game,
      count(*)::int as played,
      count(*) filter (
        where (outcome -> 'places' ->> own.seat)::int = 1 and not (outcome ->> 'draw')::boolean
      )::int as won,
      count(*) filter (
        where coalesce(gone.kind, '') <> 'time-out' and coalesce(gone.chair, '') <> 'computer'
      )::int as finished
    from match
    cross join lateral (
      select (n - 1)::int as seat from jsonb_array_elements(seats) with ordinality as each (chair, n)
      where chair ->> 'who' = ${id} limit 1
    ) as own
    left join lateral (
      select deed ->> 'kind' as kind, deed -> 'chair' ->> 'kind' as chair from action
      where action.match = match.id and action.seat = own.seat and deed ->> 'kind' in ('time-out', 'sit')
      order by seq desc limit 1
    ) as gone on true
    where seats @> ${JSON.stringify([{ who: id }])}::jsonb and outcome is not null
      and jsonb_array_length(seats) > 1
    group by match.game`.execute(database.sql);
  return rows;
}
