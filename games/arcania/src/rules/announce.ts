import type { Id, Option, Reason, Seat } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import { because, DONE, take } from '@siegeworks/table';
import { CARDS, cardsOf, INTERRUPTS } from '../cards/card.ts';
import { tell } from '../state/events.ts';
import { forget } from '../state/place.ts';
import type { War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { onFront, printed } from '../state/table.ts';
import { aimOf, hasAim } from './aims.ts';
import { choice, rule } from './book.ts';
import { canPay, noNeeds } from './needs.ts';
import { payNeeds } from './pay.ts';

/** An open window of the player's own turn, or a window in which others may act (AK-R21). */
export type Occasion = 'own' | 'interrupt';

const UNITS_ONLY = because('AK-114', 'worn artifacts are placed only in the Units phase');
const NO_INTERRUPT = because('AK-121', 'it cannot interrupt: it is played only on your own turn');
const ONLY_INTERRUPT = because('AK-120', 'it can be used only as an interrupt');
const NO_TARGET = because('AK-112', 'it has no legal target now');
const NO_PLAY = because('AK-066', 'it cannot be played this way');

const TYPES: readonly string[] = ['spell', 'thieving-op', 'special', 'artifact'];
/** Why this card cannot be announced on this occasion, or `null`. */
export function noPlay(s: War, seat: Seat, id: Id, on: Occasion): Reason | null {
  const card = printed(s, id);
  if (!TYPES.includes(card.type)) return NO_PLAY;
  if (on === 'interrupt' && !card.interrupts) return NO_INTERRUPT;
  if (on === 'own' && card.timing === 'interrupt-only') return ONLY_INTERRUPT;
  // AK-115, AK-R26: everything else in any open window.
  if (on === 'own' && card.wear && s.phase !== 'units') return UNITS_ONLY;
  if (!canPay(s, seat, card)) return noNeeds(s, seat, card);
  return hasAim(s, seat, card.id, id) ? null : NO_TARGET;
}
export function playOptions(s: War, seat: Seat, on: Occasion): Option[] {
  const options: Option[] = [];
  const names: string[] = [];
  for (const id of s.players[seat].hand) {
    const name = s.names[id];
    if (names.includes(name)) continue;
    names.push(name);
    // Most of the time most cards cannot be paid for, so no reason is put into words for them.
    if (!TYPES.includes(CARDS[name].type) || !canPay(s, seat, printed(s, id))) continue;
    if (noPlay(s, seat, id, on) === null) options.push({ kind: 'play', card: id });
  }
  return options;
}
/** Whether a player could interrupt, judging by what everyone sees; so being asked reveals nothing about a hand. */
export function couldInterrupt(s: War, seat: Seat): boolean {
  const p = s.players[seat];
  if (s.options.responseMode === 'always-ask') return true;
  if (p.hand.length === 0) return false;
  return INTERRUPTS.some(card => canPay(s, seat, cardsOf(s)[card.id]) && hasAim(s, seat, card.id, NONE));
}

export function announceCard(s: War, seat: Seat, card: Id): void {
  call(s, announce(seat, s.names[card], card, NONE));
}
export function announceAbility(s: War, seat: Seat, what: string, source: Id): void {
  call(s, announce(seat, what, NONE, source));
}

/** 4.4: choose targets, pay needs, put it on the stack. */
export const announce = rule(
  'announce',
  (seat: Seat, what: string, card: Id, source: Id) => ({
    seat,
    what,
    card,
    source,
    targets: [] as Id[],
    victim: NONE,
    enough: false,
  }),
  {
    aim: choice({
      when: (s, f) => !f.enough && aimOptions(s, f).length > 0,
      who: (_s, f) => f.seat,
      options: (s, f) => aimOptions(s, f),
      then(_s, f, pick) {
        if (pick.kind === 'done') f.enough = true;
        else if (pick.seat !== NONE) f.victim = pick.seat;
        else f.targets.push(pick.target);
      },
    }),
    more(s, f) {
      if (!s.players[f.seat].alive) return 'done';
      f.targets = stillLegal(s, f);
      if (!f.enough && aimOptions(s, f).length > 0) return 'aim';
      // AK-R128
      // A player has resigned since and taken the last target out of the game: nothing was announced.
      const { min } = aimOf(f.what, f.card);
      if (f.targets.length + (f.victim === NONE ? 0 : 1) < min) return 'done';
      if (f.card === NONE ? onFront(s, f.source) === null : !canPay(s, f.seat, cardsOf(s)[f.what]))
        return 'done';
    },
    pay(s, f) {
      if (f.card !== NONE) payNeeds(s, f.seat, f.what);
    },
    push(s, f) {
      if (s.players[f.seat].alive) push(s, f);
    },
  },
);
/** What is being announced, as far as it has been decided. */
export interface Announced {
  seat: Seat;
  what: string;
  card: Id;
  source: Id;
  targets: Id[];
  victim: Seat;
}

/** Targets chosen so far; a player who left the game may have changed them. */
function stillLegal(s: War, f: Announced): Id[] {
  if (f.targets.length === 0) return f.targets;
  const able = aimOf(f.what, f.card).cards?.(s, f.seat, []) ?? [];
  return f.targets.filter(id => able.includes(id));
}
function aimOptions(s: War, f: Announced): Option[] {
  const aim = aimOf(f.what, f.card);
  const chosen = stillLegal(s, f);
  if (chosen.length >= aim.max || f.victim !== NONE) return [];
  if (aim.seats) return aim.seats(s, f.seat).map(seat => ({ kind: 'target', seat }));
  const options: Option[] = (aim.cards?.(s, f.seat, chosen) ?? []).map(target => ({
    kind: 'target',
    target,
  }));
  return chosen.length >= aim.min && options.length > 0 ? [...options, DONE] : options;
}

function push(s: War, f: Announced): void {
  if (f.card !== NONE) {
    take(s.players[f.seat].hand, f.card);
    forget(s, f.card);
    cover(`card ${f.what}`);
  } else {
    const user = onFront(s, f.source);
    if (user) user.attacked = true;
    cover(`ability ${f.what}`);
  }
  s.items.push({
    n: s.next++,
    by: f.seat,
    what: f.what,
    card: f.card,
    source: f.source,
    targets: f.targets.slice(),
    seat: f.victim,
    resolving: false,
  });
  tell(s, {
    type: 'announced',
    seat: f.seat,
    what: f.what,
    card: f.card,
    source: f.source,
    targets: f.targets.slice(),
    at: f.victim,
  });
}
