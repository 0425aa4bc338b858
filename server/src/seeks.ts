import { Refused } from '@siegeworks/contract';
import { commit } from '@siegeworks/kernel';
import type { Person, SeekInfo, SeekWish } from '@siegeworks/protocol';
import type { Selectable } from 'kysely';
import type { SeekTable } from './database/meeting-tables.ts';
import type { House } from './house.ts';
import { pairSeeks } from './pairing.ts';

type Seek = Selectable<SeekTable>;
const refused = (text: string): Refused => new Refused([{ rule: '', text }]);

/** Somebody would like to play with anybody. Whoever seeks again begins anew. */
export async function seek(house: House, person: Person, wish: SeekWish): Promise<SeekInfo> {
  const games = wish.games.filter(id => fitsTwo(house, id));
  if (games.length === 0) throw refused('choose at least one game that two can play');
  const seed = house.host.parts.fresh();
  const at = house.now();
  const row = {
    games: JSON.stringify(games),
    clock: wish.clock && JSON.stringify(wish.clock),
    rated: wish.rated,
    seed,
    commitment: commit(seed),
    entropy: wish.entropy,
    created: at,
    beat: at,
    match: null,
  };
  await house.database.sql
    .insertInto('seek')
    .values({ person: person.id, ...row })
    .onConflict(conflict => conflict.column('person').doUpdateSet(row))
    .execute();
  return (await stillSeeking(house, person)) ?? infoOf({ ...row, games });
}

/** Whether two can sit down at a game as it is, without choosing anything first. */
function fitsTwo(house: House, id: string): boolean {
  const game = house.game(id);
  if (!game) return false;
  const [deck] = game.catalogue.decks;
  const player = deck ? { deck: deck.id, ...(deck.choices && { choices: deck.choices }) } : {};
  return game.setup.check({ players: [player, player] }).length === 0;
}

/** Says that somebody still waits, and looks whether anybody fits by now: the longer the wait, the more do. */
export async function stillSeeking(house: House, { id }: Person): Promise<SeekInfo | null> {
  const heard = await house.database.sql
    .updateTable('seek')
    .set({ beat: house.now() })
    .where('person', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!heard) return null;
  if (heard.match === null) await pairSeeks(house);
  const row = await house.database.sql
    .selectFrom('seek')
    .selectAll()
    .where('person', '=', id)
    .executeTakeFirst();
  return row ? infoOf(row) : null;
}

type Told = Pick<Seek, 'created' | 'games' | 'commitment' | 'match'>;
const infoOf = ({ created, games, commitment, match }: Told): SeekInfo => ({
  since: created,
  games,
  commitment,
  match,
});

/** Nobody is looked for any more; a match that was found stays. */
export async function stopSeeking({ database }: House, { id }: Person): Promise<void> {
  await database.sql.deleteFrom('seek').where('person', '=', id).execute();
}
