import type { Id, Seat } from '@siegeworks/contract';
import { CARDS } from '../cards/card.ts';
import type { Building, Force, Land, Standing, War } from './state.ts';
import { NONE } from './state.ts';
import { forcesInPlay, hasKeyword, heldBy, linkedTo, onFront, standingOn, stands } from './table.ts';

/** Law of marks: finds what has outlived its cause, or belongs to a player who has fallen (AK-345). */
export function stray(s: War): string | null {
  for (const text of found(s)) return text;
  return null;
}
function* found(s: War): Iterable<string> {
  yield* ofFallenPlayers(s);
  for (const [seat, player] of s.players.entries()) {
    for (const f of player.row) yield* ofFront(s, f, seat);
    for (const land of player.lands) yield* ofLand(s, land, seat);
  }
  for (const f of s.displaced) yield* ofAbsent(s, f, 'displaced');
  for (const e of s.standing) yield* ofStanding(s, e);
  yield* ofWave(s);
  yield* ofCheck(s);
}
const called = (s: War, id: Id) => `${s.names[id]} ${id}`;
const gone = (s: War, seat: Seat) => s.players[seat]?.alive !== true;

/** AK-345, AK-350: all that a player owned has left the game, and nothing of it is announced. */
function* ofFallenPlayers(s: War): Iterable<string> {
  for (const id of s.names.keys())
    if (gone(s, s.owners[id]) !== s.removed.includes(id))
      yield gone(s, s.owners[id])
        ? `${called(s, id)} of seat ${s.owners[id]} is not out of the game`
        : `${called(s, id)} of seat ${s.owners[id]} is out of the game`;
  for (const [seat, p] of s.players.entries()) {
    if (p.alive) continue;
    const left = [p.deck, p.hand, p.discard, p.lands, p.row, p.known].some(zone => zone.length > 0);
    if (left) yield `seat ${seat}, which is out of the game, has cards`;
  }
  for (const item of s.items)
    if (gone(s, item.by)) yield `${item.what} of seat ${item.by}, which is out of the game`;
  for (const [seat, p] of s.players.entries())
    for (const id of p.known)
      if (!s.players.some(other => other.hand.includes(id) || other.deck.includes(id)))
        yield `seat ${seat} remembers ${called(s, id)}, which lies face up`;
}

/** Marks that a force carries wherever it is. */
function* ofForce(s: War, f: Force): Iterable<string> {
  const by = f.heldOff.find(seat => gone(s, seat));
  if (by !== undefined) yield `${called(s, f.id)} is held off by seat ${by}, which is out of the game`;
  for (const id of [f.id, ...f.worn, ...f.staffs])
    if (gone(s, s.owners[id])) yield `${called(s, id)} of seat ${s.owners[id]}, which is out of the game`;
  // Bonuses are given in battle, and no turn begins with one (AK-192).
  if (BEFORE_BATTLE.includes(s.phase) && (f.smith || f.armoury || f.berserk || f.ravenous !== ''))
    yield `${called(s, f.id)} has a bonus from an earlier turn`;
  // A Phoenix may come back spent at the start of a turn (AK-293).
  if (BEFORE_BATTLE.includes(s.phase) && f.defended && !hasKeyword(s, f, 'regenerate'))
    yield `${called(s, f.id)} has defended in an earlier turn`;
  if ((f.berserk || f.ravenous !== '') && !f.spent)
    yield `${called(s, f.id)} has its once-only bonus, but is not marked as spent`;
}
const BEFORE_BATTLE: readonly string[] = ['start', 'draw', 'land', 'building', 'units'];

function* ofFront(s: War, f: Force, seat: Seat): Iterable<string> {
  yield* ofForce(s, f);
  if (f.controller !== seat)
    yield `${called(s, f.id)} is in the row of seat ${seat}, but controlled by seat ${f.controller}`;
  const charmed = standingOn(s, f.id, 'takes-control')?.by === seat;
  if (f.owner !== seat && !charmed)
    yield `seat ${seat} controls ${called(s, f.id)} of seat ${f.owner} without a Charm`;
  if (f.trappedBy === NONE) return;
  const trapper = onFront(s, f.trappedBy);
  if (!trapper || !hasKeyword(s, trapper, 'trap')) yield `${called(s, f.id)} is trapped, but by no Trapper`;
  else if (heldBy(s, trapper.id) !== f) yield `${called(s, trapper.id)} holds two forces`;
}
/** A prisoner, or a force displaced: its owner controls it, and nothing affects it (AK-083, AK-197). */
function* ofAbsent(s: War, f: Force, where: string): Iterable<string> {
  yield* ofForce(s, f);
  if (f.controller !== f.owner) yield `${called(s, f.id)}, ${where}, is controlled by seat ${f.controller}`;
  if (f.trappedBy !== NONE) yield `${called(s, f.id)}, ${where}, is trapped`;
  if (standingOn(s, f.id, 'takes-control')) yield `${called(s, f.id)}, ${where}, is charmed`;
}

function* ofLand(s: War, land: Land, seat: Seat): Iterable<string> {
  if (land.pestilence !== NONE && gone(s, s.owners[land.pestilence]))
    yield `the Pestilence of seat ${s.owners[land.pestilence]}, which is out of the game`;
  if (land.pestilence === NONE && land.shielded)
    yield `${called(s, land.id)} is marked as protected, but has no Pestilence`;
  for (const b of land.buildings) yield* ofBuilding(s, b, seat);
}
function* ofBuilding(s: War, b: Building, seat: Seat): Iterable<string> {
  if (b.link !== NONE && linkedTo(s, b.link)?.building !== b)
    yield `${called(s, b.link)} is linked to two Buildings`;
  if (b.lock > 0 && !CARDS[b.kind].keywords.includes('casts'))
    yield `${called(s, b.id)} is locked, but casts no Spells`;
  if (!b.prisoner) return;
  yield* ofAbsent(s, b.prisoner, 'in a Dungeon');
  if (b.prisoner.owner === seat) yield `${called(s, b.prisoner.id)} is in a Dungeon of its owner`;
  if (b.prisoner.paralysed > 0) yield `${called(s, b.prisoner.id)} is paralysed in a Dungeon`;
}

/** A Charm lies on a force that its caster controls, Invisibility on a force in play. */
function* ofStanding(s: War, e: Standing): Iterable<string> {
  if (gone(s, e.by)) yield `${called(s, e.card)} of seat ${e.by}, which is out of the game`;
  const charmed = s.players[e.by].row.some(f => f.id === e.on);
  if (stands(e, 'takes-control') && (!charmed || e.left < 1)) yield `${called(s, e.card)} charms no force`;
  if (!stands(e, 'unblockable')) return;
  if (BEFORE_BATTLE.slice(0, 2).includes(s.phase)) yield `${called(s, e.card)} is from an earlier turn`;
  if (!forcesInPlay(s).some(f => f.id === e.on)) yield `${called(s, e.card)} is on no force`;
}

/** AK-347: no attack is aimed at a player who is out of the game, or made by cards that are. */
function* ofWave(s: War): Iterable<string> {
  const fights = s.battle ? [...s.wave, s.battle] : s.wave;
  for (const { attacker, seat, defenders } of fights) {
    if (attacker !== NONE && gone(s, seat))
      yield `${called(s, attacker)} attacks seat ${seat}, which is out of the game`;
    for (const id of [attacker, ...defenders])
      if (id !== NONE && gone(s, s.owners[id]))
        yield `${called(s, id)} fights, but its owner is out of the game`;
  }
  if (s.wave.length > 0 && !['before', 'wave'].includes(s.phase)) yield 'the wave is over, but still listed';
}
/** Only during a state check may there be doomed prisoners and ashes. */
function* ofCheck(s: War): Iterable<string> {
  if (s.stack.some(f => f.rule === 'stateCheck')) return;
  for (const id of [...s.doomed.map(f => f.id), ...s.ashes])
    yield `${called(s, id)} is left over from a state check`;
}
