import { call } from '@siegeworks/kernel';
import { acting, anyActor } from '../rules/acting.ts';
import { anyMover, moving } from '../rules/moving.ts';
import type { Siege } from '../state/state.ts';
import { castleOf } from '../state/state.ts';
import { defenders, defendersAt, room } from '../state/units.ts';
import type { Order } from './order.ts';
import { unless } from './order.ts';
import type { Acting } from './ways.ts';
import { EVERYBODY } from './ways.ts';

const MOST = 3;
const there = (place: string): Acting => ({ ...EVERYBODY, limit: MOST, bonus: 1, place });
const roomThere = (s: Siege, place: string) => Math.min(MOST, room(s, place));
const isOpen = (s: Siege, place: string) =>
  room(s, place) > 0 || defenders(s).some(id => s.units[id].place === place);
/** Somebody could move there or act there. */
const mayRush = (s: Siege, place: string) =>
  isOpen(s, place) && (anyMover(s, roomThere(s, place), place, []) || anyActor(s, there(place), []));

/** TD-058: if nobody has moved to the gap, a defender there must act (TD-R84). */
export const RUSH_TO_THE_GAP: Order = {
  bars: s => unless(castleOf(s).places.some(place => mayRush(s, place))),
  places: s => castleOf(s).places.filter(place => mayRush(s, place)),
  carryOut: (s, { place }) => call(s, moving(roomThere(s, place), place, anyActor(s, there(place), []))),
  afterwards: (s, { place, before }) =>
    call(s, acting({ ...there(place), free: defendersAt(s, place).length > before })),
};
