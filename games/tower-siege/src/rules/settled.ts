import type { Frame, Id } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { clockwise } from '@siegeworks/table';
import { lasting } from '../cards/card.ts';
import { endEffect } from '../state/place.ts';
import { inPlay } from '../state/readers.ts';
import type { Effect, Piece, Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { dropEmptySurges } from './costs.ts';
import { defeat, eliminate, fall } from './defeat.ts';
import { dropPending } from './pending.ts';

/** Removes what can no longer stay: pieces without points, effects without a subject, and what eliminated players left behind. */
export function settle(s: Siege): void {
  if (s.over) return;
  for (const p of s.pieces.slice()) if (p) checkPoints(s, p);
  for (const e of s.effects.slice()) if (!hasSubject(s, e)) endEffect(s, e);
  for (const [seat, player] of s.players.entries()) {
    if (player.alive) dropEmptySurges(s, seat);
    else dropPending(s, seat);
  }
  const sides = new Set(clockwise(s, s.seats - 1).map(seat => s.players[seat].team));
  if (sides.size < 2) eliminate(s, [], 'TS-001');
}

/** 6.7: without its last point a creature is defeated and a structure falls. */
function checkPoints(s: Siege, p: Piece): void {
  if (p.points > 0 || p.kind === 'item' || p.bearer !== NONE) return;
  if (p.kind !== 'creature') {
    if (!s.players[p.controller].aside.includes(p.id)) fall(s, p);
    return;
  }
  // A Bind asks about the partner first: the defeat waits on the stack.
  const waits = s.stack.some(f => f.rule === 'defeat' && (f as Frame & { card: Id }).card === p.id);
  if (!waits) call(s, defeat(p.id, NONE, false));
}

/** TS-R89: a Bind needs both; every other effect lasts while anything is left under it, if it lay on anything. */
function hasSubject(s: Siege, e: Effect): boolean {
  const there = e.on.filter(id => inPlay(s, id));
  return lasting(e.what).binds ? there.length === 2 : there.length === e.on.length;
}
