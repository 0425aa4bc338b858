import { CARDS } from '../cards/card.ts';
import { has, silenced, subtype, WORN } from './keywords.ts';
import { creatureAt, creaturesOf, enchantmentAt, wears } from './readers.ts';
import type { City, Creature, Fight, Realm } from './realm.ts';
import { NONE } from './realm.ts';

interface Strength {
  attack: number;
  defence: number;
}

/** AM-470: printed value, counters, enchantments, static bonuses, temporary changes; a set value alone counts. */
export function strength(s: Realm, c: Creature): Strength {
  if (c.serene) return { attack: 0, defence: 2 };
  const card = CARDS[c.card];
  const base = c.strength;
  const sum = {
    attack: (base === NONE ? card.attack : base) + c.plus - c.minus + c.attackPlus + c.turnAttack,
    defence: (base === NONE ? card.defence : base) + c.plus - c.minus + c.turnDefence,
  };
  if (c.attached.length > 0) addWorn(s, c, sum);
  addCities(s, c, sum);
  if (s.combat !== null) addCombat(s, c, sum);
  if (base !== NONE) return sum;
  if (card.subtypes.includes('Imp')) addImps(s, c, sum);
  else if (card.subtypes.includes('Orc')) sum.attack += warleaders(s, c.controller);
  if (c.card === 'sequoia-saplings' && !silenced(s, c)) sum.defence += gaianCompany(s, c);
  return sum;
}
export const attackOf = (s: Realm, c: Creature): number => strength(s, c).attack;
export const defenceOf = (s: Realm, c: Creature): number => strength(s, c).defence;
/** AM-015: below 0 counts as 0 when damage is dealt. */
export const striking = (s: Realm, c: Creature): number => Math.max(0, attackOf(s, c));

function addWorn(s: Realm, c: Creature, sum: Strength): void {
  for (const id of c.attached) {
    const name = s.names[id];
    const worn = WORN[name];
    let both = 0;
    if (worn) {
      sum.attack += worn.attack;
      sum.defence += worn.defence;
    } else if (name === 'wild-trample') both = c.attached.length;
    else if (name === 'merman-armor') both = merfolk(s, enchantmentAt(s, id)?.controller ?? NONE);
    sum.attack += both;
    sum.defence += both;
  }
}
const merfolk = (s: Realm, seat: number) =>
  creaturesOf(s, seat).filter(other => subtype(s, other, 'Merfolk')).length;

/** Farmland, Second Son's Army Camp, Armory: every copy in force counts (AM-268). */
function addCities(s: Realm, c: Creature, sum: Strength): void {
  for (const id of s.players[c.controller].cities) {
    const home = s.pieces[id];
    if (home?.kind !== 'city' || home.active.length === 0) continue;
    if (home.card === 'farmland' && home.active.includes(4) && isPlant(s, c)) {
      sum.attack += 1;
      sum.defence += 3;
    } else if (home.card === 'second-sons-army-camp' && home.active.includes(3) && c.city === NONE) {
      sum.attack += 2;
      sum.defence += 2;
    } else if (home.card === 'armory' && home.active.includes(2) && subtype(s, c, 'Soldier')) {
      sum.attack += 1;
      sum.defence += 1;
    }
  }
}
/** What the levels of its controller's cities add to it now. */
export function fromLevels(s: Realm, c: Creature): Strength {
  const sum = { attack: 0, defence: 0 };
  if (!c.serene) addCities(s, c, sum);
  return sum;
}
export const isPlant = (s: Realm, c: Creature) => subtype(s, c, 'Flower') || subtype(s, c, 'Tree');

/** Foul Imps, Imp Union Leader, Rugnur. */
function addImps(s: Realm, c: Creature, sum: Strength): void {
  let imps = 0;
  let own = 0;
  let rugnurs = 0;
  let leaders = 0;
  const factions = new Set<number>();
  for (const p of s.pieces) {
    if (p?.kind !== 'creature' || !subtype(s, p, 'Imp')) continue;
    imps++;
    factions.add(CARDS[p.card].faction);
    if (p.controller === c.controller) own++;
    if (p.card === 'rugnur' && !silenced(s, p)) rugnurs++;
    if (p.card === 'imp-union-leader' && p.controller === c.controller && !silenced(s, p)) leaders++;
  }
  const both = rugnurs * (factions.size - 1) + (c.card === 'foul-imps' && !silenced(s, c) ? imps - 1 : 0);
  const led = own >= 3 ? 2 * leaders : 0;
  sum.attack += both + (s.turn === c.controller ? led : 0);
  sum.defence += both + (s.turn === c.controller ? 0 : led);
}
function warleaders(s: Realm, seat: number): number {
  let n = 0;
  for (const p of s.pieces)
    if (p?.kind === 'creature' && p.card === 'orc-warleader' && p.controller === seat && !silenced(s, p)) n++;
  return n;
}
/** AM-R66: other Gaian creatures and Gaian enchantments in the same place, not the city card. */
function gaianCompany(s: Realm, c: Creature): number {
  let n = 0;
  for (const p of s.pieces) {
    if (p === null || p.kind === 'city' || CARDS[p.card].faction !== 0 || p.id === c.id) continue;
    if (p.kind === 'creature') n += together(c, p) ? 1 : 0;
    else if (p.on !== NONE) n += p.on === c.city || inPlace(s, c, p.on) ? 1 : 0;
  }
  return n;
}
function inPlace(s: Realm, c: Creature, wearer: number): boolean {
  const other = creatureAt(s, wearer);
  return other !== null && together(c, other);
}
/** In the same city, or in the same army. */
export const together = (a: Creature, b: Creature) =>
  a.city === b.city && (a.city !== NONE || a.controller === b.controller);

export const fightOf = (s: Realm, attacker: number): Fight | undefined =>
  s.combat?.fights.find(fight => fight.attacker === attacker);
export const defends = (s: Realm, id: number): Fight | undefined =>
  s.combat?.fights.find(fight => fight.defenders.includes(id));

/** Mounted Eagle against those who do not fly; Guardians Fall 3 against its attackers. */
function addCombat(s: Realm, c: Creature, sum: Strength): void {
  if (c.card === 'mounted-eagle' && !silenced(s, c)) {
    const attacker = creatureAt(s, defends(s, c.id)?.attacker ?? NONE);
    if (attacker && !has(s, attacker, 'flying')) {
      sum.attack += 2;
      sum.defence += 1;
    }
  }
  const goal = fightOf(s, c.id)?.city;
  const attacked = goal === undefined ? null : s.pieces[goal];
  if (attacked?.kind !== 'city' || attacked.card !== 'guardians-fall') return;
  if (attacked.active.includes(3) && !has(s, c, 'flying')) sum.attack -= 1;
}

/** Loyalty marks now, never below 0 (6.1). */
export const loyaltyOf = (c: Creature): number => Math.max(0, CARDS[c.card].loyalty + c.marks);

/** AM-201, AM-202: loyalty of the devoted residents, doubled by the keyword, and the extra devotion. */
export function devotion(s: Realm, c: City): number {
  let sum = c.extra;
  for (const id of c.residents) {
    const r = s.pieces[id];
    if (r?.kind !== 'creature' || !r.devoted) continue;
    if (s.options.devotionFaction === 'same' && CARDS[r.card].faction !== CARDS[c.card].faction) continue;
    sum += loyaltyOf(r) * (has(s, r, 'devoted') ? 2 : 1);
  }
  return sum;
}
/** Helm, Plate and Blade together cannot be intercepted. */
export const fullyArmoured = (s: Realm, c: Creature) =>
  wears(s, c, 'dragon-armor-helm') && wears(s, c, 'dragon-armor-plate') && wears(s, c, 'dragon-armor-blade');
