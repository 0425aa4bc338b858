import type { Frame, Id, Option, Thing } from '@siegeworks/contract';
import { BOX, idsOf } from '../cards/card.ts';
import { ORDER_CARDS } from '../cards/orders.ts';
import { casterOf } from '../cards/spells.ts';
import type { Acting } from '../cards/ways.ts';
import { entersWith, foresee, harmOf } from '../knowledge/foresight.ts';
import { actions, actors } from '../rules/acting.ts';
import { ANYHOW, mayGeneric } from '../rules/generic.ts';
import { noOrder } from '../rules/orders.ts';
import { castable } from '../rules/spells.ts';
import { cellOf } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf, NONE } from '../state/state.ts';
import { defenders, enemiesAt, exhausted } from '../state/units.ts';

// biome-ignore lint/suspicious/noExplicitAny: each question stands in its own kind of frame
const top = (s: Siege) => s.stack[s.stack.length - 1] as Frame & any;
const cardOf = (o: Option): Id => o.card ?? NONE;
const placeOf = (o: Option): string => o.what ?? '';

type About = (s: Siege, o: Option) => Thing[];
/** What each kind of option is about beside its card and target. */
const ABOUT: Readonly<Record<string, About>> = {
  order: (s, o) => ordered(s, BOX[cardOf(o)].key),
  endTurn: s => threatened(s),
  genericAttack: s => actors(s, ANYHOW, []),
  genericMove: s => defenders(s).filter(id => !exhausted(s, id)),
  name: (s, o) => (top(s).attack ? aims(s, ANYHOW, cardOf(o)) : []),
  act: (s, o) => aims(s, top(s), cardOf(o)),
  repair: (_s, o) => [placeOf(o)],
  to: (s, o) => [...(top(s).rule === 'generic' ? top(s).units : []), placeOf(o)],
  side: (s, o) => sideCards(s, placeOf(o)),
  place: (_s, o) => [o.card === undefined ? placeOf(o) : cellOf(placeOf(o), 3)],
  pour: (s, o) => [placeOf(o), ...enemiesAt(s, cellOf(placeOf(o), 1))],
  cell: (s, o) => [top(s).caster, placeOf(o), ...enemiesAt(s, placeOf(o))],
  target: s => (top(s).rule === 'spell' ? [top(s).caster] : []),
  bless: s => [top(s).caster],
  heal: s => [top(s).caster],
  recall: s => [top(s).caster],
  bind: (s, o) => [top(s).caster, placeOf(o)],
  siegeWall: (_s, o) => [placeOf(o)],
  climber: s => [top(s).walls[0]],
};
export function about(s: Siege, o: Option): Thing[] {
  const named = [o.card, o.target].filter(id => id !== undefined && id >= 0) as Id[];
  return [...new Set([...named, ...(ABOUT[o.kind]?.(s, o) ?? [])])];
}

/** Enemies, walls and defenders that one unit could choose as its target. */
const aims = (s: Siege, acting: Acting, id: Id): Thing[] =>
  actions(s, acting, id).flatMap(({ target, what }) => target ?? what ?? []);
const sideCards = (s: Siege, side: string): string[] =>
  castleOf(s).ring.filter(place => castleOf(s).sidesOf[place].some(each => each === side));

/** Whoever could act on the order, cast its spells or enter play with it, and the places it leads to. */
function ordered(s: Siege, key: string): Thing[] {
  const { acting, sides, places } = ORDER_CARDS[key];
  const { spells, summons } = BOX[idsOf(key)[0]];
  const who = acting ? (sides?.(s) ?? ['']).flatMap(side => actors(s, { ...acting, side }, [])) : [];
  const casters = spells.length > 0 ? castable(s, key, []).map(casterOf) : [];
  return [...who, ...casters, ...(summons === '' ? [] : idsOf(summons)), ...(places?.(s) ?? [])];
}
/** What the siege turn would cost: whoever is hurt, the walls that fall, whoever gets in. */
const threatened = (s: Siege): Thing[] =>
  (foresee(s)?.deeds ?? []).flatMap(deed => [
    ...harmOf(deed).map(({ target }) => target),
    ...deed.walls.filter(({ breaches }) => breaches).map(({ wall }) => wall),
    ...(entersWith(deed) ? [deed.enemy] : []),
  ]);

/**
 * Only what costs the player nothing: to draw where the deck never runs out, to hold no enemy back, to end a turn in
 * which nothing more could be played. To end an order gives up what the others could still have done.
 */
export function harmless(s: Siege, { kind }: Option): boolean {
  const { rule } = top(s);
  if (kind === 'draw') return !s.options.spent;
  if (kind === 'endTurn') return !mayGeneric(s) && s.hand.every(id => noOrder(s, BOX[id].key) !== null);
  return kind === 'done' && (rule === 'siegeTurn' || rule === 'specials');
}
