import type { Id, Option } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import { DONE } from '@siegeworks/table';
import { CARDS } from '../cards/card.ts';
import { casterOf, SPELLS } from '../cards/spells.ts';
import { tire } from '../state/changes.ts';
import { tell } from '../state/events.ts';
import type { Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { exhausted, inPlay } from '../state/units.ts';
import { choice, commander, rule } from './book.ts';

/** TD-109, TD-110: the halves that can be cast now (TD-R33, TD-R83). */
export function castable(s: Siege, key: string, cast: readonly string[]): string[] {
  return CARDS[key].spells.filter(spell => {
    const caster = casterOf(spell);
    if (cast.includes(spell) || !inPlay(s, caster) || exhausted(s, caster)) return false;
    return SPELLS[spell].options(s, caster, []).length > 0;
  });
}

/** TD-108: each half once, in any order; either may be left out. */
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

interface Cast {
  name: string;
  caster: Id;
  /** Targets so far; NONE stands for a cell. */
  picked: number[];
  over: boolean;
}
const goesOn = (s: Siege, { name, caster, picked, over }: Cast): boolean =>
  !over && picked.length < SPELLS[name].most && SPELLS[name].options(s, caster, picked).length > 0;

const spell = rule('spell', (name: string, caster: Id): Cast => ({ name, caster, picked: [], over: false }), {
  begin(s, f) {
    cover(`spell ${f.name}`);
    tell(s, { type: 'cast', card: f.caster, what: f.name });
  },
  target: choice({
    when: goesOn,
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
    if (goesOn(s, f)) return 'target';
  },
  // TD-111
  weary(s, f) {
    tire(s, f.caster);
  },
});
