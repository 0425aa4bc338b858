import type { Frame, Id, Option, Seat } from '@siegeworks/contract';
import { best, byQuestion, ofKind } from '@siegeworks/table';
import { creatureAt, opposes, printed } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { defenceOf } from '../state/strength.ts';
import { actionWorth, devoteTo, devoteWhom, homeWorth, keepWorth, layWorth } from './habits/actions.ts';
import { aimWorth, resolveWorth } from './habits/aims.ts';
import { addAttacker, attackCity } from './habits/attack.ts';
import { interceptor } from './habits/intercept.ts';
import { siteWorth } from './score.ts';
import type { Weights } from './weights.ts';
import { WEIGHTS } from './weights.ts';

// biome-ignore lint/suspicious/noExplicitAny: each question stands in its own kind of frame
type AnyFrame = Frame & any;
type Habit = (s: Realm, seat: Seat, options: readonly Option[], f: AnyFrame, weights: Weights) => Option;

/** Sections 11 and 12: what most players would answer without thinking. */
const HABITS: Readonly<Record<string, Habit>> = {
  'firstCity.choose': (s, _seat, options) => best(options, o => siteWorth(s, s.names[o.card ?? NONE])),
  'turn.decide': (s, seat, options) => (timeToBuild(s, seat) ? bestSite(s, options) : options[0]),
  'drawResources.decide': (s, seat, options, _f, weights) => ofKind(options, ...drawHabit(s, seat, weights)),
  'drawResources.lay': (s, seat, options, _f, weights) => best(options, o => layWorth(s, seat, o, weights)),
  'playPhase.decide': (s, seat, options, _f, weights) => best(options, o => actionWorth(s, seat, o, weights)),
  'tactics.decide': (s, seat, options) => devoteTo(s, seat, options),
  'devote.choose': (s, _seat, options, f) => devoteWhom(s, f.city, f.chosen, options),
  'announce.aim': (s, seat, options, f, weights) => best(options, o => aimWorth(s, seat, o, f.what, weights)),
  'placeTriggers.aim': (s, seat, options, f, weights) => {
    const what = s.waiting.find(item => item.n === f.n)?.what ?? '';
    return best(options, o => aimWorth(s, seat, o, what, weights));
  },
  'announce.place': (s, _seat, options) => best(options, o => homeWorth(s, o)),
  'pay.choose': (_s, _seat, options) => ofKind(options, 'auto', 'produce', 'pay'),
  'declare.city': (s, seat, options, _f, weights) => attackCity(s, seat, options, weights),
  'declare.add': (s, seat, options, _f, weights) => addAttacker(s, seat, options, weights),
  'intercept.assign': (s, _seat, options, _f, weights) => interceptor(s, options, weights),
  'battle.share': (s, _seat, options) =>
    best(options, o => -Math.abs((o.n ?? 0) - toughness(s, o.card ?? NONE))),
  'torment.choose': (s, seat, options) => best(options, o => -keepWorth(s, seat, o)),
  'discarding.choose': (s, seat, options) => best(options, o => -keepWorth(s, seat, o)),
  'unmarkPhase.price': (_s, _seat, options) => ofKind(options, 'unmark'),
  'deaths.save': (_s, _seat, options) => ofKind(options, 'nirvana', 'decline'),
  'sacrificing.nirvana': (_s, _seat, options) => ofKind(options, 'nirvana'),
  'discardPhase.extra': (s, seat, options) =>
    s.players[seat].deck.length > 1 ? ofKind(options, 'draw') : ofKind(options, 'done'),
  'search.find': (s, _seat, options) =>
    best(options, o => (o.card === undefined ? -1 : printed(s, o.card).cost)),
  'resolve.ask': (s, seat, options, _f, weights) => best(options, o => resolveWorth(s, seat, o, weights)),
};
const habitAt = byQuestion(HABITS);

export function habit(s: Realm, seat: Seat, options: readonly Option[], weights: Weights = WEIGHTS): Option {
  if (options.length === 1) return options[0];
  const f: AnyFrame = s.stack[s.stack.length - 1];
  return habitAt(f)?.(s, seat, options, f, weights) ?? options[0];
}
/** Defence that a battle has still to overcome. */
const toughness = (s: Realm, id: Id): number => {
  const c = creatureAt(s, id);
  return c ? Math.max(0, defenceOf(s, c) - c.damage) : 0;
};
/** 12.1, 12.20 */
function drawHabit(s: Realm, seat: Seat, { HABIT }: Weights): string[] {
  const { hand, resources, deck } = s.players[seat];
  if (deck.length < 8) return ['draw0', 'draw1'];
  if (hand.length < HABIT.smallHand && resources.length >= HABIT.lateStores) return ['draw2'];
  const rich = hand.length >= 7 && resources.length < 4;
  return rich ? ['draw0', 'draw1'] : ['draw1'];
}
/** 12.7: a second city, when no strong threat is on the board. */
function timeToBuild(s: Realm, seat: Seat): boolean {
  const { turns, cities } = s.players[seat];
  const quiet = s.players.every((p, other) => !opposes(s, seat, other) || p.army.length < 3);
  return turns >= BUILD_FROM && cities.length < 2 && quiet;
}
const BUILD_FROM = 4;
const bestSite = (s: Realm, options: readonly Option[]): Option =>
  best(options, o => (o.card === undefined ? -99 : siteWorth(s, s.names[o.card])));
