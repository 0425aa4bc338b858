import type { Id, Seat } from '@siegeworks/contract';
import { call, roll, shuffle } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { build, gainDefence } from '../state/cities.ts';
import { tell } from '../state/events.ts';
import { isOverlord, nextAlive, turnOrder } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { isCity } from '../state/realm.ts';
import { draw, shuffleDeck } from '../state/zones.ts';
import { choice, rule } from './book.ts';
import { turn } from './turn.ts';

/** Section 10.2: for each team player beyond two the overlord has more. */
export const beyondTwo = (s: Realm, seat: Seat) => (isOverlord(s, seat) ? Math.max(0, s.seats - 3) : 0);
const apart = (s: Realm, seat: Seat) => 3 + 2 * beyondTwo(s, seat);
const firstCities = (s: Realm, seat: Seat) => (isOverlord(s, seat) ? 2 + beyondTwo(s, seat) : 1);

/** Who does not start a duel is made up for it. */
const isSecond = (s: Realm, seat: Seat) => s.options.format === 'duel' && seat !== s.starter;
/** AM-052, AM-R124: one card more. */
const openingHand = (s: Realm, seat: Seat) =>
  isSecond(s, seat) && s.options.secondHand === 'oneMore' ? 8 : 7;
/** AM-053, AM-R125: a stronger first city. */
function found(s: Realm, seat: Seat, id: Id): void {
  build(s, seat, id);
  const c = s.pieces[id];
  if (isCity(c) && isSecond(s, seat)) gainDefence(s, c, s.options.secondCity);
}

/** Section 3, then turn after turn. */
export const game = rule('game', () => ({}), {
  // AM-050
  starter(s) {
    s.starter = s.options.format === 'aminDuna' ? 0 : roll(s, s.seats) - 1;
    s.turn = s.starter;
    tell(s, { type: 'starts', seat: s.turn });
  },
  setApart(s) {
    call(s, ...turnOrder(s).map(seat => setApart(seat)));
  },
  // AM-052
  deal(s) {
    for (const seat of turnOrder(s)) {
      shuffle(s, s.players[seat].deck);
      tell(s, { type: 'shuffled', seat });
      draw(s, seat, openingHand(s, seat));
    }
  },
  mulligans(s) {
    if (s.options.mulligan === 'one') call(s, ...turnOrder(s).map(seat => mulligan(seat)));
  },
  foundation(s) {
    call(s, ...turnOrder(s).map(seat => firstCity(seat)));
  },
  reveal(s) {
    for (const seat of turnOrder(s)) {
      const cities = s.players[seat].chosen;
      s.players[seat].chosen = [];
      for (const id of cities) found(s, seat, id);
    }
  },
  takeTurn(s) {
    // The starting player may have given up before the first turn.
    if (s.players[s.turn].alive) call(s, turn(s.turn));
  },
  passTurn(s) {
    s.turn = nextAlive(s, s.turn);
    return 'takeTurn';
  },
});
/** AM-051: the others stay in the deck. AM-R03. */
const setApart = rule('setApart', (seat: Seat) => ({ seat }), {
  // Always asked: whether there is a choice is a secret.
  choose: choice({
    when: (s, f) => s.players[f.seat].unbuilt.length > apart(s, f.seat),
    who: (_s, f) => f.seat,
    options: (s, f) => oneOfEach(s, f.seat, 'intoDeck'),
    then(s, f, { card }) {
      take(s.players[f.seat].unbuilt, card);
      s.players[f.seat].deck.push(card);
    },
  }),
  more(s, f) {
    if (s.players[f.seat].alive && s.players[f.seat].unbuilt.length > apart(s, f.seat)) return 'choose';
  },
});
function oneOfEach<K extends 'intoDeck' | 'found'>(s: Realm, seat: Seat, kind: K): { kind: K; card: Id }[] {
  const { unbuilt, chosen } = s.players[seat];
  const left = unbuilt.filter(id => !chosen.includes(id));
  return left.flatMap((card, i) =>
    left.findIndex(id => s.names[id] === s.names[card]) === i ? [{ kind, card }] : [],
  );
}

/** Option `mulligan`: once, shuffle and draw 7 again. */
const mulligan = rule('mulligan', (seat: Seat) => ({ seat }), {
  ask: choice({
    who: (_s, f) => f.seat,
    options: () => [{ kind: 'keep' }, { kind: 'mulligan' }],
    then(s, f, pick) {
      if (pick.kind === 'keep') return;
      const player = s.players[f.seat];
      tell(s, { type: 'mulliganed', seat: f.seat });
      player.deck.push(...player.hand);
      player.hand = [];
      shuffleDeck(s, f.seat);
      draw(s, f.seat, openingHand(s, f.seat));
    },
  }),
});

/** AM-053: secretly, and revealed together. AM-R04. */
const firstCity = rule('firstCity', (seat: Seat) => ({ seat }), {
  // Always asked: whether there is a choice is a secret.
  choose: choice({
    when: (s, f) => s.players[f.seat].chosen.length < firstCities(s, f.seat),
    who: (_s, f) => f.seat,
    options: (s, f) => oneOfEach(s, f.seat, 'found'),
    then(s, f, { card }) {
      s.players[f.seat].chosen.push(card);
    },
  }),
  more(s, f) {
    if (s.players[f.seat].alive && s.players[f.seat].chosen.length < firstCities(s, f.seat)) return 'choose';
  },
});
