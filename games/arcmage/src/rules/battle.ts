import type { Id } from '@siegeworks/contract';
import { entryOf } from '../cards/book.ts';
import { tell } from '../state/events.ts';
import { has, silenced } from '../state/keywords.ts';
import { creatureAt } from '../state/readers.ts';
import type { Creature, Fight, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { defenceOf, fightOf, striking } from '../state/strength.ts';
import { decision, rule } from './book.ts';
import { checkState } from './check.ts';
import type { Hit } from './damage.ts';
import { hurt } from './damage.ts';
import type { OfferOf } from './offers.ts';

interface Battle {
  attacker: Id;
  /** 1: first strike, 2: everybody else. */
  pass: number;
  struck: Id[];
  /** What each of these defenders is to take. */
  among: Id[];
  shares: number[];
}
/** 6.3: one or two passes of damage. */
export const battle = rule(
  'battle',
  (attacker: Id): Battle => ({ attacker, pass: 0, struck: [], among: [], shares: [] }),
  {
    pass(s, f) {
      const fight = fightOf(s, f.attacker);
      if (!fight || f.pass >= 2) return 'done';
      if (f.pass === 0) {
        fight.fought = true;
        tell(s, { type: 'battle', card: f.attacker, cards: fight.defenders.slice() });
      }
      f.pass = f.pass === 0 && hasFirstStrike(s, fight) ? 1 : 2;
      f.shares = [];
    },
    // AM-379: the whole strength among the defenders; with overrun what is more than lethal may go to the city.
    share: decision({
      when: (s, f) => sharing(s, f),
      who: s => s.combat?.by ?? NONE,
      options: (s, f) => shareOptions(s, f),
      then(s, f, pick) {
        f.shares = [...given(s, f), pick.n];
        f.among = fightOf(s, f.attacker)?.defenders.slice() ?? [];
      },
    }),
    more(s, f) {
      if (sharing(s, f) && s.players[s.combat?.by ?? 0].alive) return 'share';
      deal(s, f);
    },
    check(s) {
      checkState(s);
      return 'pass';
    },
  },
);
const firstStriker = (s: Realm, id: Id): boolean => {
  const c = creatureAt(s, id);
  return c !== null && has(s, c, 'first-strike');
};
const hasFirstStrike = (s: Realm, fight: Fight) =>
  firstStriker(s, fight.attacker) || fight.defenders.some(id => firstStriker(s, id));
/** Whether it strikes in this pass: first strikers in the first, the rest in the second. */
const strikes = (s: Realm, f: Battle, id: Id) =>
  f.pass === 1 ? firstStriker(s, id) : !f.struck.includes(id);

/** The shares so far; AM-R114: they are given anew when a defender has left, or what made the attacker strong enough. */
function given(s: Realm, f: Battle): readonly number[] {
  const { defenders = [] } = fightOf(s, f.attacker) ?? {};
  const a = creatureAt(s, f.attacker);
  const same = defenders.length === f.among.length && defenders.every(id => f.among.includes(id));
  return same && a && sum(f.shares) <= striking(s, a) ? f.shares : [];
}
const sum = (shares: readonly number[]): number => shares.reduce((all, n) => all + n, 0);
function sharing(s: Realm, f: Battle): boolean {
  const fight = fightOf(s, f.attacker);
  return fight !== undefined && given(s, f).length < fight.defenders.length && strikes(s, f, f.attacker);
}
/** Amounts for the next defender; the last takes the rest, or with overrun at least what is lethal. */
function shareOptions(s: Realm, f: Battle): OfferOf<'share'>[] {
  const fight = fightOf(s, f.attacker);
  const a = creatureAt(s, f.attacker);
  if (!fight || !a) return [];
  const shares = given(s, f);
  const at = shares.length;
  const card = fight.defenders[at];
  const left = striking(s, a) - sum(shares);
  const amounts = (from: number, to: number): OfferOf<'share'>[] =>
    Array.from({ length: to - from + 1 }, (_, i) => ({ kind: 'share', card, n: from + i }));
  if (at < fight.defenders.length - 1) return amounts(0, left);
  const lethals = fight.defenders.map(id => lethal(s, a, creatureAt(s, id)));
  const through = has(s, a, 'overrun') && shares.every((n, i) => n >= lethals[i]) && left >= lethals[at];
  return amounts(through ? lethals[at] : left, left);
}
/** What has to be assigned to kill it (6.3). */
function lethal(s: Realm, a: Creature, d: Creature | null): number {
  if (!d) return 0;
  const extra = s.options.lethal === 'greater' ? 1 : 0;
  const n = Math.max(0, defenceOf(s, d) - d.damage + extra);
  return n > 1 && has(s, a, 'deadly') && !has(s, d, 'immune to deadly') ? 1 : n;
}

/** DEAL: everything in one pass is simultaneous. AM-380, AM-381. */
function deal(s: Realm, f: Battle): void {
  const fight = fightOf(s, f.attacker);
  const a = creatureAt(s, f.attacker);
  if (!fight || !a) return;
  const hits: Hit[] = [];
  const strikers = [f.attacker, ...fight.defenders].filter(id => strikes(s, f, id));
  if (strikers.includes(f.attacker)) {
    const shares = given(s, f);
    const assigned = sum(shares);
    const more = a.strength === NONE && !silenced(s, a) ? (entryOf(a.card).toDefenders ?? 0) : 0;
    fight.defenders.forEach((target, i) => {
      hits.push({ source: a.id, target, n: (shares[i] ?? 0) + more, combat: true });
    });
    const n = striking(s, a) - assigned;
    if (n > 0 && has(s, a, 'overrun')) s.combat?.overruns.push({ source: a.id, city: fight.city, n });
  }
  for (const id of fight.defenders) {
    const d = creatureAt(s, id);
    if (d && strikers.includes(id)) hits.push({ source: id, target: a.id, n: striking(s, d), combat: true });
  }
  f.struck.push(...strikers);
  hurt(s, hits);
}
