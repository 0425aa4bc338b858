import type { Id, Option, Reason, Seat } from '@siegeworks/kernel';
import { call, cover, emit } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { enterRow, freeHeld, heal, release } from '../state/forces.ts';
import { layLand, toHandOpenly } from '../state/place.ts';
import type { Ability, Force, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import {
  front,
  heldBy,
  inPile,
  landCards,
  oneOfEach,
  printed,
  readyBuildings,
  siteOf,
  wears,
} from '../state/table.ts';
import { hasAim } from './aims.ts';
import { announceAbility, announceCard } from './announce.ts';
import { rule } from './book.ts';
import { placeBuilding } from './build.ts';
import { canPay, noNeeds, useBuilding } from './needs.ts';
import { payNeeds } from './pay.ts';
import { because } from './reasons.ts';
import { noAttack, noWave } from './wave.ts';

/** Decisions of the own turn (4.2) other than cards on the stack and the wave. */
const FOUR_LANDS = because('AK-052', 'four Lands are in play already');
const ONLY_LAND = because('AK-051', 'Lands are laid in the Land phase only');
const ONLY_UNITS = because('AK-100', 'forces are placed in the Units phase only');

export function noLand(s: War, seat: Seat): Reason | null {
  if (s.phase !== 'land') return ONLY_LAND;
  return landCards(s.players[seat]) >= 4 ? FOUR_LANDS : null;
}
export function noForce(s: War, seat: Seat, id: Id): Reason | null {
  if (s.phase !== 'units') return ONLY_UNITS;
  return noNeeds(s, seat, printed(s, id));
}
export function landOptions(s: War, seat: Seat): Option[] {
  if (noLand(s, seat)) return [];
  const lands = s.players[seat].hand.filter(id => printed(s, id).type === 'land');
  return oneOfEach(s, lands).map(card => ({ kind: 'layLand', card }));
}
export function forceOptions(s: War, seat: Seat): Option[] {
  const able = s.players[seat].hand.filter(id => printed(s, id).isForce);
  return oneOfEach(s, able)
    .filter(id => canPay(s, seat, printed(s, id)))
    .map(card => ({ kind: 'placeForce', card }));
}

/** AK-090, AK-085, AK-086: equal Buildings are alike, the oldest serves. */
export function functionOptions(s: War, seat: Seat): Option[] {
  const player = s.players[seat];
  const options: Option[] = [];
  const [temple] = readyBuildings(player, 'temple');
  if (temple)
    for (const f of player.row)
      if (f.damage > 0) options.push({ kind: 'heal', card: f.id, target: temple.id });
  const [mill] = readyBuildings(player, 'millworks');
  if (mill && player.castleDamage > 0) options.push({ kind: 'millCastle', target: mill.id });
  if (mill)
    for (const card of inPile(s, seat, each => each.type === 'building'))
      options.push({ kind: 'millRebuild', card, target: mill.id });
  for (const land of player.lands)
    for (const b of land.buildings)
      if (b.prisoner) options.push({ kind: 'release', card: b.prisoner.id, target: b.id });
  return options;
}
/** AK-272, AK-286, and freeing what an own Trapper holds (AK-282). */
export function unitOptions(s: War, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const f of s.players[seat].row) {
    const name = s.names[f.id];
    if (name === 'trapper') {
      const held = heldBy(s, f.id);
      if (held) options.push({ kind: 'free', card: f.id, target: held.id });
    }
    if (f.used || f.trappedBy !== NONE) continue;
    if (name === 'necromancer')
      for (const target of inPile(s, seat, card => card.id === 'skeleton'))
        options.push({ kind: 'raise', card: f.id, target });
    if (name === 'miner' && landCards(s.players[seat]) < 4)
      for (const target of inPile(s, seat, card => card.type === 'land'))
        options.push({ kind: 'rebuildLand', card: f.id, target });
  }
  return options;
}
const ABILITY: readonly [string, Ability][] = [
  ['djinni', 'missile'],
  ['emperor-dragon', 'lightning'],
  ['chimera', 'split'],
];
/** AK-292: abilities used instead of attacking. */
export function insteadOptions(s: War, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const f of s.players[seat].row) {
    if (noAttack(f)) continue;
    for (const what of abilities(s, f))
      if (noAbility(s, what) === null && hasAim(s, seat, what, NONE))
        options.push({ kind: 'ability', card: f.id, what });
  }
  return options;
}
/** AK-R130: the split is an attack, and a first turn without attacks has none; the other abilities are no attacks. */
const noAbility = (s: War, what: Ability): Reason | null => (what === 'split' ? noWave(s) : null);
function abilities(s: War, f: Force): Ability[] {
  const own = ABILITY.flatMap(([name, what]) => (s.names[f.id] === name ? [what] : []));
  return wears(s, f, 'telekinesis') ? [...own, 'telekinesis'] : own;
}

type Do = (s: War, seat: Seat, pick: { card: Id; target: Id; what: string }) => void;
/** What each of these decisions does. */
const DO: Readonly<Record<string, Do>> = {
  layLand(s, seat, { card }) {
    take(s.players[seat].hand, card);
    layLand(s, seat, card, 'laid');
  },
  placeBuilding: (s, seat, { card, target }) => call(s, placeBuilding(seat, card, target, false)),
  linkBuilding: (s, seat, { card, target }) => call(s, placeBuilding(seat, card, target, true)),
  placeForce: (s, seat, { card }) => call(s, placeForce(seat, card)),
  heal(s, _seat, { card, target }) {
    useOf(s, target);
    heal(s, front(s, card), 1);
    cover('card temple heals');
  },
  millCastle(s, seat, { target }) {
    useOf(s, target);
    s.players[seat].castleDamage--;
    cover('card millworks mends');
    emit(s, { type: 'castleMended', seat, card: target });
  },
  millRebuild(s, seat, { card, target }) {
    useOf(s, target);
    take(s.players[seat].discard, card);
    toHandOpenly(s, seat, card);
    cover('card millworks returns');
    emit(s, { type: 'salvaged', seat, card });
  },
  release(s, _seat, { target }) {
    const site = siteOf(s, target);
    if (site) release(s, site.building);
  },
  free: (s, _seat, { card }) => freeHeld(s, card),
  raise(s, seat, { card, target }) {
    front(s, card).used = true;
    take(s.players[seat].discard, target);
    cover('card necromancer raises');
    enterRow(s, target, seat, 'raised');
  },
  rebuildLand(s, seat, { card, target }) {
    front(s, card).used = true;
    take(s.players[seat].discard, target);
    cover('card miner rebuilds');
    layLand(s, seat, target, 'restored');
  },
  ability(s, seat, { card, what }) {
    announceAbility(s, seat, what as Ability, card);
  },
  play: (s, seat, { card }) => announceCard(s, seat, card),
};
export function doAction(s: War, seat: Seat, pick: Option): void {
  DO[pick.kind]?.(s, seat, { card: pick.card ?? NONE, target: pick.target ?? NONE, what: pick.what ?? '' });
}
function useOf(s: War, id: Id): void {
  const site = siteOf(s, id);
  if (site) useBuilding(site.building);
}

/** AK-100: the needs are paid, and it stands in the force row. */
const placeForce = rule('placeForce', (seat: Seat, card: Id) => ({ seat, card }), {
  pay(s, f) {
    payNeeds(s, f.seat, s.names[f.card]);
  },
  enter(s, f) {
    if (!s.players[f.seat].alive) return;
    take(s.players[f.seat].hand, f.card);
    cover(`card ${s.names[f.card]}`);
    enterRow(s, f.card, f.seat, 'placed');
  },
});
