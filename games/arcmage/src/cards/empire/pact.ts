import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { discardEach } from '../../rules/discarding.ts';
import type { Offer } from '../../rules/offers.ts';
import { cutResources, sacrifice } from '../../rules/sacrifice.ts';
import { ownResidents, turnOrder } from '../../state/readers.ts';
import type { Item, Realm } from '../../state/realm.ts';
import { city } from '../../state/realm.ts';
import type { Act, Ask } from '../entry.ts';

/** Uneasy Pact: in turn for resources, hands, armies and residents, all cut down to the lowest player. */
const army = (s: Realm, seat: Seat): Id[] => s.players[seat].army;
const residents = (s: Realm, seat: Seat): Id[] =>
  s.players[seat].cities.flatMap(id => ownResidents(s, city(s, id)).map(c => c.id));

const lowest = (s: Realm, count: (seat: Seat) => number) => Math.min(...turnOrder(s).map(count));

const cutPiles: Act = s => call(s, cutResources(lowest(s, seat => s.players[seat].resources.length)));
const cutHands: Act = s => {
  const least = lowest(s, seat => s.players[seat].hand.length);
  const seats = turnOrder(s);
  const counts = seats.map(seat => s.players[seat].hand.length - least);
  call(s, discardEach(seats, counts));
};
/** `data` holds the lowest number first, then what has been picked to go. */
const count =
  (who: (s: Realm, seat: Seat) => Id[]): Act =>
  (s, item) => {
    item.data = [lowest(s, seat => who(s, seat).length)];
  };
const left = (s: Realm, item: Item, who: (s: Realm, seat: Seat) => Id[], seat: Seat): Id[] =>
  who(s, seat).filter(id => !item.data.slice(1).includes(id));
const tooMany = (s: Realm, item: Item, who: (s: Realm, seat: Seat) => Id[]): Seat =>
  turnOrder(s).find(seat => left(s, item, who, seat).length > item.data[0]) ?? -1;
const cut = (who: (s: Realm, seat: Seat) => Id[], say: string): Ask => ({
  who: (s, item) => tooMany(s, item, who),
  options(s, item): Offer[] {
    const seat = tooMany(s, item, who);
    return seat < 0 ? [] : left(s, item, who, seat).map(card => ({ kind: 'choose', card }));
  },
  then(_s, item, pick) {
    item.data.push(pick.card ?? -1);
  },
  again: true,
  say,
});
const goes: Act = (s, item) => sacrifice(s, item.data.slice(1));

export const pactSteps: readonly (Act | Ask)[] = [
  cutPiles,
  cutHands,
  count(army),
  cut(army, 'Uneasy Pact: which creature of your army is sacrificed?'),
  goes,
  count(residents),
  cut(residents, 'Uneasy Pact: which resident is sacrificed?'),
  goes,
];
