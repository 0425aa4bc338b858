import type { Id } from '@siegeworks/contract';
import { call, caller } from '@siegeworks/kernel';
import { CARDS } from '../cards/card.ts';
import { emit } from '../state/events.ts';
import type { Offered } from '../state/offers.ts';
import { setPosition } from '../state/place.ts';
import { cardOf, controllerOf, disabled, isCreature, isMage } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { choice, rule } from './book.ts';
import type { Result } from './exchange.ts';
import { M1, M2, R1 } from './exchange.ts';
import type { Attack, Defence, Fight } from './levels.ts';
import { innateSkill, modifiers, rollAttack, rollDefence } from './levels.ts';
import { behindOf } from './volley.ts';
import { batter, wound } from './wound.ts';

export type ExchangeKind = 'primary' | 'extra' | 'continued' | 'riposte';
export interface Exchange {
  kind: ExchangeKind;
  attacker: Id;
  defender: Id;
  /** Its attack level is that of an attack on a structure (TS-R131). */
  atStructure: boolean;
  /** Hits without an attack roll (TS-R52). */
  sure: boolean;
  /** The Riposte Item that strikes for its structure, or NONE. */
  item: Id;
}
export interface Engagement {
  /** A mounted pair attacks one after the other. */
  attackers: Id[];
  defender: Id;
  directed: boolean;
  travel: string;
  /** Index of the Club Strike level paid for, or NONE. */
  club: number;
}
/** TS-R65 */
const MOST_EXCHANGES = 20;

/** 6.4: one melee or Directed attack with everything that follows from it. */
export const engagement = rule(
  'engagement',
  (e: Engagement) => ({
    ...e,
    todo: [] as Exchange[],
    count: 0,
    wasDefend: [] as Id[],
    defended: [] as Id[],
    fumbledAttack: [] as Id[],
    fumbledDefence: [] as Id[],
  }),
  {
    begin(s, f) {
      for (const p of s.pieces) if (p?.kind === 'creature' && p.position === 'defend') f.wasDefend.push(p.id);
    },
    nextAttacker(s, f) {
      const attacker = f.attackers.shift();
      if (attacker === undefined) return 'positions';
      // TS-R64: the second of a mounted pair has no target if the first has defeated the defender.
      if (!stands(s, attacker) || !stands(s, f.defender)) return 'nextAttacker';
      f.count = 0;
      const atStructure = !isCreature(piece(s, f.defender));
      f.todo = [{ kind: 'primary', attacker, defender: f.defender, atStructure, sure: false, item: NONE }];
      emit(s, { type: 'attacked', card: attacker, target: f.defender });
    },
    exchange(s, f) {
      const x = f.todo.shift();
      if (!x || f.count >= MOST_EXCHANGES) return 'nextAttacker';
      if (!stands(s, x.attacker) || !stands(s, x.defender)) return 'exchange';
      f.count++;
      rollExchange(s, f, x);
      return 'exchange';
    },
    /** TS-101, TS-R57: creatures whose defence was not exceptional, and those that fumbled. */
    positions(s, f) {
      for (const id of f.fumbledAttack) toDefend(s, id, true);
      for (const id of f.fumbledDefence) toDefend(s, id, true);
      for (const id of f.defended) toDefend(s, id, false);
    },
  },
);
type Running = ReturnType<typeof engagement>;

/** TS-R43: in play and, for a structure, not fallen. */
const stands = (s: Siege, id: Id) => (s.pieces[id]?.points ?? 0) > 0;
/** TS-077, TS-100: a Mage is placed in DEFEND for a fumble only. */
function toDefend(s: Siege, id: Id, fumbled: boolean): void {
  const p = s.pieces[id];
  if (p && (fumbled || !isMage(s, p))) setPosition(s, p, 'defend');
}

/** TS-197, TS-R49: both sides roll, the attacker first. */
function rollExchange(s: Siege, f: Running, x: Exchange): void {
  const attacker = piece(s, x.attacker);
  const defender = piece(s, x.defender);
  const fight = fightOf(f, x, attacker);
  if (x.kind !== 'primary')
    emit(s, {
      type: 'followUp',
      kind: x.kind,
      card: x.item === NONE ? x.attacker : x.item,
      target: x.defender,
      sure: x.sure,
    });
  const a = x.sure ? 'hit' : attackRoll(s, f, x, attacker, fight);
  const d = rollDefence(s, {
    seat: defender.controller,
    card: defender.id,
    level: 'DL',
    parts: modifiers(s, defender, 'DL', fight),
  });
  mark(s, f, x, { a, d });
  const table = x.kind === 'riposte' ? R1 : isCreature(defender) ? M1 : M2;
  const results = table[a][d];
  if (results.length === 0) emit(s, { type: 'disengaged', card: attacker.id, target: defender.id });
  apply(s, f, x, results);
}
/** TS-R63: a Club Strike counts in every exchange but a riposte. */
function fightOf(f: Running, x: Exchange, attacker: Piece): Fight {
  const riposte = x.kind === 'riposte';
  const club = f.club === NONE || riposte ? null : (cardOf(attacker).clubStrike?.[f.club] ?? null);
  return { directed: f.directed, travel: f.travel, atStructure: x.atStructure, riposte, club };
}
/** TS-022: AL, or the Innate Skill of a Riposte Item. */
function attackRoll(s: Siege, f: Running, x: Exchange, attacker: Piece, fight: Fight): Attack {
  if (x.item !== NONE) {
    const parts = innateSkill(s, NONE, CARDS[s.names[x.item]].riposteIS ?? 0);
    return rollAttack(s, { seat: attacker.controller, card: x.item, level: 'IS', parts });
  }
  const criticalUpTo = f.directed && !fight.riposte ? cardOf(attacker).directedCritical : undefined;
  const parts = modifiers(s, attacker, 'AL', fight);
  return rollAttack(s, { seat: attacker.controller, card: attacker.id, level: 'AL', parts }, criticalUpTo);
}
/** TS-213, TS-214: the creatures that will be placed in DEFEND. */
function mark(s: Siege, f: Running, x: Exchange, rolls: { a: Attack; d: Defence }): void {
  const attacker = piece(s, x.attacker);
  const defender = piece(s, x.defender);
  if (isCreature(defender) && rolls.d !== 'exceptional' && x.item === NONE) f.defended.push(defender.id);
  if (isCreature(defender) && rolls.d === 'fumble') f.fumbledDefence.push(defender.id);
  if (!isCreature(attacker) || rolls.a !== 'fumble') return;
  f.fumbledAttack.push(attacker.id);
  if (isMage(s, attacker)) attacker.barred = true; // TS-227: from this roll on.
}

/** Damage at once; what follows goes to the front of the list in the order named. */
function apply(s: Siege, f: Running, x: Exchange, results: readonly Result[]): void {
  const defender = piece(s, x.defender);
  const next: Exchange[] = [];
  for (const result of results) {
    if (result === 'damage') damage(s, x, defender);
    else if (result === 'extra') next.push({ ...x, kind: 'extra', sure: false });
    else if (result === 'continue') next.push(...continued(s, x, defender));
    else offerRiposte(s, f, x, defender, result);
  }
  f.todo.unshift(...next);
}
function damage(s: Siege, x: Exchange, defender: Piece): void {
  if (isCreature(defender))
    call(
      s,
      wound({
        card: defender.id,
        amount: 1,
        by: x.item === NONE ? x.attacker : NONE,
        fight: true,
        ignoresPL: false,
      }),
    );
  else call(s, batter(defender.id, 1));
}
/** TS-208, TS-R42: the occupant it had when struck, or the Tower behind a Tower Shield. */
function continued(s: Siege, x: Exchange, defender: Piece): Exchange[] {
  const behind = behindOf(s, defender);
  return behind === NONE ? [] : [{ ...x, kind: 'continued', defender: behind, sure: false }];
}

/** TS-106, TS-210, TS-R44: the piece that may strike back: the defender itself, or a structure's occupant or Riposte Item (TS-R45). */
function offerRiposte(s: Siege, f: Running, x: Exchange, defender: Piece, result: Result): void {
  const disengaged = () => emit(s, { type: 'disengaged', card: x.attacker, target: x.defender });
  if (result === 'guardedRiposte' && f.wasDefend.includes(defender.id)) return disengaged();
  const sure = result === 'sureRiposte';
  const by: Id[] = [];
  if (isCreature(defender)) by.push(defender.id);
  else {
    if (result !== 'riposteItem' && defender.occupant !== NONE) by.push(defender.occupant);
    const item = riposteItemOf(s, defender);
    if (item !== NONE && x.kind !== 'riposte' && result !== 'riposte') by.push(item);
  }
  const able = by.filter(id => !s.pieces[id]?.barred);
  if (able.length > 0) call(s, riposte(able, x.attacker, defender.id, sure));
  else disengaged();
}
/** TS-162: the working Riposte Item of a structure. */
function riposteItemOf(s: Siege, structure: Piece): Id {
  return structure.items.find(id => CARDS[s.names[id]].riposteItem && !disabled(s, id)) ?? NONE;
}

/** TS-203, TS-204, TS-205, TS-206, TS-R53: the controller may riposte or decline. */
const riposte = rule(
  'riposte',
  (by: Id[], against: Id, behind: Id, sure: boolean) => ({ by, against, behind, sure }),
  {
    offer: choice({
      when: (s, f) => [...f.by, f.against].every(id => s.pieces[id] !== null),
      who: (s, f) => controllerOf(s, f.by[0]),
      options: (_s, f): Offered<'riposte' | 'decline'>[] => [
        ...f.by.map(card => ({ kind: 'riposte' as const, card })),
        { kind: 'decline' },
      ],
      then(s, f, pick) {
        if (pick.kind === 'decline') return emit(s, { type: 'declined', card: f.by[0] });
        const by = pick.card;
        const isItem = piece(s, by).kind === 'item';
        const defender = aimOfRiposte(s, f.against);
        caller<Running>(s, f).todo.unshift({
          kind: 'riposte',
          attacker: isItem ? f.behind : by,
          defender,
          atStructure: !isCreature(piece(s, defender)),
          sure: f.sure && !isItem,
          item: isItem ? by : NONE,
        });
      },
    }),
  },
);
/** A riposte against an occupant is made against its structure while that stands (6.4). */
function aimOfRiposte(s: Siege, against: Id): Id {
  const p = piece(s, against);
  return p.inside !== NONE && stands(s, p.inside) ? p.inside : against;
}
