import type { GameEvent, Id, Option } from '@siegeworks/contract';
import { call, pending, play, advance as run } from '@siegeworks/kernel';
import { isDefender } from '../cards/card.ts';
import { rules } from '../rules/book.ts';
import { DRAW, raisable } from '../rules/siege-turn.ts';
import type { SiegeEvent } from '../state/events.ts';
import { COURTYARD } from '../state/geometry.ts';
import type { Siege, Ties } from '../state/state.ts';
import { clone } from '../state/state.ts';
import { enemies, enemiesInside } from '../state/units.ts';
import { lookAhead } from './look-ahead.ts';

/** One blow of an enemy. */
export interface Blow {
  target: Id;
  power: number;
  against: number;
  hit: boolean;
  kills: boolean;
}
/** The damage one enemy does to a wall card. */
export interface Battering {
  wall: string;
  points: number;
  damage: number;
  rating: number;
  breaches: boolean;
  /** Defenders wounded by the rubble of the breach (TD-211). */
  rubble: { target: Id; kills: boolean }[];
}
/** Everything that one enemy is going to do in a siege turn. */
export interface Deed {
  enemy: Id;
  from: string;
  /** Where it ends up. */
  to: string;
  blows: Blow[];
  walls: Battering[];
  /** The way a tie is broken could change it. */
  tie: boolean;
}
/** The next siege turn, or the rest of the current one, without new cards. */
export interface Foresight {
  /** A siege turn is under way. */
  begun: boolean;
  deeds: Deed[];
  /** The first enemy would be inside and call the surge. */
  surges: boolean;
  /** An enemy would be raised from the discard pile (TD-133); where it appears is left to chance or to the besieger. */
  raises: boolean;
  /** Held events that this eye cannot see. */
  unseen: number;
  /** Why the castle would be lost by then, or ''. */
  lost: string;
}

/**
 * Section 11, 5: combat has no dice, so the siege turn can be predicted; `null` when there is nothing to predict.
 * TD-R97.
 */
export function foresee(s: Siege): Foresight | null {
  const begun = s.stack.some(f => f.rule === 'siegeTurn');
  if (s.over || (begun && s.options.mode === 'duel')) return null;
  const { ties, mode } = s.options;
  const asks = ties === 'ask' || mode === 'duel';
  const usual = unfold(s, begun, asks ? (mode === 'duel' ? 'auto-hostile' : 'auto-friendly') : ties);
  const deeds = deedsOf(s, usual.events ?? []);
  for (const which of asks ? [0, -1] : []) {
    const other = choosing(unfold(s, begun, 'ask'), which);
    markTies(deeds, deedsOf(s, other.events ?? []));
  }
  return {
    begun,
    deeds: deeds.filter(isWorthTelling),
    surges: !s.surged && deeds.some(entersWith),
    raises: !begun && raisable(s).length > 0,
    unseen: s.held.filter(id => id < 0).length,
    lost: lossOf(s, usual),
  };
}

/** A copy that runs on to the end of the siege turn; hidden cards and cards still in a deck play no part. */
function unfold(s: Siege, begun: boolean, ties: Ties): Siege {
  const c = clone(s);
  c.events = [];
  c.script = null;
  c.options = { ...s.options, ties, mode: 'solo' };
  c.enemyDeck = [];
  c.enemyDiscard = [];
  c.drawn = s.drawn.filter(id => id >= 0);
  c.held = s.held.filter(id => id >= 0);
  c.surged = true;
  const end = lookAhead();
  if (begun) end.at = 'stop';
  c.stack = begun ? [end, ...c.stack.slice(c.stack.findIndex(f => f.rule === 'siegeTurn'))] : [];
  if (!begun) call(c, end);
  run(rules, c);
  return c;
}
/** More choices than any siege turn asks for. */
const MOST_CHOICES = 500;
/** The same turn, always taking the first or always the last choice: any difference depends on a choice. */
function choosing(c: Siege, which: number): Siege {
  for (let n = 0; n < MOST_CHOICES; n++) {
    const choice: Option | undefined = pending({ rules }, c)?.options.at(which);
    if (!choice) break;
    play({ rules }, c, choice);
  }
  return c;
}
function lossOf(s: Siege, c: Siege): string {
  if (c.over && c.over.reason !== 'foreseen') return c.over.reason;
  if (enemiesInside(c).length >= c.options.overrunLimit) return 'overrun';
  return s.round >= s.options.provisions && cannotWin(s, c) ? 'starved' : '';
}
/** TD-R98: no enemy dies in a siege turn, and a deck that outlasts the next draw rules out victory as well. */
const cannotWin = (s: Siege, c: Siege): boolean => enemies(c).length > 0 || s.enemyDeck.length > DRAW;

type Told<T extends SiegeEvent['type']> = Extract<SiegeEvent, { type: T }>;
/** The events of a siege turn, grouped by the enemy that causes them. */
function deedsOf(s: Siege, events: readonly GameEvent[]): Deed[] {
  const deeds = new Map<Id, Deed>();
  let last: Deed | null = null;
  const of = (id: Id): Deed => {
    const deed = deeds.get(id) ?? blank(s, id);
    deeds.set(id, deed);
    return deed;
  };
  for (const event of events as readonly SiegeEvent[]) {
    if (event.type === 'placed') of(event.card).from = event.place;
    if (event.type === 'placed' || event.type === 'advanced') of(event.card).to = event.place;
    if (event.type === 'entered') of(event.card).to = COURTYARD;
    if (event.type === 'attacked' || event.type === 'battered') last = of(event.card);
    if (event.type === 'attacked') last?.blows.push(blowOf(event));
    if (event.type === 'battered') last?.walls.push(batteringOf(event));
    if (event.type === 'hurt') last?.walls.at(-1)?.rubble.push({ target: event.card, kills: false });
    if (event.type === 'killed' && isDefender(event.card)) tellDeath(last, event.card);
  }
  return [...deeds.values()];
}
function blank(s: Siege, enemy: Id): Deed {
  const { place } = s.units[enemy];
  return { enemy, from: place, to: place, blows: [], walls: [], tie: false };
}
const blowOf = ({ target, power, against, hit }: Told<'attacked'>): Blow => ({
  target,
  power,
  against,
  hit,
  kills: false,
});
const batteringOf = ({ place, points, damage, rating }: Told<'battered'>): Battering => ({
  wall: place,
  points,
  damage,
  rating,
  breaches: damage >= rating,
  rubble: [],
});
/** The last thing that happened to it was its death. */
function tellDeath(deed: Deed | null, card: Id): void {
  const struck = [...(deed?.blows ?? []), ...(deed?.walls ?? []).flatMap(({ rubble }) => rubble)];
  const last = struck.findLast(each => each.target === card);
  if (last) last.kills = true;
}

function markTies(deeds: readonly Deed[], others: readonly Deed[]): void {
  for (const deed of deeds) {
    const other = others.find(each => each.enemy === deed.enemy);
    const bare = { ...deed, tie: false };
    deed.tie ||= JSON.stringify(other) !== JSON.stringify(bare);
  }
}
/** Every defender an enemy wounds, by its blows or through the rubble of a wall. */
export const harmOf = ({ blows, walls }: Deed): { target: Id; kills: boolean }[] => [
  ...blows.filter(({ hit }) => hit),
  ...walls.flatMap(({ rubble }) => rubble),
];
export const entersWith = ({ from, to }: Deed): boolean => to === COURTYARD && from !== COURTYARD;
const isWorthTelling = ({ from, to, blows, walls }: Deed): boolean =>
  from !== to || blows.length > 0 || walls.length > 0;
