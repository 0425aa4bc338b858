import type { Reason } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import { poolOf, poolReasons } from '@siegeworks/decks';
import type { CircleDeck, GivenTerms, Letter, Person } from '@siegeworks/protocol';
import { termsOf } from '@siegeworks/protocol';
import type { House } from '../house.ts';
import { invite, rowOf, sitDown } from '../invitations.ts';
import { whyNotBring } from '../offers.ts';
import type { Circle } from './rows.ts';
import { changeCircle, circleOf, drafterFor, ownSeat, refused, withSitter } from './rows.ts';

/** A deck is handed in when packs are empty: it keeps the rules of the game, and holds nothing that its packs did not. */
export const handIn = (house: House, id: string, person: Person, deck: CircleDeck): Promise<Circle> =>
  changeCircle(house, id, row => {
    const seat = ownSeat(row, person);
    const reasons = whyNotFrom(house, row, seat, deck);
    if (reasons.length > 0) throw new Refused(reasons);
    return withSitter(row, seat, { deck });
  });

function whyNotFrom(house: House, row: Circle, seat: number, deck: CircleDeck): Reason[] {
  const game = house.game(row.game);
  const { plan, book } = drafterFor(house, row.game);
  if (!game || !row.draft) return [{ rule: '', text: 'the packs have not been opened yet' }];
  const pool = poolOf(row.draft, plan, seat);
  const rules = whyNotBring(game, termsOf(termsFor(row)), { seat: 0, ...deck });
  return [...rules, ...poolReasons(deck.cards, pool, book.cards)];
}

const termsFor = ({ game }: Circle): GivenTerms => ({
  game,
  options: {},
  seats: [null, null],
  clock: null,
  watch: true,
  series: null,
});

/** Asks somebody in the circle to a match, with the decks that both have handed in. */
export async function askToPlay(
  house: House,
  id: string,
  person: Person,
  { seat, entropy }: { seat: number; entropy: string },
): Promise<Letter> {
  const row = await circleOf(house, id);
  const other = row.sitters[seat];
  if (!other || other.person === person.id) throw refused('nobody else sits there');
  if (!other.deck) throw refused(`${other.name} has not handed in a deck yet`);
  const sitting = { seat: 0, ...deckOf(row, person), entropy };
  const asked = await invite(
    house,
    person,
    { terms: termsFor(row), sitting },
    { circle: id, reserved: [person.id, other.person] },
  );
  await heard(house, id);
  return asked;
}

/** Sits down at a match to which somebody in the circle has asked. */
export async function answer(
  house: House,
  id: string,
  person: Person,
  { letter, entropy }: { letter: string; entropy: string },
): Promise<Letter> {
  const row = await circleOf(house, id);
  const { circle } = await rowOf(house, letter);
  if (circle !== id) throw refused('nobody in this round has asked for that match');
  const dealt = await sitDown(house, letter, person, { seat: 1, ...deckOf(row, person), entropy }, id);
  await heard(house, id);
  return dealt;
}

/** Everybody in the circle hears of its matches. */
const heard = (house: House, id: string) => changeCircle(house, id, row => row);

function deckOf(row: Circle, person: Person): CircleDeck {
  const { deck } = row.sitters[ownSeat(row, person)];
  if (!deck) throw refused('hand in a deck first');
  return deck;
}
