import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { entryOf } from '../cards/entries.ts';
import { emit } from '../state/events.ts';
import type { Offered } from '../state/offers.ts';
import { leaveStructure } from '../state/place.ts';
import { cardOf, hasSubtype, inPlay } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { attackTargets } from './aims.ts';
import { assault, shooting } from './assault.ts';
import type { AttackKind } from './attack-kinds.ts';
import { attackKinds, directedTargets, party, skillTargets } from './attack-kinds.ts';
import { choice, rule } from './book.ts';
import { canPay } from './costs.ts';
import { pay } from './pay.ts';

interface Specified {
  seat: Seat;
  attacker: Id;
  manner: AttackKind['kind'] | 'none';
  army: Seat;
  travel: string;
  /** The creature or Item that shoots. */
  source: Id;
  targets: Id[];
  club: number;
  mountFirst: boolean;
}
/** C3: the kind of attack, its target or targets, its options, its price. */
export const attack = rule(
  'attack',
  (seat: Seat, attacker: Id): Specified => ({
    seat,
    attacker,
    manner: 'none',
    army: NONE,
    travel: '',
    source: NONE,
    targets: [],
    club: NONE,
    mountFirst: false,
  }),
  {
    manner: choice({
      who: (_s, f) => f.seat,
      when: (s, f) => ready(s, f) && attackKinds(s, piece(s, f.attacker)).length > 0,
      options: (s, f) => attackKinds(s, piece(s, f.attacker)),
      then(_s, f, pick) {
        f.manner = pick.kind;
        if (pick.kind === 'melee') f.army = pick.seat;
        else if (pick.kind === 'directed') f.travel = pick.what;
        else f.source = pick.card;
      },
    }),
    aim: choice({
      when: (s, f) => ready(s, f) && f.manner !== 'melee' && f.manner !== 'none' && aims(s, f).length > 0,
      who: (_s, f) => f.seat,
      options: (s, f) => aims(s, f).map(target => ({ kind: 'target' as const, target })),
      then(_s, f, { target }) {
        f.targets.push(target);
      },
    }),
    moreAims(s, f) {
      if (!ready(s, f) || f.manner === 'none') return 'done';
      // A player has resigned since and took the last target along.
      if (f.manner !== 'melee' && f.targets.length === 0) return 'done';
      const shot = f.manner === 'shoot' ? cardOf(piece(s, f.source)).shot : undefined;
      if (!shot) return;
      if (shot.spread && f.targets.length < shot.count && aims(s, f).length > 0) return 'aim';
      // A single Target for all shots.
      while (f.targets.length < shot.count) f.targets.push(f.targets[0]);
    },
    club: choice({
      when: (s, f) => ready(s, f) && byHand(f) && clubLevels(s, f.attacker).length > 0,
      who: (_s, f) => f.seat,
      options: (s, f): Offered<'club' | 'noClub'>[] => [{ kind: 'noClub' }, ...clubLevels(s, f.attacker)],
      then(_s, f, pick) {
        f.club = pick.kind === 'club' ? pick.n : NONE;
      },
    }),
    order: choice({
      when: (s, f) => ready(s, f) && byHand(f) && party(s, piece(s, f.attacker)).length > 1,
      who: (_s, f) => f.seat,
      options: (): Offered<'riderFirst' | 'mountFirst'>[] => [{ kind: 'riderFirst' }, { kind: 'mountFirst' }],
      then(_s, f, pick) {
        f.mountFirst = pick.kind === 'mountFirst';
      },
    }),
    pay(s, f) {
      if (!ready(s, f)) return 'done';
      const { attackSkill } = entryOf(s.names[f.attacker]);
      if (f.manner === 'skill' && attackSkill) call(s, pay(f.seat, attackSkill.cost, f.attacker));
      if (f.club !== NONE) call(s, pay(f.seat, { gp: 0, pp: clubCost(s, f) }, f.attacker));
    },
    specify(s, f) {
      if (!ready(s, f)) return 'done';
      s.progress = true;
      s.players[f.seat].attacked = true;
      if (f.manner === 'shoot' || f.manner === 'skill') {
        strikes(s, piece(s, f.attacker));
        call(s, shooting(f.seat, f.attacker, f.source, f.targets));
        return;
      }
      const attackers = inOrder(s, f.attacker, f.mountFirst);
      for (const id of attackers) {
        const p = piece(s, id);
        strikes(s, p);
        if (p.inside !== NONE) leaveStructure(s, p);
      }
      const target = f.manner === 'melee' ? NONE : f.targets[0];
      call(s, assault({ seat: f.seat, attackers, army: f.army, travel: f.travel, target, club: f.club }));
    },
  },
);

/** Its player may have resigned, or the owner with whom a borrowed attacker leaves. */
const ready = (s: Siege, f: Specified) => s.players[f.seat].alive && inPlay(s, f.attacker);
const byHand = (f: Specified) => f.manner === 'melee' || f.manner === 'directed';

function aims(s: Siege, f: Specified): Id[] {
  const p = piece(s, f.attacker);
  if (f.manner === 'skill') return skillTargets(s, p);
  if (f.manner === 'directed') return directedTargets(s, p, f.travel).map(t => t.id);
  return attackTargets(s, cardOf(piece(s, f.source)).shot?.at)
    .filter(t => t.id !== p.id)
    .map(t => t.id);
}

/** TS-132: the attacker with a Club Strike, alone or under a rider. */
function giant(s: Siege, attacker: Id): Piece {
  const both = party(s, piece(s, attacker)).map(id => piece(s, id));
  return both.find(p => cardOf(p).clubStrike) ?? both[0];
}
const clubCost = (s: Siege, f: Specified) => cardOf(giant(s, f.attacker)).clubStrike?.[f.club].pp ?? 0;
function clubLevels(s: Siege, attacker: Id): Offered<'club'>[] {
  const p = giant(s, attacker);
  return (cardOf(p).clubStrike ?? []).flatMap((level, n) =>
    canPay(s, p.controller, { gp: 0, pp: level.pp }) ? [{ kind: 'club', n }] : [],
  );
}

/** TS-116: it has attacked or used its either-or skill. */
export function act(s: Siege, p: Piece): void {
  p.acted = true;
  emit(s, { type: 'acted', card: p.id });
}
/** TS-117, TS-157, TS-R68: it has attacked, and its active Items count as used. */
function strikes(s: Siege, p: Piece): void {
  act(s, p);
  p.attacked = true;
  for (const id of p.items) if (piece(s, id).active) piece(s, id).usedOn = s.turnsBegun;
}
/** TS-130: rider first unless the controller says otherwise. */
function inOrder(s: Siege, attacker: Id, mountFirst: boolean): Id[] {
  const both = party(s, piece(s, attacker));
  if (both.length < 2) return both;
  const [rider, mount] = hasSubtype(piece(s, both[0]), 'Mount') ? [both[1], both[0]] : both;
  return mountFirst ? [mount, rider] : [rider, mount];
}
