import type { Frame, Id, Option, Seat } from '@siegeworks/kernel';
import { call, emit } from '@siegeworks/kernel';
import { discardItem, setPosition } from '../state/place.ts';
import { cardOf, controllerOf, disabled, inPlay } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { choice, rule } from './book.ts';
import { castCost, noCast } from './cast.ts';
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
  /** In melee, Directed attack or riposte: a Zombie counts only these. */
  fight: boolean;
  ignoresPL: boolean;
}

const FRESH = { prevented: false, countered: false, bound: false };

/** 6.7: each point has its own PL roll and its own injury window W3 (4.10). */
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
    options: (s, f) => [...healings(s, piece(s, f.card)), { kind: 'accept' }],
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
    .filter(e => e.what === 'bind' && e.on.includes(p.id))
    .map(({ on }) => {
      const card = on[0] === p.id ? on[1] : on[0];
      const frame = wound({ card, amount: 1, by: NONE, fight: false, ignoresPL: true });
      frame.bound = true;
      return frame;
    });
}

/** W3 is opened for whoever could have an answer, judged by what everybody sees. */
function mayPrevent(s: Siege, p: Piece): boolean {
  return hasPoints(s, p.controller) || p.items.some(id => s.names[id] === 'healing-potion');
}

/** 4.10: Heal, Life Surge, or Regeneration of the last Life Point. */
function healings(s: Siege, p: Piece): Option[] {
  const seat = p.controller;
  const options: Option[] = [];
  const regeneration = cardOf(p).regeneration;
  if (p.points === 1 && regeneration && canPay(s, seat, { gp: 0, pp: regeneration }))
    options.push({ kind: 'regenerate', card: p.id });
  for (const id of p.items)
    if (s.names[id] === 'healing-potion' && !disabled(s, id)) options.push({ kind: 'drink', card: id });
  for (const id of s.players[seat].army)
    if (canTend(s, piece(s, id), p)) options.push({ kind: 'tend', card: id });
  for (const id of s.players[seat].spellbook)
    if (s.names[id] === 'mend' && noCast(s, seat, 'mend', 'injury') === null)
      options.push({ kind: 'cast', card: id });
  const surge = s.players[seat].hand.find(id => s.names[id] === 'life-surge');
  if (surge !== undefined && canPay(s, seat, castCost(s, seat, 'life-surge', NONE, 1)))
    options.push({ kind: 'cast', card: surge });
  return options;
}
/** Cleric: another creature, once per Round, 3 power. */
const canTend = (s: Siege, cleric: Piece, p: Piece) =>
  cleric.card === 'cleric' &&
  cleric.id !== p.id &&
  cleric.points > 0 &&
  cleric.usedRound !== s.round &&
  canPay(s, cleric.controller, TEND);
const TEND = { gp: 0, pp: 3 };

function prevent(s: Siege, p: Piece, pick: Option): void {
  const frame = s.stack[s.stack.length - 1] as WoundFrame;
  const seat: Seat = p.controller;
  if (pick.kind === 'accept') return;
  frame.prevented = true;
  if (pick.kind === 'regenerate') {
    emit(s, { type: 'regenerated', card: p.id });
    setPosition(s, p, 'defend');
    return call(s, pay(seat, { gp: 0, pp: cardOf(p).regeneration ?? 0 }, p.id));
  }
  const card = pick.card ?? NONE;
  if (pick.kind === 'cast') return call(s, heal(seat, s.names[card], card, p.id));
  emit(s, { type: 'healed', card: p.id, what: s.names[card] });
  if (pick.kind === 'drink') return discardItem(s, piece(s, card));
  piece(s, card).usedRound = s.round;
  call(s, pay(seat, TEND, p.id));
}

/** 6.7: each point may be prevented by a Buttress. */
export const batter = rule('batter', (card: Id, amount: number) => ({ card, amount, prevented: false }), {
  next(s, f) {
    if (f.amount === 0 || !inPlay(s, f.card) || piece(s, f.card).points === 0) return 'done';
    f.amount--;
    f.prevented = false;
  },
  buttress: choice({
    when: (s, f) => buttressOf(s, f.card) !== NONE,
    who: (s, f) => controllerOf(s, f.card),
    options: (s, f): Option[] => [{ kind: 'buttress', card: buttressOf(s, f.card) }, { kind: 'accept' }],
    then(s, f, pick) {
      if (pick.kind !== 'buttress') return;
      f.prevented = true;
      emit(s, { type: 'buttressed', card: f.card });
      discardItem(s, piece(s, buttressOf(s, f.card)));
    },
  }),
  lose(s, f) {
    if (f.prevented || !inPlay(s, f.card)) return 'next';
    const p = piece(s, f.card);
    p.points--;
    s.progress = true;
    emit(s, { type: 'lostIntegrity', card: p.id, left: p.points });
    if (p.points > 0) return 'next';
    fall(s, p);
  },
});
const buttressOf = (s: Siege, id: Id): Id =>
  piece(s, id).items.find(item => s.names[item] === 'buttress' && !disabled(s, item)) ?? NONE;
