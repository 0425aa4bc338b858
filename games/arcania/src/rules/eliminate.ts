import type { Id, Seat } from '@siegeworks/contract';
import { clockwise } from '@siegeworks/table';
import { tell } from '../state/events.ts';
import { comeBack, endStanding, forgetInWave, freeHeld } from '../state/forces.ts';
import { discard } from '../state/place.ts';
import type { Ending, Force, Player, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { forcesInPlay } from '../state/table.ts';
import { endEffect } from './resolve.ts';

export const ENDING_RULES: Readonly<Record<Ending, string>> = {
  destruction: 'AK-320',
  attrition: 'AK-322',
  surrender: 'AK-330',
};

/** AK-320 to AK-324, AK-345: these players lose at the same moment. */
export function eliminate(s: War, seats: readonly Seat[], ending: Ending): void {
  const moment = 1 + Math.max(...s.players.map(p => p.fell));
  if (moment === 1) {
    s.firstFallen = seats.slice();
    s.firstFallTurn = s.turn;
  }
  for (const seat of seats) {
    s.players[seat].alive = false;
    s.players[seat].fell = moment;
    tell(s, { type: 'eliminated', seat, ending });
  }
  const living = clockwise(s, s.turn);
  if (living.length <= 1) return finish(s, living.length === 0, ending);
  for (const seat of seats) clear(s, seat);
  if (seats.includes(s.turn)) cutTurnShort(s);
}

/** AK-323, AK-324: a player who outlasted more players places higher; those who fell together share a place (AK-R87). */
function finish(s: War, draw: boolean, ending: Ending): void {
  const last = Math.max(...s.players.map(p => p.fell));
  const rank = (p: Player) => (p.fell === 0 ? last + 1 : p.fell);
  const places = s.players.map(p => 1 + s.players.filter(other => rank(other) > rank(p)).length);
  s.over = { places, draw, rule: draw ? 'AK-324' : ENDING_RULES[ending], reason: draw ? 'draw' : ending };
  tell(s, { type: 'gameOver', reason: s.over.reason, places: places.slice() });
}

/** AK-348: the turn is cut short wherever it was; `turn.fallen` does what AK-351 still requires. */
function cutTurnShort(s: War): void {
  const at = s.stack.findIndex(f => f.rule === 'turn');
  if (at < 0) return;
  s.stack.length = at + 1;
  s.stack[at].at = 'fallen';
}

/** AK-345, AK-346, AK-R94: everything owned leaves the game, everything held is freed. */
function clear(s: War, seat: Seat): void {
  const player = s.players[seat];
  for (const e of s.standing.slice()) if (e.by === seat) endEffect(s, e);
  setFree(s, player, seat);
  callOff(s, seat);
  dropItems(s, seat);
  dismissForces(s, seat);
  dismissAttachments(s, seat);
  for (const land of player.lands) if (land.pestilence !== NONE) discard(s, land.pestilence);
  for (const zone of ['deck', 'hand', 'discard', 'lands', 'row', 'known'] as const) player[zone] = [];
  for (const other of s.players) other.known = other.known.filter(id => s.owners[id] !== seat);
  for (let id = 0; id < s.names.length; id++)
    if (s.owners[id] === seat && !s.removed.includes(id)) s.removed.push(id);
}
/** Other players' prisoners, and forces that this player's Trappers hold or Telekinesis holds off. */
function setFree(s: War, player: Player, seat: Seat): void {
  for (const land of player.lands)
    for (const b of land.buildings) {
      const f = b.prisoner;
      b.prisoner = null;
      if (f && f.owner !== seat) comeBack(s, f);
      else if (f) s.doomed.push(f);
    }
  for (const f of forcesInPlay(s)) f.heldOff = f.heldOff.filter(by => by !== seat);
}
/** AK-347: attacks aimed at this player are called off, and a battle with this player is over (AK-R127). */
function callOff(s: War, seat: Seat): void {
  for (const attack of s.wave) if (attack.seat === seat) attack.attacker = NONE;
  if (s.battle?.seat === seat) s.battle = null;
}
/** AK-350 */
function dropItems(s: War, seat: Seat): void {
  for (const item of s.items.slice()) {
    if (item.by === seat) {
      s.items.splice(s.items.indexOf(item), 1);
      if (item.card !== NONE && s.owners[item.card] !== seat) discard(s, item.card);
    } else if (item.card !== NONE && s.owners[item.card] === seat) item.card = NONE;
  }
}
/** The player's forces leave, wherever they are and whoever controls them. */
function dismissForces(s: War, seat: Seat): void {
  const leaves = (f: Force) => f.owner === seat;
  for (const other of s.players) {
    for (const f of other.row.filter(leaves)) dismiss(s, f);
    other.row = other.row.filter(f => !leaves(f));
    for (const land of other.lands)
      for (const b of land.buildings)
        if (b.prisoner && leaves(b.prisoner)) {
          dismiss(s, b.prisoner);
          b.prisoner = null;
        }
  }
  for (const f of [...s.displaced, ...s.doomed].filter(leaves)) dismiss(s, f);
  s.displaced = s.displaced.filter(f => !leaves(f));
  s.doomed = s.doomed.filter(f => !leaves(f));
}
function dismiss(s: War, f: Force): void {
  freeHeld(s, f.id);
  for (const e of s.standing.slice()) if (e.on === f.id) endStanding(s, e);
  for (const id of [...f.worn, ...f.staffs]) if (s.owners[id] !== f.owner) discard(s, id);
  forgetInWave(s, f.id);
}
/** The player's artifacts and Pestilences on cards of others. */
function dismissAttachments(s: War, seat: Seat): void {
  const stays = (id: Id) => s.owners[id] !== seat;
  for (const f of [...forcesInPlay(s), ...s.doomed]) {
    f.worn = f.worn.filter(stays);
    f.staffs = f.staffs.filter(stays);
  }
  for (const land of s.players.flatMap(other => other.lands)) {
    if (land.pestilence === NONE || stays(land.pestilence)) continue;
    land.pestilence = NONE;
    land.shielded = false;
  }
}
