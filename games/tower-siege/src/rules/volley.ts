import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { CARDS } from '../cards/card.ts';
import { entryOf } from '../cards/entries.ts';
import { emit } from '../state/events.ts';
import type { Offered } from '../state/offers.ts';
import { setPosition } from '../state/place.ts';
import {
  controllerOf,
  inPlay,
  isCreature,
  isMage,
  mageOf,
  standingTower,
  towerShield,
} from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { isShot, resistance, skill } from './aimed.ts';
import { attackTargets } from './aims.ts';
import { choice, rule } from './book.ts';
import type { Volley } from './calls.ts';
import type { Attack, Defence } from './levels.ts';
import { modifiers, rollAttack, rollDefence } from './levels.ts';
import { reaches } from './reach.ts';
import { batter, wound } from './wound.ts';

/** 6.5 and 6.6, TS-133, TS-R62: shots, Spells and Scrolls with an attack roll, one after the other, each resolved completely. */
export const volley = rule(
  'volley',
  (by: Seat, shooter: Id, what: string, level: number, targets: Id[]): Volley => ({
    by,
    shooter,
    what,
    level,
    targets,
    target: NONE,
    attack: 'miss',
    defence: 'failure',
    behind: NONE,
    turned: false,
  }),
  {
    next(s, f) {
      const aimed = f.targets.shift();
      if (aimed === undefined) return 'done';
      f.target = reaches(s, f.what, aimed);
      f.behind = NONE;
      f.turned = false;
      if (f.target !== NONE) return;
      emit(s, { type: 'lost', what: f.what, target: aimed });
      return 'next';
    },
    /** TS-174: a Spell Skill or Innate Skill must succeed; a miss is not resisted (TS-R49). */
    attackRoll(s, f) {
      if (!stillAttacks(s, f)) return 'done';
      f.attack = rollAttack(s, {
        seat: f.by,
        card: rollerOf(s, f),
        level: isShot(f.what) ? 'IS' : 'SS',
        parts: skill(s, f),
      });
      if (f.attack === 'miss') return 'next';
      if (f.attack !== 'fumble') return;
      fumbles(s, f);
      return 'done';
    },
    /** TS-175: a target that resists is not affected. */
    resist(s, f) {
      rollResistance(s, f);
    },
    turnBack: choice({
      when: (s, f) => mayTurnBack(s, f),
      who: (s, f) => controllerOf(s, f.target),
      options: (): Offered<'turnBack' | 'decline'>[] => [{ kind: 'turnBack' }, { kind: 'decline' }],
      then(s, f, { kind }) {
        if (kind === 'turnBack') f.turned = turnsBack(s, piece(s, f.target));
      },
    }),
    turned(s, f) {
      if (!f.turned) return;
      if (!stillAttacks(s, f)) return 'done';
      // TS-R112: an ordinary hit on the attacker, and nothing if it could not have been chosen.
      f.target = ownDefender(s, f);
      f.attack = 'hit';
      if (!mayChoose(s, f)) return 'next';
      rollResistance(s, f);
    },
    strike(s, f) {
      if (!affects(f.attack, f.defence)) return;
      const p = s.pieces[f.target];
      const { strike } = entryOf(f.what);
      if (strike) return strike(s, f);
      if (p && CARDS[f.what].shot?.freezes) return setPosition(s, p, 'defend');
      if (p && !isCreature(p) && !f.turned && goesOn(f)) f.behind = behindOf(s, p);
      const amount = CARDS[f.what].damage ?? 1; // TS-177
      if (p && isCreature(p))
        call(
          s,
          wound({
            card: p.id,
            amount,
            by: f.shooter,
            fight: false,
            ignoresPL: CARDS[f.what].shot?.ignoresPL ?? false,
          }),
        );
      else call(s, batter(f.target, amount));
    },
    goOn(s, f) {
      if (f.behind === NONE || !inPlay(s, f.behind)) return 'next';
      f.target = f.behind;
      f.behind = NONE;
      emit(s, { type: 'continued', target: f.target });
      return 'attackRoll';
    },
  },
);

/** TS-178, TS-R75: rows of 6.5: a Critical works unless Exceptional, a hit works on a failure or fumble. */
const affects = (attack: Attack, defence: Defence) =>
  attack === 'critical' ? defence !== 'exceptional' : defence === 'failure' || defence === 'fumble';
const goesOn = (f: Volley) => f.attack === 'critical' || f.defence === 'fumble';
/** TS-195, TS-208, TS-217: the occupant, or the Tower behind a Tower Shield. */
export function behindOf(s: Siege, p: Piece): Id {
  if (p.id === towerShield(s, p.controller)?.id) return standingTower(s, p.controller)?.id ?? NONE;
  return p.occupant;
}

const rollerOf = (s: Siege, f: Volley) => (f.shooter === NONE ? s.players[f.by].mage : f.shooter);
function stillAttacks(s: Siege, f: Volley): boolean {
  return s.players[f.by].alive && (f.shooter === NONE || inPlay(s, f.shooter));
}

/** TS-102, TS-218: only a fumble places the target in DEFEND. */
function rollResistance(s: Siege, f: Volley): void {
  f.defence = rollDefence(s, { seat: seatOf(s, f.target), ...resistance(s, f) });
  if (f.defence === 'fumble' && s.pieces[f.target]?.kind === 'creature')
    setPosition(s, piece(s, f.target), 'defend');
}
const seatOf = (s: Siege, id: Id) => s.pieces[id]?.controller ?? s.owners[id];

/** TS-078, TS-215: the shooter or the Mage is placed in DEFEND; a Mage is barred (TS-R58). */
function fumbles(s: Siege, f: Volley): void {
  emit(s, { type: 'fumbled', card: rollerOf(s, f), what: f.what });
  const p = f.shooter === NONE ? mageOf(s, f.by) : piece(s, f.shooter);
  if (isCreature(p)) stumbles(s, p);
}
/** TS-R59: inside a structure too. */
function stumbles(s: Siege, p: Piece): void {
  if (isMage(s, p)) p.barred = true;
  setPosition(s, p, 'defend');
}

function mayTurnBack(s: Siege, f: Volley): boolean {
  if (!s.options.redirectTargeted || f.turned || f.defence !== 'exceptional') return false;
  return s.pieces[f.target]?.kind === 'creature';
}
/** Variant `redirectTargeted`: the defending creature rolls its AL; a fumble counts like any other (TS-107). */
function turnsBack(s: Siege, p: Piece): boolean {
  const result = rollAttack(s, {
    seat: p.controller,
    card: p.id,
    level: 'AL',
    parts: modifiers(s, p, 'AL'),
  });
  if (result === 'fumble') stumbles(s, p);
  return result === 'critical' || result === 'hit';
}
function mayChoose(s: Siege, f: Volley): boolean {
  if (isShot(f.what)) return attackTargets(s, CARDS[f.what].shot?.at).some(p => p.id === f.target);
  return entryOf(f.what).magic?.aim.list(s, f.by, []).includes(f.target) === true;
}
/** The shooter, or for magic the caster or the structure it occupies. */
function ownDefender(s: Siege, f: Volley): Id {
  const p = f.shooter === NONE ? mageOf(s, f.by) : piece(s, f.shooter);
  if (p.inside === NONE) return p.id;
  const shield = p.inside === s.players[f.by].tower ? towerShield(s, f.by) : null;
  return shield?.id ?? p.inside;
}
