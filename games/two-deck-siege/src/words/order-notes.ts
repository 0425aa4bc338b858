import type { Id, Option } from '@siegeworks/contract';
import { counted, listed, lower } from '@siegeworks/table';
import { BOX, idsOf } from '../cards/card.ts';
import { MOST_MOVED, ORDER_CARDS } from '../cards/orders.ts';
import type { Acting } from '../cards/ways.ts';
import { resultOf } from '../knowledge/sight.ts';
import { actions, actors } from '../rules/acting.ts';
import { movers } from '../rules/moving.ts';
import { noOrder } from '../rules/orders.ts';
import { castable } from '../rules/spells.ts';
import { SIDE_NAMES } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { defenders, strength } from '../state/units.ts';
import { cardName } from './names.ts';

/** What an order could do now, then what its card says. */
export function orderNote(s: Siege, { card = NONE }: Option): string {
  const text = lower(BOX[card].text.replace(/\.$/, ''));
  const now = SUMS[BOX[card].orderClass]?.(s, card) ?? actingSum(s, card);
  return [now, text].filter(part => part !== '').join('; ');
}

type Sum = (s: Siege, card: Id) => string;
/** By the kind of order, where nobody attacks on it. */
const SUMS: Readonly<Record<string, Sum>> = {
  spell: (s, card) => `${listed(castable(s, BOX[card].key, []))} can be cast`,
  summon: (_s, card) => `the ${cardName(idsOf(BOX[card].summons)[0])} card enters the courtyard`,
  move: (s, card) => placesSum(s, card) || `${movers(s, MOST_MOVED, '', []).length} could move`,
  rest: s => {
    const weary = defenders(s).filter(id => s.units[id].tired > 0).length;
    return `${counted(weary, 'defender is', 'defenders are')} tired`;
  },
};
/** How many could act, and how many of them have somebody to kill; of several sides the best one. */
function actingSum(s: Siege, card: Id): string {
  const { acting, sides, burns } = ORDER_CARDS[BOX[card].key];
  if (burns !== undefined) return `enemies at the foot of the ${sideList(sides?.(s) ?? [])} walls can burn`;
  if (!acting) return placesSum(s, card);
  const ways = (sides?.(s) ?? ['']).map(side => ({ side, ...prospect(s, { ...acting, side }) }));
  const [{ side, able, kill }] = ways.sort((a, b) => b.kill - a.kill || b.able - a.able);
  const where = side === '' ? '' : `best on the ${SIDE_NAMES[side]} side: `;
  return `${where}${able} could act${kill > 0 ? `, ${kill} of them could kill` : ''}`;
}
const sideList = (sides: readonly string[]) => listed(sides.map(side => SIDE_NAMES[side]));
function placesSum(s: Siege, card: Id): string {
  const places = ORDER_CARDS[BOX[card].key].places?.(s);
  return places ? `to one of ${counted(places.length, 'place')}` : '';
}
function prospect(s: Siege, acting: Acting): { able: number; kill: number } {
  const able = actors(s, acting, []);
  const kills = (id: Id) =>
    actions(s, acting, id).some(
      ({ kind, target = NONE }) =>
        kind === 'attack' && resultOf(s, strength(s, id, acting.bonus), target) === 'kill',
    );
  return { able: able.length, kill: able.filter(kills).length };
}

/** A card that can only be spent says why its own text cannot be used (TD-R99). */
export function genericNote(s: Siege, { card = NONE }: Option): string {
  const barred = noOrder(s, BOX[card].key);
  const what = 'one or two defenders in one place attack or move';
  return barred ? `${what}; not as printed: ${barred.text}` : `${what}; its own text is not used`;
}
