import type { Id } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { clockwise } from '@siegeworks/table';
import { ids, OPEN_CREATURE, RESOURCE } from '../rules/aims.ts';
import { mass } from '../rules/calls.ts';
import { destroyResource } from '../rules/resources.ts';
import { setPosition } from '../state/place.ts';
import { cardOf, creatures, hasSubtype, inTheOpen, opponents, structures } from '../state/readers.ts';
import type { Item, Piece, Siege } from '../state/state.ts';
import { piece } from '../state/state.ts';
import type { Entry } from './entry.ts';
import { AT_NOTHING, upTo } from './magic.ts';

/** Each chosen one makes its own Resistance Roll. */
const one = (s: Siege, item: Item): void => call(s, mass(item.by, item.what, item.n, item.targets.slice()));
/** 6.1.4, TS-180: one entry for each point it has. */
const eachPoint = (p: Piece): Id[] => new Array<Id>(p.points).fill(p.id);
const mortal = (p: Piece) => !hasSubtype(p, 'Undead', 'Elemental', 'Fiend') && cardOf(p).isCreature;

export const AREA_SCROLLS: Readonly<Record<string, Entry>> = {
  ruin: { magic: upTo(99, RESOURCE), enact: one, resisted: { suffer: destroyResource } },
  entangle: {
    magic: upTo(3, OPEN_CREATURE),
    enact: one,
    resisted: { suffer: (s, id) => setPosition(s, piece(s, id), 'defend') },
  },
  /** TS-186: no PL helps. */
  'black-plague': {
    magic: AT_NOTHING,
    enact(s, item) {
      const sick = opponents(s, item.by).flatMap(seat =>
        creatures(s, seat).filter(p => inTheOpen(p) && mortal(p)),
      );
      call(s, mass(item.by, item.what, item.n, sick.flatMap(eachPoint)));
    },
    resisted: { area: true, bonus: 15, ignoresPL: true },
  },
  'fire-and-brimstone': {
    magic: AT_NOTHING,
    enact(s, item) {
      const burning = opponents(s, item.by).flatMap(seat => [
        ...creatures(s, seat).filter(inTheOpen),
        ...structures(s, seat),
      ]);
      call(s, mass(item.by, item.what, item.n, burning.flatMap(eachPoint)));
    },
    resisted: { area: true },
  },
  earthquake: {
    magic: AT_NOTHING,
    enact(s, item) {
      const shaken = clockwise(s, item.by).flatMap(seat => ids(structures(s, seat)));
      call(s, mass(item.by, item.what, item.n, shaken));
    },
    resisted: { area: true },
  },
};
