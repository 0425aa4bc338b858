import type { Frame, Id, Option } from '@siegeworks/contract';
import { counted, listed } from '@siegeworks/table';
import { entryOf } from '../cards/book.ts';
import { noAttackOn, taxes } from '../rules/attackers.ts';
import { canPay, plain } from '../rules/costs.ts';
import type { ByOffer, OfferOf } from '../rules/offers.ts';
import { cityAt, creatureAt, creaturesOf } from '../state/readers.ts';
import type { City, Creature, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { CHANCE, fightText, lethalTo } from './forecast.ts';
import type { Foresight } from './foresee.ts';
import { answerable, foresee, stoppers } from './foresee.ts';
import { nameOf } from './names.ts';

// biome-ignore lint/suspicious/noExplicitAny: each question stands in its own kind of frame
const top = (s: Realm): (Frame & any) | undefined => s.stack[s.stack.length - 1];
const present = (s: Realm, ids: readonly Id[]): Creature[] => ids.flatMap(id => creatureAt(s, id) ?? []);

/** What comes of an attack and of stepping in its way, with all that lies on the table. */
export const WAR_NOTES: Partial<ByOffer<Realm>> = {
  attack: (s, o) => attackNote(s, o),
  attacker: (s, o) => marchNote(s, o, o.target, [creatureAt(s, o.card)]),
  allAttack: (s, o) => marchNote(s, o, o.target, able(s, cityAt(s, o.target))),
  done: (s, o) =>
    top(s)?.rule === 'declare' ? marchNote(s, o, top(s)?.cities[0] ?? NONE, []) : unstopped(s, o),
  intercept: (s, o) => interceptNote(s, o),
  share: (s, o) => shareNote(s, o),
  battle: (s, o) => battleNote(s, o.card),
};

/** Several attackers may have one name: who is in the way tells their battles apart. */
function battleNote(s: Realm, attacker: Id): string {
  const fight = s.combat?.fights.find(each => each.attacker === attacker);
  const line = present(s, fight?.defenders ?? []);
  return line.length === 0 ? '' : `against ${listed(line.map(c => nameOf(s, c.id)))}`;
}

const able = (s: Realm, goal: City | null): Creature[] =>
  goal ? creaturesOf(s, s.turn).filter(c => !c.marked && noAttackOn(s, c, goal) === null) : [];

/** The most that the army could do to a city, and who stands in its way. */
function attackNote(s: Realm, o: OfferOf<'attack'>): string {
  const goal = cityAt(s, o.target);
  return goal ? attackText(s, goal, affordable(s, able(s, goal))) : '';
}
/** What these would do to a city. */
export function attackText(s: Realm, goal: City, army: readonly Creature[]): string {
  const o: Option = { kind: 'attack', target: goal.id };
  const sent = army.map((c): Option => ({ kind: 'attacker', card: c.id, target: goal.id }));
  const tax = taxes(s, army);
  const cost = tax > 0 ? `; costs ${tax}` : '';
  const seen = foresee(s, [o, ...sent]);
  return `${counted(army.length, 'attacker')}: ${stormText(s, seen, goal, army)}${cost}`;
}
/** As many of them as the tax allows (AM-367). */
function affordable(s: Realm, army: readonly Creature[]): Creature[] {
  const sent: Creature[] = [];
  for (const c of army) {
    const all = [...sent, c];
    const ids = all.map(each => each.id);
    if (canPay(s, s.turn, plain(taxes(s, all)), ids)) sent.push(c);
  }
  return sent;
}

/** What the attackers sent so far, and these, do to the city. */
function marchNote(s: Realm, o: Option, target: Id, more: readonly (Creature | null)[]): string {
  const goal = cityAt(s, target);
  const f = top(s);
  if (!goal || f?.rule !== 'declare') return '';
  const sent = present(s, f.attackers).filter((_c, i) => f.goals[i] === target);
  const all = new Map([...sent, ...more].flatMap(c => (c ? [[c.id, c] as const] : [])));
  return stormText(s, foresee(s, [o]), goal, [...all.values()]);
}
/** `5 damage, 2 of 7 left; 2 could intercept`. */
function stormText(s: Realm, seen: Foresight, goal: City, army: readonly Creature[]): string {
  const guards = stoppers(s, army, goal).length;
  const stopped = guards === 0 ? 'nobody can intercept' : `${guards} could intercept`;
  const text = `${damageText(seen, goal)}; ${stopped}`;
  return answerable(s, s.turn) ? unlessAnswered(text) : text;
}
const unlessAnswered = (text: string) => `${text}, unless answered`;
function damageText(seen: Foresight, goal: City): string {
  const { damage = 0, left = goal.defence } = seen.cities.find(each => each.id === goal.id) ?? {};
  if (seen.uncertain) return CHANCE;
  if (damage === 0) return 'no damage';
  return left === 0 ? `${damage} damage, it falls` : `${damage} damage, ${left} of ${goal.defence} left`;
}

/** Who dies if nobody else joins the fight. */
function interceptNote(s: Realm, o: OfferOf<'intercept'>): string {
  const [d, a] = [creatureAt(s, o.card), creatureAt(s, o.target)];
  if (!a || !d) return '';
  const seen = foresee(s, [o]);
  const fight = s.combat?.fights.find(each => each.attacker === a.id);
  const text = fightText(s, seen, a, [...present(s, fight?.defenders ?? []), d]);
  return answerable(s, d.controller) ? unlessAnswered(text) : text;
}

/** What hits the city if nobody else intercepts. */
function unstopped(s: Realm, o: Option): string {
  const f = top(s);
  const goal = f?.rule === 'intercept' ? cityAt(s, f.city) : null;
  if (!goal) return '';
  const seen = foresee(s, [o]);
  const text = damageText(seen, goal);
  return text === 'no damage' ? 'nothing gets through' : text;
}

function shareNote(s: Realm, { card, n }: OfferOf<'share'>): string {
  const [a, d] = [creatureAt(s, top(s)?.attacker ?? NONE), creatureAt(s, card)];
  if (!a || !d) return '';
  const more = entryOf(a.card).toDefenders ?? 0;
  return n + more >= lethalTo(s, a, d) ? 'it dies' : 'it survives';
}
