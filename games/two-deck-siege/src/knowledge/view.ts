import type { Eye, GameEvent, Id, Seat, Seed } from '@siegeworks/contract';
import { seedRandom } from '@siegeworks/kernel';
import { blank, countPlaces, HIDDEN, redeal, veil } from '@siegeworks/table';
import { BOX, isEnemy } from '../cards/card.ts';
import type { handle } from '../rules/placing.ts';
import type { SiegeEvent } from '../state/events.ts';
import { NOWHERE } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { clone, NONE } from '../state/state.ts';
import { streamsOf } from '../state/streams.ts';

const isBesieger = (s: Siege, eye: Eye) => s.options.mode === 'duel' && eye === s.seats - 1;
/** TD-228: the hand is hidden from the besieger and from onlookers. */
const seesHand = (s: Siege, eye: Eye) => eye !== 'spectator' && !isBesieger(s, eye);
/** In a duel the four cards and the held events are for the besieger alone until they are used (TD-R91). */
const seesDrawn = (s: Siege, eye: Eye) => s.options.mode !== 'duel' || isBesieger(s, eye);
/** Cards that this eye can place: what it has seen, what is being placed, and the scouts' report (TD-213). */
function knownTo(s: Siege, eye: Eye): Id[] {
  const known = eye === 'spectator' ? [] : s.known[eye];
  return [...known, ...beingPlaced(s), ...(s.options.scouts ? s.enemyDeck.slice(-1) : [])];
}
/** TD-R95: the unit whose lane is being chosen is face up. */
function beingPlaced(s: Siege): Id[] {
  const f = s.stack.at(-1);
  return f?.rule === 'handle' ? [(f as ReturnType<typeof handle>).card].filter(id => id !== NONE) : [];
}

// TD-R78: the discard piles are open.
export function view(s: Siege, eye: Eye): Siege {
  const v = clone(s);
  const known = knownTo(s, eye);
  veil(v, s);
  v.streams = { player: [], enemy: [], siege: [] };
  v.deck = blank(s.deck, known);
  v.enemyDeck = blank(s.enemyDeck, known);
  v.reserve = blank(s.reserve, known);
  if (!seesHand(s, eye)) v.hand = blank(s.hand, known);
  if (!seesDrawn(s, eye)) {
    v.drawn = blank(s.drawn, known);
    v.held = blank(s.held, known);
  }
  v.known = s.known.map((list, seat) => (seat === eye ? list.slice() : []));
  return v;
}

/** Deals again whatever this seat cannot know, and reseeds all chance to come. */
export function sample(s: Siege, seat: Seat, seed: Seed): Siege {
  const c = clone(s);
  const known = knownTo(s, seat);
  c.script = null;
  c.random = seedRandom(`${seed}/deal`);
  redeal(c, seesHand(s, seat) ? [c.deck] : [c.deck, c.hand], known);
  redealEnemies(c, seesDrawn(s, seat), known);
  c.random = seedRandom(seed);
  c.streams = streamsOf(seed);
  c.known = s.known.map((list, other) => (other === seat ? list.slice() : []));
  c.luck = s.luck;
  return c;
}

/** Everybody knows that only events are held or kept in reserve. */
function redealEnemies(c: Siege, seesDrawn: boolean, known: readonly Id[]): void {
  const loose = seesDrawn ? [c.enemyDeck] : [c.enemyDeck, c.drawn];
  const waiting = seesDrawn ? [c.reserve] : [c.reserve, c.held];
  redeal(c, [...loose, ...waiting], known);
  for (const zone of waiting) {
    for (let i = 0; i < zone.length; i++) if (isEnemy(zone[i])) swapForEvent(loose, zone, i, known);
  }
}
function swapForEvent(loose: Id[][], zone: Id[], i: number, known: readonly Id[]): void {
  for (const other of loose) {
    const at = other.findIndex(id => !isEnemy(id) && !known.includes(id));
    if (at < 0) continue;
    [zone[i], other[at]] = [other[at], zone[i]];
    return;
  }
}

/** The hand and the besieger's secrets are blanked for those who may not see them. */
export function sees(event: GameEvent, eye: Eye): GameEvent | null {
  const siegeEvent = event as SiegeEvent;
  if (!isSecret(siegeEvent) || maySee(siegeEvent, eye)) return event;
  const hidden: SiegeEvent = { ...siegeEvent, cards: siegeEvent.cards.map(() => HIDDEN) };
  return hidden;
}
type Secret = Extract<SiegeEvent, { besieger: Seat }>;
const isSecret = (event: SiegeEvent): event is Secret => 'besieger' in event;
const maySee = ({ type, besieger }: Secret, eye: Eye): boolean =>
  type === 'drew' ? eye !== 'spectator' && eye !== besieger : besieger < 0 || eye === besieger;

/** Every place where a card can lie, with the cards in it. */
export function placesOf(s: Siege): Id[][] {
  const inPlay = s.units.flatMap((unit, id) => (unit.place === NOWHERE ? [] : [id]));
  return [
    s.deck,
    s.hand,
    s.discard,
    s.fallen,
    s.enemyDeck,
    s.drawn,
    s.held,
    s.enemyDiscard,
    s.removed,
    s.reserve,
    [s.event],
    inPlay,
  ];
}
/** Law of conservation: every card is in exactly one place. */
export function misplaced(s: Siege): string | null {
  const wrong = countPlaces(BOX.length, placesOf(s));
  return wrong === null ? null : `${BOX[wrong.id].key} ${wrong.id} is in ${wrong.places} places`;
}

/** Where all hands lie open by agreement: the defenders' hand, and what the besieger holds. */
export const hands = (s: Siege): Id[][] => [s.hand, s.drawn, s.held];
