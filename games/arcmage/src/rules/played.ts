import { emit } from '@siegeworks/kernel';
import { CARDS } from '../cards/card.ts';
import { citiesOf, creaturesOf } from '../state/readers.ts';
import type { Item, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { ownTrigger, trigger } from '../state/triggers.ts';

/** AM-256: what happens when a card is put on the stack. */
export function playedTriggers(s: Realm, item: Item): void {
  const card = CARDS[s.names[item.card]];
  const enchantment = card.type === 'enchantment';
  for (const c of creaturesOf(s, item.by)) {
    const fits = c.card === 'nourished-flower' ? card.faction === 0 : enchantment;
    if (fits && c.strength === NONE) ownTrigger(s, c, 'card-played');
  }
  if (enchantment) swanport(s, item);
  cylanna(s, item);
}
/** AM-R62: the draws of level 0 wait for the next play phase. */
function swanport(s: Realm, item: Item): void {
  for (const c of citiesOf(s, item.by)) {
    if (c.card !== 'swanport' || c.active.includes(4)) continue;
    s.effects.push({ what: 'swanport', by: item.by, on: [c.id] });
    emit(s, { type: 'scheduled', card: c.id, seat: item.by });
  }
}
/** AM-R87: only the oldest one that waits triggers. */
function cylanna(s: Realm, item: Item): void {
  if (CARDS[s.names[item.card]].subtypes.includes('Merfolk') && !item.asCreature) return;
  const oldest = s.effects.find(e => e.what === 'cylanna');
  if (!oldest) return;
  s.effects = s.effects.filter(e => e !== oldest);
  trigger(s, 'cylanna played', item.card, oldest.by, [item.n]);
}
/** Swanport 4: an enchantment card that was played has resolved. */
export function resolvedTriggers(s: Realm, item: Item, card: number): void {
  if (item.kind !== 'card' || CARDS[s.names[card]].type !== 'enchantment' || !s.players[item.by].alive)
    return;
  for (const c of citiesOf(s, item.by))
    if (c.card === 'swanport' && c.active.includes(4)) trigger(s, 'swanport resolved', c.id, item.by);
}
