import { botOf } from '@siegeworks/bots';
import type { Chair } from '@siegeworks/host';
import type { Person, RatingHistory, RatingPoint, Share } from '@siegeworks/protocol';
import { FORMER } from '../account/former.ts';
import type { House } from '../house.ts';
import { deckName } from './decks.ts';
import { listsOpenTo } from './openness.ts';
import { computerRating, ratingsOf } from './ratings.ts';

/** How many matches a plot goes back. */
const MOST = 1_000;

/** The rated matches of a person at one game: rating over time, and shares by deck and opponent. */
export async function historyOf(
  house: House,
  { person, game }: { person: string; game: string },
  reader: Person | null,
): Promise<RatingHistory> {
  const rows = await rowsOf(house, person, game);
  const isMine = reader?.id === person;
  const withDecks = rows.filter(
    row => isMine || (row.outcome && listsOpenTo({ ...row, outcome: row.outcome }, null)),
  );
  return {
    points: rows.map(pointOf),
    decks: sharesOf(withDecks, row => (row.deck === null ? [] : [row.deck])).map(share => ({
      ...share,
      name: deckName(house.game(game), share.id) ?? share.id,
    })),
    opponents: await named(
      house,
      game,
      sharesOf(rows, ({ seats, seat }) => seats.flatMap((chair, i) => (i === seat ? [] : idOf(chair)))),
    ),
  };
}

/** Persons and computer players by their ids. */
function idOf(chair: Chair): string[] {
  if (chair.kind === 'open') return [];
  return [chair.kind === 'person' ? chair.who : chair.bot];
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

async function rowsOf({ database }: House, person: string, game: string) {
  const rows = await database.sql
    .selectFrom('rated_match')
    .innerJoin('match', 'match.id', 'rated_match.match')
    .selectAll('rated_match')
    .select(['match.seats', 'match.terms', 'match.series', 'match.outcome'])
    .where('rated_match.person', '=', person)
    .where('rated_match.game', '=', game)
    .orderBy('rated_match.at', 'desc')
    .limit(MOST)
    .execute();
  return rows.reverse();
}

const pointOf = ({ points_after, deviation_after, matches_before, at, result }: Row): RatingPoint => ({
  points: points_after,
  deviation: deviation_after,
  matches: matches_before + 1,
  at,
  result,
});

/** How often each was won with or against, the most frequent first. */
function sharesOf(rows: readonly Row[], keys: (row: Row) => readonly string[]): Share[] {
  const shares = new Map<string, Share>();
  for (const row of rows)
    for (const id of keys(row)) {
      const share = shares.get(id) ?? { id, name: id, won: 0, drawn: 0, of: 0, rating: null };
      share.of++;
      if (row.result !== 'lost') share[row.result]++;
      shares.set(id, share);
    }
  return [...shares.values()].toSorted((a, b) => b.of - a.of);
}

async function named(house: House, game: string, shares: readonly Share[]): Promise<Share[]> {
  const ids = shares.map(({ id }) => id);
  const people = await house.database.sql
    .selectFrom('person')
    .select(['id', 'name'])
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .execute();
  const ratings = await ratingsOf(house, ids, game);
  return shares.map(share => ({
    ...share,
    name: people.find(({ id }) => id === share.id)?.name ?? botOf(share.id)?.name ?? FORMER,
    rating: ratings.get(share.id) ?? computerRating(game, share.id),
  }));
}
