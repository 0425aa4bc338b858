import { Refused } from '@siegeworks/contract';
import type { Room } from '@siegeworks/host';
import { refuse } from '@siegeworks/host';
import type { Again, AgainInfo, AgainWish, Person, SeriesLength, Terms } from '@siegeworks/protocol';
import { AWAY, termsOf } from '@siegeworks/protocol';
import type { Invitation, Plan } from './dealing.ts';
import type { House } from './house.ts';
import { decline, invite, rowOf, sitDown } from './invitations.ts';
import { planFor } from './playing-on.ts';

/** What somebody says after a match about playing on. */
export interface Wish {
  wish: AgainWish;
  series?: SeriesLength | undefined;
  entropy?: string | undefined;
}

/** After the end: asks the others for another match, or answers what they have asked for. */
export async function playAgain(house: House, room: Room, person: Person, said: Wish): Promise<void> {
  if (!room.match.state.over) throw refuse('not over');
  const asked = await lastAsked(house, room.id);
  const open = asked && !asked.closed && asked.match === null ? asked : null;
  const { wish, series = null, entropy = house.host.parts.fresh() } = said;
  if (wish === 'decline') await declined(house, open, person);
  else if (wish === 'agree') await agreed(house, open, person, entropy);
  // To ask for what the other has just asked for is to agree.
  else if (open && open.how === wish && open.terms.series === seriesOf(open, wish, series))
    await agreed(house, open, person, entropy);
  else await ask(house, room, person, { wish, series, entropy, open });
  house.bus.publish({ kind: 'talk', match: room.id });
}

/** The next match of a series keeps its length, whatever is asked for beside it. */
const seriesOf = ({ terms }: Invitation, how: Again, asked: SeriesLength | null): SeriesLength | null =>
  how === 'next' ? terms.series : asked;

async function declined(house: House, open: Invitation | null, person: Person): Promise<void> {
  if (!open) throw refuse('nothing proposed');
  await decline(house, open.id, person);
}

async function agreed(house: House, open: Invitation | null, person: Person, entropy: string): Promise<void> {
  if (!open) throw refuse('nothing proposed');
  // Whoever has asked waits for the others; to ask twice changes nothing.
  if (open.sitters.some(sitter => sitter.person === person.id)) return;
  const seat = open.reserved?.indexOf(person.id) ?? -1;
  if (seat < 0) throw refuse('watching');
  await sitDown(house, open.id, person, { seat, deck: null, entropy });
}

interface Asking {
  wish: Again;
  series: SeriesLength | null;
  entropy: string;
  /** What was asked for before and has not been answered. */
  open: Invitation | null;
}

async function ask(house: House, room: Room, person: Person, asking: Asking): Promise<void> {
  const { wish: how, series, entropy, open } = asking;
  const plan = await planFor(house, room, how, series);
  const reserved = plan.seats.map(chair => (chair.kind === 'person' ? chair.who : null));
  const seat = reserved.indexOf(person.id);
  if (seat < 0) throw refuse('watching');
  if (open && open.by !== person.id) throw new Refused([OTHERWISE]);
  if (open) await decline(house, open.id, person);
  const terms = await termsAfter(house, room, plan);
  const sitting = { seat, deck: null, entropy };
  // What began with a position begins with it again.
  const { start: position, config } = room.match;
  const start = position && { position, config };
  try {
    await invite(house, person, { terms, sitting }, { reserved, follows: room.id, how, start });
  } catch (cause) {
    // Somebody else has asked at the same moment.
    throw isDouble(cause) ? new Refused([OTHERWISE]) : cause;
  }
}
const OTHERWISE = {
  rule: '',
  text: 'somebody else has asked for something already: answer that first',
};
const isDouble = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505';

/** What was agreed upon before holds again. */
async function termsAfter({ database }: House, room: Room, { config, seats, series }: Plan): Promise<Terms> {
  const row = await database.sql
    .selectFrom('match')
    .select(['terms', 'clock', 'watch', 'game'])
    .where('id', '=', room.id)
    .executeTakeFirstOrThrow();
  const { game, clock, watch } = row;
  return {
    ...termsOf(row.terms ?? { game, clock, watch, options: {}, seats: [], series: null }),
    options: config.options ?? {},
    seats: seats.map(chair => (chair.kind === 'computer' ? chair.bot : null)),
    series: series?.of ?? null,
  };
}

/** What was asked for last after this match, answered or not. */
async function lastAsked(house: House, match: string): Promise<Invitation | null> {
  const row = await house.database.sql
    .selectFrom('invitation')
    .select('id')
    .where('follows', '=', match)
    .orderBy('created', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row ? rowOf(house, row.id) : null;
}

/** What those in the room see of it. */
export async function againOf(house: House, room: Room): Promise<AgainInfo | null> {
  if (!room.match.state.over) return null;
  const asked = await lastAsked(house, room.id);
  if (!asked || asked.how === null) return null;
  const { how, by, sitters, closed, match, terms, commitment } = asked;
  const seatOf = (person: string) =>
    room.seats.findIndex(chair => chair.kind === 'person' && chair.who === person);
  return {
    how,
    series: terms.series,
    by: seatOf(by),
    agreed: sitters.map(sitter => seatOf(sitter.person)),
    declined: closed,
    commitment,
    next: `${AWAY}${asked.id}`,
    match,
  };
}
