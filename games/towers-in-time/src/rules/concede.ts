import type { Frame, Seat } from '@siegeworks/kernel';
import { removeDying } from '../damage.ts';
import type { Realm } from '../state.ts';
import { living } from '../table.ts';
import { endCombat } from './combat.ts';
import { eliminate } from './defeat.ts';

/** TT-175, TT-269: out at any moment; what he was doing, and a combat against him or by him, ends. */
export function concede(s: Realm, seat: Seat): void {
  if (!s.players[seat].alive) return;
  eliminate(s, [seat], 'TT-175');
  if (s.over) return;
  const c = s.combat;
  const isHisCombat = c !== null && (c.attacker === seat || c.attacked === seat);
  if (isHisCombat) {
    for (const other of living(s)) removeDying(s, other);
    endCombat(s);
  }
  if (isHisCombat || (s.phase === 'action' && s.active === seat)) unwind(s, 'action');
  else dropFrames(s, seat);
}
/** Back to the phase: the next player has his opportunity. */
function unwind(s: Realm, rule: string): void {
  const at = s.stack.findIndex(f => f.rule === rule);
  if (at < 0) return;
  const kept = s.stack.slice(at + 1).filter(f => f.rule === 'overflow');
  s.stack.length = at + 1;
  s.stack.push(...kept);
}
/** Payments, deeds and reactions of his own are over; frames of others go on. */
const OWN: readonly string[] = [
  'react',
  'deed',
  'pay',
  'transport',
  'regenerate',
  'exile',
  'strategy',
  'overflow',
];
function dropFrames(s: Realm, seat: Seat): void {
  const isHis = (f: Frame & { seat?: Seat }) => OWN.includes(f.rule) && f.seat === seat;
  s.stack = s.stack.filter(f => !isHis(f));
}
