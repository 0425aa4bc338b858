import type { Id, Seat } from '@siegeworks/contract';
import type { Test } from '../rules/aims.ts';
import { fighter, ownCreatures, spellAim, vulnerableEnemies, woundedCreatures } from '../rules/aims.ts';
import { harm, heal } from '../rules/damage.ts';
import { tell } from '../state/events.ts';
import { printed } from '../state/faces.ts';
import { discardAttached, removeUnit, touch } from '../state/place.ts';
import type { Packet } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import type { Declared, Deed, Work } from './entry.ts';

/** Effects shared by several cards. */

/** TT-121, TT-131, TT-215: dealt at once; spells and Gates are always magical. */
export function bolt(s: Realm, f: Declared, n: number): Packet {
  const { effects, evil } = spellAim(s, f.seat, f.card);
  return { n, effects, magical: true, evil };
}
export const hit = (s: Realm, f: Declared, n: number) => harm(s, piece(s, f.targets[0]), bolt(s, f, n));

/** TT-132: against a vulnerable enemy with a defence. */
const shooting: Deed = { timing: 'any', whose: 'enemy', first: (s, a) => vulnerableEnemies(s, a, fighter) };
export const strike = (n: number): Deed => ({ ...shooting, harm: n, work: (s, f) => hit(s, f, n) });
/** TT-123: as much as was paid. */
export const strikeX: Deed = { ...shooting, work: (s, f) => hit(s, f, f.x) };
/** TT-151: removes damage from the player's own creatures. */
export const mend = (n: number): Deed => ({
  timing: 'any',
  whose: 'own',
  first: woundedCreatures,
  heal: n,
  work(s, f) {
    for (const id of f.targets) heal(s, piece(s, id), n);
  },
});
export const onOwnCreature = (test?: Test): Deed => ({
  timing: 'any',
  whose: 'own',
  first: (s, a) => ownCreatures(s, a, test),
});
export const onEnemyCreature = (test: Test): Deed => ({
  timing: 'any',
  whose: 'enemy',
  first: (s, a) => vulnerableEnemies(s, a, test),
});

export const notGate: Test = (s, p) => !printed(s, p.id).isGate;
export const unsapped: Test = (_s, p) => !p.used;
export const sapSource: Work = (s, f) => {
  piece(s, f.targets[0]).used = true;
  tell(s, { type: 'sourceSapped', card: f.targets[0] });
};
/** TT-149, TT-R46: destroyed, not killed. */
export const destroy: Work = (s, f) => {
  const p = piece(s, f.targets[0]);
  tell(s, { type: 'destroyed', card: p.id });
  if (p.on === NONE) return removeUnit(s, p);
  // TT-106, TT-R83: an Item and the unit that carries it are one card.
  touch(s, p.on);
  discardAttached(s, p.id);
};
/** TT-120, TT-130: the lasting effect of an Instant spell lies on its target. */
export function last(s: Realm, f: Declared, on: Id, tower: Id = NONE): void {
  s.effects.push({ n: s.next++, card: f.card, by: f.seat, on, tower, inCombat: s.combat !== null });
}
export const linger: Work = (s, f) => last(s, f, f.targets[0]);

/** Creature cards in these discard piles, and whether such a card is still in one. */
export const fallen = (s: Realm, seats: readonly Seat[]): Id[] =>
  seats.flatMap(seat => s.players[seat].discard.filter(id => printed(s, id).isCreature));
export const isInPile = (s: Realm, id: Id) => s.players[s.owners[id]].discard.includes(id);
