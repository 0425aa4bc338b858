import type { Id, Seat } from '@siegeworks/contract';
import { entryOf, HEARS } from '../cards/book.ts';
import type { Moment } from '../cards/card.ts';
import { CARDS } from '../cards/card.ts';
import { has, silenced } from './keywords.ts';
import { enchantmentAt, printed } from './readers.ts';
import type { Creature, Item, Realm } from './realm.ts';
import { isCreature, NONE } from './realm.ts';

export function newItem(s: Realm, item: Partial<Item> & Pick<Item, 'kind' | 'what' | 'card' | 'by'>): Item {
  return {
    n: s.next++,
    kind: item.kind,
    what: item.what,
    card: item.card,
    by: item.by,
    mode: item.mode ?? 0,
    x: item.x ?? 0,
    targets: item.targets ?? [],
    data: item.data ?? [],
    city: item.city ?? NONE,
    asCreature: item.asCreature ?? false,
    step: 0,
  };
}
/** AM-264: waits until the next STATE_CHECK is over. */
export function trigger(s: Realm, what: string, card: Id, by: Seat, data: number[] = []): void {
  s.waiting.push(newItem(s, { kind: 'trigger', what, card, by, data }));
}
/** The creature's own text triggers, unless it has lost its abilities. */
export function ownTrigger(s: Realm, c: Creature, moment: Moment, data: number[] = []): void {
  if (c.strength !== NONE || !CARDS[c.card].on.includes(moment) || silenced(s, c)) return;
  trigger(s, `${c.card} ${moment}`, c.id, c.controller, data);
}
/** Its own text, and what is on it. */
export function markedTriggers(s: Realm, c: Creature, byController: boolean): void {
  ownTrigger(s, c, 'marked');
  for (const id of c.attached) {
    const e = enchantmentAt(s, id);
    if (e) entryOf(e.card).worn?.marked?.(s, e, c, byController);
  }
}

/** AM-256: what happens when a creature has come into play. */
export function enterTriggers(s: Realm, c: Creature): void {
  ownTrigger(s, c, 'enter', [c.city]);
  if (has(s, c, 'blood-vengeance')) trigger(s, 'blood-vengeance enter', c.id, c.controller);
  for (const p of s.pieces)
    if (isCreature(p) && p.id !== c.id && entryOf(p.card).welcomes?.(s, p, c))
      ownTrigger(s, p, 'other-enter');
  placedTriggers(s, c);
}
/** A creature was put into a city or an army. */
export function placedTriggers(s: Realm, c: Creature): void {
  if (c.city !== NONE) ownTrigger(s, c, 'enters-city', [c.city]);
}
/** AM-R58: a token was put somewhere; copies never cause more. */
export function tokenTriggers(s: Realm, c: Creature): void {
  if (!CARDS[c.card].token || c.original !== NONE) return;
  for (const hears of HEARS.tokenPlaced) hears(s, c);
}
/** Three cards lie on top of it now (AM-R50); on those below `from` no more lie than before. */
export function graveTriggers(s: Realm, seat: Seat, from = 0): void {
  const { graveyard } = s.players[seat];
  const at = graveyard.length - 4;
  if (at >= from && risesFromDepth(s, graveyard[at]))
    trigger(s, `${s.names[graveyard[at]]} graveyard-depth`, graveyard[at], seat);
}
export const risesFromDepth = (s: Realm, id: Id): boolean => printed(s, id).on.includes('graveyard-depth');
