import type { Frame, Id, Option, Seat } from '@siegeworks/contract';
import { best, ofKind } from '@siegeworks/table';
import type { BuildingKind } from '../cards/card.ts';
import { CARDS, isBuilding } from '../cards/card.ts';
import { top } from '../rules/book.ts';
import type { Force, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { castleLife, onFront, printed, siteOf } from '../state/table.ts';
import { attackDamage, lifeDamage } from '../state/values.ts';
import { buildingWorth, goodPlay, playWorth } from './plans.ts';
import { levyJudge } from './prospects.ts';
import { forceWorth, slotPrice } from './score.ts';
import { attackJudge, boostWorth, defenceJudge } from './war.ts';
import type { Weights } from './weights.ts';
import { HELPING, WEIGHTS } from './weights.ts';

type Habit = (s: War, seat: Seat, options: readonly Option[], weights: Weights) => Option;

/** Section 12 and the quick decisions of section 11: what most players would choose without thinking. */
const HABITS: Readonly<Record<string, Habit>> = {
  'open.decide': (s, seat, options, weights) => {
    const attack = attackJudge(s, seat, weights);
    const levy = levyJudge(s, s.players[seat], weights);
    return best(options, o => openWorth(s, seat, o, { attack, levy, weights }));
  },
  'draw.mulligan': (_s, _seat, options) => options[0],
  'end.discard': (s, seat, options, weights) => best(options, o => -keepWorth(s, seat, o, weights)),
  'announce.aim': (s, seat, options, weights) => {
    const { what } = top<Frame & { what: string }>(s);
    return best(options, o => aimWorth(s, seat, o, { what, weights }));
  },
  'misdirect.turn': (s, seat, options, weights) =>
    best(options, o => aimWorth(s, seat, o, { what: '', weights })),
  'runStack.respond': (s, seat, options, weights) => best(options, o => answerWorth(s, seat, o, weights)),
  'window.act': (s, seat, options, weights) => best(options, o => windowWorth(s, seat, o, weights)),
  'wave.declare': (s, seat, options, weights) => {
    const attack = attackJudge(s, seat, weights);
    return best(options, o => (o.kind === 'launch' ? 0 : attack(o)));
  },
  'defence.assign': (s, seat, options, weights) => {
    const defend = defenceJudge(s, seat, weights);
    return best(options, o => (o.kind === 'done' ? 0 : defend(o)));
  },
  'battle.trap': (s, _seat, options, weights) => best(options, o => worthOf(s, o.card, weights)),
  'battle.victim': (s, _seat, options, weights) => best(options, o => victimWorth(s, o, weights)),
  'battle.breach': (_s, _seat, options) => ofKind(options, 'castle'),
  'battle.capture': (s, _seat, options, weights) =>
    worthOf(s, options[0].card, weights) > weights.WAR.prize ? options[0] : ofKind(options, 'decline'),
  'split.capture': (_s, _seat, options) => options[0],
  'flight.choose': (s, _seat, options, weights) => best(options, o => -worthOf(s, o.card, weights)),
  'search.choose': (s, seat, options, weights) => best(options, o => keepWorth(s, seat, o, weights)),
  'reconstruct.rebuild': (_s, _seat, options) => options[0],
  'takeOver.choose': (s, _seat, options, weights) => best(options, o => worthOf(s, o.target, weights)),
};

export function habit(s: War, seat: Seat, options: readonly Option[], weights: Weights = WEIGHTS): Option {
  if (options.length === 1) return options[0];
  const { rule, at } = top(s);
  return HABITS[`${rule}.${at}`]?.(s, seat, options, weights) ?? options[0];
}

const worthOf = (s: War, id: Id | undefined, weights: Weights) => {
  const f = onFront(s, id ?? NONE);
  return f ? forceWorth(s, f, weights) : 0;
};
interface Opening {
  attack(o: Option): number;
  levy(name: string, kind: BuildingKind): number;
  weights: Weights;
}
interface Aiming {
  what: string;
  weights: Weights;
}
/** Ending the phase is worth nothing: anything worth more comes first. */
function openWorth(s: War, seat: Seat, o: Option, { attack, levy, weights }: Opening): number {
  const { card = NONE, target = NONE, what = '' } = o;
  switch (o.kind) {
    case 'endPhase':
      return 0;
    case 'layLand':
    case 'rebuildLand':
    case 'raise':
      return 90;
    case 'placeBuilding':
    case 'linkBuilding':
      return placeWorth(s, seat, { card, target }, weights);
    case 'levy':
      return isBuilding(what) ? levy(s.names[card], what) - sitePrice(s, seat, target, weights) : -1;
    case 'placeForce':
      return printed(s, card).worth;
    case 'heal':
      return 1;
    case 'millCastle':
      return s.players[seat].castleDamage > 0.4 * castleLife(s.players[seat]) ? 2 : -1;
    case 'ability':
      return o.what === 'telekinesis' ? -1 : 3;
    case 'play':
      return playWorth(s, seat, card, weights);
    case 'attack':
      return attack(o);
    default:
      return -1;
  }
}
/** Buildings are spread over the Lands (12.2). */
function placeWorth(
  s: War,
  seat: Seat,
  { card, target }: { card: Id; target: Id },
  weights: Weights,
): number {
  return buildingWorth(s, seat, card, weights) - sitePrice(s, seat, target, weights);
}
/** What the slot on this Land would be worth otherwise. */
function sitePrice(s: War, seat: Seat, target: Id, weights: Weights): number {
  const filled = s.players[seat].lands.find(each => each.id === target)?.buildings.length ?? 0;
  return slotPrice(s.players[seat], weights.WORTH) + 0.01 * filled;
}
/** Cards that are hard to place go first. */
function keepWorth(s: War, seat: Seat, { card: id = NONE }: Option, weights: Weights): number {
  const card = printed(s, id);
  if (card.type === 'land') return 20;
  if (card.type === 'building') return buildingWorth(s, seat, id, weights) + 2;
  return (card.isForce ? card.worth : 9) / (1 + card.needList.length);
}
/** Players help their own cards and harm those of others. */
function aimWorth(s: War, seat: Seat, o: Option, { what, weights }: Aiming): number {
  if (o.kind === 'done') return 0;
  if (o.seat !== undefined) return s.players[o.seat].castleDamage + 1;
  const id = o.target ?? NONE;
  const f = onFront(s, id);
  if (CARDS[what]?.wear) return f ? forceWorth(s, f, weights) - 6 * f.worn.length : 0;
  if (f) return forceAim(s, seat, f, { what, weights });
  const site = siteOf(s, id);
  if (site) return site.seat === seat ? -5 : 5;
  const item = s.items.find(each => each.card === id);
  if (item) return item.by === seat ? -9 : 9;
  if (s.players[seat].discard.includes(id)) return printed(s, id).worth;
  return s.owners[id] === seat ? -1 : 4;
}
function forceAim(s: War, seat: Seat, f: Force, { what, weights }: Aiming): number {
  if (HELPING.includes(what)) return forceWorth(s, f, weights) + 3 * f.damage;
  if (f.controller === seat) return -20;
  const deadly = lifeDamage(s, f) - f.damage <= 3 ? 8 : 0;
  return forceWorth(s, f, weights) + deadly;
}
function windowWorth(s: War, seat: Seat, o: Option, weights: Weights): number {
  return o.kind === 'pass' || o.kind === 'play'
    ? answerWorth(s, seat, o, weights)
    : boostWorth(s, o, weights);
}
const answerWorth = (s: War, seat: Seat, { kind, card = NONE }: Option, weights: Weights) =>
  kind === 'pass' ? 0 : goodPlay(s, seat, printed(s, card).id, weights) - 0.5;
/** Forces that the blow would kill, most valuable first. */
function victimWorth(s: War, { card = NONE }: Option, weights: Weights): number {
  const f = onFront(s, card);
  const a = s.battle ? onFront(s, s.battle.attacker) : null;
  if (!f || !a) return 0;
  const dies = f.damage + attackDamage(s, a) >= lifeDamage(s, f);
  return forceWorth(s, f, weights) + (dies ? 20 : 0);
}
