import type { Id, Seat } from '@siegeworks/kernel';
import { call } from '@siegeworks/kernel';
import { addEffect, setPosition } from '../state/place.ts';
import {
  cardOf,
  clockwise,
  creatures,
  hasSubtype,
  inPlay,
  inTheOpen,
  isCreature,
  opponents,
  printed,
  structures,
} from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { rule } from './book.ts';
import type { Modifier } from './levels.ts';
import { modifiers, rollDefence, rollTable } from './levels.ts';
import { keepScroll } from './pending.ts';
import { reaches } from './reach.ts';
import { destroyResource } from './strikes.ts';
import { batter, wound } from './wound.ts';

/** Scrolls without an attack roll against which each target rolls its RL (6.1.4, 6.1.6, 6.6). */
export const mass = rule(
  'mass',
  (by: Seat, what: string, n: number, queue: Id[]) => ({ by, what, n, queue, failed: [] as Id[] }),
  {
    next(s, f) {
      const aimed = f.queue.shift();
      if (aimed === undefined) return 'finish';
      const target = AREA.includes(f.what) ? aimed : reaches(s, f.what, aimed);
      if (target === NONE || (!inPlay(s, target) && !isResource(s, target))) return 'next';
      if (AREA.includes(f.what) && piece(s, target).points === 0) return 'next';
      if (resists(s, f.what, target)) return f.what === 'bind' ? 'done' : 'next';
      if (f.what === 'curse' || f.what === 'bind') f.failed.push(target);
      else suffer(s, f.what, target);
      return 'next';
    },
    finish(s, f) {
      const item = s.pending.find(i => i.n === f.n);
      if (f.what === 'curse' && f.failed.length > 0 && item) {
        addEffect(s, {
          what: 'curse',
          card: keepScroll(item),
          by: f.by,
          on: f.failed.slice(),
          source: NONE,
          left: rollTable(s, f.by, 2),
        });
      }
      if (f.what === 'bind' && item && item.targets.every(id => inPlay(s, id) && inTheOpen(piece(s, id)))) {
        addEffect(s, {
          what: 'bind',
          card: keepScroll(item),
          by: f.by,
          on: item.targets.slice(),
          source: NONE,
          left: rollTable(s, f.by, 3),
        });
      }
    },
  },
);
const AREA = ['black-plague', 'fire-and-brimstone', 'earthquake'];
const isResource = (s: Siege, id: Id) =>
  printed(s, id).type === 'Mine' || printed(s, id).type === 'Powerstone';

/** E or S resists; a creature's fumble also places it in DEFEND (TS-R88). */
function resists(s: Siege, what: string, id: Id): boolean {
  const p = s.pieces[id];
  const parts: Modifier[] = p
    ? modifiers(s, p, 'RL')
    : [{ amount: printed(s, id).rl, reason: printed(s, id).name }];
  if (what === 'black-plague') parts.push({ amount: 15, reason: 'Black Plague' });
  const result = rollDefence(s, { seat: p?.controller ?? s.owners[id], card: id, level: 'RL', parts });
  if (result === 'fumble' && p && isCreature(p)) setPosition(s, p, 'defend');
  return result === 'exceptional' || result === 'success';
}

function suffer(s: Siege, what: string, id: Id): void {
  if (what === 'ruin') return destroyResource(s, id);
  const p = piece(s, id);
  if (what === 'entangle') return setPosition(s, p, 'defend');
  if (isCreature(p))
    call(s, wound({ card: id, amount: 1, by: NONE, fight: false, ignoresPL: what === 'black-plague' }));
  else call(s, batter(id, 1));
}

/** 6.1.4: opponents clockwise from the caster's left, the caster last; one entry for each point it has. */
export function areaQueue(s: Siege, by: Seat, what: string): Id[] {
  if (what === 'earthquake') return clockwise(s, by).flatMap(seat => structures(s, seat).map(p => p.id));
  return opponents(s, by).flatMap(seat => {
    const open = creatures(s, seat).filter(p => inTheOpen(p) && (what !== 'black-plague' || falls(p)));
    return [...open, ...(what === 'black-plague' ? [] : structures(s, seat))].flatMap(eachPoint);
  });
}
const eachPoint = (p: Piece): Id[] => new Array<Id>(p.points).fill(p.id);
/** Black Plague: Undead, Elementals and Fiends are not affected. */
const falls = (p: Piece) => !hasSubtype(p, 'Undead', 'Elemental', 'Fiend') && cardOf(p).isCreature;
