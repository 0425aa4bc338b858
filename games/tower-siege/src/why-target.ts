import type { Attempt, Frame, Id, Reason, Seat } from '@siegeworks/kernel';
import { MAGIC } from './cards/magic.ts';
import { noEntry } from './rules/arrange.ts';
import type { Siege } from './state.ts';
import { NONE } from './state.ts';
import { cardOf, printed } from './table.ts';
import { noAim, noCarry, noShot } from './why-aim.ts';

/** What a frame that asks for a target says of it. */
interface Aiming {
  what: string;
  card: Id;
  item: Id;
  attacker: Id;
  source: Id;
  manner: string;
  travel: string;
  targets: number[];
}
/** The questions that ask for a target: why this one cannot be chosen, or `null`. */
const NOW: Readonly<Record<string, (s: Siege, seat: Seat, f: Aiming, id: Id) => Reason | null>> = {
  'cast.aim': (s, seat, f, id) => noAim(s, seat, MAGIC[f.what].aim, f.targets, id),
  'attack.aim': (s, _seat, f, id) => (f.manner === 'skill' ? null : noShot(s, f.attacker, reachOf(s, f), id)),
  'engine.aim': (s, _seat, f, id) => noShot(s, NONE, printed(s, f.card).shot?.at, id),
  'purchase.holder': (s, seat, f, id) => noCarry(s, seat, f.card, id),
  'passOn.to': (s, seat, f, id) => noCarry(s, seat, f.item, id),
  'loot.give': (s, seat, f, id) => noCarry(s, seat, f.item, id),
};
export function noAimNow(s: Siege, seat: Seat, id: Id): Reason | null {
  const f = s.stack[s.stack.length - 1];
  return NOW[`${f.rule}.${f.at}`]?.(s, seat, f as Frame & Aiming, id) ?? null;
}
/** A Sapper tunnels against structures only. */
function reachOf(s: Siege, f: Aiming): 'creature' | 'structure' | undefined {
  if (f.manner !== 'directed') return printed(s, f.source).shot?.at;
  return s.names[f.attacker] === 'sapper' && f.travel === 'Tunneling' ? 'structure' : undefined;
}

/** Where the target is asked for later: why the card that may be used now will not be able to choose it. */
export function noAimLater(
  s: Siege,
  seat: Seat,
  { card = NONE, what, target = NONE }: Attempt,
): Reason | null {
  const { hand, spellbook } = s.players[seat];
  const key = card === NONE ? (what ?? '') : s.names[card];
  const owned = card === NONE || hand.includes(card) || spellbook.includes(card);
  if (owned && Object.hasOwn(MAGIC, key)) return noAim(s, seat, MAGIC[key].aim, [], target);
  if (card === NONE) return null;
  const p = s.pieces[card];
  if (!p) return printed(s, card).type === 'Item' ? noCarry(s, seat, card, target) : null;
  if (p.kind === 'creature') return noDeed(s, seat, card, target);
  const { shot } = cardOf(p);
  if (shot && s.phase === 'combat') return noShot(s, NONE, shot.at, target);
  return p.bearer === NONE ? null : noCarry(s, seat, card, target);
}
/** A declared attacker attacks; any other creature may want to enter a structure of its player. */
function noDeed(s: Siege, seat: Seat, card: Id, target: Id): Reason | null {
  const p = s.pieces[card];
  const door = s.pieces[target];
  if (p?.declared && s.phase === 'combat') return noShot(s, card, undefined, target);
  return p && door?.kind === 'structure' && door.controller === seat ? noEntry(s, p, door) : null;
}
