import { Refused } from '@siegeworks/contract';
import { digest } from '@siegeworks/contract/hash';
import { DRAFT_SEATS, newDraft, taken } from '@siegeworks/decks';
import type { CircleTake, CircleWish, Person } from '@siegeworks/protocol';
import { PACES } from '@siegeworks/protocol';
import type { House } from '../house.ts';
import { code } from '../invitations.ts';
import { mustMeet } from '../moderation/between.ts';
import { mayBegin } from '../moderation/gate.ts';
import type { Circle } from './rows.ts';
import { changeCircle, circleOf, drafterFor, ownSeat, refused, seatOf, withSitter } from './rows.ts';
import { wentOn } from './turns.ts';

/** Packs for people who come by a link. Whoever calls them together sits down at once. */
export async function callTogether(house: House, by: Person, wish: CircleWish): Promise<Circle> {
  mayBegin(house);
  const { plan } = drafterFor(house, wish.game);
  const problems = whyNot(wish, plan.packs);
  if (problems.length > 0) throw new Refused(problems.map(text => ({ rule: '', text })));
  const { fresh } = house.host.parts;
  const at = house.now();
  const { game, kind, packs, pace, seats, entropy } = wish;
  const sitter = { person: by.id, name: by.name, entropy, gone: false, deck: null };
  const row: Circle = {
    ...{ id: code(fresh(), 10), by: by.id, game, kind, packs, pace, seats, seed: fresh() },
    ...{ sitters: [sitter], draft: null, turned: at, revision: 0, closed: false, created: at, updated: at },
  };
  await house.database.sql
    .insertInto('circle')
    .values({ ...row, sitters: JSON.stringify(row.sitters), draft: null })
    .execute();
  return row;
}

function whyNot({ seats, packs, pace }: CircleWish, { min, max }: { min: number; max: number }): string[] {
  const problems = [];
  if (seats < DRAFT_SEATS.min || seats > DRAFT_SEATS.max)
    problems.push(`a draft has ${DRAFT_SEATS.min} to ${DRAFT_SEATS.max} seats, not ${seats}`);
  if (packs < min || packs > max) problems.push(`everybody opens ${min} to ${max} packs, not ${packs}`);
  if (!PACES.some(each => each === pace))
    problems.push(`a turn takes ${PACES.filter(Boolean).join(', ')} seconds, or as long as everybody likes`);
  return problems;
}

export async function sitDownIn(house: House, id: string, person: Person, entropy: string): Promise<Circle> {
  const { by, sitters } = await circleOf(house, id);
  await mustMeet(house, person, [by, ...sitters.map(sitter => sitter.person)]);
  return changeCircle(house, id, row => {
    if (seatOf(row, person) >= 0) return null;
    mustBeOpen(row);
    if (row.draft) throw refused('these packs have been opened without you');
    if (row.sitters.length >= row.seats) throw refused('all seats are taken');
    const { id: who, name } = person;
    return { ...row, sitters: [...row.sitters, { person: who, name, entropy, gone: false, deck: null }] };
  });
}

function mustBeOpen({ closed }: Circle): void {
  if (closed) throw refused('whoever called this round together has called it off');
}

/** Before packs are open, whoever leaves frees a seat, and without its caller there is no round; later a computer player goes on. */
export const leave = (house: House, id: string, person: Person): Promise<Circle> =>
  changeCircle(house, id, row => {
    const seat = ownSeat(row, person);
    if (row.draft) return wentOn(house, row, withSitter(row, seat, { gone: true }));
    if (row.by === person.id) return { ...row, closed: true };
    return { ...row, sitters: row.sitters.filter((_each, i) => i !== seat) };
  });

/** Whoever was gone takes their own cards again. */
export const comeBack = (house: House, id: string, person: Person): Promise<Circle> =>
  changeCircle(house, id, row => withSitter(row, ownSeat(row, person), { gone: false }));

/** Opens the packs: computer players sit down on the free seats. */
export const openPacksOf = (house: House, id: string, person: Person): Promise<Circle> =>
  changeCircle(house, id, row => {
    if (row.by !== person.id) throw refused('only whoever called this round together may do that');
    mustBeOpen(row);
    if (row.draft) return null;
    const { kind, seats, packs, sitters } = row;
    // Nobody alone decides which packs there are, not even the house.
    const seed = digest([row.seed, ...sitters.map(({ entropy }) => entropy)].join('/')).slice(0, 8);
    const draft = newDraft(drafterFor(house, row.game), { kind, seed, seats, packs });
    return wentOn(house, row, { ...row, draft });
  });

/** Somebody takes cards; the same press twice changes nothing. */
export const takeCards = (
  house: House,
  id: string,
  person: Person,
  { turn, cards }: CircleTake,
): Promise<Circle> =>
  changeCircle(house, id, row => {
    const seat = ownSeat(row, person);
    if (!row.draft) throw refused('the packs have not been opened yet');
    if (turn < row.draft.takes[seat].length) return null;
    const after = taken(row.draft, drafterFor(house, row.game).plan, seat, cards);
    if ('problems' in after) throw new Refused(after.problems.map(text => ({ rule: '', text })));
    return wentOn(house, row, withSitter({ ...row, draft: after.draft }, seat, { gone: false }));
  });
