import type { Id, Seat } from '@siegeworks/kernel';
import { call, advance as run } from '@siegeworks/kernel';
import { BOX } from './cards/card.ts';
import { cellOf, clockwiseFrom } from './geometry.ts';
import { advance } from './rules/advance.ts';
import { attacks } from './rules/attacks.ts';
import { rule, rules } from './rules/book.ts';
import type { Siege } from './state.ts';
import { castleOf, clone } from './state.ts';
import {
  breached,
  defenders,
  defendersAt,
  enemies,
  enemiesAt,
  enemiesInside,
  enemyBand,
  heartsLeft,
  inReach,
  outside,
  shields,
  strength,
  wallIndex,
} from './units.ts';

/** Point 25 of section 12 as numbers. */
const WORTH = {
  heart: 3,
  special: 5,
  tired: -0.25,
  exhausted: -2,
  danger: 1.3,
  atTheWall: 1.1,
  inside: 5,
  crowdInside: 2.5,
  breach: -14,
  damage: -6,
  openWall: -2.5,
  openWallNear: -8,
  canWound: 0.5,
  order: 0.7,
};

/** The next siege turn without new cards, ties friendly: combat has no dice, so it can be foreseen. */
const lookAhead = rule('lookAhead', () => ({}), {
  advance(s) {
    call(s, advance([]));
  },
  attack(s) {
    call(s, attacks('turn'));
  },
  stop(s) {
    s.over ??= { places: s.known.map(() => 0), draw: true, rule: '', reason: 'foreseen' };
  },
});
export function forecast(s: Siege): Siege {
  const c = clone(s);
  c.events = null;
  c.options = { ...c.options, ties: 'auto-friendly', mode: 'solo' };
  c.enemyDeck = [];
  c.enemyDiscard = [];
  c.surged = true;
  c.stack = [lookAhead()];
  run(rules, c);
  return c;
}

/** How good it looks for the garrison, 0 to 1; the besieger sees it the other way round. */
export function score(s: Siege, seat: Seat): number {
  const besieger = s.options.mode === 'duel' && seat === s.seats - 1;
  if (s.over) return s.over.places[seat] === 1 ? 1 : 0;
  const next = forecast(s);
  const lost = next.over?.reason !== 'foreseen' && next.over?.reason !== 'victory';
  const value = lost ? -60 : 0.35 * worth(s) + 0.65 * worth(next) + progress(s);
  const chance = 0.01 + 0.98 / (1 + Math.exp(-value / 40));
  return besieger ? 1 - chance : chance;
}
/** Fewer enemies to come, orders in hand. */
const progress = (s: Siege) =>
  (34 - s.enemyDeck.length - enemies(s).length) * 1.2 + s.hand.length * WORTH.order - 20;

function worth(s: Siege): number {
  let sum = 0;
  for (const id of defenders(s)) sum += defenderWorth(s, id);
  for (const id of enemies(s)) sum -= enemyWorth(s, id);
  const inside = enemiesInside(s).length;
  sum -= WORTH.crowdInside * inside * inside;
  for (const wall of castleOf(s).walls) sum += wallWorth(s, wall);
  return sum - 60;
}
function defenderWorth(s: Siege, id: Id): number {
  const { tired } = s.units[id];
  const weary = tired >= 2 * BOX[id].stamina ? WORTH.exhausted : 0;
  return (
    heartsLeft(s, id) * WORTH.heart +
    (BOX[id].type === 'defender-special' ? WORTH.special : 0) +
    tired * WORTH.tired +
    weary
  );
}
function enemyWorth(s: Siege, id: Id): number {
  const near = !outside(s, id) ? 1 : enemyBand(s, id) === 1 ? WORTH.atTheWall : 1;
  const hurt = BOX[id].worth * (0.5 + heartsLeft(s, id) / BOX[id].hearts);
  const reach = defenders(s).some(each => strength(s, each, 0) > shields(s, id) && inReach(s, each, id));
  return hurt * WORTH.danger * near + (outside(s, id) ? 0 : WORTH.inside) - (reach ? WORTH.canWound : 0);
}
function wallWorth(s: Siege, wall: string): number {
  const i = wallIndex(s, wall);
  const part = s.damage[i] / s.rating[i];
  if (breached(s, wall)) return WORTH.breach;
  const held = defendersAt(s, wall).length > 0;
  return WORTH.damage * part * part + (held ? 0 : openWorth(s, wall));
}
/** More when melee enemies are near or the marker comes soon. */
function openWorth(s: Siege, wall: string): number {
  const melee = [1, 2, 3].some(band => enemiesAt(s, cellOf(wall, band)).some(id => BOX[id].range === 1));
  if (melee) return WORTH.openWallNear;
  const soon = 4 - clockwiseFrom(s.marker).findIndex(side => side === wall[0]);
  return (WORTH.openWall * soon) / 4;
}
