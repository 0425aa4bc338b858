import { Refused } from '@siegeworks/contract';
import type { GivenTerms, Letter, Person, Terms } from '@siegeworks/protocol';
import { strictest, termsOf } from '@siegeworks/protocol';
import type { Invitation } from './dealing.ts';
import type { House } from './house.ts';
import { change, mustBeBy, mustFit } from './invitations.ts';
import { whyNoSuchMatch } from './offers.ts';
import { GUEST } from './ratings/terms.ts';
import { editionOf, mustHaveRead } from './revising.ts';

const refused = (text: string): Refused => new Refused([{ rule: '', text }]);

/** Whoever invited changes the terms before the deal: everybody else who sits there must agree once more. */
export const reviseTerms = (house: House, id: string, person: Person, given: GivenTerms): Promise<Letter> =>
  change(house, id, person, row => {
    mustBeBy(row, person);
    if (row.closed) throw refused('this invitation has been withdrawn');
    const terms = revised(row, termsOf(given));
    const game = house.game(terms.game);
    const problems = game ? whyNoSuchMatch(game, terms) : [];
    if (terms.rated && !person.account) problems.push({ rule: '', text: GUEST });
    if (problems.length > 0) throw new Refused(problems);
    const own = row.sitters.find(each => each.person === person.id);
    if (own) mustFit(house, { ...row, terms }, own);
    const edition = editionOf(terms);
    const sitters = row.sitters.map(each => (each === own ? { ...each, edition } : each));
    return { ...row, terms, sitters };
  });

/** The game, a position to begin with and a rematch stay what they are; so do chairs on which somebody sits. */
function revised({ terms: before, sitters, follows, reserved }: Invitation, wanted: Terms): Terms {
  if (wanted.game !== before.game) throw refused('another game is another invitation');
  if (follows !== null) throw refused('a rematch is played on the terms of the match before it');
  const resized = wanted.seats.length !== before.seats.length;
  if (resized && (sitters.length > 1 || reserved !== null || before.start !== null))
    throw refused('the number of seats stays as it is');
  const { start } = before;
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
