import type { Id } from '@siegeworks/contract';
import { take } from '@siegeworks/table';
import type { CostOffer } from '../../rules/offers.ts';
import { isSoldier } from '../../rules/search.ts';
import { subtype } from '../../state/keywords.ts';
import { enterPlay } from '../../state/place.ts';
import { creaturesOf, printed } from '../../state/readers.ts';
import type { Item, Piece, Realm } from '../../state/realm.ts';

export const handSoldiers = (s: Realm, item: Item): Id[] =>
  s.players[item.by].hand.filter(id => isSoldier(printed(s, id)));
export const fromHand = (s: Realm, item: Item, card: Id, place: Id) => {
  take(s.players[item.by].hand, card);
  enterPlay(s, card, item.by, place);
};
/** AM-R80: anywhere, but unmarked. */
export const fitSoldiers = (s: Realm, p: Piece, chosen: readonly Id[]): CostOffer[] =>
  creaturesOf(s, p.controller).flatMap(c =>
    !c.marked && c.id !== p.id && !chosen.includes(c.id) && subtype(s, c, 'Soldier')
      ? [{ kind: 'markToo', card: c.id }]
      : [],
  );
