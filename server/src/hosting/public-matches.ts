import type { MatchConfig, Outcome } from '@siegeworks/contract';
import type { Deed } from '@siegeworks/host';
import type { Kysely, Selectable } from 'kysely';
import type { RatedMatchTable } from '../database/rating-tables.ts';
import type { MatchTable, Tables } from '../database/tables.ts';
import type { Desk } from '../desk.ts';

type Db = Kysely<Tables>;

/** A finished rated match without anything that says who played it. */
export interface PublicMatch {
  format: 'siegeworks-public-match';
  version: 1;
  game: string;
  rulesVersion: string;
  /** The day on which it was dealt: the hour might tell who it was. */
  day: string;
  config: MatchConfig;
  seed: string;
  commitment: string;
  entropy: readonly string[];
  seats: PublicSeat[];
  outcome: Outcome;
  /** What was decided, in order. Who proposed, agreed or waited is nobody's business. */
  actions: { seat: number; deed: Deed }[];
}
/** `person` is the same for all matches of one person in one export, and says nothing else. */
type PublicSeat =
  | { kind: 'person'; person: number; rating: number | null; deviation: number | null }
  | { kind: 'computer'; bot: string }
  | { kind: 'open' };

/** What changes the table. */
const DECIDED: readonly Deed['kind'][] = ['pick', 'undo', 'concede', 'time-out'];

/**
 * All rated matches that are over and that their tables agreed to show to everybody, the oldest first. Those of a series
 * are left out: they are open only when its last match is over.
 */
export async function publicMatches({ database: { sql } }: Pick<Desk, 'database'>): Promise<PublicMatch[]> {
  const rows = await sql
    .selectFrom('match')
    .selectAll()
    .where('outcome', 'is not', null)
    .where('settled', 'is not', null)
    .orderBy('created')
    .orderBy('id')
    .execute();
  const open = rows.filter(isPublic);
  const people = new Numbers();
  const found: PublicMatch[] = [];
  for (const row of open) found.push(await withoutNames(sql, row, people));
  return found;
}

const isPublic = ({ terms, series }: Selectable<MatchTable>): boolean =>
  terms?.rated === true && (terms.afterwards ?? 'everybody') === 'everybody' && series === null;

async function withoutNames(sql: Db, row: Selectable<MatchTable>, people: Numbers): Promise<PublicMatch> {
  const actions = await sql
    .selectFrom('action')
    .select(['seat', 'deed'])
    .where('match', '=', row.id)
    .orderBy('seq')
    .execute();
  const rated = await sql.selectFrom('rated_match').selectAll().where('match', '=', row.id).execute();
  return {
    ...{ format: 'siegeworks-public-match', version: 1, game: row.game, rulesVersion: row.rules_version },
    day: new Date(row.created).toISOString().slice(0, 10),
    ...{ config: row.config, seed: row.seed, commitment: row.commitment, entropy: row.entropy },
    seats: row.seats.map((_, seat) => seatOf(row, seat, rated, people)),
    outcome: row.outcome as Outcome,
    actions: actions.filter(({ deed }) => DECIDED.includes(deed.kind)),
  };
}

function seatOf(
  { seats }: Selectable<MatchTable>,
  seat: number,
  rated: readonly Selectable<RatedMatchTable>[],
  people: Numbers,
): PublicSeat {
  const chair = seats[seat];
  if (chair.kind === 'computer') return { kind: 'computer', bot: chair.bot };
  if (chair.kind === 'open') return { kind: 'open' };
  const own = rated.find(each => each.seat === seat);
  const rating = own ? Math.round(own.points_before) : null;
  const deviation = own ? Math.round(own.deviation_before) : null;
  return { kind: 'person', person: people.of(chair.who), rating, deviation };
}

/** People by number, in the order in which they turn up. */
class Numbers {
  private readonly known = new Map<string, number>();

  of(id: string): number {
    const number = this.known.get(id) ?? this.known.size + 1;
    this.known.set(id, number);
    return number;
  }
}
