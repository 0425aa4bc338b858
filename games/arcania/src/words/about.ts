import type { Frame, Id, Option, Seat, Thing } from '@siegeworks/contract';
import { cardsOf } from '../cards/card.ts';
import { boostOf } from '../cards/entry.ts';
import type { Announced } from '../rules/announce.ts';
import { attackerOf } from '../rules/battle.ts';
import { helpers, supporters } from '../rules/needs.ts';
import type { Pick } from '../state/pick.ts';
import { pickOf } from '../state/pick.ts';
import type { Attack, Item, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { castleLife } from '../state/table.ts';
import { stormOf } from './forecast.ts';

/** A Castle is an area of the board. */
export const castleOf = (seat: Seat): string => `${seat}.castle`;
const top = (s: War) => s.stack[s.stack.length - 1] as Partial<Announced> & Frame;
const known = (...things: Thing[]): Thing[] => things.filter(thing => thing !== NONE);

type About = (s: War, o: Pick) => Thing[];
const own: About = (_s, o) => known(o.card, o.target);
/** What each kind of option is about, where it is more than its card and target. */
const ABOUT: Readonly<Record<string, About>> = {
  attack: (_s, o) => [o.card, castleOf(o.seat)],
  launch: s => attacked(s.wave),
  done: s => doneWith(s),
  pass: s => waiting(s),
  castle: s => (s.battle ? [s.battle.attacker, castleOf(s.battle.seat)] : []),
  target: (s, o) => {
    const { card = NONE, source = NONE } = top(s);
    return known(card, source, o.target, ...(o.seat === NONE ? [] : [castleOf(o.seat)]));
  },
  victim: (s, o) => known(o.card, s.battle?.attacker ?? NONE),
  trap: (s, o) => known(o.card, s.battle?.attacker ?? NONE),
  breach: (s, o) => known(o.card, s.battle?.attacker ?? NONE),
  millCastle: (s, o) => [o.target, castleOf(s.turn)],
};
export const about = (s: War, option: Option): Thing[] => (ABOUT[option.kind] ?? own)(s, pickOf(option));

const attacked = (wave: readonly Attack[]): Thing[] => [
  ...new Set(wave.flatMap(({ attacker, seat }) => [attacker, castleOf(seat)])),
];
/** The attackers that nobody blocks, or the targets chosen so far. */
function doneWith(s: War): Thing[] {
  const { rule, seat, targets = [] } = top(s);
  if (rule !== 'defence') return targets;
  return attacked(s.wave.filter(attack => attack.seat === seat && !attack.blocked));
}
/** What happens if nobody does anything: the card on top of the stack, or the battle. */
function waiting(s: War): Thing[] {
  const item = s.items[s.items.length - 1];
  if (item) return aimed(item);
  if (!s.battle) return attacked(s.wave);
  const { attacker, defenders, seat, blocked } = s.battle;
  return [attacker, ...(blocked ? defenders : [castleOf(seat)])];
}
const aimed = ({ card, source, targets, seat }: Item): Thing[] =>
  known(card, source, ...targets, ...(seat === NONE ? [] : [castleOf(seat)]));

type Uses = (s: War, o: Pick) => Id[];
const building: Uses = (_s, o) => (o.target === NONE ? [] : [o.target]);
/** What each kind of option uses up beside its own card. */
const USES: Readonly<Record<string, Uses>> = {
  placeForce: (s, o) => paidFor(s, s.owners[o.card], s.names[o.card]),
  play: (s, o) => paidFor(s, s.owners[o.card], s.names[o.card]),
  target: s => announced(s),
  done: s => announced(s),
  heal: building,
  millCastle: building,
  millRebuild: building,
  regenerate: building,
  capture: building,
};
export function uses(s: War, option: Option): Id[] {
  const o = pickOf(option);
  return boostOf(o.kind) ? building(s, o) : (USES[o.kind]?.(s, o) ?? []);
}
/** What is paid when its targets have been chosen. */
function announced(s: War): Id[] {
  const { rule, seat = NONE, what = '', card = NONE } = top(s);
  return rule === 'announce' && card !== NONE ? paidFor(s, seat, what) : [];
}
/** AK-065, AK-066, AK-274: the Buildings in its needs, in the order of use, and who lets a used one serve again. */
function paidFor(s: War, seat: Seat, what: string): Id[] {
  const card = cardsOf(s)[what];
  if (card.isForce && !s.options.placementUsesBuildings) return [];
  const used = card.needList.flatMap(([kind, n]) => supporters(s, seat, card, kind).slice(0, n));
  const again = used.filter(b => b.used).length;
  return [
    ...used.map(b => b.id),
    ...helpers(s, seat)
      .slice(0, again)
      .map(f => f.id),
  ];
}

/** Going on with what has been chosen, or doing nothing. */
const HARMLESS = ['pass', 'done', 'endPhase', 'keep', 'launch'];
/** Questions whose refusal costs nothing. */
const REFUSED = ['battle.trap', 'battle.capture', 'split.capture'];
/**
 * Whether nothing new is spent, built or attacked with. The attackers of a wave, the targets of a card and the blocks
 * have each been chosen before. To leave a Castle to fall is not harmless, nor to let a force die that could rise.
 */
export function harmless(s: War, { kind }: Option): boolean {
  const { rule, at } = top(s);
  if (kind === 'decline') return REFUSED.includes(`${rule}.${at}`);
  if (kind === 'done' && rule === 'defence') return !fallsUndefended(s);
  return HARMLESS.includes(kind);
}
function fallsUndefended(s: War): boolean {
  const { seat = NONE } = top(s);
  const open = s.wave.filter(attack => attack.seat === seat && !attack.blocked);
  const damage = open.reduce((n, { attacker }) => {
    const a = attackerOf(s, attacker);
    return a ? n + stormOf(s, a, seat).castle : n;
  }, 0);
  return s.players[seat].castleDamage + damage >= castleLife(s.players[seat]);
}
