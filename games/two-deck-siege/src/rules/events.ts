import type { Id, Option } from '@siegeworks/kernel';
import { call, cover, emit } from '@siegeworks/kernel';
import { BOX, isEnemy } from '../cards/card.ts';
import { forget, pickAtRandom } from '../state/changes.ts';
import { cellOf, wallsFrom } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf, NONE } from '../state/state.ts';
import { breached, defendersAt, enemiesAt } from '../state/units.ts';
import { advance, bringBack, enter } from './advance.ts';
import { attacks } from './attacks.ts';
import { asks, besieger, besiegingSeat, choice, DONE, rule } from './book.ts';
import { alikeUnits, climberTie } from './ties.ts';

const REINFORCEMENTS = 5;

/** S4: held events in draw order; in a duel one may wait in reserve (TD-225). */
export const specials = rule('specials', () => ({ over: false }), {
  decide: choice({
    when: (s, f) => s.options.mode === 'duel' && !f.over && (s.held.length > 0 || s.reserve.length > 0),
    who: besieger,
    options: duelOptions,
    then(s, f, pick) {
      f.over = pick.kind === 'done';
      if (pick.kind === 'resolve') begin(s, s.held);
      if (pick.kind === 'playReserve') begin(s, s.reserve);
      if (pick.kind === 'reserve') setAside(s);
    },
  }),
  next(s, f) {
    if (s.options.mode === 'duel')
      return f.over || s.held.length + s.reserve.length === 0 ? 'done' : 'decide';
    if (s.held.length === 0) return 'done';
    begin(s, s.held);
    return 'next';
  },
});
function duelOptions(s: Siege): Option[] {
  const options: Option[] = [];
  if (s.held.length > 0) options.push({ kind: 'resolve', card: s.held[0] });
  else options.push(DONE);
  if (s.held.length > 0 && s.reserve.length === 0) options.push({ kind: 'reserve', card: s.held[0] });
  if (s.reserve.length > 0) options.push({ kind: 'playReserve', card: s.reserve[0] });
  return options;
}
function setAside(s: Siege): void {
  const id = s.held.shift() ?? NONE;
  s.reserve.push(id);
  s.known[besieger(s)].push(id);
  emit(s, { type: 'reserved', besieger: besiegingSeat(s), cards: [id] });
}
function begin(s: Siege, from: Id[]): void {
  const id = from.shift() ?? NONE;
  s.event = id;
  forget(s, [id]);
  emit(s, { type: 'eventBegan', card: id });
  call(s, event(id));
}

/** 7.2; while it is carried out the card is in no pile (TD-182). */
const event = rule('event', (card: Id) => ({ card }), {
  carryOut(s, f) {
    const { key } = BOX[f.card];
    cover(`card ${key}`);
    if (key === 'reinforcements') call(s, reinforce());
    if (key === 'coordinated-assault') call(s, attacks('assault'));
    if (key === 'bombardment') call(s, attacks('bombardment'));
    if (key === 'scaling-ladders') call(s, ladders(wallsFrom(castleOf(s), s.marker)));
    if (key === 'war-drums') call(s, advance([]));
  },
  putAway(s, f) {
    s.event = NONE;
    (BOX[f.card].key === 'reinforcements' ? s.removed : s.enemyDiscard).push(f.card);
  },
});

const fallenUnits = (s: Siege) => s.enemyDiscard.filter(isEnemy);
/** TD-181: five unit cards at random; in a duel the besieger chooses them (TD-223). */
const reinforce = rule('reinforce', () => ({ left: -1, chosen: [] as Id[] }), {
  count(s, f) {
    f.left = Math.min(REINFORCEMENTS, fallenUnits(s).length);
  },
  pick: choice({
    when: (s, f) => s.options.mode === 'duel' && f.left > 0,
    who: besieger,
    options: (s, f) =>
      alikeUnits(
        s,
        fallenUnits(s).filter(id => !f.chosen.includes(id)),
      ).map(card => ({ kind: 'pick', card })),
    then(_s, f, { card }) {
      f.chosen.push(card);
      f.left--;
    },
  }),
  again(s, f) {
    if (s.options.mode === 'duel' && f.left > 0) return 'pick';
  },
  back(s, f) {
    bringBack(s, s.options.mode === 'duel' ? f.chosen : pickAtRandom(s, 'siege', fallenUnits(s), f.left));
  },
});

/** Scaling Ladders: wall by wall, clockwise from the first wall of the marker's side. */
const ladders = rule('ladders', (walls: string[]) => ({ walls, chosen: NONE }), {
  next(s, f) {
    while (f.walls.length > 0 && climbers(s, f.walls[0]).length === 0) f.walls.shift();
    if (f.walls.length === 0) return 'done';
    f.chosen = NONE;
  },
  climber: choice({
    when: (s, f) => asks(s) && alikeUnits(s, climbers(s, f.walls[0])).length > 1,
    who: besieger,
    options: (s, f) => alikeUnits(s, climbers(s, f.walls[0])).map(card => ({ kind: 'climber', card })),
    then(_s, f, { card }) {
      f.chosen = card;
    },
  }),
  climb(s, f) {
    const list = climbers(s, f.walls[0]);
    f.walls.shift();
    emit(s, { type: 'climbed' });
    enter(s, f.chosen === NONE ? climberTie(s, list) : f.chosen);
    return 'next';
  },
});
/** More enemies with swords than defenders: those of them with the fewest wounds. */
function climbers(s: Siege, wall: string): Id[] {
  if (breached(s, wall)) return [];
  const crowd = enemiesAt(s, cellOf(wall, 1)).filter(id => BOX[id].swords > 0);
  if (crowd.length <= defendersAt(s, wall).length) return [];
  const fewest = Math.min(...crowd.map(id => s.units[id].wounds));
  return crowd.filter(id => s.units[id].wounds === fewest);
}
