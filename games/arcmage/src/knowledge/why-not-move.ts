import type { Attempt, Frame, Id, Reason, Seat } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { noAttacker, noAttackOn, noFurtherGoal, noGoal, taxes } from '../rules/attackers.ts';
import { plain } from '../rules/costs.ts';
import { noDefender, noIntercept } from '../rules/intercept.ts';
import { noMove } from '../rules/move.ts';
import { armyOf, cityAt, creatureAt } from '../state/readers.ts';
import type { Creature, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { lackText } from '../words/payment.ts';

const NOT_YOURS = because('AM-290', 'you can move only creatures that you control');
const HERE = because('AM-291', 'it is already there');
const MUST_ATTACK = because('AM-368', 'you control a creature that must attack and can');
const NOBODY_YET = because('AM-360', 'an attack needs at least one creature');
const ATTACKS = because('AM-391', 'it is already attacking');
const NOT_YOUR_ARMY = because('AM-360', 'you can attack only with creatures of your own army');
/** AM-367: how much the tax on these is, and what there is to pay it with. */
function untaxed(s: Realm, seat: Seat, sent: readonly Id[]): Reason {
  const army = sent.flatMap(id => creatureAt(s, id) ?? []);
  const due = plain(taxes(s, army));
  return because('AM-367', `you cannot pay the tax on this attack: ${lackText(s, seat, due, sent)}`);
}
const OTHER_CITY = because('AM-370', 'it is not attacking this city');

const list = (...reasons: (Reason | null | undefined)[]) => reasons.filter((r): r is Reason => Boolean(r));

/** To its own army or cities: the first reason. */
export function moveReasons(s: Realm, c: Creature): Reason[] {
  const places = [...(c.city === NONE ? [] : [NONE]), ...s.players[c.controller].cities].filter(
    id => id !== c.city,
  );
  return list(places.map(place => noMove(s, c, place)).find(reason => reason !== null));
}
/** Why this seat cannot move the creature to this place, or `null`. */
export function noMoveOf(s: Realm, seat: Seat, c: Creature, to: Id): Reason | null {
  if (c.controller !== seat) return NOT_YOURS;
  return c.city === to ? HERE : noMove(s, c, to);
}

interface Declared extends Frame {
  cities: Id[];
  attackers: Id[];
}
/** About the attack that is being declared. */
export function attackReasons(s: Realm, seat: Seat, f: Declared, attempt: Attempt): Reason[] {
  const { kind, card = NONE, target = NONE } = attempt;
  if (kind === 'noAttack') return [MUST_ATTACK];
  if (kind === 'done') return [f.attackers.length === 0 ? NOBODY_YET : MUST_ATTACK];
  const [c, place] = [creatureAt(s, card), cityAt(s, target)];
  if (!c)
    return place && f.cities.length === 0
      ? [
          noGoal(s, seat, place) ??
            untaxed(
              s,
              seat,
              armyOf(s, seat)
                .slice(0, 1)
                .map(c => c.id),
            ),
        ]
      : [];
  if (c.controller !== seat) return [NOT_YOUR_ARMY];
  if (f.attackers.includes(card)) return [ATTACKS];
  const goal = place ?? cityAt(s, f.cities[0] ?? NONE);
  if (!goal) return list(noAttacker(s, c));
  const further = place && f.cities.length > 0 ? noFurtherGoal(s, c, place, f.cities) : null;
  return [noAttackOn(s, c, goal) ?? further ?? untaxed(s, seat, [...f.attackers, card])];
}

/** Why it cannot intercept this attacker of the city, or any attacker if none is named. */
export function interceptReasons(s: Realm, c: Creature, goal: Id, attacker: Id): Reason[] {
  const barred = noDefender(s, c, goal);
  if (barred) return [barred];
  const fights = s.combat?.fights.filter(fight => fight.city === goal) ?? [];
  if (attacker !== NONE && !fights.some(fight => fight.attacker === attacker)) return [OTHER_CITY];
  const named = fights.filter(fight => attacker === NONE || fight.attacker === attacker);
  const reasons = named.map(fight => {
    const a = creatureAt(s, fight.attacker);
    return a && noIntercept(s, c, a);
  });
  return list(reasons.find(reason => reason !== null));
}
