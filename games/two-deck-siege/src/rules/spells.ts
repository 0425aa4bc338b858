import type { Id, Option } from '@siegeworks/kernel';
import { call, cover, emit } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { BOX, idsOf } from '../cards/card.ts';
import { arrive, bindStone, heal, refresh, strike, tire } from '../state/changes.ts';
import { COURTYARD } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf, NONE } from '../state/state.ts';
import {
  breached,
  defenders,
  enemies,
  enemiesAt,
  exhausted,
  inPlay,
  sees,
  wallIndex,
} from '../state/units.ts';
import { choice, commander, DONE, rule } from './book.ts';

interface Spell {
  caster: 'wizard' | 'priest';
  /** Picks at most; the first is due, further ones are free. */
  most: number;
  /** What can be picked next, after these. */
  options(s: Siege, caster: Id, picked: readonly number[]): Option[];
  cast(s: Siege, caster: Id, pick: Option): void;
}
const FIREBALL = 5;
const LIGHTNING = 4;
const visible = (s: Siege, wizard: Id) => enemies(s).filter(enemy => sees(s, wizard, enemy));

/** 7.3: what each half of a Cast Spells order does. */
const SPELLS: Readonly<Record<string, Spell>> = {
  fireball: {
    caster: 'wizard',
    most: 2,
    options: fireballs,
    cast(s, wizard, pick) {
      const burnt = pick.kind === 'cell' ? enemiesAt(s, pick.what ?? '') : [pick.target ?? NONE];
      for (const enemy of burnt) if (!s.over) strike(s, wizard, enemy, FIREBALL);
    },
  },
  blessing: {
    caster: 'priest',
    most: 4,
    options: s =>
      defenders(s)
        .filter(id => s.units[id].tired > 0)
        .map(target => ({ kind: 'bless', target })),
    cast: (s, _priest, { target }) => refresh(s, target ?? NONE, 1),
  },
  stonebinding: {
    caster: 'wizard',
    most: 1,
    options: s =>
      castleOf(s)
        .walls.filter(wall => breached(s, wall) || s.damage[wallIndex(s, wall)] > 0)
        .map(what => ({ kind: 'bind', what })),
    cast: (s, wizard, { what }) => bindStone(s, what ?? '', wizard),
  },
  recall: {
    caster: 'priest',
    most: 1,
    options: s =>
      s.fallen.filter(id => BOX[id].type === 'defender').map(target => ({ kind: 'recall', target })),
    cast(s, _priest, { target }) {
      take(s.fallen, target ?? NONE);
      arrive(s, target ?? NONE);
    },
  },
  lightning: {
    caster: 'wizard',
    most: 3,
    options: (s, wizard, picked) =>
      visible(s, wizard)
        .filter(enemy => !picked.includes(enemy))
        .map(target => ({ kind: 'target', target })),
    cast: (s, wizard, { target }) => strike(s, wizard, target ?? NONE, LIGHTNING),
  },
  healing: {
    caster: 'priest',
    most: 3,
    options: s =>
      defenders(s)
        .filter(id => s.units[id].wounds > 0)
        .map(target => ({ kind: 'heal', target })),
    cast: (s, _priest, { target }) => heal(s, target ?? NONE),
  },
};
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
const HALVES: Readonly<Record<string, readonly string[]>> = {
  'cast-fireball-blessing': ['fireball', 'blessing'],
  'cast-stonebinding-recall': ['stonebinding', 'recall'],
  'cast-lightning-healing': ['lightning', 'healing'],
};
const casterOf = (spell: string): Id => idsOf(SPELLS[spell].caster)[0];

/** TD-109, TD-110: the halves that can be cast now. */
export function castable(s: Siege, key: string, cast: readonly string[]): string[] {
  return HALVES[key].filter(spell => {
    const caster = casterOf(spell);
    if (cast.includes(spell) || !inPlay(s, caster) || exhausted(s, caster)) return false;
    return SPELLS[spell].options(s, caster, []).length > 0;
  });
}

/** TD-108: each half once, in the order the player likes; either may be left out. */
export const casting = rule('casting', (key: string) => ({ key, cast: [] as string[], over: false }), {
  half: choice({
    when: (s, f) => !f.over && castable(s, f.key, f.cast).length > 0,
    who: commander,
    options: (s, f): Option[] => {
      const halves: Option[] = castable(s, f.key, f.cast).map(what => ({
        kind: 'cast',
        card: casterOf(what),
        what,
      }));
      return f.cast.length > 0 ? [...halves, DONE] : halves;
    },
    then(s, f, pick) {
      f.over = pick.kind === 'done';
      if (f.over) return;
      f.cast.push(pick.what ?? '');
      call(s, spell(pick.what ?? '', pick.card ?? NONE));
    },
  }),
  again(s, f) {
    if (!f.over && castable(s, f.key, f.cast).length > 0) return 'half';
  },
});

const spell = rule(
  'spell',
  (name: string, caster: Id) => ({ name, caster, picked: [] as number[], over: false }),
  {
    begin(s, f) {
      cover(`spell ${f.name}`);
      emit(s, { type: 'cast', card: f.caster, what: f.name });
    },
    target: choice({
      when: (s, f) =>
        !f.over &&
        f.picked.length < SPELLS[f.name].most &&
        SPELLS[f.name].options(s, f.caster, f.picked).length > 0,
      who: commander,
      options: (s, f) => {
        const options = SPELLS[f.name].options(s, f.caster, f.picked);
        return f.picked.length > 0 ? [...options, DONE] : options;
      },
      then(s, f, pick) {
        f.over = pick.kind === 'done';
        if (f.over) return;
        f.picked.push(pick.kind === 'cell' ? NONE : (pick.target ?? NONE));
        SPELLS[f.name].cast(s, f.caster, pick);
      },
    }),
    more(s, f) {
      if (
        !f.over &&
        f.picked.length < SPELLS[f.name].most &&
        SPELLS[f.name].options(s, f.caster, f.picked).length > 0
      )
        return 'target';
    },
    weary(s, f) {
      tire(s, f.caster);
    },
  },
);
