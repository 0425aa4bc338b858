import type { Id, Option, Seat, Thing } from '@siegeworks/contract';
import { attackTargets } from '../rules/aims.ts';
import { attackKinds, directedTargets, noDeclare, skillTargets } from '../rules/attack-kinds.ts';
import { isMagic, magicOf } from '../rules/cast.ts';
import { defenders } from '../rules/defenders.ts';
import { holders } from '../rules/purchase.ts';
import type { Offer } from '../state/offers.ts';
import { cardIn } from '../state/offers.ts';
import { currentQuestion } from '../state/question-frame.ts';
import { creatures, opponents, printed } from '../state/readers.ts';
import type { Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';

/** Nothing is spent, attacked or given up by these. Combat without anybody who could attack leads nowhere. */
const HARMLESS: readonly string[] = ['pass', 'done', 'draw', 'endTurn', 'endCombat', 'noClub', 'noBlock'];
export function harmless(s: Siege, { kind }: Option): boolean {
  if (kind === 'combat') return creatures(s, s.turn).some(p => noDeclare(s, p) === null);
  return HARMLESS.includes(kind);
}

export const endsTurn = (_s: Siege, { kind }: Option): boolean => kind === 'endTurn';

/** Everything on the board that an option is about: who acts, and whom it could concern. */
export function about(s: Siege, option: Option): Thing[] {
  const o = option as Offer;
  const named = [option.card, option.target].filter(id => id !== undefined);
  return [...new Set([...named, ...concerned(s, o)])];
}
function concerned(s: Siege, o: Offer): Id[] {
  const f = currentQuestion(s);
  if (o.kind === 'cast') return aims(s, f.seat ?? s.turn, 'what' in o ? o.what : s.names[o.card]);
  if (o.kind === 'buy') return printed(s, o.card).type === 'Item' ? idsOf(holders(s, f.seat, o.card)) : [];
  if (o.kind === 'attack') return attacked(s, o.card);
  if (o.kind === 'melee') return idsOf(defenders(s, o.seat, [f.attacker]));
  if (o.kind === 'directed') return idsOf(directedTargets(s, piece(s, f.attacker), o.what));
  if (o.kind === 'shoot' || o.kind === 'engine') return idsOf(attackTargets(s, printed(s, o.card).shot?.at));
  if (o.kind === 'skill') return skillTargets(s, piece(s, o.card));
  if (o.kind === 'defend' || o.kind === 'block' || o.kind === 'guard') return f.attackers ?? [f.shooter];
  if (o.kind === 'riposte') return [f.against];
  if (o.kind === 'noBlock') return [f.target, ...f.attackers];
  if (o.kind === 'accept' && cardIn(o) === NONE && f.card !== undefined) return [f.card];
  return [];
}
const idsOf = (pieces: readonly { id: Id }[]): Id[] => pieces.map(p => p.id);
/** What magic could be aimed at, if it is aimed at cards. */
function aims(s: Siege, seat: Seat, what: string): Id[] {
  if (!isMagic(what)) return [];
  const { aim, max } = magicOf(what);
  return aim.field === 'target' && max > 0 ? aim.list(s, seat, []) : [];
}
/** Whoever might meet the attack of this creature. */
function attacked(s: Siege, attacker: Id): Id[] {
  const p = piece(s, attacker);
  const kinds = attackKinds(s, p);
  const armies = opponents(s, p.controller).filter(seat =>
    kinds.some(o => o.kind === 'melee' && o.seat === seat),
  );
  const travels = kinds.flatMap(o => (o.kind === 'directed' ? directedTargets(s, p, o.what) : []));
  const shot = kinds.flatMap(o => (o.kind === 'shoot' ? attackTargets(s, printed(s, o.card).shot?.at) : []));
  return idsOf([...armies.flatMap(seat => defenders(s, seat, [attacker])), ...travels, ...shot]);
}
