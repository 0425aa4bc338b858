import type { Id } from '@siegeworks/contract';
import { CARDS } from '../cards/card.ts';
import { entryOf, playOf } from '../cards/entry.ts';
import { tell } from '../state/events.ts';
import { addStanding, attach, detach, endStanding } from '../state/forces.ts';
import { discard, liftPestilence, loseLand } from '../state/place.ts';
import type { Force, Item, Standing, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { allFront, front, landOf, landUnderPestilence } from '../state/table.ts';
import { legalTargets } from './aims.ts';

/** 4.4: the legal targets are affected; an item without any does nothing (AK-130, AK-R25). */
export function resolveItem(s: War, item: Item): void {
  const targets = legalTargets(s, item);
  if (item.targets.length > 0 && targets.length === 0) {
    tell(s, { type: 'fizzled', what: item.what, card: item.card });
    return;
  }
  if (CARDS[item.what]?.wear) putOn(s, item, targets[0]);
  else playOf(item.what)?.resolve(s, item, targets);
}

/** The card stays on the table: the stack gives it up. NONE if its owner has left the game. */
export function keep(item: Item): Id {
  const { card } = item;
  item.card = NONE;
  return card;
}
function putOn(s: War, item: Item, bearer: Id): void {
  if (item.card !== NONE) attach(s, front(s, bearer), keep(item));
}
/** AK-113: a card that stays in play; one whose owner has left the game is gone. */
export function stand(s: War, item: Item, what: Standing['what'], on: Id): void {
  if (item.card !== NONE) addStanding(s, { card: keep(item), what, by: item.by, on, left: 0 });
}

/** Cancels what is on the stack, or removes what is in play. */
export function counter(s: War, target: Id): void {
  const waiting = s.items.find(each => each.card === target && !each.resolving);
  if (waiting) cancel(s, waiting);
  else remove(s, target);
}
/** AK-129, AK-116, AK-R24 */
export function cancel(s: War, item: Item): void {
  s.items.splice(s.items.indexOf(item), 1);
  tell(s, { type: 'cancelled', what: item.what, card: item.card, seat: item.by });
  if (item.card !== NONE) discard(s, item.card);
}
/** An effect in play ends, with all that this means for its card. */
export function endEffect(s: War, e: Standing): void {
  const { ends } = entryOf(e.what);
  if (ends) ends(s, e);
  else endStanding(s, e);
}
/** A standing effect, a card on a Land or in place of one, or an attached artifact. */
export function remove(s: War, id: Id): void {
  const e = s.standing.find(each => each.card === id);
  if (e) return endEffect(s, e);
  const plagued = landUnderPestilence(s, id);
  if (plagued) return liftPestilence(s, plagued.land);
  const growth = landOf(s, id);
  // AK-248: the state check deals with the sixth Buildings.
  if (growth) return loseLand(s, growth.seat, growth.land);
  const bearer = allFront(s).find(f => f.worn.includes(id) || f.staffs.includes(id));
  if (bearer) destroyArtifact(s, bearer, id);
}
function destroyArtifact(s: War, f: Force, id: Id): void {
  detach(f, id);
  tell(s, { type: 'detached', card: id, target: f.id });
  discard(s, id);
}
