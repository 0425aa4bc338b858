import type { Id, Seat } from '@siegeworks/contract';
import { tell } from './events.ts';
import { discard, forget } from './place.ts';
import type { Arrival, Building, Force, Standing, War } from './state.ts';
import { NONE } from './state.ts';
import { hasKeyword, heldBy, standingOn } from './table.ts';

/** Changers of forces: each makes its change and reports it as an event. */

export function newForce(s: War, id: Id, seat: Seat): Force {
  forget(s, id);
  return {
    id,
    owner: s.owners[id],
    controller: seat,
    damage: 0,
    worn: [],
    staffs: [],
    attacked: false,
    defended: false,
    trappedBy: NONE,
    paralysed: 0,
    heldOff: [],
    smith: false,
    armoury: false,
    berserk: false,
    ravenous: '',
    spent: false,
    used: false,
  };
}
/** AK-102, AK-186: a force that comes into play is new (AK-042). */
export function enterRow(s: War, id: Id, seat: Seat, how: Arrival): Force {
  const f = newForce(s, id, seat);
  s.players[seat].row.push(f);
  tell(s, { type: 'entered', seat, card: id, how });
  return f;
}

/** AK-185: it leaves the Battle Front, and what it holds is free (AK-R38). */
function leaveRow(s: War, f: Force): void {
  const { row } = s.players[f.controller];
  row.splice(row.indexOf(f), 1);
  freeHeld(s, f.id);
  f.trappedBy = NONE;
}
export function freeHeld(s: War, trapper: Id): void {
  const held = heldBy(s, trapper);
  if (held) freeTrapped(s, held);
}
export function freeTrapped(s: War, f: Force): void {
  f.trappedBy = NONE;
  tell(s, { type: 'freed', card: f.id });
}

/** AK-182: to the owner's discard pile, with everything attached, each to its own owner (AK-187). */
export function destroy(s: War, f: Force): void {
  tell(s, { type: 'destroyed', card: f.id });
  if (hasKeyword(s, f, 'regenerate') && s.players[f.owner].alive) s.ashes.push(f.id);
  leaveRow(s, f);
  leavePlay(s, f);
}
/** Doom Drums: discarded, not destroyed (AK-215). */
export function flee(s: War, f: Force): void {
  tell(s, { type: 'fled', card: f.id });
  leaveRow(s, f);
  leavePlay(s, f);
}
/** AK-082: the prisoner of a Dungeon that has left play. */
export function destroyPrisoner(s: War, f: Force): void {
  tell(s, { type: 'destroyed', card: f.id });
  if (hasKeyword(s, f, 'regenerate') && s.players[f.owner].alive) s.ashes.push(f.id);
  leavePlay(s, f);
}
function leavePlay(s: War, f: Force): void {
  for (const id of [...f.worn, ...f.staffs]) discard(s, id);
  for (const e of s.standing.slice()) if (e.on === f.id) endStanding(s, e);
  forgetInWave(s, f.id);
  discard(s, f.id);
}
/** What comes back later is a new force and no longer in any battle (AK-295). */
export function forgetInWave(s: War, id: Id): void {
  for (const attack of s.wave) {
    if (attack.attacker === id) attack.attacker = NONE;
    attack.defenders = attack.defenders.filter(other => other !== id);
  }
  if (!s.battle) return;
  if (s.battle.attacker === id) s.battle.attacker = NONE;
  s.battle.defenders = s.battle.defenders.filter(other => other !== id);
}

/** The card of a standing effect goes to its owner's discard pile. */
export function endStanding(s: War, e: Standing): void {
  s.standing.splice(s.standing.indexOf(e), 1);
  tell(s, { type: 'effectEnded', card: e.card, target: e.on });
  discard(s, e.card);
}
export function addStanding(s: War, e: Standing): void {
  s.standing.push(e);
  tell(s, { type: 'effectBegan', card: e.card, target: e.on, seat: e.by });
}

/** Moves a force on a Battle Front to another player's; what it holds as a Trapper is free (AK-282). */
export function changeControl(s: War, f: Force, seat: Seat): void {
  if (f.controller === seat) return;
  const { row } = s.players[f.controller];
  row.splice(row.indexOf(f), 1);
  freeHeld(s, f.id);
  f.controller = seat;
  s.players[seat].row.push(f);
  tell(s, { type: 'controlChanged', card: f.id, seat });
}
/** Whatever puts this force under another player's control ends; the caller decides where it goes. */
export function endCommand(s: War, f: Force): void {
  const e = standingOn(s, f.id, 'takes-control');
  if (e) endStanding(s, e);
}

/** AK-083, AK-198, AK-R47: into the Dungeon with everything on it; paralysis, traps and Charm end. */
export function capture(s: War, f: Force, b: Building, by: Seat): void {
  leaveRow(s, f);
  f.paralysed = 0;
  f.controller = f.owner;
  b.used = true;
  tell(s, { type: 'captured', card: f.id, target: b.id, seat: by });
  endCommand(s, f);
  if (f.owner === by) return comeBack(s, f);
  b.prisoner = f;
}
/** AK-081: back to its owner's force row, not `attacked` and not `defended`. */
export function comeBack(s: War, f: Force): void {
  f.attacked = false;
  f.defended = false;
  f.controller = f.owner;
  s.players[f.owner].row.push(f);
  tell(s, { type: 'released', card: f.id });
}
export function release(s: War, b: Building): void {
  const f = b.prisoner;
  b.prisoner = null;
  if (f) comeBack(s, f);
}

/** AK-197: out of everything until E3; a Charm on it ends, and it will return to its owner. */
export function displace(s: War, f: Force): void {
  leaveRow(s, f);
  s.displaced.push(f);
  f.controller = f.owner;
  tell(s, { type: 'displaced', card: f.id });
  endCommand(s, f);
}
export function returnDisplaced(s: War): void {
  const back = s.displaced;
  s.displaced = [];
  for (const f of back) {
    s.players[f.controller].row.push(f);
    tell(s, { type: 'returned', card: f.id });
  }
}
export function trap(s: War, f: Force, trapper: Id): void {
  f.trappedBy = trapper;
  tell(s, { type: 'trapped', card: f.id, target: trapper });
}
export function paralyse(s: War, f: Force): void {
  // AK-195, AK-R40: a new bite restarts the count.
  f.paralysed = 2;
  tell(s, { type: 'paralysed', card: f.id });
}
export function endParalysis(s: War, f: Force): void {
  if (f.paralysed === 0) return;
  f.paralysed = 0;
  tell(s, { type: 'paralysisEnded', card: f.id });
}
export function heal(s: War, f: Force, n: number): void {
  const healed = Math.min(n, f.damage);
  if (healed === 0) return;
  f.damage -= healed;
  tell(s, { type: 'healed', card: f.id, n: healed });
}

export function attach(s: War, f: Force, artifact: Id): void {
  f.worn.push(artifact);
  tell(s, { type: 'attached', card: artifact, target: f.id });
}
export function attachStaff(s: War, f: Force, staff: Id): void {
  f.staffs.push(staff);
  tell(s, { type: 'attached', card: staff, target: f.id });
}
/** Takes any artifact off a force; the caller decides where it goes. */
export function detach(f: Force, artifact: Id): void {
  f.worn = f.worn.filter(id => id !== artifact);
  f.staffs = f.staffs.filter(id => id !== artifact);
}
