import type { Seat } from '@siegeworks/contract';
import { castCost } from '../rules/cast.ts';
import type { Cost, Payment } from '../rules/costs.ts';
import { alchemyRatio, goldOf, powerOf, waysToPay } from '../rules/costs.ts';
import { priceOf } from '../rules/purchase.ts';
import { skillCost } from '../rules/skills.ts';
import { feeOf } from '../rules/upkeep.ts';
import { tendCost } from '../rules/wound.ts';
import type { Offer } from '../state/offers.ts';
import { cardIn } from '../state/offers.ts';
import type { QuestionFrame } from '../state/question-frame.ts';
import { controllerOf, printed } from '../state/readers.ts';
import type { Siege } from '../state/state.ts';
import { piece } from '../state/state.ts';

/** `5 gold`, `8 gold + 8 power`. */
export const amounts = ({ gp, pp }: Cost): string =>
  [gp > 0 ? `${gp} gold` : '', pp > 0 ? `${pp} power` : ''].filter(Boolean).join(' + ') || 'free';

/** What an action costs, with and without Alchemy: `5 gold, or 4 gold + 3 power`. */
export function costForecast(s: Siege, o: Offer, f: QuestionFrame): string {
  const seat = f.rule === 'wound' ? controllerOf(s, f.card) : f.seat;
  const cost = priceOfOption(s, seat, o);
  if (!cost) return '';
  const usual = usualPrice(s, seat, cost);
  // A purchase is weighed against Alchemy; magic is cast for what it costs.
  const [plain, other] = waysToPay(s, seat, cost);
  if (o.kind !== 'buy' || !other || plain.replaced > 0) return usual;
  return `${usual}, or ${amounts(exchanged(s, seat, cost, other))}`;
}
/** What is paid without being asked how: as little by Alchemy as possible. */
export function usualPrice(s: Siege, seat: Seat, cost: Cost): string {
  const [way] = waysToPay(s, seat, cost);
  if (!way || way.replaced === 0) return amounts(cost);
  return `${amounts(exchanged(s, seat, cost, way))} by Alchemy`;
} /** Of a level that cannot be paid for with power alone. */
export function levelForecast(s: Siege, seat: Seat, what: string, level: number): string {
  const cost = castCost(s, seat, what, level, 1);
  const price = usualPrice(s, seat, cost);
  return price === amounts(cost) ? '' : price;
}
function priceOfOption(s: Siege, seat: Seat, o: Offer): Cost | null {
  const card = cardIn(o);
  if (o.kind === 'buy') return priceOf(s, seat, card);
  if (o.kind === 'cast') return castCost(s, seat, 'what' in o ? o.what : s.names[card], 0, 1);
  if (o.kind === 'travel') return { gp: 0, pp: printed(s, card).travelCost ?? 0 };
  if (o.kind === 'regenerate') return { gp: 0, pp: printed(s, card).regeneration ?? 0 };
  if (o.kind === 'tend') return tendCost(s, card);
  if (o.kind === 'upkeep') return feeOf(s, piece(s, card));
  return o.kind === 'skill' ? skillCost(s.names[card]) : null;
}
/** What is actually paid when points of one kind are replaced by the other (TS-062). */
function exchanged(s: Siege, seat: Seat, { gp, pp }: Cost, { of, replaced }: Payment): Cost {
  const ratio = alchemyRatio(s, seat);
  if (of === 'gold') return { gp: gp - replaced, pp: pp + ratio * replaced };
  if (of === 'power') return { gp: gp + ratio * replaced, pp: pp - replaced };
  return { gp, pp };
}

export function upkeepForecast(s: Siege, o: Offer): string {
  return o.kind === 'upkeep' ? amounts(feeOf(s, piece(s, o.card))) : 'you may still pay later this turn';
}

/** What is left after paying this way. */
export function payForecast(s: Siege, o: Offer, f: QuestionFrame): string {
  if (o.kind !== 'pay') return '';
  const paid = exchanged(s, f.seat, { gp: f.gp, pp: f.pp }, { of: o.what, replaced: o.n });
  return `leaves ${goldOf(s, f.seat) - paid.gp} gold and ${powerOf(s, f.seat) - paid.pp} power`;
}
