import { botOf } from '@siegeworks/bots';
import type { Game, MatchConfig, Reason } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { Chair } from '@siegeworks/host';
import { newSeries } from '@siegeworks/host';
import { commit } from '@siegeworks/kernel';
import type { Letter, Offering, Person, Sitting, Terms } from '@siegeworks/protocol';
import { AWAY } from '@siegeworks/protocol';
import type { Selectable } from 'kysely';
import type { InvitationTable, Sitter } from './database/tables.ts';
import type { House } from './house.ts';
import { fresh } from './house.ts';

type Row = Selectable<InvitationTable>;
const refused = (text: string): Refused => new Refused([{ rule: '', text }]);

/** Letters and digits that nobody mistakes for each other, read out or written down. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
function code(length: number): string {
  const bytes = Buffer.from(fresh(), 'hex');
  return Array.from({ length }, (_, i) => ALPHABET[bytes[i] % ALPHABET.length]).join('');
}

/** An offer to play behind a link, or open to anybody in the hall. Whoever makes it sits down at once. */
export async function invite(house: House, by: Person, offering: Offering): Promise<Letter> {
  const { terms, sitting, open = false } = offering;
  const problems = whyNoSuchMatch(house, terms);
  if (problems.length > 0) throw new Refused(problems);
  const seed = fresh();
  const at = house.now();
  const row: Row = {
    id: code(10),
    by: by.id,
    terms,
    seed,
    commitment: commit(seed),
    sitters: [],
    reserved: null,
    revision: 0,
    open,
    match: null,
    closed: false,
    created: at,
    updated: at,
  };
  const seated = withSitter(row, by, sitting);
  await house.database.sql
    .insertInto('invitation')
    .values({
      ...seated,
      terms: JSON.stringify(terms),
      sitters: JSON.stringify(seated.sitters),
      reserved: null,
    })
    .execute();
  return sitDownIn(house, seated, by);
}

/** Every reason at once why no match can be played on these terms. */
function whyNoSuchMatch(house: House, terms: Terms): Reason[] {
  const game = house.game(terms.game);
  if (!game) return [{ rule: '', text: `there is no game ${terms.game} in this house` }];
  const strange = terms.seats.filter(bot => bot !== null && !botOf(bot));
  const problems = strange.map(bot => ({ rule: '', text: `there is no computer player ${bot}` }));
  if (!terms.seats.includes(null))
    problems.push({ rule: '', text: 'nobody but computer players would sit there' });
  if (terms.series && terms.seats.length < 2)
    problems.push({ rule: '', text: 'a series needs two players or more' });
  return [...problems, ...game.setup.check(configOf(game, terms, []))];
}

function configOf(game: Game, { options, seats }: Terms, sitters: readonly Sitter[]): MatchConfig {
  const { decks } = game.catalogue;
  const players = seats.map((_bot, seat) => {
    const deck = sitters.find(sitter => sitter.seat === seat)?.deck ?? decks[seat % decks.length]?.id;
    const choices = decks.find(each => each.id === deck)?.choices;
    return { ...(deck !== undefined && { deck }), ...(choices && { choices }) };
  });
  return { players, options };
}

function withSitter(row: Row, { id, name }: Person, { seat, deck, entropy }: Sitting): Row {
  if (row.closed) throw refused('this invitation has been withdrawn');
  if (row.match !== null) throw refused('this match has begun without you');
  if (row.sitters.some(sitter => sitter.person === id)) throw refused('you sit at this table already');
  if (seat >= row.terms.seats.length) throw refused('there is no such seat at this table');
  const taken = row.terms.seats[seat] !== null || row.sitters.some(sitter => sitter.seat === seat);
  if (taken) throw refused('somebody else sits there; choose another seat');
  const sitter: Sitter = { person: id, name, seat, deck, entropy };
  return { ...row, sitters: [...row.sitters, sitter] };
}

async function rowOf({ database }: House, id: string): Promise<Row> {
  const row = await database.sql.selectFrom('invitation').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw refused('there is no such invitation; perhaps the link was cut short');
  return row;
}

export async function letterFor(house: House, id: string, reader: Person | null): Promise<Letter> {
  return letterOf(house, await rowOf(house, id), reader);
}

async function letterOf(house: House, row: Row, reader: Person | null): Promise<Letter> {
  const { id, revision, terms, commitment, sitters, open, closed, match } = row;
  const { name: by } = await house.database.sql
    .selectFrom('person')
    .select('name')
    .where('id', '=', row.by)
    .executeTakeFirstOrThrow();
  const seats = terms.seats.map((bot, seat) => {
    const sitter = sitters.find(each => each.seat === seat);
    return {
      name: sitter?.name ?? (bot === null ? null : (botOf(bot)?.name ?? bot)),
      computer: bot !== null,
      mine: sitter !== undefined && sitter.person === reader?.id,
    };
  });
  return { id, revision, by, terms, commitment, seats, open, closed, match };
}

/** Writes a change down unless somebody else was faster; then it is tried again on what is there now. */
async function change(house: House, id: string, by: Person, how: (row: Row) => Row): Promise<Letter> {
  for (;;) {
    const before = await rowOf(house, id);
    const row = { ...how(before), revision: before.revision + 1, updated: house.now() };
    if (await kept(house, before.revision, row)) return sitDownIn(house, row, by);
  }
}

async function kept({ database }: House, revision: number, row: Row): Promise<boolean> {
  const { id, terms, sitters, closed, match, open, updated } = row;
  const changed = await database.sql
    .updateTable('invitation')
    .set({
      terms: JSON.stringify(terms),
      sitters: JSON.stringify(sitters),
      closed,
      match,
      open,
      updated,
      revision: row.revision,
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export const sitDown = (house: House, id: string, person: Person, sitting: Sitting): Promise<Letter> =>
  change(house, id, person, row => withSitter(row, person, sitting));

/** Only whoever invited may fill the empty seats with computer players, at any moment before the deal. */
export const fillSeats = (house: House, id: string, person: Person, bot: string): Promise<Letter> =>
  change(house, id, person, row => {
    mustBeBy(row, person);
    if (!botOf(bot)) throw refused(`there is no computer player ${bot}`);
    const isFree = (seat: number) => !row.sitters.some(sitter => sitter.seat === seat);
    const seats = row.terms.seats.map((each, seat) => each ?? (isFree(seat) ? bot : null));
    return { ...row, terms: { ...row.terms, seats } };
  });

export const withdraw = (house: House, id: string, person: Person): Promise<Letter> =>
  change(house, id, person, row => {
    mustBeBy(row, person);
    return { ...row, closed: true };
  });

function mustBeBy(row: Row, { id }: Person): void {
  if (row.by !== id) throw refused('only whoever invited may do that');
  if (row.match !== null) throw refused('the match has begun');
}

/** When everybody sits, the cards are dealt from the house's seed and from what each of them brought. */
async function sitDownIn(house: House, row: Row, person: Person): Promise<Letter> {
  house.bus.publish({ kind: 'invitation', id: row.id });
  const complete = row.terms.seats.every(
    (bot, seat) => bot !== null || row.sitters.some(sitter => sitter.seat === seat),
  );
  if (!complete || row.closed || row.match !== null) return letterOf(house, row, person);
  const match = await deal(house, row);
  const dealt = { ...row, match, revision: row.revision + 1, updated: house.now() };
  // Whoever else completed the table at the same moment dealt the same match under the same id.
  await kept(house, row.revision, dealt);
  house.bus.publish({ kind: 'invitation', id: row.id });
  return letterOf(house, dealt, person);
}

async function deal(
  house: House,
  { id: invitation, terms, seed, commitment, sitters }: Row,
): Promise<string> {
  const game = house.game(terms.game);
  if (!game) throw refused(`there is no game ${terms.game} in this house`);
  const config = configOf(game, terms, sitters);
  const seats = terms.seats.map((bot, seat) => chairAt(bot, sitters, seat));
  const id = `${AWAY}${invitation}`;
  const at = house.now();
  await house.database.sql
    .insertInto('match')
    .values({
      id,
      game: terms.game,
      rules_version: game.about.rulesVersion,
      config: JSON.stringify(config),
      seed,
      commitment,
      entropy: JSON.stringify(sitters.toSorted((a, b) => a.seat - b.seat).map(sitter => sitter.entropy)),
      seats: JSON.stringify(seats),
      series: terms.series && JSON.stringify(newSeries(terms.series, config)),
      clock: terms.clock && JSON.stringify(terms.clock),
      watch: terms.watch,
      created: at,
      updated: at,
      // The first player's whole bank; from the first action on the log says more.
      deadline: terms.clock && at + terms.clock.bank,
      outcome: null,
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute();
  return id;
}

function chairAt(bot: string | null, sitters: readonly Sitter[], seat: number): Chair {
  const sitter = sitters.find(each => each.seat === seat);
  if (sitter) return { kind: 'person', name: sitter.name, who: sitter.person };
  return { kind: 'computer', name: botOf(bot ?? '')?.name ?? '', bot: bot ?? '' };
}
