import type { Id } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import { PASS } from '@siegeworks/table';
import { entryOf, HEARS } from '../cards/book.ts';
import { CARDS } from '../cards/card.ts';
import { gainDefence } from '../state/cities.ts';
import { lastingOf } from '../state/effects.ts';
import { tell } from '../state/events.ts';
import { has } from '../state/keywords.ts';
import { putCounters } from '../state/place.ts';
import { cityAt, creatureAt, creaturesOf } from '../state/readers.ts';
import type { City, Creature, Realm } from '../state/realm.ts';
import { creature, NONE } from '../state/realm.ts';
import { defends } from '../state/strength.ts';
import { ownTrigger } from '../state/triggers.ts';
import { choice, rule } from './book.ts';
import type { OfferOf } from './offers.ts';

/** Damage on its way: by a card, to a creature or city (6.4). */
export interface Hit {
  source: Id;
  target: Id;
  n: number;
  combat: boolean;
}

/** DAMAGE: all hits together; players with bodyguards are asked first. */
export function hurt(s: Realm, hits: Hit[]): void {
  const real: Hit[] = [];
  for (const hit of hits) {
    const n = lessened(s, hit);
    // AM-390
    if (n > 0) real.push({ source: hit.source, target: hit.target, n, combat: hit.combat });
  }
  if (real.some(hit => guards(s, hit).length > 0)) call(s, guarding(real));
  else for (const hit of real) land(s, hit);
}
export const strike = (s: Realm, source: Id, target: Id, n: number): void =>
  hurt(s, [{ source, target, n, combat: false }]);

/** What effects and cards leave of it. */
function lessened(s: Realm, hit: Hit): number {
  if (s.effects.some(e => lastingOf(e).stops?.(s, hit))) return 0;
  const target = creatureAt(s, hit.target);
  if (!target) return hit.n;
  return HEARS.lessens.reduce((n, lessens) => n - lessens(s, target), hit.n);
}

function land(s: Realm, hit: Hit): void {
  const target = creatureAt(s, hit.target);
  if (target) wound(s, target, hit);
  else batter(s, hit);
}
function wound(s: Realm, c: Creature, hit: Hit): void {
  const by = creatureAt(s, hit.source);
  tell(s, { type: 'wounded', card: c.id, by: hit.source, n: hit.n });
  // AM-R102: a bruiser's damage stays.
  if (by && has(s, by, 'bruiser')) putCounters(s, c, 'minus', hit.n);
  // AM-411
  else c.damage += hit.n;
  if (!by) return;
  dealt(s, by, hit.n);
  if (hit.combat && c.doom === '' && has(s, by, 'deadly')) c.doom = 'deadly';
  if (has(s, by, 'rabies') && !c.words.includes('rabies')) c.words.push('rabies');
  ownTrigger(s, by, 'damages', [c.controller]);
  ownTrigger(s, by, 'damages-creature', [c.id]);
}
/** AM-R104: what a creature with defiance deals while it intercepts strengthens the city. */
function dealt(s: Realm, by: Creature, n: number): void {
  by.dealt += n;
  const goal = has(s, by, 'defiance') ? cityAt(s, defends(s, by.id)?.city ?? NONE) : null;
  if (goal) gainDefence(s, goal, n);
}
/** Permanent (AM-386); a city's enchantment may let less through (AM-427). */
function batter(s: Realm, hit: Hit): void {
  const c = cityAt(s, hit.target);
  if (!c) return;
  const n = throughShield(s, c, hit.n);
  if (n === 0) return;
  // AM-426: what is more than it has left is lost with the city.
  c.defence -= n;
  c.damaged += n;
  tell(s, { type: 'battered', card: c.id, by: hit.source, n });
  const by = creatureAt(s, hit.source);
  if (!by) return;
  dealt(s, by, n);
  ownTrigger(s, by, 'damages', [c.controller]);
  ownTrigger(s, by, 'damages-city', [c.id]);
}

function throughShield(s: Realm, c: City, n: number): number {
  const shield = c.attached.find(id => entryOf(s.names[id]).worn?.shields);
  return shield === undefined ? n : (entryOf(s.names[shield]).worn?.shields?.(c, n) ?? n);
}

/** What this creature may still take over this turn. */
const allowance = (c: Creature): number => (CARDS[c.card].keywords.bodyguard ?? 0) - c.guarded;
function guards(s: Realm, hit: Hit): Creature[] {
  const target = creatureAt(s, hit.target);
  if (!target) return [];
  return creaturesOf(s, target.controller).filter(
    c => c.id !== target.id && c.strength === NONE && allowance(c) > 0 && has(s, c, 'bodyguard'),
  );
}
/** AM-265: damage may be moved to bodyguards, once. */
const guarding = rule('guarding', (hits: Hit[]) => ({ hits, hit: 0, moved: [] as Hit[], enough: false }), {
  ask: choice({
    when: (s, f) => !f.enough && f.hit < f.hits.length && guardOptions(s, f.hits[f.hit]).length > 1,
    who: (s, f) => creatureAt(s, f.hits[f.hit].target)?.controller ?? NONE,
    options: (s, f) => guardOptions(s, f.hits[f.hit]),
    then(s, f, pick) {
      f.enough = pick.kind === 'pass';
      if (pick.kind !== 'pass') f.moved.push(move(s, f.hits[f.hit], pick));
    },
  }),
  next(s, f) {
    const hit = f.hits[f.hit];
    if (!f.enough && hit.n > 0 && askable(s, hit)) return 'ask';
    f.enough = false;
    f.hit++;
    if (f.hit < f.hits.length) return 'ask';
  },
  land(s, f) {
    for (const hit of [...f.hits, ...f.moved]) if (hit.n > 0) land(s, hit);
  },
});
function askable(s: Realm, hit: Hit): boolean {
  const target = creatureAt(s, hit.target);
  return target !== null && s.players[target.controller].alive && guards(s, hit).length > 0;
}
function guardOptions(s: Realm, hit: Hit): OfferOf<'pass' | 'guard'>[] {
  const options: OfferOf<'pass' | 'guard'>[] = [PASS];
  if (hit.n <= 0) return options;
  for (const c of guards(s, hit))
    for (let n = 1; n <= Math.min(hit.n, allowance(c)); n++) options.push({ kind: 'guard', card: c.id, n });
  return options;
}
function move(s: Realm, hit: Hit, pick: OfferOf<'guard'>): Hit {
  const guard = creature(s, pick.card);
  const { n } = pick;
  cover(`card ${guard.card} guards`);
  guard.guarded += n;
  hit.n -= n;
  tell(s, { type: 'guarded', card: guard.id, target: hit.target, n });
  return { source: hit.source, target: guard.id, n, combat: hit.combat };
}
