import type { Id, Option } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { DONE } from '@siegeworks/table';
import { choice, commander, rule } from '../rules/book.ts';
import { strike, tire } from '../state/changes.ts';
import { cellOf, SIDES } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf, NONE } from '../state/state.ts';
import { breached, defendersAt, enemiesAt, exhausted, inPlay } from '../state/units.ts';
import type { Order } from './order.ts';
import { unless } from './order.ts';

/** The strength of the attack. */
export const OIL = 4;
const below = (s: Siege, wall: string) => enemiesAt(s, cellOf(wall, 1));
const pourers = (s: Siege, wall: string) =>
  breached(s, wall) ? [] : defendersAt(s, wall).filter(id => !exhausted(s, id));
const pourSides = (s: Siege) =>
  SIDES.filter(side =>
    castleOf(s).wallsOf[side].some(wall => pourers(s, wall).length > 0 && below(s, wall).length > 0),
  );

/** Boiling Oil: for each chosen wall card one defender on it; at least one enemy must be below. */
const pouring = rule(
  'pouring',
  (side: string) => ({ side, walls: [] as string[], units: [] as Id[], over: false }),
  {
    pour: choice({
      when: (s, f) => !f.over && pours(s, f.side, f.walls).length > 0,
      who: commander,
      options: (s, f) => {
        const options = pours(s, f.side, f.walls);
        return f.walls.some(wall => below(s, wall).length > 0) ? [...options, DONE] : options;
      },
      then(_s, f, pick) {
        f.over = pick.kind === 'done';
        if (f.over) return;
        f.walls.push(pick.what ?? '');
        f.units.push(pick.card ?? NONE);
      },
    }),
    more(s, f) {
      if (!f.over && pours(s, f.side, f.walls).length > 0) return 'pour';
      call(
        s,
        ...castleOf(s)
          .walls.filter(wall => f.walls.includes(wall))
          .map(wall => scald(wall, f.units[f.walls.indexOf(wall)])),
      );
    },
  },
);
function pours(s: Siege, side: string, chosen: readonly string[]): Option[] {
  return castleOf(s)
    .wallsOf[side].filter(wall => !chosen.includes(wall))
    .flatMap(wall => pourers(s, wall).map(card => ({ kind: 'pour', card, what: wall })));
}
/** Every enemy in band 1 is attacked; then the pourer takes its token. */
const scald = rule('scald', (wall: string, unit: Id) => ({ wall, unit }), {
  pour(s, f) {
    for (const enemy of below(s, f.wall)) if (inPlay(s, enemy) && !s.over) strike(s, f.unit, enemy, OIL);
    tire(s, f.unit);
  },
});

export const BOILING_OIL: Order = {
  bars: s => unless(pourSides(s).length > 0),
  sides: pourSides,
  carryOut: (s, { side }) => call(s, pouring(side)),
  burns: OIL,
};
