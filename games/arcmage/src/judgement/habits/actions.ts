import type { Id, Option, Seat } from '@siegeworks/contract';
import { entryOf } from '../../cards/book.ts';
import { CARDS } from '../../cards/card.ts';
import { cityAt, creatureAt, creaturesOf, opposes, ownResidents, printed } from '../../state/readers.ts';
import type { Creature, Realm } from '../../state/realm.ts';
import { isCreature, NONE } from '../../state/realm.ts';
import { loyaltyOf, striking } from '../../state/strength.ts';
import { AMBUSHES, DRAWS, FREE_USES, HARMFUL, HELPFUL, NEEDS_A_PLAN, SPIES } from '../card-worths.ts';
import type { Weights } from '../weights.ts';
import { creatureStake } from './aims.ts';

/** Creatures first, then what hurts, then abilities; in the second phase one creature leaves each city. */
export function actionWorth(s: Realm, seat: Seat, o: Option, weights: Weights): number {
  const id = o.card ?? NONE;
  if (o.kind === 'play') return playWorth(s, seat, id, weights);
  if (o.kind === 'use') return useWorth(s, seat, id, o.what ?? '');
  // An enchantment is more useful as itself, unless there is no creature to put it on.
  if (o.kind === 'playAsCreature') return creaturesOf(s, seat).length < 4 ? 4 : -1;
  const c = creatureAt(s, id);
  if (!c) return 0;
  if (o.kind === 'moveToArmy') return marchWorth(s, c);
  const goal = o.kind === 'move' ? cityAt(s, o.target ?? NONE) : null;
  const spies = goal !== null && opposes(s, seat, goal.controller) && SPIES.includes(c.card);
  return spies && s.phase === 'play2' ? 1.2 : -1;
}
function playWorth(s: Realm, seat: Seat, id: Id, weights: Weights): number {
  const card = printed(s, id);
  if (card.type === 'creature') return 5 + card.cost;
  if (NEEDS_A_PLAN.includes(card.id)) return -1;
  const least = weights.CAST[card.id] ?? 0;
  if (least > 0) return bestVictim(s, seat, card.id, weights) >= least ? 3 : -1;
  if (HELPFUL.includes(card.id)) return creaturesOf(s, seat).length > 1 && card.type !== 'event' ? 2 : -1;
  // Events can wait for a better moment, but not for ever.
  const full = s.players[seat].hand.length > 5;
  const foes = s.pieces.some(p => isCreature(p) && opposes(s, seat, p.controller));
  return foes && (card.type !== 'event' || full) ? 3 : -1;
}
/** The most that the card could strike. */
function bestVictim(s: Realm, seat: Seat, card: string, weights: Weights): number {
  let most = 0;
  for (const p of s.pieces)
    if (isCreature(p) && opposes(s, seat, p.controller) && p.attached.length === 0)
      most = Math.max(most, creatureStake(s, p, card, weights));
  return most;
}
function useWorth(s: Realm, seat: Seat, id: Id, what: string): number {
  if (FREE_USES.includes(what)) return s.phase === 'play2' ? 1.5 : -1;
  if (DRAWS.includes(what)) return mayDrawFreely(s, seat) && s.phase === 'play2' ? 1.5 : -1;
  if (!AMBUSHES.includes(what)) return -1;
  const here = cityAt(s, creatureAt(s, id)?.city ?? NONE);
  return here && opposes(s, seat, here.controller) ? 4 : -1;
}
/** 12.20: a deck is a clock; a full hand needs no more. */
export const mayDrawFreely = (s: Realm, seat: Seat): boolean =>
  s.players[seat].deck.length > 15 && s.players[seat].hand.length < 6;
/** 12.5: the one move of a city is for its best attacker; the best defender from inside stays. */
function marchWorth(s: Realm, c: Creature): number {
  const home = cityAt(s, c.city);
  if (s.phase !== 'play2' || !home || home.controller !== c.controller) return -1;
  if ('peaceful' in CARDS[c.card].keywords) return -1;
  const blow = striking(s, c);
  return blow > 0 ? 1 + blow / 10 : -1;
}

/** 12.2, 12.3: up to about seven; cities and expensive duplicates first, in the faction that the hand needs. */
export function layWorth(s: Realm, seat: Seat, o: Option, { HABIT, PROMISES }: Weights): number {
  const { hand, resources } = s.players[seat];
  if (o.card === undefined) return resources.length >= 7 ? 50 : -50;
  const card = printed(s, o.card);
  const copies = hand.filter(id => s.names[id] === card.id).length;
  const wanted = neededOf(s, seat, o.n ?? 0);
  const soon = card.type === 'creature' && card.cost <= resources.length + 1 ? -4 : 0;
  const situational = NEEDS_A_PLAN.includes(card.id) ? 6 : 0;
  return (
    (card.type === 'city' ? 20 : card.cost) +
    3 * (copies - 1) +
    wanted +
    soon +
    situational -
    HABIT.promise * (PROMISES[card.id] ?? 0)
  );
}
/** Loyalty of this faction that the hand still lacks. */
function neededOf(s: Realm, seat: Seat, faction: number): number {
  const { hand, resources } = s.players[seat];
  const laid = resources.filter(row => row.faction === faction).length;
  return hand.filter(id => printed(s, id).faction === faction && printed(s, id).loyalty > laid).length;
}
export function keepWorth(s: Realm, seat: Seat, o: Option): number {
  if (o.card === undefined) return s.players[seat].resources.length > 7 ? 1 : 4;
  const card = printed(s, o.card);
  if (card.type === 'city' || NEEDS_A_PLAN.includes(card.id)) return 0;
  return card.type === 'creature' ? 3.5 - card.cost / 10 : 3;
}

/**
 * Into the army if it may; to a city that holds its own back if nobody there could be devoted; failing that, where the
 * fewest live, so that every city has a creature to move.
 */
export function homeWorth(s: Realm, o: Option): number {
  const home = cityAt(s, o.target ?? NONE);
  if (!home) return 99;
  const idle = entryOf(home.card).site?.holdsBack !== undefined && reachable(s, home.id) === 0;
  return idle ? 50 : -home.residents.length;
}

/** 12.9: the level that devotion could reach without harm, or 0. */
function reachable(s: Realm, id: Id): number {
  const home = cityAt(s, id);
  if (!home) return 0;
  const ready = ownResidents(s, home).reduce((sum, c) => sum + (c.marked ? 0 : loyaltyOf(s, c)), 0);
  const levels = CARDS[home.card].levels.map(each => each.level);
  return Math.max(0, ...levels.filter(level => level <= ready && level < (HARMFUL[home.card] ?? 99)));
}
/** 12.9, 12.10: worth it while no possible attacker could take the city. */
export function devoteTo(s: Realm, seat: Seat, options: readonly Option[]): Option {
  const [end] = options;
  const threat = s.pieces.reduce(
    (sum, p) =>
      sum + (isCreature(p) && p.city === NONE && opposes(s, seat, p.controller) ? striking(s, p) : 0),
    0,
  );
  const fits = (o: Option) =>
    reachable(s, o.card ?? NONE) > 0 && threat < (cityAt(s, o.card ?? NONE)?.defence ?? 0);
  return options.find(o => o.card !== undefined && fits(o)) ?? end;
}
/** As few as reach the level, those with many loyalty marks first. */
export function devoteWhom(s: Realm, cityId: Id, chosen: readonly Id[], options: readonly Option[]): Option {
  const given = chosen.reduce((sum, id) => sum + marksOf(s, id), 0);
  const done = options.find(o => o.kind === 'done');
  if (done && given >= reachable(s, cityId)) return done;
  const worth = (o: Option) => (o.kind === 'devoteResident' ? marksOf(s, o.card ?? NONE) : -1);
  return options.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}
const marksOf = (s: Realm, id: Id): number => {
  const c = creatureAt(s, id);
  return c ? loyaltyOf(s, c) : 0;
};
