import type { Id } from '@siegeworks/kernel';
import { call, emit } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { CARDS } from '../cards/card.ts';
import {
  addStanding,
  attach,
  attachStaff,
  charm,
  comeBack,
  destroy,
  detach,
  displace,
  endCharm,
  endParalysis,
  endStanding,
  enterRow,
  freeTrapped,
  heal,
} from '../state/forces.ts';
import { discard, liftPestilence, loseBuilding, loseLand, newLand } from '../state/place.ts';
import type { Force, Item, Standing, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import {
  allFront,
  enemies,
  front,
  hasKeyword,
  landOf,
  landUnderPestilence,
  onFront,
  siteOf,
} from '../state/table.ts';
import { damageCastle, suffer } from '../state/values.ts';
import { lawful } from './aims.ts';
import { flight, misdirect, reconstruct, restoreLands, search, takeOver } from './outcomes.ts';
import { split } from './split.ts';

/** 4.4: the lawful targets are affected, an item without any does nothing (AK-130). */
export function resolveItem(s: War, item: Item): void {
  const targets = lawful(s, item);
  if (item.targets.length > 0 && targets.length === 0) {
    emit(s, { type: 'fizzled', what: item.what, card: item.card });
    return;
  }
  if (CARDS[item.what]?.wear) putOn(s, item, targets[0]);
  else RESOLVE[item.what](s, item, targets);
}
type Resolve = (s: War, item: Item, targets: Id[]) => void;

/** The card stays on the table: the stack gives it up. */
function keep(item: Item): Id {
  const { card } = item;
  item.card = NONE;
  return card;
}
function putOn(s: War, item: Item, bearer: Id): void {
  if (item.card !== NONE) attach(s, front(s, bearer), keep(item));
}
/** AK-113: a card that stays in play; one whose owner has left the game is no more. */
function stand(s: War, item: Item, what: Standing['what'], on: Id): void {
  if (item.card !== NONE) addStanding(s, { card: keep(item), what, by: item.by, on, left: 0 });
}

/** Cancels what is on the stack, or removes what is in play. */
const counter: Resolve = (s, _item, [target]) => {
  const waiting = s.items.find(each => each.card === target && !each.resolving);
  if (waiting) cancel(s, waiting);
  else remove(s, target);
};
export function cancel(s: War, item: Item): void {
  s.items.splice(s.items.indexOf(item), 1);
  emit(s, { type: 'cancelled', what: item.what, card: item.card, seat: item.by });
  if (item.card !== NONE) discard(s, item.card);
}
/** A standing Spell, a Pestilence, Nature's Growth or an attached artifact. */
function remove(s: War, id: Id): void {
  const e = s.standing.find(each => each.card === id);
  if (e) return e.what === 'charm' ? endCharm(s, e) : endStanding(s, e);
  const plagued = landUnderPestilence(s, id);
  if (plagued) return liftPestilence(s, plagued.land);
  const growth = landOf(s, id);
  // AK-248: the state check sees to the sixth Buildings.
  if (growth) return loseLand(s, growth.seat, growth.land);
  const bearer = allFront(s).find(f => f.worn.includes(id) || f.staffs.includes(id));
  if (bearer) destroyArtifact(s, bearer, id);
}
function destroyArtifact(s: War, f: Force, id: Id): void {
  detach(f, id);
  emit(s, { type: 'detached', card: id, target: f.id });
  discard(s, id);
}

const RESOLVE: Readonly<Record<string, Resolve>> = {
  'doom-drums': (s, item) => call(s, flight(item.seat)),
  'healing-potion': (s, _item, [target]) => restore(s, front(s, target)),
  'negation-wand': counter,
  dispel: counter,
  'destroy-artifact': counter,
  'expose-thief': counter,
  'catch-thief': counter,
  'mislead-thief': (s, item, [target]) => {
    const op = s.items.find(each => each.card === target && !each.resolving);
    if (op) call(s, misdirect(item.by, op.n));
  },
  'staff-of-ageing': (s, item, [target]) => {
    if (item.card !== NONE) attachStaff(s, front(s, target), keep(item));
  },
  'tome-of-darkness': (s, item) => call(s, search(item.by)),
  charm: (s, item, [target]) => {
    if (item.card !== NONE) charm(s, front(s, target), item.by, keep(item));
  },
  cure: (s, _item, [target]) => {
    const f = onFront(s, target);
    if (f) endParalysis(s, f);
    else remove(s, target);
  },
  hurricane: (s, _item, targets) => {
    for (const id of targets) {
      const site = siteOf(s, id);
      const f = onFront(s, id);
      if (site) loseBuilding(s, site, 'destroyed');
      else if (f) destroy(s, f);
    }
  },
  invisibility: (s, item, [target]) => stand(s, item, 'invisibility', target),
  'natures-growth': (s, item) => {
    const card = keep(item);
    if (card === NONE) return;
    newLand(s, item.by, card, true);
    emit(s, { type: 'effectBegan', card, target: NONE, seat: item.by });
  },
  pestilence: (s, item, [target]) => {
    const found = landOf(s, target);
    const card = keep(item);
    if (!found || card === NONE) return;
    found.land.pestilence = card;
    found.land.shielded = true;
    found.land.since = s.turnsBegun;
    emit(s, { type: 'effectBegan', card, target, seat: item.by });
  },
  reincarnate: (s, item, [target]) => {
    take(s.players[item.by].discard, target);
    enterRow(s, target, item.by, 'reincarnated');
  },
  revert: (s, item) => restoreLands(s, item.by),
  teleport: (s, _item, [target]) => displace(s, front(s, target)),
  'wall-of-force': (s, item) => stand(s, item, 'wall-of-force', NONE),
  'back-stab': (s, _item, [target]) => {
    const f = front(s, target);
    // AK-287: not magical.
    suffer(s, f, hasKeyword(s, f, 'only-magic-strikes') ? 0 : 3);
  },
  'clear-dungeon': (s, _item, [target]) => {
    for (const player of s.players)
      for (const land of player.lands)
        for (const b of land.buildings) {
          if (b.prisoner?.id !== target) continue;
          const f = b.prisoner;
          b.prisoner = null;
          comeBack(s, f);
          return;
        }
  },
  release: (s, _item, [target]) => freeTrapped(s, front(s, target)),
  'infiltrate-castle': (s, item) => {
    if (s.players[item.seat].alive) damageCastle(s, item.seat, 3);
  },
  'steal-artifact': (s, item, [target]) => call(s, takeOver(item.by, target)),
  collapse: (s, _item, [target]) => {
    const found = landOf(s, target);
    if (found) loseLand(s, found.seat, found.land);
  },
  cleanse: (s, item) => cleanse(s, item),
  reconstruction: (s, item) => call(s, reconstruct(item.by)),
  plague: (s, item) => stand(s, item, 'plague', NONE),
  missile: (s, _item, [target]) => suffer(s, front(s, target), 3),
  lightning: (s, _item, targets) => {
    for (const target of targets) suffer(s, front(s, target), 2);
  },
  telekinesis: (s, item, [target]) => {
    const f = front(s, target);
    if (!f.heldOff.includes(item.by)) f.heldOff.push(item.by);
    emit(s, { type: 'heldOff', card: target, seat: item.by });
  },
  split: (s, item, targets) => {
    // 6.4: the stack is empty again while the assaults are fought.
    s.items.splice(s.items.indexOf(item), 1);
    call(s, split(item.by, item.source, targets.slice()));
  },
};

/** AK-219 */
function restore(s: War, f: Force): void {
  heal(s, f, f.damage);
  endParalysis(s, f);
}
/** AK-301 */
function cleanse(s: War, item: Item): void {
  const player = s.players[item.by];
  for (const f of player.row) restore(s, f);
  for (const seat of enemies(s, item.by))
    for (const e of s.standing.slice()) if (e.what === 'plague' && e.by === seat) endStanding(s, e);
  for (const land of player.lands) if (land.pestilence !== NONE && !land.shielded) liftPestilence(s, land);
}
