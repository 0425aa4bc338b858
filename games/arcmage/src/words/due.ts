import type { Frame, Id, Option, Seat } from '@siegeworks/contract';
import { ABILITIES, entryOf } from '../cards/book.ts';
import { noAttackOn, taxes } from '../rules/attackers.ts';
import type { Cost } from '../rules/costs.ts';
import { plain, playCost } from '../rules/costs.ts';
import { cityAt, creatureAt, creaturesOf } from '../state/readers.ts';
import type { Creature, Realm } from '../state/realm.ts';

// biome-ignore lint/suspicious/noExplicitAny: each question stands in its own kind of frame
const top = (s: Realm): (Frame & any) | undefined => s.stack[s.stack.length - 1];

/** A cost that falls due, and what serves another part of it. */
export interface Due {
  seat: Seat;
  cost: Cost;
  except: Id[];
}
/** What is being announced will be paid as soon as its place and targets are chosen. */
export function dueNow(s: Realm): Due | null {
  const f = top(s);
  if (f?.rule !== 'announce') return null;
  const given = f.costs.filter((id: Id) => id >= 0).length;
  // Creatures that may be given up make it cheaper, which is asked later.
  if (!f.ability && entryOf(f.what).price?.lowers && given === 0) return null;
  const cost = f.ability ? ABILITIES[f.what].cost : playCost(s, f.seat, f.card, f.x, given);
  return cost.total > 0 ? { seat: f.seat, cost, except: [f.card, ...f.costs] } : null;
}

/** What an option makes its player pay, and with what not. */
export function dueFor(s: Realm, option: Option): Due | null {
  const { kind, card = -1, what = '', n = 0 } = option;
  const f = top(s);
  if (kind === 'play' || kind === 'playAsCreature') return playing(s, card);
  if (kind === 'use') return using(s, card, what);
  if (kind === 'toCity' || kind === 'toArmy' || kind === 'target') return dueNow(s);
  if (kind === 'x' && f?.rule === 'announce')
    return { seat: f.seat, cost: playCost(s, f.seat, f.card, n), except: [f.card] };
  if (kind === 'auto' && f?.rule === 'pay') return { seat: f.seat, cost: f, except: f.except };
  if (f?.rule === 'declare') return taxed(s, option);
  return null;
}
const playing = (s: Realm, card: Id): Due => ({
  seat: s.owners[card],
  cost: playCost(s, s.owners[card], card, 0),
  except: [card],
});
function using(s: Realm, card: Id, what: string): Due | null {
  const { cost } = ABILITIES[what] ?? {};
  return cost ? { seat: s.pieces[card]?.controller ?? s.owners[card], cost, except: [card] } : null;
}
/** AM-367: the tax on those who have been sent, and on this one or everybody else. */
export function taxed(s: Realm, { kind, card = -1, target = -1 }: Option): Due | null {
  const f = top(s);
  if (f?.rule !== 'declare' || !SENDS.includes(kind)) return null;
  const goal = kind === 'allAttack' ? cityAt(s, target) : null;
  const rest = goal ? creaturesOf(s, f.seat).filter(c => noAttackOn(s, c, goal) === null) : [];
  const ids = new Set<Id>([...f.attackers, card, ...rest.map(c => c.id)]);
  const sent: Creature[] = [...ids].flatMap(id => creatureAt(s, id) ?? []);
  const due = taxes(s, sent);
  return due > 0 ? { seat: f.seat, cost: plain(due), except: sent.map(c => c.id) } : null;
}
const SENDS: readonly string[] = ['attacker', 'allAttack', 'done'];
