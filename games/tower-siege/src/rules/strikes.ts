import type { Id } from '@siegeworks/kernel';
import { call, cover, emit } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import {
  addEffect,
  attach,
  discard,
  discardItem,
  discardItems,
  leavePlay,
  removeCreature,
} from '../state/place.ts';
import { creatures, inPlay } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { choice, rule } from './book.ts';
import { canCarry } from './carry.ts';
import { handOver } from './control.ts';
import { rollTable } from './levels.ts';
import { keepScroll } from './pending.ts';
import type { Volley } from './volley.ts';

/** What shots, skills, Spells and Scrolls do to a target that did not resist, other than damage. */
export const STRIKES: Readonly<Record<string, (s: Siege, f: Volley) => void>> = {
  'spell-shatter': (s, f) => destroy(s, f.target),
  raze: (s, f) => destroyResource(s, f.target),
  weaken(s, f) {
    addEffect(s, { what: 'weaken', card: NONE, by: f.by, on: [f.target], source: NONE, left: 1 });
  },
  banish(s, f) {
    emit(s, { type: 'banished', card: f.target });
    removeCreature(s, piece(s, f.target));
  },
  turncoat: (s, f) => turnCoat(s, f),
  'thaylens-rogue': (s, f) => call(s, loot(f.shooter, f.target)),
  saboteur(s, f) {
    const rounds = rollTable(s, f.by, 3);
    addEffect(s, { what: 'saboteur', card: NONE, by: f.by, on: [f.target], source: f.shooter, left: rounds });
  },
};

/** TS-192: destroyed and discarded, also while damaged and set aside. */
function destroy(s: Siege, id: Id): void {
  const p = piece(s, id);
  emit(s, { type: 'shattered', card: id });
  if (p.bearer !== NONE) return discardItem(s, p);
  const { relics, aside } = s.players[p.controller];
  discardItems(s, p);
  take(relics.includes(id) ? relics : aside, id);
  leavePlay(s, p);
  discard(s, id);
}

/** TS-R26: an unspent bought one if there is one (the pool loses 1), otherwise a spent one. */
export function destroyResource(s: Siege, id: Id): void {
  const player = s.players[s.owners[id]];
  const isMine = player.mines.includes(id);
  const pool = isMine ? player.gold : player.power;
  take(isMine ? player.mines : player.stones, id);
  if (pool.bought > 0) pool.bought--;
  emit(s, { type: 'ruined', card: id });
  discard(s, id);
}

/** TS-R90: control is lent with the Items, until the start of the caster's next turn. */
function turnCoat(s: Siege, f: Volley): void {
  const p = piece(s, f.target);
  const item = s.pending.find(i => i.resolving && i.what === 'turncoat');
  emit(s, { type: 'turned', card: p.id, seat: f.by });
  handOver(s, p, f.by, 'guard');
  addEffect(s, {
    what: 'turncoat',
    card: item ? keepScroll(item) : NONE,
    by: f.by,
    on: [p.id],
    source: NONE,
    left: 1,
  });
}

/** Thaylen's Rogue: the Item goes to a creature that can use it, or is discarded if none can (TS-R82). */
const loot = rule('loot', (thief: Id, item: Id) => ({ thief, item, seat: NONE }), {
  snatch(s, f) {
    f.seat = piece(s, f.thief).controller;
    cover('card thaylens-rogue steals');
    emit(s, { type: 'stolen', card: f.item, seat: f.seat });
    if (takers(s, f.seat, f.item).length > 0) return;
    discardItem(s, piece(s, f.item));
    return 'done';
  },
  give: choice({
    when: (s, f) => inPlay(s, f.item),
    who: (_s, f) => f.seat,
    options: (s, f) => takers(s, f.seat, f.item).map(p => ({ kind: 'give', card: f.item, target: p.id })),
    then: (s, f, { target }) => attach(s, piece(s, f.item), piece(s, target)),
  }),
});
const takers = (s: Siege, seat: number, item: Id): Piece[] =>
  creatures(s, seat).filter(p => canCarry(s, p, item));
