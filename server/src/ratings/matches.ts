import type { MatchConfig, Outcome } from '@siegeworks/contract';
import type { Chair } from '@siegeworks/host';
import type { MatchRating, MatchResult, Opponent, Person, PlayedMatch, Rating } from '@siegeworks/protocol';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { isFormer } from '../account/former.ts';
import type { RatedMatchTable } from '../database/rating-tables.ts';
import type { House } from '../house.ts';
import { deckIn, deckName } from './decks.ts';
import type { Ended } from './openness.ts';
import { listsOpenTo, mayLookBack } from './openness.ts';
import { computerRating } from './ratings.ts';
import { noSuchMatch } from './refusals.ts';

/** How many matches are listed at once. */
const MOST = 20;

export interface Wanted {
  person: string;
  /** Of one game only. */
  game?: string | undefined;
  /** Only those that ended before. */
  before?: number | undefined;
}
interface Row extends Ended {
  id: string;
  game: string;
  config: MatchConfig;
  updated: number;
  kind: string | null;
}

/** Matches of a person with others that have ended, the last one first. */
export async function matchesOf(house: House, wanted: Wanted, reader: Person | null): Promise<PlayedMatch[]> {
  const { person, game = null, before = house.now() + 1 } = wanted;
  const { rows } = await sql<Row>`
    select id, game, config, seats, series, terms, outcome, updated, last.kind
    from match
    left join lateral (
      select deed ->> 'kind' as kind from action
      where action.match = match.id and deed ->> 'kind' in ('pick', 'concede', 'time-out')
      order by seq desc limit 1
    ) as last on true
    where seats @> ${JSON.stringify([{ who: person }])}::jsonb and outcome is not null
      and jsonb_array_length(seats) > 1
      and updated < ${before} and (${game}::text is null or game = ${game})
    order by updated desc limit ${MOST}`.execute(house.database.sql);
  const changes = await changesOf(
    house,
    rows.map(({ id }) => id),
  );
  return rows.map(row => playedMatch(house, row, { person, changes, reader }));
}

type Change = Selectable<RatedMatchTable>;
async function changesOf({ database }: House, matches: readonly string[]): Promise<Change[]> {
  if (matches.length === 0) return [];
  return database.sql.selectFrom('rated_match').selectAll().where('match', 'in', matches).execute();
}

interface Looking {
  person: string;
  changes: readonly Change[];
  reader: Person | null;
}

function playedMatch(house: House, row: Row, { person, changes, reader }: Looking): PlayedMatch {
  const { id, game, config, seats, outcome, updated, terms, kind } = row;
  const own = seats.findIndex(chair => isPerson(chair, person));
  const others = seats.flatMap((_chair, seat) => (seat === own ? [] : [seat]));
  const ofMatch = changes.filter(change => change.match === id);
  const mine = ofMatch.find(change => change.person === person);
  const isListOpen = (seat: number) =>
    listsOpenTo(row, reader?.id ?? null) || isPerson(seats[seat], reader?.id ?? '');
  return {
    match: id,
    game,
    at: updated,
    result: mine?.result ?? resultAt(outcome, own),
    ending: ENDINGS[kind ?? ''] ?? 'played',
    rated: terms?.rated ?? false,
    decks: [own, ...others].map(seat =>
      isListOpen(seat) ? deckName(house.game(game), deckIn(config.players[seat])) : null,
    ),
    opponents: others.map(seat => opponentAt(game, seats[seat], ofMatch)),
    change: mine ? mine.points_after - mine.points_before : null,
    open: mayLookBack(row, reader?.id ?? null),
  };
}
function resultAt({ places, draw }: Outcome, seat: number): MatchResult {
  if (places[seat] !== 1) return 'lost';
  return draw ? 'drawn' : 'won';
}
const ENDINGS: Readonly<Record<string, PlayedMatch['ending']>> = { concede: 'left', 'time-out': 'time' };
const isPerson = (chair: Chair, who: string): boolean => chair.kind === 'person' && chair.who === who;

/** An opponent with the rating that counted then. */
function opponentAt(game: string, chair: Chair, changes: readonly Change[]): Opponent {
  const { name } = chair;
  if (chair.kind === 'computer') return { person: null, name, rating: computerRating(game, chair.bot) };
  const person = chair.kind === 'person' && !isFormer(chair.who) ? chair.who : null;
  const change = changes.find(each => each.person === person);
  return { person, name, rating: change ? ratingBefore(change) : null };
}
const ratingBefore = (change: Change): Rating => ({
  points: change.points_before,
  deviation: change.deviation_before,
  matches: change.matches_before,
});
const ratingAfter = (change: Change): Rating => ({
  points: change.points_after,
  deviation: change.deviation_after,
  matches: change.matches_before + 1,
});

/** What a match counts, by seat. */
export async function matchRating(house: House, id: string): Promise<MatchRating> {
  const row = await house.database.sql
    .selectFrom('match')
    .select(['seats', 'settled', 'terms'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw noSuchMatch();
  const changes = await changesOf(house, [id]);
  const seats = row.seats.map((_chair, seat) => {
    const change = changes.find(each => each.seat === seat);
    return change ? { before: ratingBefore(change), after: ratingAfter(change) } : null;
  });
  return { rated: row.terms?.rated ?? false, settled: row.settled !== null, seats };
}
