import { botOf } from '@siegeworks/bots';
import { Refused } from '@siegeworks/contract';
import { commit } from '@siegeworks/kernel';
import type { Letter, Offering, Person, Sitting, StartWish, Terms } from '@siegeworks/protocol';
import { strictest, termsOf } from '@siegeworks/protocol';
import type { Sitter, Start } from './database/tables.ts';
import type { Brought, Invitation } from './dealing.ts';
import { deal } from './dealing.ts';
import type { House } from './house.ts';
import { mustMeet } from './moderation/between.ts';
import { mayBegin } from './moderation/gate.ts';
import { whyNoSuchMatch, whyNotBring } from './offers.ts';
import { GUEST, unmeasured } from './ratings/terms.ts';
import { editionOf, hasAgreed, mustHaveRead } from './revising.ts';
import { readSpoken, spokenName } from './spoken.ts';
import { beginningOf, termsFrom } from './starts/starts.ts';

const refused = (text: string): Refused => new Refused([{ rule: '', text }]);

/** Letters and digits that nobody mistakes for each other, read out or written down. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
export function code(fresh: string, length: number): string {
  const bytes = Buffer.from(fresh, 'hex');
  return Array.from({ length }, (_, i) => ALPHABET[bytes[i] % ALPHABET.length]).join('');
}

/** For whom the seats are kept, the match that came before with its beginning, and a seed that was promised already. */
type Kept = Pick<Invitation, 'reserved' | 'follows' | 'how' | 'start' | 'circle'> & { seed: string };

/** An offer to play behind a link, or open to anybody in the hall. Whoever makes it sits down at once. */
export async function invite(
  house: House,
  by: Person,
  offering: Offering,
  {
    reserved = keptFor(by, offering),
    follows = null,
    how = null,
    circle = null,
    start,
    seed: promised,
  }: Partial<Kept> = {},
): Promise<Letter> {
  mayBegin(house);
  const { sitting, open = false } = offering;
  const { terms, beginning } = await offered(house, by, offering, start ?? null);
  const { fresh } = house.host.parts;
  const seed = promised ?? fresh();
  const at = house.now();
  const row: Invitation = {
    id: code(fresh(), 10),
    by: by.id,
    terms,
    seed,
    commitment: commit(seed),
    sitters: [],
    reserved,
    revision: 0,
    open,
    match: null,
    follows,
    how,
    start: beginning,
    circle,
    spoken: null,
    closed: false,
    created: at,
    updated: at,
  };
  const seated = withSitter(house, row, by, sitting, circle);
  const hasLink = reserved === null && follows === null && circle === null;
  return sitDownIn(house, await written(house, seated, hasLink), by);
}

/** Writes an invitation down. One with a link gets a name as well, under which no other one waits. */
async function written(house: House, row: Invitation, hasLink: boolean): Promise<Invitation> {
  const { terms, sitters, reserved, start } = row;
  for (;;) {
    const spoken = hasLink ? spokenName() : null;
    const { numInsertedOrUpdatedRows: rows } = await house.database.sql
      .insertInto('invitation')
      .values({
        ...row,
        spoken,
        terms: JSON.stringify(terms),
        sitters: JSON.stringify(sitters),
        reserved: reserved && JSON.stringify(reserved),
        start: start && JSON.stringify(start),
      })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst();
    if (rows) return { ...row, spoken };
  }
}

/** The terms of an offer, and the position with which it begins: a wish of its own, or the same again. */
export async function offered(
  house: House,
  by: Person,
  { terms: given, from }: Pick<Offering, 'terms'> & { from?: StartWish | null | undefined },
  again: Start | null,
): Promise<{ terms: Terms; beginning: Start | null }> {
  const game = house.game(given.game);
  if (!game) throw refused(`there is no game ${given.game} in this house`);
  const beginning = from ? await beginningOf(house, by, game, from) : null;
  const agreed = termsOf(given);
  const terms = beginning ? termsFrom(agreed, beginning) : { ...agreed, start: again && agreed.start };
  const problems = whyNoSuchMatch(game, terms);
  if (problems.length > 0) throw new Refused(problems);
  if (!beginning) return { terms, beginning: again };
  const { config, position } = beginning;
  return { terms, beginning: { config, position } };
}

/** A challenge: the other seats are kept for those to whom it is addressed, in order. */
function keptFor(by: Person, { terms, sitting, to = [] }: Offering): (string | null)[] | null {
  if (to.length === 0) return null;
  const others = [...to];
  return terms.seats.map((bot, seat) => {
    if (bot !== null) return null;
    return seat === sitting.seat ? by.id : (others.shift() ?? null);
  });
}

function withSitter(
  house: House,
  row: Invitation,
  { id, name, account }: Person,
  sitting: Sitting,
  circle: string | null = null,
): Invitation {
  const { seat, afterwards } = sitting;
  if (row.closed) throw refused('this invitation has been withdrawn');
  if (row.match !== null) throw refused('this match has begun without you');
  if (row.circle !== circle)
    throw refused('both bring decks from packs here: sit down where you opened them');
  if (row.sitters.some(sitter => sitter.person === id)) throw refused('you sit at this table already');
  if (seat >= row.terms.seats.length) throw refused('there is no such seat at this table');
  const taken = row.terms.seats[seat] !== null || row.sitters.some(sitter => sitter.seat === seat);
  if (taken) throw refused('somebody else sits there; choose another seat');
  if ((row.reserved?.[seat] ?? id) !== id) throw refused('this seat is kept for somebody else');
  if (row.terms.rated && !account) throw refused(GUEST);
  mustHaveRead(row, sitting.edition);
  mustFit(house, row, sitting);
  const sitter: Sitter = { person: id, name, ...sitting, edition: editionOf(row.terms) };
  const terms = { ...row.terms, afterwards: strictest(row.terms.afterwards, afterwards ?? 'everybody') };
  return { ...row, terms, sitters: [...row.sitters, sitter] };
}

/** Whoever sits down, or agrees to other terms, brings a deck that may be played on them. */
export function mustFit(house: House, { terms, follows }: Invitation, brought: Brought): void {
  const game = house.game(terms.game);
  // A rematch is played with what everybody had.
  const unfit = game && follows === null ? whyNotBring(game, terms, brought) : [];
  if (unfit.length > 0) throw new Refused(unfit);
}

export async function rowOf({ database }: House, id: string): Promise<Invitation> {
  const row = await database.sql.selectFrom('invitation').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw refused('there is no such invitation; perhaps the link was cut short');
  return { ...row, terms: termsOf(row.terms) };
}

export async function letterFor(house: House, id: string, reader: Person | null): Promise<Letter> {
  return letterOf(house, await rowOf(house, id), reader);
}

/** The id of the invitation whose table is called so, while it waits for somebody. */
export async function tableCalled({ database }: House, name: string): Promise<string> {
  const row = await database.sql
    .selectFrom('invitation')
    .select('id')
    .where('spoken', '=', readSpoken(name))
    .where('closed', '=', false)
    .where('match', 'is', null)
    .executeTakeFirst();
  if (!row) throw refused('no table of this name waits for anybody; perhaps it was taken or withdrawn');
  return row.id;
}

async function letterOf(house: House, row: Invitation, reader: Person | null): Promise<Letter> {
  const { id, revision, terms, commitment, sitters, open, closed, match, circle, spoken } = row;
  const { name: by } = await house.database.sql
    .selectFrom('person')
    .select('name')
    .where('id', '=', row.by)
    .executeTakeFirstOrThrow();
  const seats = terms.seats.map((bot, seat) => {
    const sitter = sitters.find(each => each.seat === seat);
    const mine = sitter !== undefined && sitter.person === reader?.id;
    return {
      name: sitter?.name ?? (bot === null ? null : (botOf(bot)?.name ?? bot)),
      computer: bot !== null,
      mine,
      ...(mine && { deck: sitter.deck }),
      agrees: sitter === undefined || hasAgreed(row, sitter),
    };
  });
  return {
    id,
    revision,
    by,
    terms,
    edition: editionOf(terms),
    commitment,
    seats,
    open,
    closed,
    match,
    circle,
    spoken,
  };
}

/** Writes a change down unless somebody else was faster; then it is tried again on what is there now. */
export async function change(
  house: House,
  id: string,
  by: Person,
  how: (row: Invitation) => Invitation,
): Promise<Letter> {
  for (;;) {
    const before = await rowOf(house, id);
    const row = { ...how(before), revision: before.revision + 1, updated: house.now() };
    if (await kept(house, before.revision, row)) return sitDownIn(house, row, by);
  }
}

async function kept({ database }: House, revision: number, row: Invitation): Promise<boolean> {
  const { id, terms, sitters, closed, match, open, start, updated } = row;
  const changed = await database.sql
    .updateTable('invitation')
    .set({
      terms: JSON.stringify(terms),
      sitters: JSON.stringify(sitters),
      closed,
      match,
      open,
      start: start && JSON.stringify(start),
      updated,
      revision: row.revision,
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Where packs were opened together, only those come whose deck is from them. */
export async function sitDown(
  house: House,
  id: string,
  person: Person,
  sitting: Sitting,
  circle: string | null = null,
): Promise<Letter> {
  mayBegin(house);
  const { by, sitters } = await rowOf(house, id);
  await mustMeet(house, person, [by, ...sitters.map(sitter => sitter.person)]);
  return change(house, id, person, row => withSitter(house, row, person, sitting, circle));
}

/** Only whoever invited may fill the empty seats with computer players, at any moment before the deal. */
export const fillSeats = (house: House, id: string, person: Person, bot: string): Promise<Letter> =>
  change(house, id, person, row => {
    mustBeBy(row, person);
    if (!botOf(bot)) throw refused(`there is no computer player ${bot}`);
    const isFree = (seat: number) => !row.sitters.some(sitter => sitter.seat === seat);
    const seats = row.terms.seats.map((each, seat) => each ?? (isFree(seat) ? bot : null));
    const terms = { ...row.terms, seats };
    const problems = terms.rated ? unmeasured(house.game(terms.game), terms) : [];
    if (problems.length > 0) throw new Refused(problems);
    return { ...row, terms };
  });

export const withdraw = (house: House, id: string, person: Person): Promise<Letter> =>
  change(house, id, person, row => {
    mustBeBy(row, person);
    return { ...row, closed: true };
  });

/** Whoever was asked does not want to, or whoever asked has changed their mind. */
export const decline = (house: House, id: string, person: Person): Promise<Letter> =>
  change(house, id, person, row => {
    if (row.by !== person.id && !row.reserved?.includes(person.id))
      throw refused('this invitation is not addressed to you');
    if (row.match !== null) throw refused('the match has begun');
    return { ...row, closed: true };
  });

export function mustBeBy(row: Invitation, { id }: Person): void {
  if (row.by !== id) throw refused('only whoever invited may do that');
  if (row.match !== null) throw refused('the match has begun');
}

/** When everybody sits and agrees, the cards are dealt from the house's seed and from what each of them brought. */
async function sitDownIn(house: House, row: Invitation, person: Person): Promise<Letter> {
  house.bus.publish({ kind: 'invitation', id: row.id });
  const complete = row.terms.seats.every(
    (bot, seat) => bot !== null || row.sitters.some(sitter => sitter.seat === seat && hasAgreed(row, sitter)),
  );
  if (!complete || row.closed || row.match !== null) return letterOf(house, row, person);
  const match = await deal(house, row);
  const dealt = { ...row, match, revision: row.revision + 1, updated: house.now() };
  // Whoever else completed the table at the same moment dealt the same match under the same id.
  await kept(house, row.revision, dealt);
  house.bus.publish({ kind: 'invitation', id: row.id });
  return letterOf(house, dealt, person);
}
