import type { Id, Option, Seat } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import { kindsWith } from '../cards/card.ts';
import { tell } from '../state/events.ts';
import { capture, paralyse, trap } from '../state/forces.ts';
import type { Pick } from '../state/pick.ts';
import { loseBuilding } from '../state/place.ts';
import type { Battle, Building, Force, Player, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import {
  cardOf,
  cloaked,
  front,
  hasKeyword,
  heldBy,
  onFront,
  readyBuildings,
  siteOf,
  spikes,
  stilled,
  trappable,
} from '../state/table.ts';
import {
  attackDamage,
  attackStrength,
  canStrike,
  damageCastle,
  defenceStrength,
  sufferInBattle,
} from '../state/values.ts';
import { choice, DECLINE, rule } from './book.ts';
import { window } from './stack.ts';
import { checkState } from './state-check.ts';

/** The attacker while it is on the active player's Battle Front, or `null` (AK-146). */
export const attackerOf = (s: War, id: Id): Force | null =>
  s.players[s.turn].row.find(f => f.id === id) ?? null;
/** 6.3, steps 1 and 4: defenders still on their side and able to fight (AK-R104). */
const standing = (s: War, seat: Seat, defenders: readonly Id[]): Id[] =>
  s.players[seat].row
    .filter(f => defenders.includes(f.id) && f.trappedBy === NONE && f.paralysed === 0)
    .map(f => f.id);
const forces = (s: War, ids: readonly Id[]) => ids.map(id => front(s, id));

/** 6.3: one battle of the wave (AK-167). */
export const battle = rule('battle', (i: number) => ({ i, bites: false, breach: NONE, victim: NONE }), {
  begin(s, f) {
    const { attacker, seat, blocked, defenders } = s.wave[f.i];
    const a = attackerOf(s, attacker);
    if (!a || !s.players[seat].alive) return 'done';
    s.battle = { attacker, seat, blocked, defenders: standing(s, seat, defenders), split: false };
    f.bites = hasKeyword(s, a, 'paralysing-bite');
    const line = s.battle.defenders.slice();
    tell(s, { type: 'battleBegan', card: attacker, seat, blocked, defenders: line });
  },
  trap: choice({
    when: s => trapOptions(s).length > 0,
    who: s => s.turn,
    options: s => [...trapOptions(s), DECLINE],
    then(s, _f, pick) {
      if (pick.kind !== 'trap' || !s.battle) return;
      cover(`card ${s.names[s.battle.attacker]} traps`);
      trap(s, front(s, pick.card), s.battle.attacker);
    },
  }),
  window(s) {
    if (s.battle) s.battle.defenders = standing(s, s.battle.seat, s.battle.defenders);
    call(s, window(true));
  },
  settle(s) {
    const b = s.battle;
    if (!b || !attackerOf(s, b.attacker) || !s.players[b.seat].alive) return 'end';
    b.defenders = standing(s, b.seat, b.defenders);
  },
  breach: choice({
    when: s => breachOptions(s).length > 0,
    who: s => s.turn,
    options: s => [...breachOptions(s), { kind: 'castle' }],
    then(_s, f, pick) {
      f.breach = pick.card;
    },
  }),
  // AK-R05, AK-R06
  victim: choice({
    when: s => victims(s).length > 1,
    who: s => s.turn,
    options: s => victims(s).map(f => ({ kind: 'victim', card: f.id })),
    then(_s, f, { card }) {
      f.victim = card;
    },
  }),
  strike(s, f) {
    const b = s.battle;
    // A player may have resigned while AP was choosing.
    if (!b || !attackerOf(s, b.attacker) || !s.players[b.seat].alive) return 'end';
    if (!b.blocked) storm(s, b, f.breach);
    // AK-169, AK-R16: with no defender left nothing happens.
    else if (b.defenders.length > 0) exchangeBlows(s, b, f.victim);
    checkState(s);
  },
  bite(s, f) {
    if (f.bites && s.battle) bite(s, s.battle);
  },
  capture: choice({
    when: s => s.battle !== null && captureOptions(s, s.battle.seat, s.battle.attacker).length > 0,
    who: s => s.battle?.seat ?? NONE,
    options: s => (s.battle ? [...captureOptions(s, s.battle.seat, s.battle.attacker), DECLINE] : [DECLINE]),
    then: (s, _f, pick) => captured(s, s.battle?.seat ?? NONE, pick),
  }),
  end(s) {
    s.battle = null;
    checkState(s);
  },
});

/** AK-281: an attacker that can trap, is blocked and holds no force (AK-R38). */
function trapOptions(s: War): Option[] {
  const b = s.battle;
  const a = b && attackerOf(s, b.attacker);
  if (!b?.blocked || !a || !hasKeyword(s, a, 'trap') || heldBy(s, a.id)) return [];
  return forces(s, b.defenders)
    .filter(f => trappable(s, f) && !cloaked(s, f, a.controller))
    .map(f => ({ kind: 'trap', card: f.id }));
}
/** Variant `siegeBreach`: a Building of the defender instead of damage to the Castle. */
function breachOptions(s: War): Option[] {
  const b = s.battle;
  const a = b && attackerOf(s, b.attacker);
  if (!s.options.siegeBreach || !b || b.blocked || !a || cardOf(s, a).type !== 'siege-weapon') return [];
  if (castleHit(s, a) === 0) return [];
  return s.players[b.seat].lands.flatMap(land =>
    land.buildings.map(building => ({ kind: 'breach', card: building.id })),
  );
}
const castleHit = (s: War, a: Force) => (stilled(s) ? 0 : attackDamage(s, a));

/** AK-168, AK-088: the Castle, or a Building in its stead, and at the same time the spikes (AK-R48). */
function storm(s: War, b: Battle, breach: Id): void {
  const a = front(s, b.attacker);
  const back = spikesAgainst(s, a, b.seat);
  tell(s, { type: 'stormed', card: a.id, seat: b.seat });
  const site = siteOf(s, breach);
  if (site) {
    tell(s, { type: 'breached', card: breach, target: a.id });
    loseBuilding(s, site, 'destroyed');
  } else damageCastle(s, b.seat, castleHit(s, a));
  if (back > 0) sufferInBattle(s, a, back);
}
/** AK-088, AK-287 */
export const spikesAgainst = (s: War, a: Force, seat: Seat) =>
  hasKeyword(s, a, 'only-magic-strikes') ? 0 : spikes(s.players[seat]);

const sum = (s: War, list: Force[], value: (s: War, f: Force) => number) =>
  list.reduce((total, f) => total + value(s, f), 0);

/** AK-163, AK-164: the defenders that the attacker could strike, if it is a match for all of them together (AK-R04). */
export function victims(s: War): Force[] {
  const b = s.battle;
  const a = b && attackerOf(s, b.attacker);
  if (!b?.blocked || !a || b.split) return [];
  const line = forces(s, b.defenders);
  if (attackStrength(s, a) < sum(s, line, defenceStrength)) return [];
  return line.filter(d => canStrike(s, a, d));
}
/** AK-161, AK-165: both comparisons are made before any damage is dealt (AK-160, AK-166, AK-R03, AK-R09). */
function exchangeBlows(s: War, b: Battle, chosen: Id): void {
  const a = front(s, b.attacker);
  const line = forces(s, b.defenders);
  const able = victims(s);
  const victim = able.find(f => f.id === chosen) ?? able[0];
  // AK-R07
  const strikers = line.filter(d => canStrike(s, d, a));
  const back = strikers.length > 0 && sum(s, strikers, attackStrength) >= defenceStrength(s, a);
  tell(s, {
    type: 'fought',
    card: a.id,
    AS: attackStrength(s, a),
    DS: sum(s, line, defenceStrength),
    back: sum(s, strikers, attackStrength),
    against: defenceStrength(s, a),
  });
  // AK-162
  const taken = sum(s, strikers, attackDamage);
  if (victim) sufferInBattle(s, victim, attackDamage(s, a));
  if (back) sufferInBattle(s, a, taken);
}
/** AK-285: the surviving defenders; the wave no longer lists forces that have left play (AK-R40). */
function bite(s: War, b: Battle): void {
  for (const id of b.defenders) {
    const f = onFront(s, id);
    if (!f || f.controller !== b.seat) continue;
    const bitten = cardOf(s, f).type !== 'siege-weapon' && !hasKeyword(s, f, 'only-magic-strikes');
    if (!bitten) continue;
    cover('paralysing bite');
    paralyse(s, f);
  }
}

const PRISONS = kindsWith('captures');
/** AK-079, AK-R46: a ready, working, empty prison of the defender for an attacker that can be trapped. */
export function captureOptions(s: War, seat: Seat, attacker: Id): Option[] {
  const a = attackerOf(s, attacker);
  if (!a || !trappable(s, a)) return [];
  return prisons(s.players[seat]).map(b => ({ kind: 'capture', card: a.id, target: b.id }));
}
/** Ready Buildings that capture. */
export const prisons = (p: Player): Building[] => PRISONS.flatMap(kind => readyBuildings(p, kind));
export function captured(s: War, seat: Seat, pick: Pick): void {
  const site = siteOf(s, pick.target);
  if (pick.kind !== 'capture' || !site) return;
  cover(`card ${site.building.kind} captures`);
  capture(s, front(s, pick.card), site.building, seat);
}
