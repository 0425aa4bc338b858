import type { Id, Option, Reason, Seat } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import { because, clockwise, DONE } from '@siegeworks/table';
import { tell } from '../state/events.ts';
import type { Attack, Force, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { enemies, front, hasKeyword, unblockable } from '../state/table.ts';
import { defenceStrength } from '../state/values.ts';
import { attackerOf, battle } from './battle.ts';
import { choice, rule } from './book.ts';
import { window } from './stack.ts';

const TRUCE = because('AK-025', 'the first player may not attack on the first turn of the game');
const HAS_ATTACKED = because('AK-142', 'it has already attacked');
const TRAPPED = because('AK-193', 'it is trapped');
const PARALYSED = because('AK-194', 'it is paralysed');
const HAS_DEFENDED = because('AK-152', 'it is already defending');
const SPENT = because('AK-153', 'it has attacked and cannot defend until your next turn');
const HELD_OFF = because('AK-200', 'it is held off by Telekinesis');
const NO_ATTACKER = because('AK-154', 'none of the attackers can be blocked');

/** AK-141: why a force could not attack, or `null`. */
export function noAttack(f: Force): Reason | null {
  if (f.attacked) return HAS_ATTACKED;
  if (f.trappedBy !== NONE) return TRAPPED;
  return f.paralysed > 0 ? PARALYSED : null;
}
// AK-R95
export const noWave = (s: War): Reason | null =>
  s.turnsBegun === 1 && !s.options.firstTurnAttack ? TRUCE : null;

/** AK-341: each attacker may be aimed at any enemy. */
export function attackOptions(s: War): Option[] {
  if (noWave(s)) return [];
  const able = s.players[s.turn].row.filter(f => noAttack(f) === null);
  const foes = enemies(s, s.turn);
  return able.flatMap(f => foes.map(seat => ({ kind: 'attack', card: f.id, seat })));
}
/** AK-142 to AK-145 */
export function declareAttack(s: War, attacker: Id, seat: Seat): void {
  front(s, attacker).attacked = true;
  s.wave.push({ attacker, seat, blocked: false, defenders: [] });
  tell(s, { type: 'attacks', card: attacker, seat });
}

/** 6.2: the wave (AK-R14, AK-R15). */
export const wave = rule('wave', () => ({ i: 0, launched: false, seats: [] as Seat[] }), {
  declare: choice({
    when: (s, f) => !f.launched && attackOptions(s).length > 0,
    who: s => s.turn,
    options: s => [{ kind: 'launch' }, ...attackOptions(s)],
    then(s, f, pick) {
      f.launched = pick.kind === 'launch';
      if (pick.kind === 'attack') declareAttack(s, pick.card, pick.seat);
    },
  }),
  more(s, f) {
    if (!f.launched && attackOptions(s).length > 0) return 'declare';
  },
  launch(s, f) {
    s.phase = 'wave';
    tell(s, { type: 'launched', seat: s.turn });
    // AK-343
    f.seats = clockwise(s, s.turn).filter(seat => s.wave.some(a => a.seat === seat));
    call(s, window(false));
  },
  defence(s, f) {
    const seat = f.seats.shift();
    if (seat === undefined) return 'battles';
    call(s, defence(seat));
    return 'defence';
  },
  battles(s, f) {
    if (f.i >= s.wave.length) return 'end';
    call(s, battle(f.i++));
    return 'battles';
  },
  end(s) {
    s.wave = [];
  },
});

/** AK-153: why a force could not defend, or `null`. */
export function noDefence(s: War, f: Force): Reason | null {
  if (f.defended) return HAS_DEFENDED;
  if (f.attacked && s.options.engagement === 'attack-or-defend') return SPENT;
  if (f.trappedBy !== NONE) return TRAPPED;
  if (f.paralysed > 0) return PARALYSED;
  return f.heldOff.length > 0 ? HELD_OFF : null;
}
/** Attacks on this player that can be blocked now. */
export function blockable(s: War, seat: Seat): Attack[] {
  return s.wave.filter(attack => {
    const a = attack.seat === seat ? attackerOf(s, attack.attacker) : null;
    return a !== null && !unblockable(s, a);
  });
}
export const noBlock = (s: War, seat: Seat) => (blockable(s, seat).length === 0 ? NO_ATTACKER : null);

/** Why no force can be assigned to this attacker, or `null`. */
export function noAssignment(s: War, seat: Seat, attacker: Id): Reason | null {
  const attack = s.wave.find(each => each.attacker === attacker);
  const a = attack ? attackerOf(s, attacker) : null;
  if (!attack || !a) return because('AK-150', 'it is not attacking');
  if (attack.seat !== seat) return because('AK-342', 'it is attacking another player');
  return unblockable(s, a) ? because('AK-154', 'it cannot be blocked') : null;
}
export function defenceOptions(s: War, seat: Seat): Option[] {
  const attacks = blockable(s, seat);
  if (attacks.length === 0) return [];
  return s.players[seat].row.flatMap(f => {
    const against = noDefence(s, f) === null ? attacks : secondDefence(s, f, attacks);
    return against.map(attack => ({ kind: 'defend', card: f.id, target: attack.attacker }));
  });
}
/** AK-270: some may join a second battle if a weaker force of the same player defends in one of the two (AK-R33). */
function secondDefence(s: War, f: Force, attacks: Attack[]): Attack[] {
  if (!hasKeyword(s, f, 'second-defence') || f.used) return [];
  const first = s.wave.filter(attack => attack.defenders.includes(f.id));
  if (first.length !== 1) return [];
  const weaker = (attack: Attack) =>
    attack.defenders.some(id => id !== f.id && defenceStrength(s, front(s, id)) < defenceStrength(s, f));
  return attacks.filter(attack => attack !== first[0] && (weaker(attack) || weaker(first[0])));
}

/** AK-150: one assignment after another, until the player is done (AK-151, AK-R101). */
const defence = rule('defence', (seat: Seat) => ({ seat, enough: false }), {
  assign: choice({
    when: (s, f) => defenceOptions(s, f.seat).length > 0,
    who: (_s, f) => f.seat,
    options: (s, f) => [DONE, ...defenceOptions(s, f.seat)],
    then(s, f, pick) {
      f.enough = pick.kind === 'done';
      if (!f.enough) assign(s, front(s, pick.card), pick.target);
    },
  }),
  more(s, f) {
    if (!f.enough && s.players[f.seat].alive && defenceOptions(s, f.seat).length > 0) return 'assign';
  },
});
/** AK-155, AK-157, AK-156 */
function assign(s: War, f: Force, attacker: Id): void {
  const attack = s.wave.find(each => each.attacker === attacker);
  if (!attack) return;
  if (f.defended) {
    f.used = true;
    cover(`card ${s.names[f.id]} defends twice`);
  }
  f.defended = true;
  attack.blocked = true;
  attack.defenders.push(f.id);
  tell(s, { type: 'assigned', card: f.id, target: attacker });
}
