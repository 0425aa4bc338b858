import type { Seat } from '@siegeworks/contract';
import { log } from '@siegeworks/contract/portable';
import { has } from '../state/keywords.ts';
import type { Realm } from '../state/realm.ts';
import { isCity, isCreature, NONE } from '../state/realm.ts';
import { strength } from '../state/strength.ts';
import type { Weights } from './weights.ts';

/**
 * How a kingdom looks in proportion: two creatures against one are much, ten against nine are little. The difference between
 * two players is the logarithm of the odds.
 */
export function shares(s: Realm, seat: Seat, danger: number, SHARES: Weights['SHARES']): number {
  const { cities, unbuilt, hand, resources, deck } = s.players[seat];
  const { creatures, attack, defence, flying } = hostOf(s, seat);
  return (
    SHARES.creatures * log(2 + creatures) +
    SHARES.attack * log(5 + attack) +
    SHARES.defence * log(5 + defence) +
    SHARES.flying * log(5 + flying) +
    SHARES.walls * log(2 + wallsOf(s, seat)) +
    SHARES.hand * log(2 + hand.length) +
    SHARES.resources * log(1 + resources.length) +
    SHARES.deck * log(1 + deck.length) +
    SHARES.city * cities.length +
    SHARES.unbuilt * unbuilt.length -
    SHARES.danger * danger
  );
}

/** All creatures of a seat together: what may attack with the army, what stands in the way, what flies. */
function hostOf(s: Realm, seat: Seat) {
  const host = { creatures: 0, attack: 0, defence: 0, flying: 0 };
  for (const c of s.pieces) {
    if (!isCreature(c) || c.controller !== seat) continue;
    const { attack, defence } = strength(s, c);
    const blow = Math.max(0, attack);
    host.creatures++;
    host.defence += Math.max(0, defence);
    if (c.city === NONE) host.attack += blow;
    if (has(s, c, 'flying')) host.flying += blow;
  }
  return host;
}

function wallsOf(s: Realm, seat: Seat): number {
  let sum = 0;
  for (const id of s.players[seat].cities) {
    const c = s.pieces[id];
    if (isCity(c)) sum += c.defence;
  }
  return sum;
}
