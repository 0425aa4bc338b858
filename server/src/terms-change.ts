import { Refused } from '@siegeworks/contract';
import type { Letter, Person, Revision, Terms } from '@siegeworks/protocol';
import { strictest, termsOf } from '@siegeworks/protocol';
import type { Invitation } from './dealing.ts';
import type { House } from './house.ts';
import { change, mustBeBy, mustFit, offered } from './invitations.ts';
import { whyNoSuchMatch } from './offers.ts';
import { GUEST } from './ratings/terms.ts';
import { editionOf, mustHaveRead } from './revising.ts';

const refused = (text: string): Refused => new Refused([{ rule: '', text }]);

/**
 * Whoever invited changes anything before the deal. Once others sit there, the position and their own deck stay, and
 * everybody must agree to the terms once more.
 */
export async function reviseTerms(
  house: House,
  id: string,
  person: Person,
  { terms: given, open, brought, from }: Revision,
): Promise<Letter> {
  const laid = from ? await offered(house, person, { terms: given, from }, null) : null;
  return change(house, id, person, row => {
    mustBeBy(row, person);
    if (row.closed) throw refused('this invitation has been withdrawn');
    if (row.sitters.length > 1 && (from !== undefined || brought))
      throw refused('somebody sits there already: only terms can be changed now');
    const begun = from === undefined ? row : startingWith(row, laid);
    // A position has the seats that it has.
    const terms = revised(begun, { ...termsOf(given), ...(laid && { seats: laid.terms.seats }) });
    const game = house.game(terms.game);
    const problems = game ? whyNoSuchMatch(game, terms) : [];
    if (terms.rated && !person.account) problems.push({ rule: '', text: GUEST });
    if (problems.length > 0) throw new Refused(problems);
    const before = row.sitters.find(each => each.person === person.id);
    const own = before && {
      ...before,
      ...(brought && { ...NOTHING, ...brought }),
      edition: editionOf(terms),
    };
    if (own) mustFit(house, { ...begun, terms }, own);
    const sitters = row.sitters.map(each => (each === before && own ? own : each));
    return { ...begun, terms, sitters, open: open ?? row.open };
  });
}
/** A deck that was brought before goes with all that belonged to it. */
const NOTHING = { cards: undefined, choices: undefined };

/** With another position to begin with, or with a deal. */
function startingWith(row: Invitation, laid: Awaited<ReturnType<typeof offered>> | null): Invitation {
  const { seats, options } = laid?.terms ?? row.terms;
  const terms = { ...row.terms, start: laid?.terms.start ?? null, seats, options };
  return { ...row, start: laid?.beginning ?? null, terms };
}

/** The game, a position to begin with and a rematch stay what they are; so do chairs on which somebody sits. */
function revised({ terms: before, sitters, follows, reserved }: Invitation, wanted: Terms): Terms {
  if (wanted.game !== before.game) throw refused('another game is another invitation');
  if (follows !== null) throw refused('a rematch is played on the terms of the match before it');
  const { start } = before;
  const resized = wanted.seats.length !== before.seats.length;
  if (resized && (sitters.length > 1 || reserved !== null || start !== null))
    throw refused('the number of seats stays as it is');
  const afterwards = strictest(wanted.afterwards, ...sitters.map(each => each.afterwards ?? 'everybody'));
  return {
    ...wanted,
    options: start === null ? wanted.options : before.options,
    seats: resized ? wanted.seats : before.seats,
    start,
    afterwards,
  };
}

/** Agrees to changed terms, as they were read. */
export const agreeTo = (house: House, id: string, person: Person, edition: string): Promise<Letter> =>
  change(house, id, person, row => {
    const own = sitterIn(row, person);
    mustHaveRead(row, edition);
    if (row.terms.rated && !person.account) throw refused(GUEST);
    mustFit(house, row, own);
    const sitters = row.sitters.map(each => (each === own ? { ...each, edition } : each));
    return { ...row, sitters };
  });

/** Whoever does not agree, or does not want to wait, stands up; the seat is free again. */
export const standUp = (house: House, id: string, person: Person): Promise<Letter> =>
  change(house, id, person, row => {
    const own = sitterIn(row, person);
    if (row.by === person.id) throw refused('you have invited the others: withdraw the invitation instead');
    return { ...row, sitters: row.sitters.filter(each => each !== own) };
  });

function sitterIn(row: Invitation, { id }: Person) {
  if (row.match !== null) throw refused('the match has begun');
  if (row.closed) throw refused('this invitation has been withdrawn');
  const own = row.sitters.find(each => each.person === id);
  if (!own) throw refused('you do not sit at this table');
  return own;
}
