import { call } from '@siegeworks/kernel';
import { because } from '@siegeworks/table';
import type { Aim } from '../rules/aims.ts';
import { CREATURE, fresh, ids, noCreature, OPPONENT, openCreatures } from '../rules/aims.ts';
import type { Mass } from '../rules/calls.ts';
import { mass } from '../rules/calls.ts';
import { lay, layOpen } from '../rules/lasting.ts';
import { rollTable } from '../rules/levels.ts';
import { addEffect } from '../state/place.ts';
import { creatures, inPlay, inTheOpen, isMage } from '../state/readers.ts';
import type { Item, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import type { Entry } from './entry.ts';
import { AT_NOTHING, at } from './magic.ts';

const BOUND_MAGE = because('TS-R89', 'a Mage cannot be bound');
const BINDABLE: Aim = {
  field: 'target',
  list: (s, _seat, chosen) => fresh(ids(openCreatures(s).filter(p => !isMage(s, p))), chosen),
  why(s, _seat, id) {
    const p = s.pieces[id];
    return noCreature(s, id) ?? (p && isMage(s, p) ? BOUND_MAGE : null);
  },
};
const pendingOf = (s: Siege, f: Mass) => s.pending.find(i => i.n === f.n);

/** TS-185: an army that has attacked on this turn also may not attack on its next turn. */
function truce(s: Siege, item: Item): void {
  layOpen(s, item);
  if (!s.players[item.by].attacked || s.turn !== item.by) return;
  addEffect(s, { what: 'truce-rider', card: NONE, by: item.by, on: [], source: NONE, left: 2 });
}

export const LASTING_SCROLLS: Readonly<Record<string, Entry>> = {
  'battle-truce': { magic: AT_NOTHING, enact: truce },
  'fog-of-war': { magic: AT_NOTHING, enact: layOpen },
  'stone-skin': {
    magic: at(CREATURE),
    enact: (s, item) => lay(s, item, item.targets, () => rollTable(s, item.by, 3)),
  },
  blessing: {
    magic: AT_NOTHING,
    enact: (s, item) => lay(s, item, ids(creatures(s, item.by)), () => rollTable(s, item.by, 2)),
  },
  curse: {
    magic: at(OPPONENT),
    enact(s, item) {
      const open = creatures(s, item.targets[0]).filter(inTheOpen);
      call(s, mass(item.by, item.what, item.n, ids(open)));
    },
    resisted: {
      finish(s, f) {
        const item = pendingOf(s, f);
        if (item) lay(s, item, f.failed, () => rollTable(s, f.by, 2));
      },
    },
  },
  bind: {
    magic: { aim: BINDABLE, min: 2, max: 2 },
    enact(s, item) {
      const others = item.targets.filter(id => s.pieces[id]?.controller !== item.by);
      call(s, mass(item.by, item.what, item.n, others));
    },
    resisted: {
      sharedFate: true,
      finish(s, f) {
        const item = pendingOf(s, f);
        if (!item?.targets.every(id => inPlay(s, id) && inTheOpen(piece(s, id)))) return;
        lay(s, item, item.targets, () => rollTable(s, f.by, 3));
      },
    },
  },
};
