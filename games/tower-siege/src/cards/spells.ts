import type { Id } from '@siegeworks/contract';
import { because, take } from '@siegeworks/table';
import type { Aim } from '../rules/aims.ts';
import {
  everySeat,
  ids,
  noCreature,
  OPEN_CREATURE,
  oncePerRound,
  openCreatures,
  openDoors,
  RESOURCE,
  TARGET,
} from '../rules/aims.ts';
import { NO_DOOR } from '../rules/arrange.ts';
import { protect } from '../rules/lasting.ts';
import { destroyResource } from '../rules/resources.ts';
import { emit } from '../state/events.ts';
import {
  addEffect,
  discard,
  discardItem,
  discardItems,
  enterStructure,
  leavePlay,
  removeCreature,
} from '../state/place.ts';
import { creatures, hasSubtype, inTheOpen, mageOf, printed } from '../state/readers.ts';
import type { Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import type { Entry } from './entry.ts';
import { AT_NOTHING, at } from './magic.ts';

const WALLED = because('TS-075', 'what is on or in a structure cannot be shattered');
const NO_CARD = because('TS-R72', 'only Items and Relics on the battlefield can be shattered');
/** TS-074, TS-075, TS-R72: what is not on or in a structure nor in the Caravan. */
const SHATTERABLE: Aim = {
  field: 'target',
  list: s =>
    everySeat(s).flatMap(seat => [
      ...creatures(s, seat).flatMap(p => (inTheOpen(p) ? p.items : [])),
      ...s.players[seat].relics,
      ...s.players[seat].aside.filter(id => printed(s, id).type === 'Relic'),
    ]),
  why(s, _seat, id) {
    const p = s.pieces[id];
    return p && (p.kind === 'item' || p.kind === 'relic') ? WALLED : NO_CARD;
  },
};
/** TS-192: destroyed and discarded, even while damaged and set aside. */
function shatter(s: Siege, id: Id): void {
  const p = piece(s, id);
  emit(s, { type: 'shattered', card: id });
  if (p.bearer !== NONE) return discardItem(s, p);
  const { relics, aside } = s.players[p.controller];
  discardItems(s, p);
  take(relics.includes(id) ? relics : aside, id);
  leavePlay(s, p);
  discard(s, id);
}

const NATURAL = because('TS-224', 'only Undead, Elementals and Fiends can be chosen');
const UNNATURAL: Aim = {
  field: 'target',
  list: s => ids(openCreatures(s).filter(p => hasSubtype(p, 'Undead', 'Elemental', 'Fiend'))),
  why: (s, _seat, id) => noCreature(s, id) ?? NATURAL,
};
/** A structure that the caster's own Mage in the open may enter. */
const DOOR: Aim = {
  field: 'target',
  list(s, seat) {
    const mage = mageOf(s, seat);
    return mage.inside === NONE ? ids(openDoors(s, seat, mage)) : [];
  },
  why: () => NO_DOOR,
};

export const SPELLS: Readonly<Record<string, Entry>> = {
  'spell-powerbolt': { magic: at(TARGET) },
  'spell-shield': {
    magic: at(oncePerRound('spell-shield', 'shielded')),
    enact: (s, item) => protect(s, item, 'shielded'),
  },
  'spell-shatter': {
    magic: at(SHATTERABLE),
    strike: (s, f) => shatter(s, f.target),
    forecast: 'shatter it',
  },
  raze: {
    magic: at(RESOURCE),
    strike: (s, f) => destroyResource(s, f.target),
    forecast: 'destroy it',
  },
  'mystic-bolt': { magic: at(TARGET) },
  mend: { magic: { ...AT_NOTHING, only: 'injury' } },
  bolster: {
    magic: at(oncePerRound('bolster', 'bolstered')),
    enact: (s, item) => protect(s, item, 'bolstered'),
  },
  weaken: {
    magic: at(OPEN_CREATURE),
    strike(s, f) {
      addEffect(s, { what: 'weaken', card: NONE, by: f.by, on: [f.target], source: NONE, left: 1 });
    },
    forecast: 'weaken it',
  },
  recall: {
    magic: at(DOOR),
    enact(s, item) {
      const mage = mageOf(s, item.by);
      const door = s.pieces[item.targets[0]];
      if (door && door.points > 0 && door.occupant === NONE && mage.inside === NONE)
        enterStructure(s, mage, door);
    },
  },
  banish: {
    magic: at(UNNATURAL),
    strike(s, f) {
      emit(s, { type: 'banished', card: f.target });
      removeCreature(s, piece(s, f.target));
    },
    forecast: 'banish it',
  },
};
