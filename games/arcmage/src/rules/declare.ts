import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { DONE } from '@siegeworks/table';
import { distinct } from '../state/alike.ts';
import { tell } from '../state/events.ts';
import { has } from '../state/keywords.ts';
import { mark } from '../state/place.ts';
import { cityAt, creatureAt, creaturesOf, opponents } from '../state/readers.ts';
import type { Creature, Realm } from '../state/realm.ts';
import { city, creature } from '../state/realm.ts';
import { ownTrigger, trigger } from '../state/triggers.ts';
import { driven, goals, mostGoals, noAttackOn, taxes } from './attackers.ts';
import { choice, rule } from './book.ts';
import { canPay, plain } from './costs.ts';
import type { OfferOf } from './offers.ts';
import { pay } from './pay.ts';

interface Declared {
  seat: Seat;
  cities: Id[];
  attackers: Id[];
  /** The city of each attacker. */
  goals: Id[];
}
/** 6.2 step 1: the city, then one attacker after the other; taxes; marking. */
export const declare = rule(
  'declare',
  (seat: Seat) => ({ seat, cities: [] as Id[], attackers: [] as Id[], goals: [] as Id[], enough: false }),
  {
    // AM-530: of an opponent of the attacker's choice.
    city: choice({
      when: (s, f) => cityOptions(s, f.seat).length > 0,
      who: (_s, f) => f.seat,
      options: (s, f) => {
        const options = cityOptions(s, f.seat);
        return mayStay(s, f.seat) ? [{ kind: 'noAttack' }, ...options] : options;
      },
      then(_s, f, pick) {
        if (pick.kind === 'noAttack') f.enough = true;
        else f.cities.push(pick.target);
      },
    }),
    chosen(s, f) {
      if (f.enough || f.cities.length === 0 || !s.players[f.seat].alive) return 'done';
    },
    add: choice({
      when: (s, f) => !f.enough && attackerOptions(s, f).length > 0,
      who: (_s, f) => f.seat,
      options: (s, f) => [...(mayStop(s, f) ? [DONE] : []), ...attackerOptions(s, f), ...allOption(s, f)],
      then(s, f, pick) {
        f.enough = pick.kind !== 'attacker';
        if (pick.kind === 'allAttack') sendAll(s, f);
        if (pick.kind !== 'attacker') return;
        f.attackers.push(pick.card);
        f.goals.push(pick.target);
        if (!f.cities.includes(pick.target)) f.cities.push(pick.target);
      },
    }),
    more(s, f) {
      if (!s.players[f.seat].alive) return 'done';
      if (!f.enough && attackerOptions(s, f).length > 0) return 'add';
    },
    tax(s, f) {
      const due = taxes(s, present(s, f.attackers));
      if (due > 0) call(s, pay(f.seat, plain(due), f.attackers.slice()));
    },
    march(s, f) {
      if (s.players[f.seat].alive) march(s, f);
    },
  },
);
const present = (s: Realm, ids: readonly Id[]): Creature[] =>
  ids.flatMap(id => {
    const c = creatureAt(s, id);
    return c ? [c] : [];
  });
const cityOptions = (s: Realm, seat: Seat): OfferOf<'attack'>[] =>
  goals(s, seat)
    .filter(id =>
      creaturesOf(s, seat).some(c => affordable(s, { seat, cities: [], attackers: [], goals: [] }, c, id)),
    )
    .map(target => ({ kind: 'attack', target }));
/** AM-368: no creature is left that must attack and can. */
const mayStay = (s: Realm, seat: Seat) =>
  opponents(s, seat).every(other =>
    s.players[other].cities.every(id => driven(s, seat, city(s, id)).length === 0),
  );

function affordable(s: Realm, f: Declared, c: Creature, goal: Id): boolean {
  const there = cityAt(s, goal);
  if (!there || noAttackOn(s, c, there) !== null) return false;
  return canAfford(s, f.seat, [...present(s, f.attackers), c]);
}
function canAfford(s: Realm, seat: Seat, all: readonly Creature[]): boolean {
  const due = taxes(s, all);
  if (due === 0) return true;
  return canPay(
    s,
    seat,
    plain(due),
    all.map(each => each.id),
  );
}
/** To the first city, or with militia to a further one (AM-366). */
function attackerOptions(s: Realm, f: Declared): OfferOf<'attacker'>[] {
  const options: OfferOf<'attacker'>[] = [];
  const rest = creaturesOf(s, f.seat).filter(c => !c.marked && !f.attackers.includes(c.id));
  for (const c of distinct(s, rest)) {
    for (const target of reachable(s, f, c))
      if (affordable(s, f, c, target)) options.push({ kind: 'attacker', card: c.id, target });
  }
  return options;
}
/** Section 11: a whole army at one word; two are named quickly enough. */
export const CROWD = 3;
function allOption(s: Realm, f: Declared): OfferOf<'allAttack'>[] {
  const rest = everybodyElse(s, f);
  if (rest.length < CROWD || !canAfford(s, f.seat, [...present(s, f.attackers), ...rest])) return [];
  return [{ kind: 'allAttack', target: f.cities[0] }];
}
function everybodyElse(s: Realm, f: Declared): Creature[] {
  const there = cityAt(s, f.cities[0]);
  if (!there) return [];
  return creaturesOf(s, f.seat).filter(c => !f.attackers.includes(c.id) && noAttackOn(s, c, there) === null);
}
function sendAll(s: Realm, f: Declared): void {
  for (const c of everybodyElse(s, f)) {
    f.attackers.push(c.id);
    f.goals.push(f.cities[0]);
  }
}
/** AM-R27 */
function reachable(s: Realm, f: Declared, c: Creature): Id[] {
  if (!has(s, c, 'militia')) return [f.cities[0]];
  if (f.cities.length >= mostGoals(s, f.seat)) return f.cities;
  return [
    ...f.cities,
    ...opponents(s, f.seat).flatMap(other => s.players[other].cities.filter(id => !f.cities.includes(id))),
  ];
}
/** At least one attacker, and every creature that must attack. */
function mayStop(s: Realm, f: Declared): boolean {
  if (f.attackers.length === 0) return false;
  const there = cityAt(s, f.cities[0]);
  if (!there) return true;
  return driven(s, f.seat, there).every(c => f.attackers.includes(c.id) || !affordable(s, f, c, there.id));
}

/** AM-362, AM-364: marked on declaration, unless veteran; then attack triggers wait (AM-369). AM-R26. */
function march(s: Realm, f: Declared): void {
  const fights = f.attackers.flatMap((attacker, i) =>
    creatureAt(s, attacker) && cityAt(s, f.goals[i])
      ? [{ attacker, city: f.goals[i], defenders: [], intercepted: false, fought: false }]
      : [],
  );
  if (fights.length === 0) return;
  s.combat = {
    by: f.seat,
    cities: f.cities.filter(id => fights.some(x => x.city === id)),
    fights,
    overruns: [],
  };
  // AM-R103: together in the attack, whichever city each is sent to.
  const charging = fights.filter(fight => has(s, creature(s, fight.attacker), 'charge'));
  for (const { attacker, city: goal } of fights) {
    const c = creature(s, attacker);
    c.attacked = true;
    tell(s, { type: 'attacked', card: attacker, city: goal });
    if (!has(s, c, 'veteran')) mark(s, c, true);
    ownTrigger(s, c, 'attack');
    if (has(s, c, 'battle-scream')) trigger(s, 'battle-scream attack', attacker, f.seat);
    if (charging.length > 1 && has(s, c, 'charge')) trigger(s, 'charge attack', attacker, f.seat);
  }
}
