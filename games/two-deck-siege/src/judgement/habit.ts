import type { Frame, Id, Option, Seat } from '@siegeworks/contract';
import { power } from '@siegeworks/contract/portable';
import { best, byQuestion, ofKind } from '@siegeworks/table';
import { OIL } from '../cards/boiling-oil.ts';
import { BOX, printed } from '../cards/card.ts';
import { SPELLS } from '../cards/spells.ts';
import { noOrder } from '../rules/orders.ts';
import { placeTie, siegeWallTie, targetTie } from '../rules/ties.ts';
import { cellOf } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf, NONE } from '../state/state.ts';
import { enemiesAt, isWall, repairable, room, strength, wallIndex } from '../state/units.ts';
import type { Glance } from './glance.ts';
import { gainer, glance, ground, moveGain, moveGains, roomy } from './glance.ts';
import { orderWorth, rushWorth, sideWorth } from './orders-worth.ts';
import { blowWorth, volley, weary } from './volley.ts';
import type { Weights } from './weights.ts';
import { WEIGHTS } from './weights.ts';

// biome-ignore lint/suspicious/noExplicitAny: each question stands in its own kind of frame
type AnyFrame = Frame & any;
type Habit = (s: Siege, options: readonly Option[], f: AnyFrame, w: Weights) => Option;

const whats = (options: readonly Option[]) => options.map(o => o.what ?? '');

/** Section 12 and the quick answers of section 11. */
const HABITS: Readonly<Record<string, Habit>> = {
  'defenderTurn.draw': (_s, options) => ofKind(options, 'draw'),
  'defenderTurn.discard': (s, options, _f, w) => best(options, o => -keepWorth(s, o.card ?? 0, w.KEEP)),
  'defenderTurn.play': chooseCard,
  'order.side': (s, options, f, w) => {
    const g = glance(s, w);
    return best(options, o => sideWorth(g, f.key, o.what ?? ''));
  },
  'order.place': (s, options, _f, w) => {
    const g = glance(s, w);
    return best(options, o => rushWorth(g, o.what ?? ''));
  },
  'acting.unit': chooseActor,
  'acting.action': (s, options, f, w) => best(options, o => actionWorth(s, o, f.bonus, w)),
  'generic.what': (s, options, _f, w) => {
    const g = glance(s, w);
    return ofKind(options, pairWorth(g) >= stepWorth(g) ? 'genericAttack' : 'genericMove');
  },
  'generic.name': (s, options, f, w) => (f.attack ? chooseStriker : chooseWalker)(s, options, f, w),
  'generic.act': (s, options, _f, w) => best(options, o => actionWorth(s, o, 0, w)),
  'generic.place': choosePlace,
  'moving.unit': chooseWalker,
  'moving.place': choosePlace,
  'pouring.pour': (s, options, _f, w) => best(options, o => pourWorth(s, o, w)),
  'spell.target': (s, options, f, w) => best(options, o => spellWorth(s, o, f.name, w)),
  'standDown.rest': (s, options) =>
    best(options, o => (o.card === undefined ? 0 : s.units[o.card].tired / printed(s, o.card).stamina)),
  'handle.wall': (s, options) => {
    const wall = placeTie(s, whats(options));
    return best(options, o => (o.what === wall ? 1 : 0));
  },
  'attacks.target': (s, options, f) => {
    const list = options.map(o => o.target ?? NONE);
    const target = targetTie(s, list, printed(s, f.id).swords);
    return best(options, o => (o.target === target ? 1 : 0));
  },
  'attacks.wall': (s, options) => {
    const wall = siegeWallTie(s, whats(options));
    return best(options, o => (o.what === wall ? 1 : 0));
  },
  'siegeTurn.bottom': (s, options) => best(options, o => -(printed(s, o.card ?? 0).worth || 3)),
};
const habitAt = byQuestion(HABITS);

export function habit(s: Siege, _seat: Seat, options: readonly Option[], weights: Weights = WEIGHTS): Option {
  if (options.length === 1) return options[0];
  const f: AnyFrame = s.stack[s.stack.length - 1];
  return habitAt(f)?.(s, options, f, weights) ?? options[0];
}

/** A full hand is drawn over anyway. */
const FULL = 5;
function keepWorth(s: Siege, id: Id, keep: Weights['KEEP']): number {
  const { orderClass } = BOX[id];
  const spent = orderClass === 'summon' && noOrder(s, BOX[id].key) !== null;
  return spent ? keep.spare : (keep[orderClass] ?? keep.spare);
}
/** The card that brings most beyond what it is worth to keep. */
function chooseCard(s: Siege, options: readonly Option[], _f: AnyFrame, w: Weights): Option {
  const g = glance(s, w);
  const hurry = s.hand.length >= FULL ? w.THRIFT.full : w.THRIFT.usual;
  const weak = Math.max(pairWorth(g), stepWorth(g));
  return best(options, o => {
    if (o.kind === 'endTurn') return 0;
    const card = o.card ?? 0;
    const gain = o.kind === 'order' ? orderWorth(g, BOX[card].key) : weak;
    return gain - hurry * keepWorth(s, card, w.KEEP) - w.THRIFT.least;
  });
}
/** The best pair of blows from one card, or one from the courtyard. */
const pairWorth = (g: Glance) =>
  Math.max(
    volley(g, id => g.s.units[id].place === 'C', 0, 1),
    ...castleOf(g.s).ring.map(place =>
      (g.view.guards[place] ?? 0) > 0 ? volley(g, id => g.s.units[id].place === place, 0, 2) : 0,
    ),
  );
const stepWorth = (g: Glance) => Math.max(0, ...moveGains(g)) - g.weights.AID.step;

/** 12.7, 12.8: what kills first, then what wounds, by danger. */
function actionWorth(s: Siege, o: Option, bonus: number, { BLOW, AID }: Weights): number {
  const id = o.card ?? NONE;
  if (o.kind === 'attack')
    return blowWorth(s, o.target ?? NONE, strength(s, id, bonus), BLOW) - weary(s, id, BLOW);
  if (o.kind === 'repair') return repairWorth(s, o.what ?? '', AID) - weary(s, id, BLOW);
  return o.what === 'wound' ? AID.tendWound : AID.tendTired;
}
/** 12.12 */
function repairWorth(s: Siege, wall: string, aid: Weights['AID']): number {
  const i = wallIndex(s, wall);
  return aid.repair + aid.worn * power(s.damage[i] / s.rating[i], 2);
}
function chooseActor(s: Siege, options: readonly Option[], f: AnyFrame, w: Weights): Option {
  const g = glance(s, w);
  return best(options, o => (o.kind === 'done' ? w.AID.enough : actorWorth(g, o.card ?? NONE, f)));
}
function actorWorth(g: Glance, id: Id, f: AnyFrame): number {
  const { s } = g;
  const { BLOW, AID } = g.weights;
  const foes = f.how === 'sally' ? sallyFoes(g, f.side) : f.how === 'shore' ? [] : (g.reach.get(id) ?? []);
  const power = strength(s, id, f.bonus);
  let most = 0;
  for (const enemy of foes) most = Math.max(most, blowWorth(s, enemy, power, BLOW));
  if (most > 0) return most - weary(s, id, BLOW);
  const mends = printed(s, id).repairIcons > 0 || f.how === 'shore';
  return mends
    ? Math.max(0, ...repairable(s, id).map(wall => repairWorth(s, wall, AID))) - weary(s, id, BLOW)
    : 0;
}
const sallyFoes = ({ s, view }: Glance, side: string) =>
  view.enemies.filter(id => s.units[id].place.length === 4 && s.units[id].place[0] === side);

/** The best blow of the card on which the best pair stands. */
function chooseStriker(s: Siege, options: readonly Option[], _f: AnyFrame, w: Weights): Option {
  const g = glance(s, w);
  const pairs = new Map<string, number>();
  const pair = (place: string) => {
    const limit = place === 'C' ? 1 : 2;
    const known = pairs.get(place) ?? volley(g, id => s.units[id].place === place, 0, limit);
    pairs.set(place, known);
    return known;
  };
  return best(options, o => {
    if (o.kind === 'done') return w.AID.enough;
    const id = o.card ?? NONE;
    const own = volley(g, other => other === id, 0, 1);
    return own > 0 ? 10 * pair(s.units[id].place) + own : 0;
  });
}
/** 12.2 to 12.4 */
function chooseWalker(s: Siege, options: readonly Option[], f: AnyFrame, w: Weights): Option {
  const g = ground(s, w);
  const gain = gainer(g, f.to ? [f.to] : roomy(s));
  const second = f.rule === 'generic' && f.units.length > 0;
  return best(options, o => {
    if (o.kind === 'done') return w.AID.enough;
    return second ? 0 : gain(o.card ?? NONE);
  });
}
function choosePlace(s: Siege, options: readonly Option[], _f: AnyFrame, w: Weights): Option {
  const g = ground(s, w);
  return best(options, o => (room(s, o.what ?? '') > 0 ? moveGain(g, o.card ?? NONE, [o.what ?? '']) : -99));
}

function pourWorth(s: Siege, o: Option, { AID, BLOW }: Weights): number {
  if (o.kind === 'done') return AID.enough;
  const below = enemiesAt(s, cellOf(o.what ?? '', 1)).reduce(
    (sum, id) => sum + blowWorth(s, id, OIL, BLOW),
    0,
  );
  return below > 0 ? below - weary(s, o.card ?? NONE, BLOW) : 0;
}
function spellWorth(s: Siege, o: Option, spell: string, { AID, BLOW }: Weights): number {
  if (o.kind === 'done') return AID.enough;
  const { power } = SPELLS[spell];
  if (o.kind === 'cell')
    return enemiesAt(s, o.what ?? '').reduce((sum, id) => sum + blowWorth(s, id, power, BLOW), 0);
  if (power > 0) return blowWorth(s, o.target ?? NONE, power, BLOW);
  if (o.what !== undefined && isWall(s, o.what)) return s.damage[wallIndex(s, o.what)];
  const { tired, wounds } = s.units[o.target ?? 0];
  if (spell === 'recall') return printed(s, o.target ?? 0).swords + printed(s, o.target ?? 0).stamina / 4;
  return spell === 'blessing' ? tired / printed(s, o.target ?? 0).stamina : wounds;
}
