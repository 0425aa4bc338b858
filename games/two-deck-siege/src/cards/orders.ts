import { call } from '@siegeworks/kernel';
import { acting } from '../rules/acting.ts';
import { anyMover, moving } from '../rules/moving.ts';
import { castable, casting } from '../rules/spells.ts';
import { tell } from '../state/events.ts';
import { SIDES } from '../state/geometry.ts';
import { BOILING_OIL } from './boiling-oil.ts';
import { CARDS } from './card.ts';
import type { Order } from './order.ts';
import { acts, actsOnSide, unless } from './order.ts';
import { RUSH_TO_THE_GAP } from './rush-to-the-gap.ts';
import { STAND_DOWN } from './stand-down.ts';
import { summons } from './summons.ts';
import { EVERYBODY } from './ways.ts';

export const MOST_MOVED = 8;
const manTheWalls: Order = {
  bars: s => unless(anyMover(s, MOST_MOVED, '', [])),
  carryOut: s => call(s, moving(MOST_MOVED, '', false)),
};
/** It even protects a side on which nobody can act. */
const BEHIND_SHIELDS = { ...EVERYBODY, limit: 2, free: true };
const shieldWall: Order = {
  bars: () => null,
  sides: () => [...SIDES],
  carryOut(s, { side }) {
    s.shieldWall = side;
    tell(s, { type: 'shieldWall', side });
    call(s, acting({ ...BEHIND_SHIELDS, side }));
  },
  acting: BEHIND_SHIELDS,
};
const casts = (key: string): Order => ({
  bars: s => unless(castable(s, key, []).length > 0),
  carryOut: s => call(s, casting(key)),
});

/** 7.3: one entry per order. */
export const ORDER_CARDS: Readonly<Record<string, Order>> = {
  attack: acts({ ...EVERYBODY, limit: 6 }),
  'hold-this-side': actsOnSide(EVERYBODY),
  loose: acts({ ...EVERYBODY, how: 'shoot' }),
  'boiling-oil': BOILING_OIL,
  'flaming-arrows': acts({ ...EVERYBODY, how: 'shoot', limit: 4, bonus: 2 }),
  'sally-forth': actsOnSide({ ...EVERYBODY, how: 'sally', limit: 3, bonus: 1 }),
  'shield-wall': shieldWall,
  'rush-to-the-gap': RUSH_TO_THE_GAP,
  'man-the-walls': manTheWalls,
  'cast-fireball-blessing': casts('cast-fireball-blessing'),
  'cast-stonebinding-recall': casts('cast-stonebinding-recall'),
  'cast-lightning-healing': casts('cast-lightning-healing'),
  'shore-up-the-walls': acts({ ...EVERYBODY, how: 'shore', limit: 5 }),
  'stand-down': STAND_DOWN,
  ...Object.fromEntries(
    Object.values(CARDS).flatMap(card => (card.summons === '' ? [] : [[card.key, summons(card.summons)]])),
  ),
};
