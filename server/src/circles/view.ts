import { heldBy, isDone, seatView, turnsDone } from '@siegeworks/decks';
import type { CircleMatch, CircleSeat, CircleView, DraftView, Person } from '@siegeworks/protocol';
import { AWAY } from '@siegeworks/protocol';
import type { House } from '../house.ts';
import type { Circle } from './rows.ts';
import { drafterFor, seatOf } from './rows.ts';
import { leftOf } from './turns.ts';

/** A circle as somebody may see it: nobody is told what lies before another one, nor the seed before the end. */
export async function circleFor(house: House, row: Circle, reader: Person | null): Promise<CircleView> {
  const { id, revision, game, kind, packs, pace, by, closed, draft, sitters } = row;
  const seat = reader ? seatOf(row, reader) : -1;
  return {
    ...{ id, revision, game, kind, packs, pace, closed },
    left: leftOf(house, row),
    by: sitters.find(({ person }) => person === by)?.name ?? 'Somebody',
    own: by === reader?.id,
    begun: draft !== null,
    seats: seatsIn(house, row, seat),
    seat: seat < 0 ? null : seat,
    draft: seat < 0 ? null : draftFor(house, row, seat),
    matches: await matchesOf(house, row),
  };
}

function seatsIn(house: House, row: Circle, own: number): CircleSeat[] {
  const { draft, sitters, seats } = row;
  const going = draft !== null && !isDone(draft, drafterFor(house, row.game).plan);
  return Array.from({ length: seats }, (_, seat) => {
    const sitter = sitters[seat];
    return {
      name: sitter?.name ?? (draft ? computerName(row, seat) : null),
      computer: sitter === undefined && draft !== null,
      mine: seat === own,
      gone: sitter?.gone ?? false,
      due: going && draft.takes[seat].length === turnsDone(draft),
      ready: sitter !== undefined && sitter.deck !== null,
    };
  });
}
const computerName = ({ sitters }: Circle, seat: number): string => `Computer ${seat - sitters.length + 1}`;

function draftFor(house: House, row: Circle, seat: number): DraftView | null {
  const { id, draft, sitters, seats, updated } = row;
  if (!draft) return null;
  const { plan } = drafterFor(house, row.game);
  const done = isDone(draft, plan);
  const computers = Array.from({ length: seats - sitters.length }, (_, i) => sitters.length + i);
  return {
    ...{ id: `${AWAY}${id}`, game: row.game, kind: row.kind, seats, people: 1, done, updated },
    seed: done ? draft.seed : '',
    ...seatView(draft, plan, seat),
    names: Array.from({ length: seats }, (_, each) => sitters[each]?.name ?? computerName(row, each)),
    computers: done ? computers.map(each => ({ seat: each, held: heldBy(draft, each) })) : [],
  };
}

/** The matches of the circle that were asked for, and not declined. */
async function matchesOf({ database }: House, row: Circle): Promise<CircleMatch[]> {
  const letters = await database.sql
    .selectFrom('invitation')
    .select(['id', 'match', 'reserved'])
    .where('circle', '=', row.id)
    .where('closed', '=', false)
    .orderBy('created')
    .execute();
  return letters.flatMap(({ id, match, reserved }) => {
    const [asking, asked] = (reserved ?? []).map(person => (person ? seatOf(row, { id: person }) : -1));
    return asking >= 0 && asked >= 0 ? [{ letter: id, seats: [asking, asked], match }] : [];
  });
}
