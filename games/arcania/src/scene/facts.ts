import type { Id, Seat } from '@siegeworks/contract';
import { seatLabel } from '@siegeworks/table';
import { ARMIES } from '../cards/card.ts';
import type { Building, Force, Land, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import {
  castleLife,
  isReady,
  spellImmune,
  standingOn,
  trappable,
  unblockable,
  working,
} from '../state/table.ts';
import { attackDamage, attackStrength, defenceStrength, lifeDamage } from '../state/values.ts';
import { cardName, nameOf } from '../words/names.ts';

const list = (s: War, ids: readonly Id[]) => ids.map(id => nameOf(s, id));
/** By name; copies are distinguished as `Skeleton#2`. */
function byName<R extends { id: Id }, T>(s: War, rows: readonly R[], tell: (row: R) => T): Record<string, T> {
  const byName: Record<string, T> = {};
  for (const row of rows) {
    const name = nameOf(s, row.id);
    let key = name;
    for (let n = 2; key in byName; n++) key = `${name}#${n}`;
    byName[key] = tell(row);
  }
  return byName;
}
function forceFacts(s: War, f: Force): Record<string, unknown> {
  return {
    damage: f.damage,
    AS: attackStrength(s, f),
    DS: defenceStrength(s, f),
    AD: attackDamage(s, f),
    LD: lifeDamage(s, f),
    worn: list(s, f.worn),
    staffs: f.staffs.length,
    attacked: f.attacked,
    defended: f.defended,
    trappedBy: f.trappedBy === NONE ? null : nameOf(s, f.trappedBy),
    paralysed: f.paralysed,
    heldOff: f.heldOff.map(seatLabel),
    smith: f.smith,
    armoury: f.armoury,
    berserk: f.berserk,
    ravenous: f.ravenous,
    spent: f.spent,
    used: f.used,
    unblockable: unblockable(s, f),
    spellImmune: spellImmune(s, f),
    trappable: trappable(s, f),
    charmed: standingOn(s, f.id, 'takes-control')?.left ?? 0,
    owner: seatLabel(f.owner),
    controller: seatLabel(f.controller),
  };
}
const buildingFacts = (s: War, land: Land, b: Building) => ({
  used: b.used,
  ready: working(land) && isReady(b),
  working: working(land),
  lock: b.lock,
  levied: b.kind !== s.names[b.id],
  link: b.link === NONE ? null : nameOf(s, b.link),
  prisoner: b.prisoner && { name: nameOf(s, b.prisoner.id), ...forceFacts(s, b.prisoner) },
});
const landFacts = (s: War, land: Land) => ({
  buildings: byName(s, land.buildings, b => buildingFacts(s, land, b)),
  count: land.buildings.length,
  built: land.built,
  pestilence: land.pestilence === NONE ? null : seatLabel(s.owners[land.pestilence]),
  protected: land.shielded,
});
function sideFacts(s: War, seat: Seat): Record<string, unknown> {
  const p = s.players[seat];
  if (!p.alive) return { alive: false };
  const built = p.lands.flatMap(land => land.buildings.map(b => ({ id: b.id, land, b })));
  return {
    alive: true,
    army: Object.entries(ARMIES).find(([, army]) => army.code === p.army)?.[0],
    castle: { damage: p.castleDamage, life: castleLife(p) },
    hand: list(s, p.hand),
    // Top of the deck first.
    deck: list(s, p.deck.slice().reverse()),
    discard: list(s, p.discard),
    lands: byName(s, p.lands, land => landFacts(s, land)),
    buildings: byName(s, built, row => buildingFacts(s, row.land, row.b)),
    row: byName(s, p.row, f => forceFacts(s, f)),
    prisoners: p.lands.flatMap(land =>
      land.buildings.flatMap(b => (b.prisoner ? [nameOf(s, b.prisoner.id)] : [])),
    ),
    standing: s.standing.filter(e => e.by === seat).map(e => nameOf(s, e.card)),
    known: list(s, p.known),
    turns: p.turns,
  };
}

/** Every value that a scenario may assert. */
export function facts(s: War): Record<string, unknown> {
  const sides = Object.fromEntries(s.players.map((_p, seat) => [seatLabel(seat), sideFacts(s, seat)]));
  const { battle } = s;
  return {
    ...sides,
    turn: seatLabel(s.turn),
    phase: s.phase,
    turnsBegun: s.turnsBegun,
    starter: seatLabel(s.starter),
    stack: s.items.map(item => cardName(item.what)),
    stackBy: s.items.map(item => seatLabel(item.by)),
    wave: s.wave.map(attack => ({
      attacker: attack.attacker === NONE ? null : nameOf(s, attack.attacker),
      at: seatLabel(attack.seat),
      blocked: attack.blocked,
      defenders: list(s, attack.defenders),
    })),
    battle: battle && {
      attacker: battle.attacker === NONE ? null : nameOf(s, battle.attacker),
      defenders: list(s, battle.defenders),
      blocked: battle.blocked,
    },
    displaced: list(
      s,
      s.displaced.map(f => f.id),
    ),
    removed: list(s, s.removed),
  };
}
