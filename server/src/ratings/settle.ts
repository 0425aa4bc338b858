import type { MatchConfig, Outcome, Seat } from '@siegeworks/contract';
import type { Action, Chair } from '@siegeworks/host';
import type { MatchResult } from '@siegeworks/protocol';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { House } from '../house.ts';
import { actionsFrom } from '../store.ts';
import { computerSkill } from './computers.ts';
import { deckIn } from './decks.ts';
import { sidesOf } from './sides.ts';
import type { Skill } from './skill.ts';
import { afterAbsence, NEWCOMER, skillsAfter } from './skill.ts';

/** Any number, the same for all nodes: whoever holds this lock settles matches, one after the other. */
export const LOCK = 0x7_5e77;

type Sql = Kysely<Tables>;
interface Over {
  id: string;
  game: string;
  config: MatchConfig;
  seats: Chair[];
  outcome: Outcome;
}

/** Settles all rated matches that have ended, in the order in which they ended. */
export async function settleAll(house: House): Promise<void> {
  while (await settleNext(house));
}

/**
 * Settles the rated match that has waited longest; `false` when none does. What it changes is written in one transaction
 * with the mark that it is settled, so a node may die at any moment, and several may try at once.
 */
export function settleNext(house: House): Promise<boolean> {
  return house.database.sql.transaction().execute(async db => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
    const row = await db
      .selectFrom('match')
      .select(['id', 'game', 'config', 'seats', 'outcome'])
      .where('settled', 'is', null)
      .where('outcome', 'is not', null)
      .where(sql<boolean>`(terms ->> 'rated')::boolean`)
      .orderBy('updated')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!row?.outcome) return false;
    await settle(house, db, { ...row, outcome: row.outcome });
    await db.updateTable('match').set({ settled: house.now() }).where('id', '=', row.id).execute();
    return true;
  });
}

async function settle(house: House, db: Sql, over: Over): Promise<void> {
  const actions = await actionsFrom({ ...house.database, sql: db }, over.id, 0);
  const standing = standingOf(house, over, actions);
  if (!standing) return;
  const at = actions.at(-1)?.at ?? house.now();
  const before = await skillsBefore(db, over, at);
  const skills = before.map(each => each?.skill);
  if (!skills.every(skill => skill !== undefined)) return;
  const after = skillsAfter(
    standing.sides.map(side => side.map(seat => skills[seat])),
    standing.places,
  );
  for (const [i, side] of standing.sides.entries())
    for (const [j, seat] of side.entries()) {
      const { matches = 0, isPerson = false } = before[seat] ?? {};
      const result = resultOf(standing.places, i);
      const change = { seat, matches, before: skills[seat], after: after[i][j], result, at };
      if (isPerson) await write(db, over, change);
    }
}

/** Who played with whom and who came where; `null` where the match counts nothing. */
function standingOf(house: House, { game, config, seats, outcome }: Over, actions: readonly Action[]) {
  const rules = house.game(game);
  // Where the rules have failed, nothing counts, however it ended.
  if (actions.some(({ deed }) => deed.kind === 'halt')) return null;
  const acted = new Set(actions.flatMap(({ seat, deed }) => (isDecision(deed) ? [seat] : [])));
  if (!rules || seats.some((_chair, seat) => !acted.has(seat))) return null;
  const sides = sidesOf(rules, config);
  const chairs = chairsAtEnd(seats, actions);
  const left = (seat: Seat) => seats[seat].kind === 'person' && chairs[seat].kind !== 'person';
  const places = sides.map(side =>
    // Whoever has gone and let a computer finish comes last, whatever the computer has made of it.
    side.every(left) ? sides.length + 1 : Math.min(...side.map(seat => outcome.places[seat])),
  );
  return { sides, places };
}
const isDecision = (deed: Action['deed']): boolean => deed.kind === 'pick' && deed.auto !== true;

function chairsAtEnd(seats: readonly Chair[], actions: readonly Action[]): Chair[] {
  return actions.reduce(
    (chairs, { seat, deed }) => (deed.kind === 'sit' ? chairs.with(seat, deed.chair) : chairs),
    [...seats],
  );
}

/** By place among the sides: a draw is shared by the first. */
function resultOf(places: readonly number[], side: number): MatchResult {
  const best = Math.min(...places);
  if (places[side] !== best) return 'lost';
  return places.filter(place => place === best).length > 1 ? 'drawn' : 'won';
}

interface Known {
  skill: Skill;
  matches: number;
  isPerson: boolean;
}

/** By seat: how strong whoever was dealt the cards seemed to be; `undefined` where nobody knows. */
async function skillsBefore(db: Sql, { game, seats }: Over, at: number): Promise<(Known | undefined)[]> {
  const people = seats.flatMap(chair => (chair.kind === 'person' ? [chair.who] : []));
  const rows = await db
    .selectFrom('person')
    .leftJoin('rating', join => join.onRef('rating.person', '=', 'person.id').on('rating.game', '=', game))
    .select(['person.id', 'points', 'deviation', 'matches', 'at'])
    .where('person.id', 'in', people.length > 0 ? people : [''])
    .execute();
  return seats.map(chair => {
    if (chair.kind === 'open') return undefined;
    const measured = chair.kind === 'computer' ? computerSkill(game, chair.bot) : null;
    if (chair.kind === 'computer')
      return measured ? { skill: measured, matches: 0, isPerson: false } : undefined;
    const row = rows.find(each => each.id === chair.who);
    const skill = row ? skillOf(row, at) : NEWCOMER;
    return { skill, matches: row?.matches ?? 0, isPerson: row !== undefined };
  });
}
function skillOf(row: Partial<Record<'points' | 'deviation' | 'at', number | null>>, now: number): Skill {
  const { points, deviation, at } = row;
  if (points == null || deviation == null || at == null) return NEWCOMER;
  return afterAbsence({ points, deviation }, now - at);
}

interface Change {
  seat: Seat;
  matches: number;
  before: Skill;
  after: Skill;
  result: MatchResult;
  at: number;
}

async function write(db: Sql, { id, game, config, seats }: Over, change: Change): Promise<void> {
  const { seat, matches, before, after, result, at } = change;
  const chair = seats[seat];
  if (chair.kind !== 'person') return;
  const person = chair.who;
  await db
    .insertInto('rated_match')
    .values({
      match: id,
      person,
      game,
      seat,
      deck: deckIn(config.players[seat]),
      matches_before: matches,
      result,
      points_before: before.points,
      deviation_before: before.deviation,
      points_after: after.points,
      deviation_after: after.deviation,
      at,
    })
    .execute();
  const now: Pick<Selectable<Tables['rating']>, 'points' | 'deviation' | 'at'> = { ...after, at };
  await db
    .insertInto('rating')
    .values({ person, game, matches: matches + 1, ...now })
    .onConflict(conflict =>
      conflict.columns(['person', 'game']).doUpdateSet({ ...now, matches: matches + 1 }),
    )
    .execute();
}
