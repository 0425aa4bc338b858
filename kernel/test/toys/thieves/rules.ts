import type { Attempt, Frame, Id, Option, Reason, Seat } from '@siegeworks/contract';
import { call, caller, cover, emit, reveal, roll, rulebook, shuffle } from '@siegeworks/kernel';
import type { Thieves } from './state.ts';
import { end, move, nextSeat } from './state.ts';

const book = rulebook<Thieves>();
export const { rules } = book;
const { rule, choice } = book;

const PASS: Option = { kind: 'pass' };

/** Something that a Foil can bring to nothing. */
interface Deed extends Frame {
  by: Seat;
  card: Id;
  foiled: boolean;
}

/** TH-2 to TH-4: draw, act, next player; an empty deck ends the game. */
export const turns = rule('turns', (seat: Seat) => ({ seat }), {
  draw(s, f) {
    if (s.deck.length === 0) return end(s, 'TH-9', 'deck', null);
    s.turns++;
    reveal(s);
    move(s, s.deck, s.hands[f.seat], { type: 'drawn', seat: f.seat, card: s.deck[0] });
  },
  act: choice({
    who: (_s, f) => f.seat,
    options: (s, f) => [...actions(s, f.seat), PASS],
    then(s, f, pick: Option) {
      const { kind, card = -1, seat: victim = -1 } = pick;
      if (kind === 'stash')
        move(s, s.hands[f.seat], s.vaults[f.seat], { type: 'stashed', seat: f.seat, card });
      if (kind === 'steal') call(s, steal(card, f.seat, victim));
      if (kind === 'beg') beg(s, f.seat, card);
    },
  }),
  next(s, f) {
    f.seat = nextSeat(s, f.seat);
    return 'draw';
  },
});

function actions(s: Thieves, seat: Seat): Option[] {
  const hand = s.hands[seat];
  const stash = hand.map(card => ({ kind: 'stash', card }));
  const thieves = hand.filter(card => s.names[card] === 'Thief');
  const steals = thieves.flatMap(card =>
    victims(s, seat).map(victim => ({ kind: 'steal', card, seat: victim })),
  );
  const begs = hand
    .filter(card => s.names[card] === 'Beggar' && noBeggar(s) === null)
    .map(card => ({ kind: 'beg', card }));
  return [...stash, ...steals, ...begs];
}

/** TH-5: a Thief needs somebody else's vault with something in it. */
function victims(s: Thieves, seat: Seat): Seat[] {
  return s.vaults.flatMap((vault, other) => (other !== seat && vault.length > 0 ? [other] : []));
}
function noBeggar(s: Thieves): Reason | null {
  return s.pile.length === 0 ? { rule: 'TH-8', text: 'the discard pile is empty' } : null;
}

/** TH-8: the pile becomes part of the deck again. The cards get new numbers, so nobody can follow them. */
function beg(s: Thieves, seat: Seat, card: Id): void {
  cover('card Beggar');
  move(s, s.hands[seat], s.gone, { type: 'left', seat, card });
  s.deck.push(...s.pile.splice(0));
  const names = s.deck.map(id => s.names[id]);
  shuffle(s, names);
  s.deck.forEach((id, i) => {
    s.names[id] = names[i];
  });
  emit(s, { type: 'shuffled' });
}

/** TH-5: everybody may answer; then the die decides. */
const steal = rule('steal', (card: Id, by: Seat, victim: Seat) => ({ card, by, victim, foiled: false }), {
  announce(s, f) {
    cover('card Thief');
    move(s, s.hands[f.by], s.pile, { type: 'discarded', seat: f.by, card: f.card });
    call(s, respond(f.by));
  },
  climb(s, f) {
    if (f.foiled) return 'done';
    const die = roll(s, 6);
    emit(s, { type: 'rolled', seat: f.by, die } as Rolled);
    if (die < 3) return 'done';
  },
  grab(s, f) {
    const vault = s.vaults[f.victim];
    const card = vault[vault.length > 1 ? roll(s, vault.length) - 1 : 0];
    move(s, vault, s.hands[f.by], { type: 'stolen', seat: f.by, card, from: f.victim });
  },
});
export interface Rolled {
  type: 'rolled';
  seat: Seat;
  die: number;
}

/** TH-6: in turn, each other player with a card in hand may foil the deed below, once. */
const respond = rule('respond', (by: Seat) => ({ by, steps: 0 }), {
  next(s, f) {
    f.steps++;
    if (f.steps === s.seats || caller<Deed>(s, f).foiled) return 'done';
  },
  ask: choice({
    // The number of cards is public; what they are is not, so the window opens for bluffers too.
    when: (s, f) => s.hands[nextSeat(s, f.by, f.steps)].length > 0,
    who: (s, f) => nextSeat(s, f.by, f.steps),
    options: (s, f) => [...foils(s, nextSeat(s, f.by, f.steps)), PASS],
    then(s, f, pick: Option) {
      if (pick.card !== undefined) call(s, foil(pick.card, nextSeat(s, f.by, f.steps)));
    },
  }),
  again: () => 'next' as const,
});

function foils(s: Thieves, seat: Seat): Option[] {
  return s.hands[seat].filter(card => s.names[card] === 'Foil').map(card => ({ kind: 'foil', card }));
}

/** TH-7: a Foil is a deed too, and can be foiled. */
const foil = rule('foil', (card: Id, by: Seat) => ({ card, by, foiled: false }), {
  announce(s, f) {
    cover('card Foil');
    move(s, s.hands[f.by], s.pile, { type: 'discarded', seat: f.by, card: f.card });
    call(s, respond(f.by));
  },
  prevent(s, f) {
    if (f.foiled) return;
    const deed = caller<Deed>(s, caller(s, f));
    deed.foiled = true;
    emit(s, { type: 'foiled', seat: f.by, card: deed.card } as Foiled);
  },
});
export interface Foiled {
  type: 'foiled';
  seat: Seat;
  card: Id;
}

/** Why this card cannot be played now; a card can always be stashed in one's own turn. */
export function whyNot(s: Thieves, seat: Seat, { card = -1 }: Attempt): Reason[] {
  const turn = s.stack[0] as Frame & { seat: Seat };
  if (!s.hands[seat]?.includes(card)) return [{ rule: 'TH-2', text: 'this card is not in your hand' }];
  const name = s.names[card];
  if (s.stack.length > 1)
    return name === 'Foil' ? [] : [{ rule: 'TH-6', text: `a ${name} cannot answer a deed` }];
  if (turn.seat !== seat) return [{ rule: 'TH-3', text: 'it is not your turn' }];
  if (name === 'Foil') return [{ rule: 'TH-6', text: 'a Foil only answers a Thief or another Foil' }];
  if (name === 'Thief' && victims(s, seat).length === 0) {
    return [{ rule: 'TH-5', text: 'nobody else has anything in the vault' }];
  }
  const begging = name === 'Beggar' ? noBeggar(s) : null;
  return begging ? [begging] : [];
}
