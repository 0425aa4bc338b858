import { entryOf, LEADS } from '../cards/book.ts';
import { CARDS, cardsOf } from '../cards/card.ts';
import { has, silenced, subtype } from './keywords.ts';
import type { City, Creature, Fight, Realm } from './realm.ts';
import { isCity, isCreature, NONE } from './realm.ts';

export interface Strength {
  attack: number;
  defence: number;
}

/** AM-470: printed value, counters, enchantments, static bonuses, temporary changes; a set value alone counts. AM-R39. */
export function strength(s: Realm, c: Creature): Strength {
  if (c.serene) return { attack: 0, defence: 2 };
  const card = cardsOf(s)[c.card];
  const base = c.strength;
  const sum = {
    attack: (base === NONE ? card.attack : base) + c.plus - c.minus + c.attackPlus + c.turnAttack,
    defence: (base === NONE ? card.defence : base) + c.plus - c.minus + c.turnDefence,
  };
  if (c.attached.length > 0) addWorn(s, c, sum);
  addCities(s, c, sum);
  if (s.combat !== null) addCombat(s, c, sum);
  if (base !== NONE) return sum;
  for (const word of card.subtypes) for (const led of LEADS[word] ?? NOBODY) add(sum, led(s, c));
  const { grows } = entryOf(c.card);
  if (grows && !silenced(s, c)) add(sum, grows(s, c));
  return sum;
}
const NOBODY: readonly never[] = [];
function add(sum: Strength, more: Strength | null | undefined): void {
  if (!more) return;
  sum.attack += more.attack;
  sum.defence += more.defence;
}
export const attackOf = (s: Realm, c: Creature): number => strength(s, c).attack;
export const defenceOf = (s: Realm, c: Creature): number => strength(s, c).defence;
/** AM-015: below 0 counts as 0 when damage is dealt. */
export const striking = (s: Realm, c: Creature): number => Math.max(0, attackOf(s, c));

function addWorn(s: Realm, c: Creature, sum: Strength): void {
  for (const id of c.attached) {
    const { worn } = entryOf(s.names[id]);
    if (!worn) continue;
    const both = worn.both?.(s, c, id) ?? 0;
    sum.attack += both + (worn.attack ?? 0);
    sum.defence += both + (worn.defence ?? 0);
  }
}

/** Every copy in force counts (AM-268). */
function addCities(s: Realm, c: Creature, sum: Strength): void {
  for (const id of s.players[c.controller].cities) {
    const home = s.pieces[id];
    if (isCity(home) && home.active.length > 0) add(sum, entryOf(home.card).site?.lends?.(s, c, home));
  }
}
/** What the levels of its controller's cities add to it now. */
export function fromLevels(s: Realm, c: Creature): Strength {
  const sum = { attack: 0, defence: 0 };
  if (!c.serene) addCities(s, c, sum);
  return sum;
}
export const isPlant = (s: Realm, c: Creature) => subtype(s, c, 'Flower') || subtype(s, c, 'Tree');

export const fightOf = (s: Realm, attacker: number): Fight | undefined =>
  s.combat?.fights.find(fight => fight.attacker === attacker);
export const defends = (s: Realm, id: number): Fight | undefined =>
  s.combat?.fights.find(fight => fight.defenders.includes(id));

/** What it has only while it fights, and what the attacked city takes from it. */
function addCombat(s: Realm, c: Creature, sum: Strength): void {
  const { fights } = entryOf(c.card);
  if (fights && c.strength === NONE && !silenced(s, c)) add(sum, fights(s, c));
  const goal = fightOf(s, c.id)?.city;
  const attacked = goal === undefined ? null : s.pieces[goal];
  if (isCity(attacked)) sum.attack -= entryOf(attacked.card).site?.weakens?.(s, c, attacked) ?? 0;
}

/** Loyalty marks now, never below 0 (6.1). */
export const loyaltyOf = (s: Realm, c: Creature): number => Math.max(0, cardsOf(s)[c.card].loyalty + c.marks);

/** AM-201, AM-202: loyalty of the devoted residents, doubled by the keyword, and the extra devotion. */
export function devotion(s: Realm, c: City): number {
  let sum = c.extra;
  for (const id of c.residents) {
    const r = s.pieces[id];
    // AM-213: to be marked is not enough.
    if (!isCreature(r) || !r.devoted) continue;
    if (s.options.devotionFaction === 'same' && CARDS[r.card].faction !== CARDS[c.card].faction) continue;
    sum += loyaltyOf(s, r) * (has(s, r, 'devoted') ? 2 : 1);
  }
  return sum;
}
