import type { Id } from '@siegeworks/kernel';
import { owned } from '@siegeworks/kernel';
import { CARDS } from '../cards/card.ts';
import type { War } from '../state/state.ts';
import { onFront } from '../state/table.ts';

const ABILITY_NAMES: Readonly<Record<string, string>> = {
  missile: 'Flaming missile',
  lightning: 'Lightning',
  telekinesis: 'Telekinesis',
  split: 'Split attack',
};
/** Of a card key or an ability. */
export const cardName = (key: string) => CARDS[key]?.name ?? ABILITY_NAMES[key] ?? key;
export const nameOf = (s: War, id: Id) =>
  id < 0 || id >= s.names.length ? 'a hidden card' : CARDS[s.names[id]].name;
/** With whoever commands or owns it: `Greta's Skeleton`. */
export const fullName = (s: War, id: Id) =>
  id < 0 ? 'a hidden card' : owned(s, onFront(s, id)?.controller ?? s.owners[id], nameOf(s, id));
export const turns = (n: number) => (n === 1 ? '1 turn' : `${n} turns`);
export const listed = (parts: string[]) =>
  parts.length < 2
    ? (parts[0] ?? 'nothing')
    : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
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
