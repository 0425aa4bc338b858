import type { GivenTerms, Sitting } from '@siegeworks/protocol';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { SeekTable } from './database/meeting-tables.ts';
import type { Tables } from './database/tables.ts';
import type { House } from './house.ts';
import { invite, sitDown } from './invitations.ts';
import { blockedFrom } from './moderation/between.ts';
import { personOf } from './people.ts';
import { expectedChances, ratingOf } from './ratings/ratings.ts';

type Seek = Selectable<SeekTable>;

/** A page that has not been heard of for so long is gone. */
export const GONE = 15_000;
/** All nodes of a house pair under this lock, one after the other: nobody is promised to two. */
const LOCK = 5_322;

/** Pairs those who wait, the one who has waited longest first. */
export async function pairSeeks(house: House): Promise<void> {
  const wanted = await waitingIn(house);
  if (wanted.length < 2) return;
  // Their rules are kept before the lock is taken: a database with one line could not do that inside of it.
  for (const id of new Set(wanted.flatMap(({ games }) => games))) {
    const game = house.game(id);
    if (game) await house.engines.kept(game);
  }
  await house.database.sql.transaction().execute(async inside => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(inside);
    const here = within(house, inside);
    const waiting = await waitingIn(here);
    while (waiting.length > 1) await pairFirst(here, waiting);
  });
}

const waitingIn = ({ database, now }: House): Promise<Seek[]> =>
  database.sql
    .selectFrom('seek')
    .selectAll()
    .where('match', 'is', null)
    .where('beat', '>', now() - GONE)
    .orderBy('created')
    .orderBy('person')
    .execute();

/** The same house, everything in it inside of one transaction. */
const within = (house: House, inside: Kysely<Tables>): House => ({
  ...house,
  database: { ...house.database, sql: inside },
});

/** Finds somebody for the first of those who wait; whoever is paired, or finds nobody yet, waits no longer here. */
async function pairFirst(house: House, waiting: Seek[]): Promise<void> {
  const [first, ...others] = waiting.splice(0, 1).concat(waiting);
  const apart = await blockedFrom(house, first.person);
  for (const other of others) {
    const game = apart.has(other.person) ? null : await gameFor(house, first, other);
    if (game === null) continue;
    await begin(house, first, other, game);
    waiting.splice(waiting.indexOf(other), 1);
    return;
  }
}

/** A game that both want, on the same terms, and in which they are close enough by now. */
async function gameFor(house: House, a: Seek, b: Seek): Promise<string | null> {
  if (a.rated !== b.rated || JSON.stringify(a.clock) !== JSON.stringify(b.clock)) return null;
  const waited = house.now() - Math.min(a.created, b.created);
  for (const game of a.games.filter(each => b.games.includes(each))) {
    const [ann, ben] = await Promise.all([a, b].map(({ person }) => ratingOf(house, person, game)));
    const [chance = 0.5] = expectedChances([ann, ben]);
    if (Math.abs(chance - 0.5) <= reach(waited)) return game;
  }
  return null;
}

/** How uneven a match may be after this many milliseconds: at first only equals meet, after half a minute anybody. */
export const reach = (waited: number): number => Math.min(0.5, 0.15 + (0.35 * waited) / 30_000);

/** Deals the match of two who seek, from the seed that was promised to the one who came first. */
async function begin(house: House, first: Seek, other: Seek, game: string): Promise<void> {
  const [by, to] = await Promise.all([first, other].map(({ person }) => personOf(house, person)));
  if (!by || !to) return;
  const { clock, rated } = first;
  const terms: GivenTerms = {
    game,
    options: {},
    seats: [null, null],
    clock,
    rated,
    watch: true,
    series: null,
  };
  const sitting = ({ entropy }: Seek, seat: number): Sitting => ({ seat, deck: null, entropy });
  const kept = { seed: first.seed, reserved: [by.id, to.id] };
  const letter = await invite(house, by, { terms, sitting: sitting(first, 0) }, kept);
  const { match, commitment } = await sitDown(house, letter.id, to, sitting(other, 1));
  await house.database.sql
    .updateTable('seek')
    .set({ match, commitment })
    .where('person', 'in', [by.id, to.id])
    .execute();
}
