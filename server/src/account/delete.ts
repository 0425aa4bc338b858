import type { Kysely } from 'kysely';
import { sql as text } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Desk } from '../desk.ts';
import { fresh } from '../house.ts';
import type { Former } from './former.ts';
import { FORMER, FORMER_ID } from './former.ts';

/**
 * Deletes a person, at once: what they said is gone, and matches stay with another name in their place. Everything else
 * hangs on their row and goes with it. A match that still runs waits for them in vain: the others may claim it.
 */
export async function deletePerson(
  { database, bus }: Pick<Desk, 'database' | 'bus'>,
  id: string,
): Promise<Former> {
  const former = { name: FORMER, who: `${FORMER_ID}${fresh()}` };
  await database.sql.transaction().execute(async sql => {
    await replaceIn(sql, id, former);
    await sql.deleteFrom('talk').where('person', '=', id).execute();
    await sql.deleteFrom('person').where('id', '=', id).execute();
  });
  bus.publish({ kind: 'former', person: id, ...former });
  return former;
}

export const sits = (id: string) => text<boolean>`seats @> ${JSON.stringify([{ who: id }])}::jsonb`;

/** The name goes from the matches, from their logs (where a computer has played on in their place) and from invitations. */
async function replaceIn(sql: Kysely<Tables>, id: string, former: Former): Promise<void> {
  const instead = JSON.stringify(former);
  await text`update action set deed = jsonb_set(deed, '{chair,name}', to_jsonb(
      split_part(deed->'chair'->>'name', ' for ', 1) || ' for ' || ${FORMER}::text))
    from match where match.id = action.match and ${sits(id)}
      and deed->>'kind' = 'sit' and deed->'chair'->>'kind' = 'computer'
      and seats->action.seat->>'who' = ${id}`.execute(sql);
  await text`update action set deed = jsonb_set(deed, '{chair}', deed->'chair' || ${instead}::jsonb)
    from match where match.id = action.match and ${sits(id)}
      and deed->>'kind' = 'sit' and deed->'chair'->>'who' = ${id}`.execute(sql);
  await text`update match set seats = (
      select jsonb_agg(case when chair->>'who' = ${id} then chair || ${instead}::jsonb else chair end order by n)
      from jsonb_array_elements(seats) with ordinality as each (chair, n))
    where ${sits(id)}`.execute(sql);
  await text`update invitation set sitters = (
      select jsonb_agg(case when sitter->>'person' = ${id}
        then sitter || ${JSON.stringify({ person: former.who, name: former.name })}::jsonb else sitter end order by n)
      from jsonb_array_elements(sitters) with ordinality as each (sitter, n))
    where sitters @> ${JSON.stringify([{ person: id }])}::jsonb`.execute(sql);
  await text`update circle set by = case when by = ${id} then ${former.who}::text else by end, sitters = (
      select jsonb_agg(case when sitter->>'person' = ${id}
        then sitter || ${JSON.stringify({ person: former.who, name: former.name, gone: true })}::jsonb else sitter end order by n)
      from jsonb_array_elements(sitters) with ordinality as each (sitter, n))
    where sitters @> ${JSON.stringify([{ person: id }])}::jsonb`.execute(sql);
  await text`update invitation set reserved = (
      select jsonb_agg(case when whom = ${id} then ${former.who}::text else whom end order by n)
      from jsonb_array_elements_text(reserved) with ordinality as each (whom, n))
    where reserved @> ${JSON.stringify([id])}::jsonb`.execute(sql);
}
