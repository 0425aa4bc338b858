import type { Frame, Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { lasting } from '../cards/card.ts';
import { PROPPING_UP } from '../cards/items.ts';
import { emit } from '../state/events.ts';
import type { Offered } from '../state/offers.ts';
import { discardItem, setPosition } from '../state/place.ts';
import { controllerOf, disabled, inPlay, printed, printedOn } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { choice, rule } from './book.ts';
import type { Batter } from './calls.ts';
import { isMagic, noCast } from './cast.ts';
import type { Cost } from './costs.ts';
import { canPay } from './costs.ts';
import { defeat, fall } from './defeat.ts';
import { heal } from './heal.ts';
import { absorbs } from './levels.ts';
import { hasPoints } from './passing.ts';
import { pay } from './pay.ts';

export interface Wound {
  card: Id;
  amount: number;
  /** The creature that deals it, or NONE. */
  by: Id;
  /** In melee, Directed attack or riposte: only these trigger what a slayer does. */
  fight: boolean;
  ignoresPL: boolean;
}

const FRESH = { prevented: false, countered: false, bound: false };

/** 6.7, TS-029, TS-032: each point has its own PL roll and its own injury window W3 (4.10). */
export const wound = rule('wound', (w: Wound) => ({ ...w, ...FRESH }), {
  protection(s, f) {
    if (f.amount === 0 || !inPlay(s, f.card)) return 'done';
    f.amount--;
    f.prevented = false;
    if (!f.ignoresPL && absorbs(s, piece(s, f.card))) return 'protection';
  },
  injury: choice({
    when: (s, f) => mayPrevent(s, piece(s, f.card)),
    who: (s, f) => controllerOf(s, f.card),
    options: (s, f): (Healing | Offered<'accept'>)[] => [
      ...healings(s, piece(s, f.card)),
      { kind: 'accept' },
    ],
    then: (s, f, pick) => prevent(s, piece(s, f.card), pick),
  }),
  /** TS-R105: only a healing that works closes the window. */
  stillOpen(s, f) {
    if (!f.countered || !inPlay(s, f.card)) return;
    f.countered = false;
    return 'injury';
  },
  lose(s, f) {
    if (f.prevented || !inPlay(s, f.card)) return 'protection';
    const p = piece(s, f.card);
    p.points--;
    s.progress = true;
    emit(s, { type: 'lostLife', card: p.id, left: p.points, by: f.by });
    const next: Frame[] = f.bound ? [] : passedOn(s, p);
    if (p.points === 0) next.push(defeat(p.id, f.by, f.fight));
    call(s, ...next);
    return p.points > 0 ? 'protection' : 'done';
  },
});
export type WoundFrame = ReturnType<typeof wound>;

/** TS-187, TS-R89: the partner of a Bind loses one too, without any roll; it is passed neither back nor on (TS-R117). */
function passedOn(s: Siege, p: Piece): WoundFrame[] {
  return s.effects
    .filter(e => e.on.includes(p.id) && lasting(e.what).binds)
    .map(({ on }) => {
      const card = on[0] === p.id ? on[1] : on[0];
      const frame = wound({ card, amount: 1, by: NONE, fight: false, ignoresPL: true });
      frame.bound = true;
      return frame;
    });
}

/** W3 opens for a player who might have an answer, judged by public information alone. */
function mayPrevent(s: Siege, p: Piece): boolean {
  return hasPoints(s, p.controller) || p.items.some(id => printed(s, id).healing);
}

type Healing = Offered<'regenerate' | 'drink' | 'tend'> | { kind: 'cast'; card: Id };
/** 4.10, TS-128: Heal, or Regeneration of the last Life Point. */
function healings(s: Siege, p: Piece): Healing[] {
  const seat = p.controller;
  const options: Healing[] = [];
  const { regeneration } = printedOn(s, p);
  if (p.points === 1 && regeneration && canPay(s, seat, { gp: 0, pp: regeneration }))
    options.push({ kind: 'regenerate', card: p.id });
  for (const id of p.items)
    if (printed(s, id).healing && !disabled(s, id)) options.push({ kind: 'drink', card: id });
  for (const id of s.players[seat].army)
    if (canTend(s, piece(s, id), p)) options.push({ kind: 'tend', card: id });
  return [...options, ...healingMagic(s, seat)];
}
/** Spells of the Mage first, then Scrolls in hand; copies are alike. */
function healingMagic(s: Siege, seat: Seat): Healing[] {
  const { spellbook, hand } = s.players[seat];
  const known = new Set<string>();
  return [...spellbook, ...hand].flatMap(card => {
    const what = s.names[card];
    if (!printed(s, card).healing || !isMagic(what) || known.has(what)) return [];
    known.add(what);
    return noCast(s, seat, what, 'injury') === null ? [{ kind: 'cast' as const, card }] : [];
  });
}
/** Another creature may be tended once per Round. */
export function canTend(s: Siege, healer: Piece, p: Piece): boolean {
  if (printedOn(s, healer).tends === undefined || healer.id === p.id || healer.points === 0) return false;
  return healer.usedRound !== s.round && canPay(s, healer.controller, tendCost(s, healer.id));
}
export const tendCost = (s: Siege, healer: Id): Cost => ({ gp: 0, pp: printed(s, healer).tends ?? 0 });

function prevent(s: Siege, p: Piece, pick: Healing | Offered<'accept'>): void {
  const frame = s.stack[s.stack.length - 1] as WoundFrame;
  const seat: Seat = p.controller;
  if (pick.kind === 'accept') return;
  frame.prevented = true;
  if (pick.kind === 'regenerate') {
    emit(s, { type: 'regenerated', card: p.id });
    setPosition(s, p, 'defend');
    return call(s, pay(seat, { gp: 0, pp: printedOn(s, p).regeneration ?? 0 }, p.id));
  }
  const { card } = pick;
  if (pick.kind === 'cast') return call(s, heal(seat, s.names[card], card, p.id));
  emit(s, { type: 'healed', card: p.id, what: s.names[card] });
  if (pick.kind === 'drink') return discardItem(s, piece(s, card));
  piece(s, card).usedRound = s.round;
  call(s, pay(seat, tendCost(s, card), p.id));
}

/** 6.7: each point may be prevented by an Item. */
export const batter = rule(
  'batter',
  (card: Id, amount: number): Batter => ({ card, amount, prevented: false }),
  {
    next(s, f) {
      if (f.amount === 0 || !inPlay(s, f.card) || piece(s, f.card).points === 0) return 'done';
      f.amount--;
      f.prevented = false;
    },
    ...PROPPING_UP,
    lose(s, f) {
      if (f.prevented || !inPlay(s, f.card)) return 'next';
      const p = piece(s, f.card);
      p.points--;
      s.progress = true;
      emit(s, { type: 'lostIntegrity', card: p.id, left: p.points });
      if (p.points > 0) return 'next';
      fall(s, p);
    },
  },
);
