import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import type { AimName } from '../rules/aims.ts';
import { plain } from '../rules/costs.ts';
import { strike } from '../rules/damage.ts';
import { torment } from '../rules/discarding.ts';
import type { Offer } from '../rules/offers.ts';
import { attach, createToken } from '../state/place.ts';
import { creatureAt, creaturesOf } from '../state/readers.ts';
import type { Creature, Item, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { draw, mill } from '../state/zones.ts';
import type { Face } from './card.ts';
import type { Ability, Act, Ask, Deed } from './entry.ts';

/** The i-th target if it is still a legal creature. */
export const target = (s: Realm, item: Item, i = 0): Creature | null =>
  creatureAt(s, item.targets[i] ?? NONE);
/** The source, if it is still in play. */
export const self = (s: Realm, item: Item): Creature | null => creatureAt(s, item.card);
/** The creature that the trigger is about. */
export const subject = (s: Realm, item: Item, i = 0): Creature | null => creatureAt(s, item.data[i] ?? NONE);

export const once = (act: Act, ...aims: AimName[]): Deed => ({ aims, steps: [act] });
/** Damage to the first target; the source is the card. */
export const shoots = (n: number, aim: AimName): Deed =>
  once((s, item) => strike(s, item.card, item.targets[0], n), aim);
export const torments = (n: number): Deed =>
  once((s, item) => call(s, torment(item.targets[0], n)), 'player');
export const enchants = (aim: AimName): Deed => once((s, item) => fasten(s, item, item.targets[0]), aim);
/** AM-253: the card stays on the table. */
export function fasten(s: Realm, item: Item, on: Id): void {
  const { card } = item;
  item.card = NONE;
  attach(s, card, on, item.by);
}
export const may = (
  say: string,
  then: (s: Realm, item: Item) => void,
  when: (s: Realm, item: Item) => boolean = () => true,
): Ask => ({
  who: (_s, item) => item.by,
  options: (s, item) => (when(s, item) ? [{ kind: 'yes' }, { kind: 'no' }] : []),
  then(s, item, pick) {
    item.data.push(pick.kind === 'yes' ? 1 : 0);
    if (pick.kind === 'yes') then(s, item);
  },
  say,
});
type Cards = (s: Realm, item: Item) => Id[];
type ThenCard = (s: Realm, item: Item, card: Id) => void;
const chosen = (cards: Cards, s: Realm, item: Item): Offer[] =>
  cards(s, item).map(card => ({ kind: 'choose', card }));
/** Chooses one of these cards; nothing when there is none. */
export const choose = (say: string, cards: Cards, then: ThenCard): Ask => ({
  who: (_s, item) => item.by,
  options: (s, item) => chosen(cards, s, item),
  then(s, item, pick) {
    if (pick.card !== undefined) then(s, item, pick.card);
  },
  say,
});
/** The same, or none of them. */
export const mayChoose = (say: string, cards: Cards, then: ThenCard): Ask => ({
  ...choose(say, cards, then),
  options: (s, item) => [...chosen(cards, s, item), { kind: 'no' }],
});
/** AM-R123: the same among cards that nobody else can see. */
export const mayChooseHidden = (say: string, cards: Cards, then: ThenCard): Ask => ({
  ...mayChoose(say, cards, then),
  secret: true,
});
export const tokens =
  (card: string, n: number, marked: boolean): Act =>
  (s, item) => {
    for (let i = 0; i < n; i++) createToken(s, card, item.by, NONE, { marked });
  };
export const ids = (list: readonly Creature[]): Id[] => list.map(c => c.id);
export const own = (s: Realm, item: Item): Creature[] => creaturesOf(s, item.by);

/** Each of these players in turn order may draw a card; `data` remembers who was asked. AM-155: a player who may draw may decline. */
export const eachMayDraw = (say: string, seats: (s: Realm, item: Item) => Seat[]): Ask => {
  const next = (s: Realm, item: Item) => seats(s, item).find(seat => !item.data.includes(seat)) ?? NONE;
  return {
    who: next,
    options: (s, item) => (next(s, item) === NONE ? [] : [{ kind: 'draw' }, { kind: 'no' }]),
    then(s, item, pick) {
      const seat = next(s, item);
      item.data.push(seat);
      if (pick.kind === 'draw') draw(s, seat, 1);
    },
    again: true,
    say,
  };
};
export const mills: Deed = once((s, item) => mill(s, item.targets[0], 1), 'player');
export const draws =
  (n: number): Act =>
  (s, item) =>
    draw(s, item.by, n);
export const isEnchantment = (card: Face): boolean => card.type === 'enchantment';

const FREE = plain(0);
/** AM-260: an activated ability; marking is its only cost by default. */
export const ability = (card: string, more: Partial<Ability> = {}): Ability => ({
  what: `${card} ability`,
  marks: true,
  cost: FREE,
  any: false,
  ...more,
});
/** AM-R45, AM-R57: not even with the option `abilityTiming` at any other time. */
export const inOwnPlay = (s: Realm, c: Creature) =>
  s.turn === c.controller && (s.phase === 'play1' || s.phase === 'play2');
