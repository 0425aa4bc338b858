import type { Id, Seat } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import { emit } from '../state/events.ts';
import type { Offered } from '../state/offers.ts';
import { leaveStructure, setPosition } from '../state/place.ts';
import { controllerOf, inPlay, inTheOpen, isMage, printed } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { choice, rule } from './book.ts';
import { resolve, responses } from './calls.ts';
import { blockOptions, blockSource, blocksFreely, bodyguards, defenders } from './defenders.ts';
import { engagement } from './engagement.ts';
import { declare, discardPending } from './pending.ts';
import { reaches } from './reach.ts';
import { startTravel } from './travel.ts';
import { volley } from './volley.ts';

export interface Assault {
  seat: Seat;
  attackers: Id[];
  /** Melee: the army attacked. Directed: NONE. */
  army: Seat;
  travel: string;
  /** Directed: the target. */
  target: Id;
  club: number;
}

/** C4 to C8 of a melee or Directed attack. */
export const assault = rule('assault', (a: Assault) => ({ ...a, n: NONE, defender: NONE, guard: NONE }), {
  declare(s, f) {
    const what = f.target === NONE ? 'melee' : 'directed';
    const item = declare(s, {
      kind: 'attack',
      by: f.seat,
      what,
      card: f.attackers[0],
      level: f.club,
      targets: [f.target === NONE ? f.army : f.target],
    });
    item.resolving = true; // The attack itself comes last: this rule carries it out.
    f.n = item.n;
    return f.target === NONE ? 'defender' : 'block';
  },
  block: choice({
    when: (s, f) =>
      attackersThere(s, f) &&
      piece(s, f.target).controller !== f.seat &&
      blockOptions(s, piece(s, f.target), f.travel).length > 0,
    who: (s, f) => controllerOf(s, f.target),
    options: (s, f): Offered<'noBlock' | 'block' | 'guard'>[] => [
      { kind: 'noBlock' },
      ...blockOptions(s, piece(s, f.target), f.travel),
    ],
    then(s, f, pick) {
      if (pick.kind === 'noBlock') return;
      const p = piece(s, pick.card);
      emit(s, { type: 'blocked', card: p.id });
      if (pick.kind === 'guard') {
        // TS-R130: a Bodyguard does not block; the attack is aimed at it from now on.
        f.guard = p.id;
        f.target = p.id;
        return;
      }
      f.defender = p.id;
      if (!blocksFreely(s, p, f.travel)) startTravel(s, p.controller, blockSource(s, p, f.travel), 'now');
    },
  }),
  blocked() {
    return 'window';
  },
  /** TS-135: the controller of the army that is attacked chooses. */
  defender: choice({
    when: (s, f) => attackersThere(s, f) && eligible(s, f).length > 0,
    who: (_s, f) => f.army,
    options: (s, f) => eligible(s, f).map(p => ({ kind: 'defend' as const, card: p.id })),
    then: (s, f, { card }) => stepForward(s, f, card),
  }),
  chosen(s, f) {
    // TS-R17: after a new defender is chosen there is no second window.
    if (s.pending.every(i => i.n !== f.n)) return 'dice';
  },
  window(s, f) {
    call(s, responses(f.n), resolve(f.n));
  },
  check(s, f) {
    const item = s.pending.find(i => i.n === f.n);
    if (item) discardPending(s, item);
    f.attackers = f.attackers.filter(id => mayStill(s, f.seat, id) && inTheOpen(piece(s, id))); // TS-R128, TS-R136
    if (f.attackers.length === 0) {
      emit(s, { type: 'calledOff', seat: f.seat });
      return 'done';
    }
    if (f.target !== NONE) return 'dice';
    if (!s.players[f.army].alive) return 'done';
    const able = eligible(s, f);
    if (able.length === 0) return 'done';
    return able.some(p => p.id === f.defender) ? 'dice' : 'defender';
  },
  dice(s, f) {
    const defender = f.target === NONE ? f.defender : directedAt(s, f.defender, f.target);
    if (defender === NONE || !inPlay(s, defender)) {
      emit(s, { type: 'calledOff', seat: f.seat });
      return 'done';
    }
    const { attackers, travel, club } = f;
    call(
      s,
      engagement({ attackers: attackers.slice(), defender, directed: f.target !== NONE, travel, club }),
    );
  },
  after(s, f) {
    for (const id of f.attackers) {
      if (!inPlay(s, id) || !printed(s, id).rests) continue;
      cover(`card ${s.names[id]} rests`);
      setPosition(s, piece(s, id), 'defend');
    }
    if (f.guard !== NONE && inPlay(s, f.guard)) setPosition(s, piece(s, f.guard), 'defend');
  },
});

/** If the attacking player has resigned, or the owner of a borrowed attacker, nobody is asked. */
const attackersThere = (s: Siege, f: { seat: Seat; attackers: Id[] }) =>
  s.players[f.seat].alive && f.attackers.some(id => inPlay(s, id));
/** TS-136; a chosen defender that has hidden in a structure since is no longer eligible (TS-R98). */
function eligible(s: Siege, f: { army: Seat; attackers: Id[]; defender: Id }): Piece[] {
  return defenders(s, f.army, f.attackers).filter(p => p.id !== f.defender || p.inside === NONE);
}
/** An occupant that is chosen leaves its structure first (TS-090, TS-R36). */
function stepForward(s: Siege, f: { defender: Id }, id: Id): void {
  f.defender = id;
  const p = piece(s, id);
  if (p.kind === 'creature' && p.inside !== NONE) leaveStructure(s, p);
  emit(s, { type: 'defends', card: id });
}
/** TS-148, TS-191: gone, damaged, in DEFEND or no longer controlled: the attack does not take place. */
export function mayStill(s: Siege, seat: Seat, id: Id): boolean {
  const p = s.pieces[id];
  return !!p && p.points > 0 && p.controller === seat && p.position !== 'defend';
}
/** TS-R113: the blocker while it is there and serves, or else the original target or the structure it has entered. */
function directedAt(s: Siege, blocker: Id, target: Id): Id {
  const p = s.pieces[blocker];
  if (p && inTheOpen(p) && p.controller === controllerOf(s, target)) return blocker;
  return inPlay(s, target) ? reaches(s, 'directed', target) : NONE;
}

/** C4 to C8 of a Targeted attack: only a creature that guards a Mage may step in. */
export const shooting = rule(
  'shooting',
  (seat: Seat, shooter: Id, source: Id, targets: Id[]) => ({
    seat,
    shooter,
    source,
    targets: targets.slice(),
    n: NONE,
    mages: [] as Id[],
    guards: [] as Id[],
  }),
  {
    declare(s, f) {
      const item = declare(s, {
        kind: 'attack',
        by: f.seat,
        what: s.names[f.source],
        card: f.shooter,
        level: NONE,
        targets: f.targets.slice(),
      });
      item.resolving = true;
      f.n = item.n;
      const aimedAt = new Set(f.targets.filter(id => controllerOf(s, id) !== f.seat));
      f.mages = [...aimedAt].filter(id => bodyguards(s, piece(s, id)).length > 0);
    },
    guard: choice({
      when: (s, f) => f.mages.length > 0 && stillShoots(s, f) && inPlay(s, f.mages[0]),
      who: (s, f) => controllerOf(s, f.mages[0]),
      options: (s, f): Offered<'noBlock' | 'guard'>[] => [
        { kind: 'noBlock' },
        ...bodyguards(s, piece(s, f.mages[0])).map(p => ({ kind: 'guard' as const, card: p.id })),
      ],
      then(s, f, pick) {
        if (pick.kind === 'noBlock') return;
        const guard = pick.card;
        f.guards.push(guard);
        cover(`card ${s.names[guard]} guards`);
        f.targets = f.targets.map(id => (id === f.mages[0] ? guard : id));
        emit(s, { type: 'blocked', card: guard });
      },
    }),
    /** 10.6: the targets of one attack may be several players' Mages; each player is asked. */
    nextMage(_s, f) {
      f.mages.shift();
      if (f.mages.length > 0) return 'guard';
    },
    window(s, f) {
      call(s, responses(f.n), resolve(f.n));
    },
    shoot(s, f) {
      const item = s.pending.find(i => i.n === f.n);
      if (item) discardPending(s, item);
      if (!stillShoots(s, f)) {
        emit(s, { type: 'calledOff', seat: f.seat });
        return 'done';
      }
      cover(`card ${s.names[f.source]} attacks`);
      call(s, volley(f.seat, f.shooter, s.names[f.source], NONE, f.targets.slice()));
    },
    after(s, f) {
      for (const id of f.guards) if (inPlay(s, id)) setPosition(s, piece(s, id), 'defend');
    },
  },
);
/** The shooter and its weapon are there, and it is not in DEFEND; only a Mage shoots from inside (TS-R41). */
function stillShoots(s: Siege, f: { seat: Seat; shooter: Id; source: Id }): boolean {
  if (!mayStill(s, f.seat, f.shooter) || !inPlay(s, f.source) || !s.players[f.seat].alive) return false;
  const p = piece(s, f.shooter);
  return p.inside === NONE || isMage(s, p);
}
