import type { Id } from '@siegeworks/contract';
import { roll, shuffle } from '@siegeworks/kernel';
import { BOX, has, isDefender, printed } from '../cards/card.ts';
import { tell } from './events.ts';
import { COURTYARD, NOWHERE } from './geometry.ts';
import type { Siege, Stream } from './state.ts';
import { defenders, defendersAt, enemies, shields, wallIndex } from './units.ts';

/** Changers: each makes its change and reports it as an event. */
export function shuffleOn(s: Siege, stream: Stream, cards: Id[]): void {
  shuffle(s, cards, s.streams[stream]);
  forget(s, cards);
  tell(s, { type: 'shuffled', stream });
}
/** Nobody knows the position of these cards any more: their pile was shuffled, or they have left it. */
export function forget(s: Siege, cards: readonly Id[]): void {
  for (const known of s.known) known.splice(0, known.length, ...known.filter(id => !cards.includes(id)));
}
export const rollOn = (s: Siege, stream: Stream, sides: number) => roll(s, sides, s.streams[stream]);

/** Random cards: shuffle a copy of the list and take the first ones (TD-243). */
export function pickAtRandom(s: Siege, stream: Stream, from: readonly Id[], count: number): Id[] {
  const copy = from.slice();
  shuffle(s, copy, s.streams[stream]);
  return copy.slice(0, count);
}

export function tire(s: Siege, id: Id): void {
  s.units[id].ordered = true;
  if (has(id, 'tireless')) return;
  s.units[id].tired++;
  tell(s, { type: 'tired', card: id, n: s.units[id].tired });
}
export function refresh(s: Siege, id: Id, upTo: number): void {
  const n = Math.min(upTo, s.units[id].tired);
  if (n === 0) return;
  s.units[id].tired -= n;
  tell(s, { type: 'rested', card: id, n });
}
export function heal(s: Siege, id: Id): void {
  s.units[id].wounds--;
  tell(s, { type: 'healed', card: id });
}

// TD-075: without a token.
export function move(s: Siege, id: Id, place: string): void {
  s.units[id].place = place;
  s.units[id].ordered = true;
  tell(s, { type: 'moved', card: id, place });
}
/** A fresh card in the courtyard (TD-051, TD-090, TD-R14). */
export function arrive(s: Siege, id: Id): void {
  Object.assign(s.units[id], { place: COURTYARD, wounds: 0, tired: 0, ordered: true, mayRest: false });
  tell(s, { type: 'arrived', card: id });
}
export function place(s: Siege, id: Id, cell: string): void {
  Object.assign(s.units[id], { place: cell, wounds: 0, tired: 0, arrival: ++s.arrivals });
  tell(s, { type: 'placed', card: id, place: cell });
}

/** TD-063 to TD-066: strictly greater wounds once; as many wounds as hearts kill (TD-068). */
export function strike(s: Siege, attacker: Id, target: Id, power: number): void {
  const against = shields(s, target);
  const hit = power > against;
  tell(s, { type: 'attacked', card: attacker, target, power, against, hit });
  if (!hit) return;
  s.units[target].wounds++;
  if (s.units[target].wounds >= printed(s, target).hearts) kill(s, target);
}
export function kill(s: Siege, id: Id): void {
  Object.assign(s.units[id], {
    place: NOWHERE,
    wounds: 0,
    tired: 0,
    ordered: false,
    mayRest: false,
    arrival: 0,
  });
  if (isDefender(id)) s.fallen.push(id);
  else {
    s.enemyDiscard.push(id);
    s.slain += printed(s, id).worth;
  }
  tell(s, { type: 'killed', card: id });
  checkEnd(s);
}
/** 6.7, at once when a unit leaves play. */
export function checkEnd(s: Siege): void {
  checkDefeat(s);
  if (!s.over && isVictory(s)) finish(s, true, 'TD-187', 'victory');
}
export function checkDefeat(s: Siege): void {
  if (s.options.household && s.fallen.some(id => BOX[id].household))
    return finish(s, false, 'TD-212', 'household');
  if (defenders(s).length === 0) finish(s, false, 'TD-189', 'noDefenders');
}
/** TD-187, TD-R68: drawn cards and an event in progress still belong to the siege. */
export const isVictory = (s: Siege) =>
  s.enemyDeck.length === 0 &&
  s.held.length === 0 &&
  s.drawn.length === 0 &&
  s.event < 0 &&
  enemies(s).length === 0;

/** The garrison wins or loses together; in a duel the besieger has the other place (TD-229, TD-253). */
export function finish(s: Siege, won: boolean, rule: string, reason: string): void {
  const besieger = s.options.mode === 'duel' ? s.seats - 1 : -1;
  const places = Array.from({ length: s.seats }, (_, seat) => ((seat === besieger) === won ? 2 : 1));
  s.over = { places, draw: false, rule, reason };
  tell(s, { type: 'gameOver', won, reason });
}

/**
 * TD-161, TD-168, TD-169: damage up to the rating; a breach drops the defenders into the courtyard.
 * TD-R50, TD-R58, TD-R59.
 */
export function batter(s: Siege, wall: string, points: number, by: Id): void {
  const i = wallIndex(s, wall);
  s.damage[i] = Math.min(s.rating[i], s.damage[i] + points);
  tell(s, { type: 'battered', card: by, place: wall, points, damage: s.damage[i], rating: s.rating[i] });
  if (s.damage[i] < s.rating[i]) return;
  tell(s, { type: 'breached', place: wall });
  drop(s, wall);
}
/** Nobody stays on a wall that is gone. */
export function drop(s: Siege, wall: string): void {
  for (const id of defendersAt(s, wall)) {
    s.units[id].place = COURTYARD;
    tell(s, { type: 'dropped', card: id });
    if (s.options.rubble && !s.over) rubble(s, id);
  }
}
/** TD-211 */
function rubble(s: Siege, id: Id): void {
  s.units[id].wounds++;
  tell(s, { type: 'hurt', card: id });
  if (s.units[id].wounds >= printed(s, id).hearts) kill(s, id);
}
export function mend(s: Siege, wall: string, points: number, by: Id): void {
  const i = wallIndex(s, wall);
  s.damage[i] = Math.max(0, s.damage[i] - points);
  tell(s, { type: 'repaired', card: by, place: wall, points, damage: s.damage[i] });
}
/**
 * TD-116: a standing wall is made whole, a breached one stands again with half its rating, rounded up.
 * TD-170, TD-R82.
 */
export function bindStone(s: Siege, wall: string, by: Id): void {
  const i = wallIndex(s, wall);
  s.damage[i] = s.damage[i] >= s.rating[i] ? Math.ceil(s.rating[i] / 2) : 0;
  tell(s, { type: 'stonebound', card: by, place: wall, damage: s.damage[i] });
}
