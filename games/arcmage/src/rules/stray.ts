import type { Id, Seat } from '@siegeworks/contract';
import { lastingOf } from '../state/effects.ts';
import { cityAt, creatureAt, stands } from '../state/readers.ts';
import type { City, Creature, Effect, Player, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { midway } from './midway.ts';
import { returning } from './theft.ts';

/** What has outlived its cause, or `null`: marks, holds, controls, thefts, effects, and anything of a seat that is gone. */
export function stray(s: Realm): string | null {
  return strayPiece(s) ?? strayPlayer(s) ?? strayEffect(s) ?? strayItem(s) ?? strayFight(s);
}
const out = (s: Realm, seat: Seat) => s.players[seat]?.alive !== true;
const named = (s: Realm, id: Id) => `${s.names[id]} ${id}`;
function firstOf<T>(list: readonly T[], find: (each: T) => string | null): string | null {
  for (const each of list) {
    const found = find(each);
    if (found !== null) return found;
  }
  return null;
}

function strayPiece(s: Realm): string | null {
  return firstOf(s.pieces, p => {
    if (p === null) return null;
    if (p.kind === 'city') return strayCity(s, p);
    if (out(s, p.controller)) return `${named(s, p.id)} is controlled by a seat that is gone`;
    if (out(s, p.owner)) return `${named(s, p.id)} belongs to a seat that is gone`;
    return p.kind === 'creature' ? strayMark(s, p) : null;
  });
}
function strayCity(s: Realm, c: City): string | null {
  const name = named(s, c.id);
  const falls = !stands(s, c.id);
  if (falls) return s.stack.some(f => f.rule === 'fallCities') ? null : `${name} is in no kingdom`;
  if (out(s, c.controller)) return `${name} belongs to a seat that is gone`;
  return c.spent && !c.active.includes(3) ? `${name} is spent without its level` : null;
}
/** AM-212, AM-R79, AM-R116 */
function strayMark(s: Realm, c: Creature): string | null {
  const name = named(s, c.id);
  const home = cityAt(s, c.city);
  if (c.devoted && (!c.marked || home?.controller !== c.controller))
    return `${name} is devoted and may not be`;
  if (c.held > 0 && !c.marked) return `${name} is unmarked and stays marked`;
  if (c.sheltered && c.marked) return `${name} is marked and still sheltered`;
  const holder = c.heldBy.find(id => creatureAt(s, id)?.marked !== true);
  if (holder !== undefined) return `${name} is held by ${named(s, holder)}, which does not stay marked`;
  if (c.original !== NONE && !creatureAt(s, c.original) && midway(s) !== 'event')
    return `${name} is a copy of nothing`;
  return null;
}

function strayPlayer(s: Realm): string | null {
  return firstOf(s.players, player => {
    const held = player.alive ? strayHolding(s, player) : strayEstate(player);
    return held ?? strayMemory(s, player);
  });
}
const ZONES = [
  'deck',
  'hand',
  'unbuilt',
  'chosen',
  'army',
  'kingdom',
  'graveyard',
  'resources',
  'hiding',
] as const;
/** AM-428: a player who is out keeps nothing. */
function strayEstate(player: Player): string | null {
  const zone = ZONES.find(each => player[each].length > 0);
  if (zone) return `a player who is out still has a ${zone}`;
  return player.pool.some(n => n > 0) || player.lost ? 'a player who is out still has resources' : null;
}
const SECRET_PICKS: readonly string[] = ['firstCity', 'discarding', 'muster'];
function strayHolding(s: Realm, player: Player): string | null {
  for (const { card, thief } of player.resources) {
    if (out(s, s.owners[card])) return `${named(s, card)} is stolen from a seat that is gone`;
    if (thief !== NONE && !creatureAt(s, thief) && !returning(s, thief))
      return `${named(s, card)} is stolen by ${named(s, thief)}, which is not in play`;
  }
  const hidden = player.hiding.find(h => out(s, s.owners[h.card]));
  if (hidden) return `${named(s, hidden.card)} hides and belongs to a seat that is gone`;
  if (player.chosen.length > 0 && !s.stack.some(f => SECRET_PICKS.includes(f.rule)))
    return 'cards are chosen for nothing';
  return null;
}
/** A card that lies open needs no memory. */
function strayMemory(s: Realm, player: Player): string | null {
  const seen = player.known.find(id => s.pieces[id] !== null || s.removed.includes(id));
  return seen === undefined ? null : `${named(s, seen)} is kept in mind and lies open`;
}
function strayEffect(s: Realm): string | null {
  return firstOf(s.effects, e => {
    if (out(s, e.by)) return `${e.what} is of a seat that is gone`;
    return (lastingOf(e).about ?? []).every((kind, i) => lives(s, kind, e, i))
      ? null
      : `${e.what} is about nothing`;
  });
}
function lives(s: Realm, kind: 'seat' | 'city' | 'creature', e: Effect, i: number): boolean {
  if (kind === 'seat') return !out(s, e.on[i]);
  return kind === 'city' ? stands(s, e.on[i]) : creatureAt(s, e.on[i]) !== null;
}

function strayItem(s: Realm): string | null {
  const item = [...s.pile, ...s.waiting].find(each => out(s, each.by));
  return item ? `${item.what} is of a seat that is gone` : null;
}
/** AM-387, AM-388, AM-R83 */
function strayFight(s: Realm): string | null {
  if (s.combat === null) return null;
  const { by, fights } = s.combat;
  if (out(s, by)) return 'a player who is out attacks';
  return firstOf(fights, fight => {
    const a = creatureAt(s, fight.attacker);
    if (a?.controller !== by) return `${named(s, fight.attacker)} attacks and is gone`;
    if (!stands(s, fight.city)) return `${named(s, fight.city)} is attacked and has fallen`;
    const lost = fight.defenders.find(id => creatureAt(s, id) === null);
    return lost === undefined ? null : `${named(s, lost)} defends and is gone`;
  });
}
