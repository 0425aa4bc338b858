import type { Id } from '@siegeworks/contract';
import { countPlaces } from '@siegeworks/table';
import { CARDS } from '../cards/card.ts';
import type { Realm } from './realm.ts';
import { isCity, isCreature, isEnchantment } from './realm.ts';

/** Every place where a card can lie, with the cards in it. */
export function placesOf(s: Realm): Id[][] {
  const inPlay = s.pieces.flatMap((p, id) => (p ? [id] : []));
  const gone = s.names.flatMap((name, id) => (CARDS[name].token && s.pieces[id] === null ? [id] : []));
  const zones = s.players.flatMap(p => [
    ...[p.deck, p.hand, p.unbuilt, p.graveyard],
    p.resources.map(row => row.card),
    p.hiding.map(h => h.card),
  ]);
  const played = s.pile.flatMap(item => (item.kind === 'card' && item.card >= 0 ? [item.card] : []));
  return [...zones, inPlay, gone, played, s.removed];
}
/** Law of conservation: every card is in exactly one place; tokens are in play or nowhere. */
export function misplaced(s: Realm): string | null {
  const wrong = countPlaces(s.names.length, placesOf(s));
  return wrong ? `${s.names[wrong.id]} ${wrong.id} is in ${wrong.places} places` : disorder(s);
}
/** Armies, residents and enchantments are where their rows say. */
function disorder(s: Realm): string | null {
  for (const p of s.pieces) {
    if (isCreature(p)) {
      const home = p.city < 0 ? null : s.pieces[p.city];
      const list = p.city < 0 ? s.players[p.controller].army : isCity(home) ? home.residents : [];
      if (list.filter(id => id === p.id).length !== 1) return `${p.card} ${p.id} is not where it says`;
    }
    if (isEnchantment(p)) {
      const on = p.on < 0 ? null : s.pieces[p.on];
      const list =
        p.on < 0 ? s.players[p.controller].kingdom : on && on.kind !== 'enchantment' ? on.attached : [];
      if (!list.includes(p.id)) return `${p.card} ${p.id} is not attached`;
    }
  }
  return null;
}
