import type { Frame, Id, Seat } from '@siegeworks/contract';
import { clockwise } from '@siegeworks/table';
import { CARDS } from '../cards/card.ts';
import { emit } from '../state/events.ts';
import { discard } from '../state/place.ts';
import { inPlay } from '../state/readers.ts';
import type { Item, Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { spellTurn } from './timing.ts';

/** Puts a declared and paid action on the pending list. */
export function declare(s: Siege, item: Omit<Item, 'n' | 'negated' | 'resolving'>): Item {
  const declared: Item = {
    n: s.next++,
    kind: item.kind,
    by: item.by,
    what: item.what,
    card: item.card,
    level: item.level,
    targets: item.targets,
    negated: false,
    resolving: false,
  };
  s.pending.push(declared);
  emit(s, {
    type: 'declared',
    seat: item.by,
    kind: item.kind,
    what: item.what,
    card: item.card,
    level: item.level,
    targets: item.targets.slice(),
  });
  return declared;
}

/** Whether anything from this number on still waits: an attack or skill vanishes with the last card that makes it. */
export function anyWaits(s: Siege, from: number): boolean {
  const strikes = (n: number) =>
    s.stack.some(f => {
      const assault = f as Frame & { n?: number; attackers?: Id[] };
      return assault.n === n && assault.attackers?.some(id => inPlay(s, id));
    });
  const there = ({ kind, card, n }: Item) =>
    kind === 'spell' || kind === 'scroll' || inPlay(s, card) || strikes(n);
  return s.pending.some(item => item.n >= from && there(item));
}

/** Takes an item from the list; a Scroll that nothing keeps on the table is discarded (TS-165). */
export function discardPending(s: Siege, item: Item): void {
  s.pending.splice(s.pending.indexOf(item), 1);
  if (item.kind === 'scroll' && item.card !== NONE) discard(s, item.card);
}
/** The Scroll stays on the table as an effect or a structure. */
export function keepScroll(item: Item): Id {
  const { card } = item;
  item.card = NONE;
  return card;
}
/** TS-R92: what an eliminated player has pending vanishes; the card has left the game already. */
export function dropPending(s: Siege, seat: Seat): void {
  for (const item of s.pending.slice()) if (item.by === seat) s.pending.splice(s.pending.indexOf(item), 1);
}

/**
 * 4.9, TS-169..TS-171, TS-R15, TS-R16: the ranking is counters, protections, the turn player's Scrolls, the others' Scrolls,
 * the rest.
 */
function rank(s: Siege, item: Item): number {
  if (CARDS[item.what]?.counters) return 0;
  if (item.kind === 'ability') return 1;
  if (item.kind === 'spell' && spellTurn(s, item.what) === 'AT') return 1;
  if (item.kind === 'scroll') return item.by === s.turn ? 2 : 3;
  return 4;
}
export function nextItem(s: Siege, from: number): Item | null {
  const order = clockwise(s, s.turn);
  const key = (item: Item): number[] => {
    const first = rank(s, item);
    return [first, first === 3 ? order.indexOf(item.by) : 0, first === 0 ? -item.n : item.n];
  };
  const waiting = s.pending.filter(item => item.n >= from && !item.resolving);
  if (waiting.length < 2) return waiting[0] ?? null;
  return waiting.reduce((a, b) => (before(key(b), key(a)) ? b : a));
}
function before(a: number[], b: number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && a[at] < b[at];
}

/** The whole list as it will be resolved; what is already being resolved comes last, as the attack itself does. */
export function inOrder(s: Siege): Item[] {
  const waiting = { ...s, pending: s.pending.slice() };
  const order: Item[] = [];
  for (let item = nextItem(waiting, 0); item; item = nextItem(waiting, 0)) {
    order.push(item);
    waiting.pending.splice(waiting.pending.indexOf(item), 1);
  }
  return [...order, ...waiting.pending.reverse()];
}

/** TS-179, TS-R86: a Spell or Scroll of another player that waits in the open window. */
export function counterable(s: Siege, seat: Seat): number[] {
  const from = openWindow(s);
  return s.pending
    .filter(i => i.n >= from && (i.kind === 'spell' || i.kind === 'scroll') && i.by !== seat && !i.resolving)
    .map(i => i.n);
}
/** The first pending number of the window that is open now. */
function openWindow(s: Siege): number {
  const window = s.stack.findLast(f => f.rule === 'responses' || f.rule === 'counters') as
    | { from?: number }
    | undefined;
  return window?.from ?? Number.POSITIVE_INFINITY;
}
