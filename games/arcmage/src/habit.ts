import type { Frame, Id, Option, Seat } from '@siegeworks/kernel';
import { CARDS } from './cards/card.ts';
import { creatureWorth } from './score.ts';
import type { Creature, Realm } from './state.ts';
import { NONE } from './state.ts';
import { attackOf, defenceOf, fightOf, loyaltyOf, striking } from './strength.ts';
import { cityAt, creatureAt, creaturesOf, opposes, ownResidents } from './table.ts';

// biome-ignore lint/suspicious/noExplicitAny: each question stands in its own kind of frame
type AnyFrame = Frame & any;
type Habit = (s: Realm, seat: Seat, options: readonly Option[], f: AnyFrame) => Option;

const best = (options: readonly Option[], worth: (o: Option) => number) =>
  options.reduce((a, b) => (worth(b) > worth(a) ? b : a));
const kind = (options: readonly Option[], ...kinds: string[]): Option => {
  for (const k of kinds) {
    const found = options.find(o => o.kind === k);
    if (found) return found;
  }
  return options[0];
};

/** Sections 11 and 12: what most players would answer without thinking. */
const HABITS: Readonly<Record<string, Habit>> = {
  'turn.decide': (s, seat, options) => {
    const { turns, cities } = s.players[seat];
    return turns >= 4 && cities.length < 2 && quiet(s, seat) ? kind(options, 'build') : options[0];
  },
  'drawResources.decide': (s, seat, options) => {
    const { hand, resources, deck } = s.players[seat];
    if (deck.length === 0) return kind(options, 'draw0', 'draw1');
    if (hand.length < 3 && resources.length >= 5) return kind(options, 'draw2');
    return hand.length >= 7 && resources.length < 4
      ? kind(options, 'draw0', 'draw1')
      : kind(options, 'draw1');
  },
  'drawResources.lay': (s, seat, options) => best(options, o => layWorth(s, seat, o)),
  'playPhase.decide': (s, seat, options) => best(options, o => actionWorth(s, seat, o)),
  'tactics.decide': (s, seat, options) =>
    options.find(o => o.card !== undefined && rewards(s, seat, o.card)) ?? options[0],
  'devote.choose': (_s, _seat, options) => kind(options, 'devoteResident', 'recall', 'done'),
  'announce.aim': (s, seat, options, f) => best(options, o => aimWorth(s, seat, o, f.what)),
  'placeTriggers.aim': (s, seat, options, f) => {
    const what = s.waiting.find(item => item.n === f.n)?.what ?? '';
    return best(options, o => aimWorth(s, seat, o, what));
  },
  'announce.place': (_s, _seat, options) => kind(options, 'toArmy', 'toCity'),
  'pay.choose': (_s, _seat, options) => kind(options, 'auto', 'produce', 'pay'),
  'declare.city': (s, seat, options) => best(options, o => attackWorth(s, seat, o.target)),
  'declare.add': (_s, _seat, options) => options.find(o => o.kind === 'attacker') ?? options[0],
  'intercept.assign': (s, _seat, options) => best(options, o => interceptWorth(s, o)),
  'battle.share': (s, _seat, options) =>
    best(options, o => -Math.abs((o.n ?? 0) - toughness(s, o.card ?? NONE))),
  'torment.choose': (s, seat, options) => best(options, o => -keepWorth(s, seat, o)),
  'discarding.choose': (s, seat, options) => best(options, o => -keepWorth(s, seat, o)),
  'unmarkPhase.price': (_s, _seat, options) => kind(options, 'unmark'),
  'deaths.save': (_s, _seat, options) => kind(options, 'nirvana', 'decline'),
  'sacrificing.nirvana': (_s, _seat, options) => kind(options, 'nirvana'),
  'discardPhase.extra': (s, seat, options) =>
    s.players[seat].deck.length > 1 ? kind(options, 'draw') : kind(options, 'done'),
  'search.find': (s, _seat, options) =>
    best(options, o => (o.card === undefined ? -1 : CARDS[s.names[o.card]].cost)),
  'resolve.ask': (s, seat, options) => best(options, o => resolveWorth(s, seat, o)),
};
export function habit(s: Realm, seat: Seat, options: readonly Option[]): Option {
  if (options.length === 1) return options[0];
  const f: AnyFrame = s.stack[s.stack.length - 1];
  return HABITS[`${f.rule}.${f.at}`]?.(s, seat, options, f) ?? options[0];
}
const toughness = (s: Realm, id: Id): number => {
  const c = creatureAt(s, id);
  return c ? Math.max(0, defenceOf(s, c) - c.damage) : 0;
};
/** 12.9: a level can be reached, and whoever might attack could not take the city. */
function rewards(s: Realm, seat: Seat, id: Id): boolean {
  const home = cityAt(s, id);
  if (!home) return false;
  const first = CARDS[home.card].levels.find(each => each.level > 0)?.level ?? 99;
  const ready = ownResidents(s, home).filter(c => !c.marked);
  const threat = s.pieces.reduce(
    (sum, p) =>
      sum +
      (p?.kind === 'creature' && p.city === NONE && opposes(s, seat, p.controller) ? striking(s, p) : 0),
    0,
  );
  return ready.reduce((sum, c) => sum + loyaltyOf(c), 0) >= first && threat < home.defence;
}
/** 12.7: no strong threat on the board. */
const quiet = (s: Realm, seat: Seat) =>
  s.players.every((p, other) => !opposes(s, seat, other) || p.army.length < 3);

/** 12.2, 12.3: up to about seven; expensive duplicates and cities first, in the faction that the hand needs. */
function layWorth(s: Realm, seat: Seat, o: Option): number {
  const { hand, resources } = s.players[seat];
  if (o.card === undefined) return resources.length >= 7 ? 50 : -50;
  const card = CARDS[s.names[o.card]];
  const copies = hand.filter(id => s.names[id] === card.id).length;
  const wanted = hand.filter(id => CARDS[s.names[id]].faction === o.n).length;
  const early = card.type === 'creature' && card.cost <= 3 ? -4 : 0;
  return (card.type === 'city' ? 20 : card.cost) + 3 * (copies - 1) + wanted + early;
}
function keepWorth(s: Realm, seat: Seat, o: Option): number {
  if (o.card !== undefined) return CARDS[s.names[o.card]].type === 'city' ? 0 : 3;
  return s.players[seat].resources.length > 7 ? 1 : 4;
}
/** Creatures first, then what hurts; one creature leaves each city for the army. */
function actionWorth(s: Realm, seat: Seat, o: Option): number {
  if (o.kind === 'play') return playWorth(s, seat, o.card ?? NONE);
  if (o.kind === 'moveToArmy') {
    const c = creatureAt(s, o.card ?? NONE);
    return c && striking(s, c) > 0 && s.phase === 'play2' ? 1 + striking(s, c) / 10 : -1;
  }
  if (o.kind === 'use') return s.phase === 'play2' ? 0.5 : -1;
  return 0;
}
function playWorth(s: Realm, seat: Seat, id: Id): number {
  const card = CARDS[s.names[id]];
  if (card.type === 'creature') return 5 + card.cost;
  if (HELPFUL.includes(card.id)) return creaturesOf(s, seat).length > 1 && card.type !== 'event' ? 2 : -1;
  const foes = s.pieces.some(p => p?.kind === 'creature' && opposes(s, seat, p.controller));
  return foes && card.id !== 'jevyans-advice' && card.id !== 'seat-of-the-throne' ? 3 : -1;
}
/** Cards and deeds that one wishes on one's own creatures and cities. */
const HELPFUL = [
  'centaurs-bow',
  'centaurs-staff',
  'elvish-cloak',
  'wild-trample',
  'taurs-armor',
  'solar-blessing',
  'merman-armor',
  'satyrs-tune',
  'seat-of-the-throne',
  'guincho 2',
  'orc-rouser enter',
  'elvish-sorceress card-played',
  'smith ability',
];
function aimWorth(s: Realm, seat: Seat, o: Option, what: string): number {
  const friendly = HELPFUL.includes(what) ? 1 : -1;
  if (o.seat !== undefined) return opposes(s, seat, o.seat) ? 1 : 0;
  const id = o.target ?? NONE;
  const c = creatureAt(s, id);
  if (c) return (opposes(s, seat, c.controller) ? -1 : 1) * friendly * creatureWorth(s, c);
  const home = cityAt(s, id);
  if (home) return (opposes(s, seat, home.controller) ? -1 : 1) * friendly * (4 - home.defence / 10);
  return 0;
}
function resolveWorth(s: Realm, seat: Seat, o: Option): number {
  if (o.kind === 'yes' || o.kind === 'draw') return s.players[seat].deck.length > 3 ? 2 : -1;
  if (o.kind === 'no' || o.kind === 'done') return 0;
  const c = creatureAt(s, o.card ?? NONE);
  if (c) return opposes(s, seat, c.controller) ? creatureWorth(s, c) : 1 / (1 + creatureWorth(s, c));
  const home = cityAt(s, o.card ?? NONE);
  if (home) return opposes(s, seat, home.controller) ? 20 - home.defence : home.defence;
  return 1;
}

/** 12.12, 12.13: what gets through if everybody who can intercepts one attacker. */
function attackWorth(s: Realm, seat: Seat, target: Id | undefined): number {
  const goal = target === undefined ? null : cityAt(s, target);
  if (!goal) return 0;
  const mine = creaturesOf(s, seat).filter(c => c.city === NONE && !c.marked);
  const theirs = creaturesOf(s, goal.controller).filter(
    c => !c.marked && (c.city === NONE || c.city === goal.id),
  );
  const blows = mine.map(c => striking(s, c)).sort((a, b) => b - a);
  const through = blows.slice(theirs.length).reduce((sum, n) => sum + n, 0);
  const falls = through >= goal.defence ? 10 : 0;
  return through + falls + (theirs.length === 0 ? 1 : -1) - theirs.length / 4;
}
/** 12.15: intercept where the attacker dies or the defender lives, or where the city is in danger. */
function interceptWorth(s: Realm, o: Option): number {
  if (o.kind === 'done') return 0;
  const [d, a] = [creatureAt(s, o.card ?? NONE), creatureAt(s, o.target ?? NONE)];
  if (!d || !a) return -1;
  const lives = defenceOf(s, d) - d.damage > attackOf(s, a);
  const kills = attackOf(s, d) >= defenceOf(s, a) - a.damage;
  return (kills ? creatureWorth(s, a) : 0) + (lives ? 1 : -creatureWorth(s, d)) + danger(s, a);
}
function danger(s: Realm, a: Creature): number {
  const fight = fightOf(s, a.id);
  const goal = fight && cityAt(s, fight.city);
  if (!fight || !goal || fight.intercepted) return 0;
  const through = (s.combat?.fights ?? [])
    .filter(each => each.city === goal.id && !each.intercepted)
    .reduce((sum, each) => sum + striking(s, creatureAt(s, each.attacker) ?? a), 0);
  const weight = through >= goal.defence ? 3 : goal.defence <= 5 ? 1 : 0.5;
  return striking(s, a) * weight;
}
