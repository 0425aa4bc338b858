import type { Id } from '@siegeworks/contract';
import { owned, plural } from '@siegeworks/table';
import { CARDS } from '../cards/card.ts';
import { ABILITIES } from '../cards/entry.ts';
import { PLURAL } from '../cards/plural.ts';
import type { War } from '../state/state.ts';
import { allFront, onFront, siteOf } from '../state/table.ts';

export type Short = 'AS' | 'DS' | 'AD' | 'LD';
/** The four power values in full. */
export const VALUE_NAMES: Readonly<Record<Short, string>> = {
  AS: 'Attack Strength',
  DS: 'Defence Strength',
  AD: 'Attack Damage',
  LD: 'Life Damage',
};

/** Of a card key or an ability. */
export const cardName = (key: string) =>
  CARDS[key]?.name ?? ABILITIES.find(ability => ability.id === key)?.name ?? key;
export const nameOf = (s: War, id: Id) =>
  id < 0 || id >= s.names.length ? 'a hidden card' : CARDS[standsAs(s, id)].name;
/** AK-096: a levied card goes by the name of the Building that it is. */
const standsAs = (s: War, id: Id): string =>
  s.options.levy ? (siteOf(s, id)?.building.kind ?? s.names[id]) : s.names[id];
/** With its controller or owner: `Greta's Skeleton`. */
export const fullName = (s: War, id: Id) =>
  id < 0 ? 'a hidden card' : owned(s, onFront(s, id)?.controller ?? s.owners[id], nameOf(s, id));
/** With its controller only where somebody else has one of the same name in the front. */
export function tellingName(s: War, id: Id): string {
  const { controller } = onFront(s, id) ?? {};
  const twin = allFront(s).some(f => f.controller !== controller && s.names[f.id] === s.names[id]);
  return twin ? fullName(s, id) : nameOf(s, id);
}
/** The verb that goes with a card: `attacks` for a Skeleton, `attack` for Rangers. */
export const verbOf = (s: War, id: Id, verb: string) => (PLURAL.has(s.names[id]) ? plural(verb) : verb);
export const verbOfAll = (s: War, ids: readonly Id[], verb: string) =>
  ids.length === 1 ? verbOf(s, ids[0], verb) : plural(verb);
/** `Skeleton attacks`, `Rangers attack`. */
export const cardDoes = (s: War, id: Id, verb: string) => `${nameOf(s, id)} ${verbOf(s, id, verb)}`;
/** `Greta's Skeleton attacks`, `Greta's Rangers attack`. */
export const fullDoes = (s: War, id: Id, verb: string) => `${fullName(s, id)} ${verbOf(s, id, verb)}`;
/** Forces of one name in the same row are numbered as they lie there: ` (2)`. */
export function copy(s: War, id: Id): string {
  for (const player of s.players) {
    const twins = player.row.filter(f => s.names[f.id] === s.names[id]);
    const at = twins.findIndex(f => f.id === id);
    if (at >= 0 && twins.length > 1) return ` (${at + 1})`;
  }
  return '';
}
/** A Land by name and place in its row. */
export function place(s: War, id: Id): string {
  for (const player of s.players) {
    const at = player.lands.findIndex(land => land.id === id);
    if (at >= 0) return `${nameOf(s, id)} (${at + 1})`;
  }
  return nameOf(s, id);
}
/** A Building by the Land it stands on. */
export function buildingName(s: War, id: Id): string {
  const site = siteOf(s, id);
  if (!site) return nameOf(s, id);
  return `${nameOf(s, id)} on ${place(s, site.land.id)}${site.building.used ? ', used' : ''}`;
}
export const turns = (n: number) => (n === 1 ? '1 turn' : `${n} turns`);
export const PHASE_NAMES: Readonly<Record<string, string>> = {
  start: 'Start',
  draw: 'Draw',
  land: 'Lands',
  building: 'Buildings',
  units: 'Units',
  before: 'Attack',
  wave: 'Wave',
  after: 'After the attack',
  end: 'End',
};
