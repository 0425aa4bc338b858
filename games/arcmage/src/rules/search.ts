import type { Id, Seat } from '@siegeworks/contract';
import { reveal } from '@siegeworks/kernel';
import { DONE, take } from '@siegeworks/table';
import type { Card, Face } from '../cards/card.ts';
import { tell } from '../state/events.ts';
import { enterPlay } from '../state/place.ts';
import { printed } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { forget, learn, learnAll, shuffleDeck } from '../state/zones.ts';
import { choice, decision, rule } from './book.ts';
import type { OfferOf } from './offers.ts';

export const isSoldier = (card: Face) => card.type === 'creature' && card.subtypes.includes('Soldier');
const SOUGHT = {
  darkLegion: (card: Face) => card.faction === 1,
  soldier: isSoldier,
  enchantment: (card: Face) => card.type === 'enchantment',
  creature: (card: Face) => card.type === 'creature',
  cheapCreature: (card: Card) => card.type === 'creature' && card.cost <= 3,
} as const;
/** A kind of cards, or one card by its key. */
const isSought = (card: Card, sought: string): boolean =>
  sought in SOUGHT ? SOUGHT[sought as keyof typeof SOUGHT](card) : card.id === sought;

/** One of each name: copies are alike. */
function findings(s: Realm, seat: Seat, sought: string): OfferOf<'find'>[] {
  const names: string[] = [];
  const options: OfferOf<'find'>[] = [];
  for (const card of s.players[seat].deck.slice().sort((a, b) => a - b)) {
    if (names.includes(s.names[card]) || !isSought(printed(s, card), sought)) continue;
    names.push(s.names[card]);
    options.push({ kind: 'find', card });
  }
  return options;
}
/** A player who searches sees their whole deck until it is shuffled (AM-478). */
function look(s: Realm, seat: Seat): void {
  reveal(s);
  for (const id of s.players[seat].deck) learn(s, seat, id);
  tell(s, { type: 'searched', seat });
}

/** AM-478: may fail to find; what is found is shown, and the deck is shuffled. */
export const search = rule(
  'search',
  (seat: Seat, sought: string, to: 'hand' | 'army' | 'armyMarked') => ({ seat, sought, to, card: NONE }),
  {
    look(s, f) {
      if (!s.players[f.seat].alive) return 'done';
      look(s, f.seat);
    },
    find: decision({
      who: (_s, f) => f.seat,
      options: (s, f) => [...findings(s, f.seat, f.sought), { kind: 'findNothing' }],
      then(_s, f, pick) {
        f.card = pick.kind === 'find' ? pick.card : NONE;
      },
    }),
    take(s, f) {
      const player = s.players[f.seat];
      if (!player.alive) return 'done';
      // AM-153: found, not drawn. AM-R71: shown, for every search has a condition.
      if (f.card !== NONE) {
        take(player.deck, f.card);
        tell(s, { type: 'found', seat: f.seat, cards: [f.card] });
        if (f.to === 'hand') {
          player.hand.push(f.card);
          learnAll(s, f.card);
        } else enterPlay(s, f.card, f.seat, NONE, { marked: f.to === 'armyMarked' });
      }
      shuffleDeck(s, f.seat);
    },
  },
);

/** Any number of Soldiers to the top, in an order that opponents do not see (AM-R53). */
export const muster = rule('muster', (seat: Seat) => ({ seat, enough: false }), {
  look(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    look(s, f.seat);
  },
  find: choice({
    when: (s, f) => soldiers(s, f.seat).length > 0,
    who: (_s, f) => f.seat,
    options: (s, f) => [...soldiers(s, f.seat), DONE],
    then(s, f, pick) {
      f.enough = pick.kind === 'done';
      if (pick.kind !== 'done') s.players[f.seat].chosen.push(pick.card);
    },
  }),
  more(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    if (!f.enough && soldiers(s, f.seat).length > 0) return 'find';
  },
  arrange(s, f) {
    const player = s.players[f.seat];
    const cards = player.chosen;
    player.chosen = [];
    for (const id of cards) take(player.deck, id);
    if (cards.length > 0)
      tell(s, { type: 'found', seat: f.seat, cards: cards.slice().sort((a, b) => a - b) });
    shuffleDeck(s, f.seat);
    for (const id of cards.slice().reverse()) {
      player.deck.push(id);
      forget(s, id);
      learn(s, f.seat, id);
    }
  },
});
/** The first picked will lie on top. */
function soldiers(s: Realm, seat: Seat): OfferOf<'find'>[] {
  const { chosen } = s.players[seat];
  const names: string[] = [];
  return s.players[seat].deck
    .filter((id: Id) => !chosen.includes(id) && isSoldier(printed(s, id)))
    .sort((a, b) => a - b)
    .flatMap(card => {
      if (names.includes(s.names[card])) return [];
      names.push(s.names[card]);
      return [{ kind: 'find' as const, card }];
    });
}
