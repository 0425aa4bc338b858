import type { Id, Option, Reason, Seat } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import { because, take } from '@siegeworks/table';
import type { Ability } from '../cards/entry.ts';
import { DEEDS, entryOf, FUNCTIONS } from '../cards/entry.ts';
import { enterRow } from '../state/forces.ts';
import type { Pick } from '../state/pick.ts';
import { layLand } from '../state/place.ts';
import type { Force, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { landCards, oneOfEach, printed } from '../state/table.ts';
import { hasAim } from './aims.ts';
import { announceAbility, announceCard } from './announce.ts';
import { rule } from './book.ts';
import { placeBuilding } from './build.ts';
import { levy } from './levy.ts';
import { canPay, noNeeds } from './needs.ts';
import { payNeeds } from './pay.ts';
import { noAttack, noWave } from './wave.ts';

/** Decisions of a player's own turn (4.2) other than cards on the stack and the wave. */
const FOUR_LANDS = because('AK-052', 'you already have four Lands in play');
const ONLY_LAND = because('AK-051', 'Lands are laid only in the Land phase');
const ONLY_UNITS = because('AK-100', 'forces are placed only in the Units phase');

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

/** What Buildings and forces offer apart from supporting cards and fighting. */
export function functionOptions(s: War, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const functions of FUNCTIONS) options.push(...functions(s, seat));
  return options;
}
export function unitOptions(s: War, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const f of s.players[seat].row) {
    const { offers } = entryOf(s.names[f.id]);
    if (offers) options.push(...offers(s, f));
  }
  return options;
}

/** AK-292: abilities used instead of attacking. */
export function insteadOptions(s: War, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const f of s.players[seat].row) {
    if (noAttack(f)) continue;
    for (const ability of abilities(s, f))
      if (noAbility(s, ability) === null && hasAim(s, seat, ability.id, NONE))
        options.push({ kind: 'ability', card: f.id, what: ability.id });
  }
  return options;
}
/** AK-R130: a first turn without attacks has no abilities that are attacks. */
const noAbility = (s: War, { isAttack }: Ability): Reason | null => (isAttack ? noWave(s) : null);
/** Its own, and those of what it wears. */
function abilities(s: War, f: Force): Ability[] {
  const found: Ability[] = [];
  for (const id of [f.id, ...f.worn]) {
    const { ability } = entryOf(s.names[id]);
    if (ability) found.push(ability);
  }
  return found;
}

type Do = (s: War, seat: Seat, pick: Pick) => void;
/** What each of these decisions does; those that a card offers are done by the card. */
const DO: Readonly<Record<string, Do>> = {
  layLand(s, seat, { card }) {
    take(s.players[seat].hand, card);
    layLand(s, seat, card, 'laid');
  },
  placeBuilding: (s, seat, { card, target }) => call(s, placeBuilding(seat, card, target, false)),
  linkBuilding: (s, seat, { card, target }) => call(s, placeBuilding(seat, card, target, true)),
  levy: (s, seat, { card, target, what }) => levy(s, seat, { card, land: target, kind: what }),
  placeForce: (s, seat, { card }) => call(s, placeForce(seat, card)),
  ability: (s, seat, { card, what }) => announceAbility(s, seat, what, card),
  play: (s, seat, { card }) => announceCard(s, seat, card),
};
export function doAction(s: War, seat: Seat, pick: Pick): void {
  (DO[pick.kind] ?? DEEDS[pick.kind])?.(s, seat, pick);
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
