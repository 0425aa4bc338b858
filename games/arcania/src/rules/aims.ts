import type { Id, Seat } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import { CARDS } from '../cards/card.ts';
import type { Aim } from '../cards/entry.ts';
import { playOf } from '../cards/entry.ts';
import type { Item, War } from '../state/state.ts';
import { mayBear } from '../state/table.ts';

/** What a card or ability may be aimed at; worn artifacts at a bearer (AK-211 to AK-214). */
export function aimOf(what: string, card: Id): Aim {
  if (CARDS[what]?.wear) return bearers(card);
  const play = playOf(what);
  if (!play) throw new Impossible(`${what} is never announced`);
  return play.aim;
}
const bearers = (card: Id): Aim => ({
  min: 1,
  max: 1,
  cards: (s, by) => s.players[by].row.flatMap(f => (mayBear(s, f, card, by) ? [f.id] : [])),
});
/** Whether a card or ability has the targets it needs. */
export function hasAim(s: War, by: Seat, what: string, card: Id): boolean {
  const aim = aimOf(what, card);
  if (aim.if) return aim.if(s, by);
  if (aim.seats) return aim.seats(s, by).length > 0;
  return !aim.cards || aim.cards(s, by, []).length > 0;
}
/** AK-130: the targets of an item that are still legal. */
export function legalTargets(s: War, item: Item): Id[] {
  const { cards } = aimOf(item.what, item.card);
  if (!cards || item.targets.length === 0) return [];
  const able = cards(s, item.by, []);
  return item.targets.filter(id => able.includes(id));
}
