import { call } from '@siegeworks/kernel';
import { advance } from '../rules/advance.ts';
import { attacks } from '../rules/attacks.ts';
import type { EventCard } from './event.ts';
import { REINFORCEMENTS } from './reinforcements.ts';
import { SCALING_LADDERS } from './scaling-ladders.ts';

/** 7.2: one entry per event. */
export const EVENT_CARDS: Readonly<Record<string, EventCard>> = {
  reinforcements: REINFORCEMENTS,
  // TD-183
  'coordinated-assault': { carryOut: s => call(s, attacks('assault')) },
  // TD-184
  bombardment: { carryOut: s => call(s, attacks('battering')) },
  'scaling-ladders': SCALING_LADDERS,
  // TD-186
  'war-drums': { carryOut: s => call(s, advance([])) },
};
