import type { Id, Seat } from '@siegeworks/contract';
import { take } from '@siegeworks/table';
import { entryOf } from '../cards/book.ts';
import { CARDS } from '../cards/card.ts';
import { endEffects } from './effects.ts';
import type { Counter } from './events.ts';
import { tell } from './events.ts';
import { has, silenced } from './keywords.ts';
import { cityAt, creatureAt, enchantmentAt } from './readers.ts';
import type { City, Creature, Doom, Enchantment, Realm } from './realm.ts';
import { isCreature, NONE } from './realm.ts';
import { devotion } from './strength.ts';
import { enterTriggers, markedTriggers, ownTrigger, placedTriggers, tokenTriggers } from './triggers.ts';
import { forget, toGraveyard, toHandOf } from './zones.ts';

/** AM-014: marking what is marked does nothing. */
export function mark(s: Realm, c: Creature, byController = false): void {
  if (c.marked) return;
  c.marked = true;
  c.sheltered = false;
  tell(s, { type: 'marked', card: c.id });
  markedTriggers(s, c, byController);
}
export function unmark(s: Realm, c: Creature): void {
  if (!c.marked) return;
  c.marked = false;
  c.held = 0;
  tell(s, { type: 'unmarked', card: c.id });
  undevote(s, c);
  letGo(s, c.id);
}
/** AM-123, AM-R116: stays marked through this many unmark phases, which do not add up; what is unmarked cannot stay marked. */
export function hold(c: Creature, phases: number): void {
  if (c.marked) c.held = Math.max(c.held, phases);
}
/** AM-R79: whatever it held is free; marked again later, it has not stayed marked. */
function letGo(s: Realm, holder: Id): void {
  for (const p of s.pieces)
    if (isCreature(p) && p.heldBy.length > 0) p.heldBy = p.heldBy.filter(id => id !== holder);
}
/** AM-212. AM-R16. */
export function undevote(s: Realm, c: Creature): void {
  if (!c.devoted) return;
  c.devoted = false;
  const home = cityAt(s, c.city);
  if (home) refreshLevels(s, home);
}
/** AM-211: a level whose devotion is gone ends at once. */
export function refreshLevels(s: Realm, c: City): void {
  // Devotion is never less than its extra part: nothing can be lost, and nothing need be counted.
  if (c.active.every(level => level <= c.extra)) return;
  const now = devotion(s, c);
  const kept = c.active.filter(level => level <= now);
  if (kept.length === c.active.length) return;
  for (const level of c.active) if (level > now) tell(s, { type: 'levelLost', card: c.id, level });
  c.active = kept;
  if (c.spent && !kept.includes(3)) c.spent = false;
}

export function newCreature(s: Realm, id: Id, controller: Seat, cityId: Id): Creature {
  const c: Creature = {
    kind: 'creature',
    id,
    card: s.names[id],
    owner: s.owners[id],
    controller,
    city: cityId,
    marked: false,
    devoted: false,
    damage: 0,
    plus: 0,
    minus: 0,
    attackPlus: 0,
    roots: 0,
    ore: 0,
    marks: 0,
    attached: [],
    turnAttack: 0,
    turnDefence: 0,
    turnWords: [],
    words: [],
    serene: false,
    barred: false,
    sheltered: false,
    held: 0,
    ivy: 0,
    heldBy: [],
    attacked: false,
    used: false,
    guarded: 0,
    dealt: 0,
    dealtBefore: 0,
    doom: '',
    original: NONE,
    strength: NONE,
  };
  s.pieces[id] = c;
  return c;
}
interface Entry {
  marked?: boolean;
  /** Attack and defence of an enchantment played as a creature. */
  strength?: number;
  /** Keywords that come with it. */
  words?: string[];
  original?: Id;
}
/** A card comes into play as a creature; its triggers wait. */
export function enterPlay(s: Realm, id: Id, controller: Seat, cityId: Id, entry: Entry = {}): Creature {
  forget(s, id);
  const c = newCreature(s, id, controller, cityId);
  c.strength = entry.strength ?? NONE;
  c.original = entry.original ?? NONE;
  c.turnWords.push(...(entry.words ?? []));
  join(s, c);
  // AM-013: unmarked unless a text says it comes marked.
  c.marked = entry.marked === true || has(s, c, 'fatigue');
  c.ore = entryOf(c.card).ore ?? 0;
  tell(s, { type: 'entered', card: id, seat: controller, city: cityId, marked: c.marked });
  enterTriggers(s, c);
  tokenTriggers(s, c);
  return c;
}
function join(s: Realm, c: Creature): void {
  const home = cityAt(s, c.city);
  if (home) home.residents.push(c.id);
  else {
    c.city = NONE;
    s.players[c.controller].army.push(c.id);
  }
}
function part(s: Realm, c: Creature): void {
  const home = cityAt(s, c.city);
  if (home) take(home.residents, c.id);
  else take(s.players[c.controller].army, c.id);
}
/** Who puts a token into play owns it (AM-010). */
export function createToken(s: Realm, card: string, seat: Seat, cityId: Id, entry: Entry = {}): Id {
  const id = newTokenId(s, card, seat);
  enterPlay(s, id, seat, cityId, entry);
  return id;
}
/** AM-475 */
export function newTokenId(s: Realm, card: string, seat: Seat): Id {
  // Clones share these lists, so they are replaced and never changed.
  s.names = [...s.names, card];
  s.owners = [...s.owners, seat];
  s.pieces.push(null);
  return s.names.length - 1;
}

/** AM-387: it no longer deals or takes combat damage. */
export function leaveCombat(s: Realm, id: Id): void {
  const { combat } = s;
  if (combat === null) return;
  combat.fights = combat.fights.filter(fight => fight.attacker !== id);
  for (const fight of combat.fights)
    if (fight.defenders.includes(id)) fight.defenders = fight.defenders.filter(other => other !== id);
}
/** Takes a creature off the table; the caller puts the card somewhere and then sheds its enchantments. */
export function leavePlay(s: Realm, c: Creature, died = false): void {
  leaveCombat(s, c.id);
  undevote(s, c);
  letGo(s, c.id);
  endEffects(s, 'creature', c.id);
  if (died) ownTrigger(s, c, 'die');
  ownTrigger(s, c, 'leave');
  if (silenced(s, c)) keepLoot(s, c.id);
  // AM-476: with its row go counters, damage and changes.
  part(s, c);
  s.pieces[c.id] = null;
}
/** AM-R117: without its text nothing gives back what it has stolen. */
function keepLoot(s: Realm, thief: Id): void {
  for (const player of s.players)
    for (const row of player.resources) if (row.thief === thief) row.thief = NONE;
}
/** AM-416: the enchantments follow a creature that has left play. */
export function shed(s: Realm, c: Creature): void {
  for (const id of c.attached) {
    const e = enchantmentAt(s, id);
    if (e) dropEnchantment(s, e);
  }
}
/** AM-414 */
export function die(s: Realm, c: Creature): void {
  tell(s, { type: 'died', card: c.id });
  leavePlay(s, c, true);
  toGraveyard(s, c.id);
  shed(s, c);
}
export function returnToHand(s: Realm, c: Creature): void {
  leavePlay(s, c);
  tell(s, { type: 'returned', card: c.id, seat: c.owner });
  toHandOf(s, c.id);
  shed(s, c);
}
export function removeFromGame(s: Realm, c: Creature): void {
  leavePlay(s, c);
  if (!CARDS[c.card].token) s.removed.push(c.id);
  tell(s, { type: 'removed', card: c.id });
  shed(s, c);
}

/** Movement of any kind: it leaves combat and its devotion ends (AM-302, AM-387). */
export function relocate(s: Realm, c: Creature, cityId: Id): void {
  if (c.city === cityId) return;
  leaveCombat(s, c.id);
  undevote(s, c);
  part(s, c);
  c.city = cityId;
  join(s, c);
  tell(s, { type: 'relocated', card: c.id, city: c.city });
  placedTriggers(s, c);
  tokenTriggers(s, c);
}
/** AM-473: damage, counters and enchantments stay. */
export function takeControl(s: Realm, c: Creature, seat: Seat, cityId: Id): void {
  if (c.controller === seat) return relocate(s, c, cityId);
  leaveCombat(s, c.id);
  undevote(s, c);
  part(s, c);
  c.controller = seat;
  c.city = cityId;
  join(s, c);
  tell(s, { type: 'controlled', card: c.id, seat });
  placedTriggers(s, c);
  tokenTriggers(s, c);
}

/** AM-253, AM-451: the controller is the player who played it. */
export function attach(s: Realm, id: Id, on: Id, controller: Seat): Enchantment {
  const e: Enchantment = {
    kind: 'enchantment',
    id,
    card: s.names[id],
    owner: s.owners[id],
    controller,
    on,
    marked: false,
    doomed: false,
  };
  s.pieces[id] = e;
  const target = creatureAt(s, on) ?? cityAt(s, on);
  // AM-454: any number. AM-R38: without a target it stands in the kingdom.
  if (target) target.attached.push(id);
  else s.players[controller].kingdom.push(id);
  tell(s, { type: 'attached', card: id, target: on, seat: controller });
  return e;
}
/** Taken off the table; the caller puts the card somewhere. */
export function detach(s: Realm, e: Enchantment): void {
  const target = creatureAt(s, e.on) ?? cityAt(s, e.on);
  if (target) target.attached = target.attached.filter(id => id !== e.id);
  else if (s.players[e.controller].kingdom.includes(e.id)) take(s.players[e.controller].kingdom, e.id);
  s.pieces[e.id] = null;
}
export function dropEnchantment(s: Realm, e: Enchantment): void {
  detach(s, e);
  tell(s, { type: 'disenchanted', card: e.id });
  toGraveyard(s, e.id);
}
/** The card goes under its owner's deck; everybody knows it lies there. */
export function underDeck(s: Realm, e: Enchantment): void {
  detach(s, e);
  s.players[e.owner].deck.unshift(e.id);
  for (const player of s.players) player.known.push(e.id);
}

/** AM-471: counters of both kinds stay side by side. */
export function putCounters(s: Realm, c: Creature, counter: Counter, n: number): void {
  if (n === 0) return;
  c[counter] += n;
  tell(s, { type: 'counted', card: c.id, counter, n });
  const home = counter === 'marks' && c.devoted ? cityAt(s, c.city) : null;
  if (home) refreshLevels(s, home);
}
export function doom(s: Realm, c: Creature, why: Doom): void {
  c.doom = why;
  if (why === 'destroyed') tell(s, { type: 'destroyed', card: c.id });
}
/** AM-472: a bonus that lasts until end of turn. AM-R40. */
export function boost(s: Realm, c: Creature, attack: number, defence: number, word = ''): void {
  c.turnAttack += attack;
  c.turnDefence += defence;
  if (word !== '' && !c.turnWords.includes(word)) c.turnWords.push(word);
  tell(s, { type: 'boosted', card: c.id, attack, defence, what: word });
}
