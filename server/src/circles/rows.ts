import { Refused } from '@siegeworks/contract';
import type { Drafter } from '@siegeworks/decks';
import { drafterOf } from '@siegeworks/decks';
import type { Person } from '@siegeworks/protocol';
import type { Selectable } from 'kysely';
import type { CircleSitter, CircleTable } from '../database/circle-tables.ts';
import type { House } from '../house.ts';

export type Circle = Selectable<CircleTable>;

export const refused = (text: string): Refused => new Refused([{ rule: '', text }]);

const drafters = new WeakMap<object, Drafter | null>();
/** What is needed to open packs of a game, and to take cards from them as a computer player does. */
export function drafterFor(house: House, id: string): Drafter {
  const game = house.game(id);
  const known = game && drafters.get(game);
  const drafter = known ?? (game && drafterOf(game));
  if (!game || !drafter) throw refused(`there are no packs of ${id} in this house`);
  drafters.set(game, drafter);
  return drafter;
}

export async function circleOf({ database }: House, id: string): Promise<Circle> {
  const row = await database.sql.selectFrom('circle').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw refused('there are no such packs; perhaps the link was cut short');
  return row;
}

export const seatOf = ({ sitters }: Circle, { id }: Pick<Person, 'id'>): number =>
  sitters.findIndex(sitter => sitter.person === id);

/** The seat of somebody who has one. */
export function ownSeat(row: Circle, person: Person): number {
  const seat = seatOf(row, person);
  if (seat < 0) throw refused('you do not sit in this round');
  return seat;
}

export const withSitter = (row: Circle, seat: number, part: Partial<CircleSitter>): Circle => ({
  ...row,
  sitters: row.sitters.map((sitter, i) => (i === seat ? { ...sitter, ...part } : sitter)),
});

/** Writes a change down unless somebody else was faster; then it is tried again on what is there now. `null`: there is nothing to change. */
export async function changeCircle(
  house: House,
  id: string,
  how: (row: Circle) => Circle | null,
): Promise<Circle> {
  for (;;) {
    const before = await circleOf(house, id);
    const after = how(before);
    if (after === null) return before;
    const row = { ...after, revision: before.revision + 1, updated: house.now() };
    if (!(await kept(house, before.revision, row))) continue;
    house.bus.publish({ kind: 'circle', id });
    return row;
  }
}

async function kept({ database }: House, revision: number, row: Circle): Promise<boolean> {
  const { id, sitters, draft, turned, closed, updated } = row;
  const changed = await database.sql
    .updateTable('circle')
    .set({
      sitters: JSON.stringify(sitters),
      draft: draft && JSON.stringify(draft),
      turned,
      closed,
      updated,
      revision: row.revision,
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
