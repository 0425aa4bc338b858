import type { Id, Seat } from '@siegeworks/contract';
import { exp } from '@siegeworks/contract/portable';
import { BOX, printed } from '../cards/card.ts';
import { forecast } from '../knowledge/look-ahead.ts';
import { cellOf } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf } from '../state/state.ts';
import { heartsLeft, inReach, outside, shields, strength } from '../state/units.ts';
import { postWorth } from './posts.ts';
import type { Survey } from './survey.ts';
import { survey } from './survey.ts';
import type { Weights } from './weights.ts';
import { WEIGHTS } from './weights.ts';

type Worth = Weights['WORTH'];

const SCALE = 40;

/** How good it looks for the garrison, 0 to 1; the besieger's score is 1 minus this. */
export function score(s: Siege, seat: Seat, weights: Weights = WEIGHTS): number {
  if (s.over) return s.over.places[seat] === 1 ? 1 : 0;
  const besieger = s.options.mode === 'duel' && seat === s.seats - 1;
  const chance = 0.01 + 0.98 / (1 + exp(-outlook(s, weights.WORTH) / SCALE));
  return besieger ? 1 - chance : chance;
}
function outlook(s: Siege, w: Worth): number {
  const next = forecast(s);
  const then = survey(next);
  const lost = next.over?.reason !== 'foreseen' || then.inside >= s.options.overrunLimit ? w.lost : 0;
  const surge = then.inside > 0 && !s.surged ? w.surge : 0;
  const now = worth(s, survey(s), w);
  const change = worth(next, then, w) - now + lost + surge;
  return now + change * (turnIsOver(s) ? w.foreseen : w.early) + toCome(s, w) + orders(s, w);
}
/** Before the first play there is still time to prevent what is forecast. */
const turnIsOver = (s: Siege) => s.stack[s.stack.length - 1]?.at !== 'draw';
/** Enemies in the deck have still to be beaten. */
const toCome = (s: Siege, w: Worth) => w.toCome * urgency(s, w) * (s.enemyDeck.length + s.drawn.length);
/** Cards are scarce, but a full hand is drawn over. */
function orders(s: Siege, w: Worth): number {
  const sum = s.hand.reduce((all, id) => all + orderWorth(id, w), 0);
  return s.hand.length <= FULL ? sum : (sum * FULL) / s.hand.length;
}
const FULL = 4;
const orderWorth = (id: Id, w: Worth) => (BOX[id].orderClass.endsWith('attack') ? w.attackOrder : w.order);

function worth(s: Siege, view: Survey, w: Worth): number {
  let sum = w.inside * view.inside + w.crowdInside * view.inside * view.inside;
  for (const id of view.defenders) sum += defenderWorth(s, view, id, w);
  const urgent = urgency(s, w);
  for (const id of view.enemies) sum -= urgent * danger(s, view, id, w);
  castleOf(s).walls.forEach((wall, i) => {
    sum += wallWorth(s, view, wall, i, w);
  });
  return sum;
}
function defenderWorth(s: Siege, view: Survey, id: Id, w: Worth): number {
  const { tired, place } = s.units[id];
  const { stamina, type } = printed(s, id);
  return (
    heartsLeft(s, id) * w.heart +
    (type === 'defender-special' ? w.special : 0) +
    (w.tired * tired * tired) / stamina +
    w.post * postWorth(view, id, place)
  );
}
/** 12.24: a castle that holds out may still starve, so the remaining enemies must be beaten in time. */
function urgency(s: Siege, w: Worth): number {
  const left = s.options.provisions - s.round;
  return 1 + w.hunger * Math.max(0, 1 - left / w.lean);
}
function danger(s: Siege, view: Survey, id: Id, w: Worth): number {
  const { worth: usual, hearts } = printed(s, id);
  const left = heartsLeft(s, id);
  const near = outside(s, id) && s.units[id].place[3] === '1' ? w.atTheWall : 1;
  const part = w.alive + ((1 - w.alive) * left) / hearts;
  const whole = (w.enemy + w.printed * usual) * part * near;
  return whole - w.canWound * Math.min(left, woundedBy(s, view, id, left));
}
/** How many defenders could wound it now, counted up to `most`. */
function woundedBy(s: Siege, view: Survey, enemy: Id, most: number): number {
  const against = shields(s, enemy);
  let n = 0;
  for (const id of view.defenders) {
    if (strength(s, id, 0) > against && inReach(s, id, enemy) && ++n >= most) break;
  }
  return n;
}
function wallWorth(s: Siege, view: Survey, wall: string, i: number, w: Worth): number {
  const part = s.damage[i] / s.rating[i];
  if (part >= 1) return w.breach;
  const open = view.guards[wall] ? 0 : openWorth(view, wall, w);
  return w.damage * part * part + open;
}
/** More when enemies are near or the marker comes soon. */
function openWorth(view: Survey, wall: string, w: Worth): number {
  const near = view.foes[cellOf(wall, 1)] || view.foes[cellOf(wall, 2)];
  return near ? w.openWallNear : w.openWall * Math.min(1, view.need[wall[0]]);
}
