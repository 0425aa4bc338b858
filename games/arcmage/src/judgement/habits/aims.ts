import type { Id, Option, Seat } from '@siegeworks/contract';
import { cityAt, creatureAt, opposes } from '../../state/readers.ts';
import type { Creature, Realm } from '../../state/realm.ts';
import { NONE } from '../../state/realm.ts';
import { defenceOf } from '../../state/strength.ts';
import { HELPFUL, SHOTS } from '../card-worths.ts';
import { creatureWorth } from '../creature-worth.ts';
import type { Weights } from '../weights.ts';
import { pointWorth } from './fighter.ts';

/** A shot that does not kill is worth this part of what it hits. */
const WOUND = 0.1;

/** How much one would like this target for this deed. */
export function aimWorth(s: Realm, seat: Seat, o: Option, what: string, weights: Weights): number {
  if (o.seat !== undefined) return opposes(s, seat, o.seat) ? 1 : 0;
  const id = o.target ?? NONE;
  const c = creatureAt(s, id);
  const side = HELPFUL.includes(what) ? 1 : -1;
  if (c) return (opposes(s, seat, c.controller) ? -1 : 1) * side * creatureStake(s, c, what, weights);
  return cityStake(s, seat, id, what) * side;
}
export function creatureStake(s: Realm, c: Creature, what: string, weights: Weights): number {
  const shot = SHOTS[what]?.[0];
  const worth = creatureWorth(s, c, weights);
  return shot === undefined || shot >= defenceOf(s, c) - c.damage ? worth : worth * WOUND;
}
function cityStake(s: Realm, seat: Seat, id: Id, what: string): number {
  const goal = cityAt(s, id);
  if (!goal) return 0;
  const shot = SHOTS[what]?.[1];
  const stake = shot === undefined ? 4 - goal.defence / 10 : shot * pointWorth(s, goal, shot);
  return opposes(s, seat, goal.controller) ? -stake : stake;
}
/** Choices in the middle of a resolution: take from them, spare oneself. */
export function resolveWorth(s: Realm, seat: Seat, o: Option, weights: Weights): number {
  if (o.kind === 'yes' || o.kind === 'draw') return s.players[seat].deck.length > 10 ? 2 : -1;
  if (o.kind === 'no' || o.kind === 'done') return 0;
  const c = creatureAt(s, o.card ?? NONE);
  if (c)
    return opposes(s, seat, c.controller)
      ? creatureWorth(s, c, weights)
      : 1 / (1 + creatureWorth(s, c, weights));
  const home = cityAt(s, o.card ?? NONE);
  if (home) return opposes(s, seat, home.controller) ? 20 - home.defence : home.defence;
  return 1;
}
