import type { Id } from '@siegeworks/contract';
import { power } from '@siegeworks/contract/portable';
import type { BuildingKind, Card } from '../cards/card.ts';
import { BUILDINGS, cardsOf } from '../cards/card.ts';
import type { Player, War } from '../state/state.ts';
import { working } from '../state/table.ts';
import type { Weights } from './weights.ts';

/** What the cards in hand and in the Draw Deck promise: their worth, reduced for every turn they have to wait (12.1). */

/** What a card is worth once it is on the table. */
export function tableWorth(card: Card, { FORCE, PLAYED, TALENTS }: Weights): number {
  if (!card.isForce) return PLAYED[card.id] ?? 0;
  let sum = FORCE.might * card.worth + FORCE.body;
  for (const word of card.keywords) sum += TALENTS[word] ?? 0;
  return sum;
}

type Plan = Weights['PLAN'];
type Counts = Record<BuildingKind, number>;
const NO_BUILDINGS = Object.fromEntries(BUILDINGS.map(kind => [kind, 0])) as Counts;
const none = (): Counts => ({ ...NO_BUILDINGS });
/** What a player has to build with. */
export interface Means {
  cards: Readonly<Record<string, Card>>;
  hand: string[];
  /** How often each card is in the Draw Deck. */
  deck: Map<string, number>;
  cardsLeft: number;
  /** Unknown cards in hand. */
  hidden: number;
  /** Working Buildings. */
  built: Counts;
  inHand: Counts;
  slots: number;
  /** Whether missing Buildings can be levied (AK-094). */
  levies: boolean;
}
export function meansOf(s: War, p: Player, weights: Weights): Means {
  const cards = cardsOf(s);
  const worth = (name: string) => tableWorth(cards[name], weights);
  const hand = p.hand.flatMap(id => (id < 0 ? [] : [s.names[id]]));
  const m: Means = {
    cards,
    hand: hand.filter(name => worth(name) > 0).sort((a, b) => worth(b) - worth(a)),
    deck: tally(s, p.deck),
    cardsLeft: p.deck.length,
    hidden: p.hand.length - hand.length,
    built: none(),
    inHand: none(),
    slots: 0,
    levies: s.options.levy,
  };
  for (const name of hand) if (name in m.inHand) m.inHand[name as BuildingKind]++;
  for (const land of p.lands) {
    if (!working(land)) continue;
    m.slots += Math.max(0, 5 - land.buildings.length);
    for (const b of land.buildings) if (!b.prisoner) m.built[b.kind]++;
  }
  return m;
}
function tally(s: War, ids: readonly Id[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) if (id >= 0) counts.set(s.names[id], (counts.get(s.names[id]) ?? 0) + 1);
  return counts;
}

/** Turns until this many more Buildings of a kind can be in play. */
function turnsFor(m: Means, kind: BuildingKind, short: number, PLAN: Plan): number {
  const toDraw = Math.max(0, short - m.inHand[kind]);
  const placing = PLAN.inHand * (short - toDraw);
  if (toDraw === 0) return placing;
  const copies = m.deck.get(kind) ?? 0;
  const drawing = copies < toDraw ? PLAN.never : placing + (toDraw * (m.cardsLeft + 1)) / (copies + 1);
  return m.levies ? Math.min(drawing, placing + toDraw * PLAN.levy) : drawing;
}
/** Kinds that are still missing, most needed first; the slots limit how many count. */
function placeable(m: Means, weights: Weights): ReadonlySet<BuildingKind> {
  const { PLAN } = weights;
  const wanted = none();
  for (const name of m.hand) countWanted(m, name, tableWorth(m.cards[name], weights), wanted);
  for (const [name, n] of m.deck) {
    const worth = tableWorth(m.cards[name], weights);
    if (worth > 0) countWanted(m, name, n * share(m, PLAN) * worth, wanted);
  }
  for (const kind of BUILDINGS) wanted[kind] *= power(PLAN.patience, turnsFor(m, kind, 1, PLAN));
  return new Set(BUILDINGS.toSorted((a, b) => wanted[b] - wanted[a]).slice(0, m.slots));
}
function countWanted(m: Means, name: string, worth: number, wanted: Counts): void {
  for (const [kind, n] of m.cards[name].needList) if (m.built[kind] < n) wanted[kind] += worth;
}
/** How much a card in the Draw Deck counts compared with one in hand. */
const share = (m: Means, PLAN: Plan) => PLAN.ahead / Math.max(PLAN.ahead, m.cardsLeft);

/** Turns until a card's Buildings are in play: the rarest decides, because the others can be placed while waiting for it. */
function turnsToWait(m: Means, name: string, places: ReadonlySet<BuildingKind>, PLAN: Plan): number {
  let longest = 0;
  let others = 0;
  let missing = 0;
  for (const [kind, n] of m.cards[name].needList) {
    const short = n - m.built[kind];
    if (short <= 0) continue;
    missing += short;
    const turns = turnsFor(m, kind, short, PLAN) + (places.has(kind) ? 0 : PLAN.noSlot);
    others += Math.min(longest, turns);
    longest = Math.max(longest, turns);
  }
  return longest + PLAN.others * others + (missing > m.slots ? PLAN.noSlot : 0);
}
/** Cards that need the same Buildings wait for each other. */
function queue(m: Means, name: string, load: Counts): number {
  let turns = 0;
  for (const [kind, n] of m.cards[name].needList) {
    turns = Math.max(turns, Math.floor(load[kind] / Math.max(1, m.built[kind])));
    load[kind] += n;
  }
  return turns;
}

export function prospects(m: Means, weights: Weights): number {
  const { PLAN, BUILT } = weights;
  const places = placeable(m, weights);
  const load = none();
  let hand = 0;
  for (const name of m.hand)
    hand +=
      tableWorth(m.cards[name], weights) *
      power(PLAN.patience, turnsToWait(m, name, places, PLAN) + queue(m, name, load));
  let deck = 0;
  for (const [name, n] of m.deck) {
    const worth = tableWorth(m.cards[name], weights);
    if (worth > 0) deck += n * worth * power(PLAN.patience, turnsToWait(m, name, places, PLAN));
  }
  const cards = PLAN.card * m.hand.length + PLAN.hidden * m.hidden;
  return (
    PLAN.ready * (hand + share(m, PLAN) * deck) + cards + (m.slots > 0 ? heldBuildings(m, PLAN, BUILT) : 0)
  );
}
/** What the Buildings in hand would be worth by themselves. */
function heldBuildings(m: Means, PLAN: Plan, BUILT: Weights['BUILT']): number {
  const soon = power(PLAN.patience, PLAN.inHand);
  return BUILDINGS.reduce((sum, kind) => sum + soon * m.inHand[kind] * BUILT[kind], 0);
}

/** What placing one more Building of a kind from hand would gain, compared with never placing it. */
export function buildingGain(s: War, p: Player, kind: BuildingKind, weights: Weights): number {
  const m = meansOf(s, p, weights);
  m.inHand[kind]--;
  const without = prospects(m, weights);
  m.built[kind]++;
  m.slots--;
  return prospects(m, weights) - without;
}

/** What levying a card of this name as a Building would gain, compared with keeping it (AK-094). */
export function levyJudge(s: War, p: Player, weights: Weights): (name: string, kind: BuildingKind) => number {
  const now = prospects(meansOf(s, p, weights), weights);
  const known = new Map<string, number>();
  return (name, kind) => {
    const key = `${name} ${kind}`;
    const gain = known.get(key) ?? levyGain(meansOf(s, p, weights), { name, kind }, weights) - now;
    known.set(key, gain);
    return gain;
  };
}
interface Levy {
  name: string;
  kind: BuildingKind;
}
/** The prospects afterwards, with what the Building does by itself. */
function levyGain(m: Means, { name, kind }: Levy, weights: Weights): number {
  const at = m.hand.indexOf(name);
  if (at >= 0) m.hand.splice(at, 1);
  if (name in m.inHand) m.inHand[name as BuildingKind]--;
  m.built[kind]++;
  m.slots--;
  const land = m.cards[name].type === 'land' ? weights.WORTH.land : 0;
  return prospects(m, weights) + weights.BUILT[kind] - land;
}
