import type { Id, Option, Reason } from '@siegeworks/contract';
import { because, take } from '@siegeworks/table';
import { arrive, bindStone, heal, refresh, strike } from '../state/changes.ts';
import { COURTYARD } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf, NONE } from '../state/state.ts';
import { breached, defenders, enemies, enemiesAt, inPlay, outside, sees, wallIndex } from '../state/units.ts';
import { BOX, idsOf, isEnemy } from './card.ts';

export interface Spell {
  caster: 'wizard' | 'priest';
  /** The most picks it allows; the first is required, the others are optional. */
  most: number;
  /** What can be picked next, after these. */
  options(s: Siege, caster: Id, picked: readonly number[]): Option[];
  cast(s: Siege, caster: Id, pick: Option): void;
  /** The strength of its attacks, or 0. */
  power: number;
  /** Why this cannot be its target. */
  refuses(s: Siege, caster: Id, target: Id): Reason;
}
// TD-112, TD-R33: strength is fixed, however tired the caster.
const FIREBALL = 5;
const LIGHTNING = 4;
const GONE = because('TD-038', 'it is not in play');
const NAMED = because('TD-059', 'it has already been named');
const AT_A_CELL = because('TD-113', 'outside the castle the spell is aimed at a cell');
const NO_RETURN = because('TD-055', 'a special defender never returns');
const NOT_KILLED = because('TD-117', 'only a killed defender can be recalled');
const visible = (s: Siege, wizard: Id) => enemies(s).filter(enemy => sees(s, wizard, enemy));

/** 7.3: what each half of a Cast Spells order does. */
export const SPELLS: Readonly<Record<string, Spell>> = {
  fireball: {
    caster: 'wizard',
    most: 2,
    power: FIREBALL,
    options: fireballs,
    cast(s, wizard, pick) {
      const burnt = pick.kind === 'cell' ? enemiesAt(s, pick.what ?? '') : [pick.target ?? NONE];
      for (const enemy of burnt) if (!s.over) strike(s, wizard, enemy, FIREBALL);
    },
    refuses: (s, wizard, target) => astray(s, wizard, target) ?? (outside(s, target) ? AT_A_CELL : NAMED),
  },
  blessing: {
    caster: 'priest',
    most: 4,
    power: 0,
    options: s =>
      defenders(s)
        .filter(id => s.units[id].tired > 0)
        .map(target => ({ kind: 'bless', target })),
    cast: (s, _priest, { target }) => refresh(s, target ?? NONE, 1),
    refuses: noToken,
  },
  stonebinding: {
    caster: 'wizard',
    most: 1,
    power: 0,
    options: s =>
      castleOf(s)
        .walls.filter(wall => breached(s, wall) || s.damage[wallIndex(s, wall)] > 0)
        .map(what => ({ kind: 'bind', what })),
    cast: (s, wizard, { what }) => bindStone(s, what ?? '', wizard),
    refuses: (s, wizard, target) => astray(s, wizard, target) ?? NAMED,
  },
  recall: {
    caster: 'priest',
    most: 1,
    power: 0,
    options: s =>
      s.fallen.filter(id => BOX[id].type === 'defender').map(target => ({ kind: 'recall', target })),
    cast(s, _priest, { target }) {
      take(s.fallen, target ?? NONE);
      arrive(s, target ?? NONE);
    },
    refuses: (s, _priest, target) => (s.fallen.includes(target) ? NO_RETURN : NOT_KILLED),
  },
  lightning: {
    caster: 'wizard',
    most: 3,
    power: LIGHTNING,
    options: (s, wizard, picked) =>
      visible(s, wizard)
        .filter(enemy => !picked.includes(enemy))
        .map(target => ({ kind: 'target', target })),
    cast: (s, wizard, { target }) => strike(s, wizard, target ?? NONE, LIGHTNING),
    refuses: (s, wizard, target) => astray(s, wizard, target) ?? NAMED,
  },
  healing: {
    caster: 'priest',
    most: 3,
    power: 0,
    options: s =>
      defenders(s)
        .filter(id => s.units[id].wounds > 0)
        .map(target => ({ kind: 'heal', target })),
    cast: (s, _priest, { target }) => heal(s, target ?? NONE),
    refuses: noToken,
  },
};
/** TD-113: a spell that strikes is aimed at enemies the caster sees. */
function astray(s: Siege, caster: Id, target: Id): Reason | null {
  if (!inPlay(s, target)) return GONE;
  if (!isEnemy(target)) return because('TD-113', 'the spell is aimed at enemies');
  return sees(s, caster, target) ? null : because('TD-113', `the ${BOX[caster].name} does not see it`);
}
function noToken(s: Siege, _priest: Id, target: Id): Reason {
  return inPlay(s, target) ? because('TD-058', 'it has no such token to lose') : GONE;
}
/** A whole band cell that the Wizard sees, or up to two enemies in the courtyard. */
function fireballs(s: Siege, wizard: Id, picked: readonly number[]): Option[] {
  const inside: Option[] = enemiesAt(s, COURTYARD)
    .filter(enemy => !picked.includes(enemy))
    .map(target => ({ kind: 'target', target }));
  if (picked.length > 0) return picked[0] === NONE ? [] : inside;
  const cells = new Set(
    visible(s, wizard)
      .map(enemy => s.units[enemy].place)
      .filter(place => place !== COURTYARD),
  );
  return [
    ...castleOf(s)
      .cells.filter(cell => cells.has(cell))
      .map(what => ({ kind: 'cell', what })),
    ...inside,
  ];
}
export const casterOf = (spell: string): Id => idsOf(SPELLS[spell].caster)[0];
