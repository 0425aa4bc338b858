import type { Id, Reason, Seat } from '@siegeworks/contract';
import { because, DONE } from '@siegeworks/table';
import { entryOf } from '../cards/book.ts';
import { distinct } from '../state/alike.ts';
import { lastingOf } from '../state/effects.ts';
import { tell } from '../state/events.ts';
import { has, silenced } from '../state/keywords.ts';
import { anyWorn, cityAt, creatureAt, creaturesOf, isOverlord, stands } from '../state/readers.ts';
import type { Creature, Realm } from '../state/realm.ts';
import { creature, NONE } from '../state/realm.ts';
import { defends } from '../state/strength.ts';
import { ownTrigger } from '../state/triggers.ts';
import { choice, rule } from './book.ts';
import type { OfferOf } from './offers.ts';

const MARKED = because('AM-370', 'marked creatures cannot intercept');
const ELSEWHERE = because('AM-371', 'residents of other cities cannot intercept');
const BUSY = because('AM-373', 'it is already intercepting another attacker');
const HIGH = because('AM-375', 'only flying or ranged creatures can intercept a flying attacker');
const BARRED = because('AM-002', 'a card keeps it from intercepting');

/** Why this creature cannot defend this city at all, or `null`. AM-R29, AM-R76. */
export function noDefender(s: Realm, c: Creature, goal: Id): Reason | null {
  if (c.marked) return MARKED;
  if (defends(s, c.id)) return BUSY;
  if (c.city === NONE) return s.effects.some(e => lastingOf(e).bars?.(e, c, goal)) ? BARRED : null;
  const owner = cityAt(s, goal)?.controller;
  if (c.controller !== owner) return ELSEWHERE;
  return c.city === goal || s.effects.some(e => lastingOf(e).calls?.(e, c, goal)) ? null : ELSEWHERE;
}
/** Why it cannot intercept this attacker, or `null`. */
export function noIntercept(s: Realm, c: Creature, attacker: Creature): Reason | null {
  if (has(s, attacker, 'flying') && !has(s, c, 'flying') && !has(s, c, 'ranged')) return HIGH;
  const afraid = anyWorn(s, c, worn => worn.fears?.(attacker) === true);
  const slipped = anyWorn(s, attacker, worn => worn.slips?.(s, attacker, c) === true);
  return afraid || slipped || slipsBy(s, attacker, c) ? BARRED : null;
}
const slipsBy = (s: Realm, attacker: Creature, c: Creature): boolean =>
  entryOf(attacker.card).slips?.(s, attacker, c) === true && !silenced(s, attacker);

/** 6.2 step 3: for each attacked city its controller, then in a team the others with their armies (10.2.6). */
export const intercept = rule(
  'intercept',
  () => ({ cities: [] as Id[], seats: [] as Seat[], city: NONE, enough: false }),
  {
    begin(s, f) {
      f.cities = s.combat?.cities.slice() ?? [];
    },
    nextCity(s, f) {
      const id = f.cities.shift();
      if (id === undefined) return 'assigned';
      if (!stands(s, id)) return 'nextCity';
      f.city = id;
      f.seats = defenders(s, cityAt(s, id)?.controller ?? NONE);
    },
    // AM-372, AM-R77: never forced.
    assign: choice({
      when: (s, f) => f.seats.length > 0 && interceptOptions(s, f.seats[0], f.city).length > 0,
      who: (_s, f) => f.seats[0],
      options: (s, f) => [DONE, ...interceptOptions(s, f.seats[0], f.city)],
      then(s, f, pick) {
        f.enough = pick.kind === 'done';
        if (pick.kind !== 'done') assign(s, pick.card, pick.target);
      },
    }),
    more(s, f) {
      const [seat] = f.seats;
      if (seat === undefined) return 'nextCity';
      const left = s.players[seat].alive && stands(s, f.city) && interceptOptions(s, seat, f.city).length > 0;
      if (!f.enough && left) return 'assign';
      f.enough = false;
      f.seats.shift();
      return f.seats.length > 0 ? 'assign' : 'nextCity';
    },
    // AM-377
    assigned(s) {
      for (const fight of s.combat?.fights ?? []) {
        const c = creatureAt(s, fight.attacker);
        if (fight.intercepted && c) ownTrigger(s, c, 'intercepted');
      }
    },
  },
);
/** AM-531 */
function defenders(s: Realm, owner: Seat): Seat[] {
  if (s.options.format !== 'aminDuna' || isOverlord(s, owner)) return [owner];
  const seats: Seat[] = [owner];
  for (let i = 1; i < s.seats; i++) {
    const seat = (owner + i) % s.seats;
    if (!isOverlord(s, seat) && s.players[seat].alive) seats.push(seat);
  }
  return seats;
}
function interceptOptions(s: Realm, seat: Seat, goal: Id): OfferOf<'intercept'>[] {
  const options: OfferOf<'intercept'>[] = [];
  const attackers = attackersOf(s, goal);
  const guards = creaturesOf(s, seat).filter(c => noDefender(s, c, goal) === null);
  for (const c of distinct(s, guards))
    for (const attacker of attackers)
      if (noIntercept(s, c, attacker) === null)
        options.push({ kind: 'intercept', card: c.id, target: attacker.id });
  return options;
}
/** One of each kind that is not yet intercepted, and all that are. */
function attackersOf(s: Realm, goal: Id): Creature[] {
  const fights = s.combat?.fights.filter(fight => fight.city === goal) ?? [];
  const of = (stopped: boolean) =>
    fights.flatMap(fight => {
      const c = fight.intercepted === stopped ? creatureAt(s, fight.attacker) : null;
      return c ? [c] : [];
    });
  return [...distinct(s, of(false)), ...of(true)];
}
/** AM-374: it is not marked. AM-376, AM-R30: legality is not looked at again. */
function assign(s: Realm, card: Id, attacker: Id): void {
  const fight = s.combat?.fights.find(each => each.attacker === attacker);
  if (!fight) return;
  fight.defenders.push(creature(s, card).id);
  fight.intercepted = true;
  tell(s, { type: 'intercepted', card, target: attacker });
}
