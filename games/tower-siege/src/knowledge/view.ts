import type { Eye, Frame, GameEvent, Id, Seat, Seed } from '@siegeworks/contract';
import { seedRandom } from '@siegeworks/kernel';
import { blank, countPlaces, HIDDEN, redeal, veil } from '@siegeworks/table';
import type { EventOf } from '../state/events.ts';
import type { Siege } from '../state/state.ts';
import { clone } from '../state/state.ts';

/** TS-R95: hands and decks are hidden, everything else is public, including the numbers of cards. */
export function view(s: Siege, eye: Eye): Siege {
  // TS-R137: the lists are open, so the names of all cards stay.
  const v = clone(s);
  veil(v, s);
  const known = [...announced(s), ...(eye === 'spectator' ? [] : s.players[eye].known)];
  v.players.forEach((player, seat) => {
    player.deck = blank(player.deck, known);
    if (seat === eye) return;
    // Sorted, so that the order of a hand reveals nothing.
    player.hand = blank(player.hand, known).sort((a, b) => b - a);
    player.looking = blank(player.looking, known);
    player.known = [];
  });
  return v;
}

/** Cards in hand that are being bought or cast: their player has named them, and they are no longer secret. */
function announced(s: Siege): Id[] {
  return s.stack.flatMap(f => (ANNOUNCING.includes(f.rule) ? [(f as Frame & { card: Id }).card] : []));
}
const ANNOUNCING = ['purchase', 'cast', 'heal'];

/** Redeals what this seat cannot know: the unknown cards of each hand and deck change places. */
export function sample(s: Siege, seat: Seat, seed: Seed): Siege {
  const c = clone(s);
  c.random = seedRandom(seed);
  c.script = null;
  const known = [...announced(c), ...c.players[seat].known];
  c.players.forEach((player, other) => {
    redeal(c, other === seat ? [player.deck] : [player.deck, player.hand, player.looking], known);
    if (other !== seat) player.known = [];
  });
  c.luck = s.luck;
  return c;
}

/** Only the decks are dealt anew: hands stay what they are, and so does what somebody has seen in a deck. */
export function future(s: Siege, seed: Seed): Siege {
  const c = clone(s);
  c.random = seedRandom(seed);
  c.script = null;
  const known = s.players.flatMap(player => player.known);
  for (const { deck } of c.players) redeal(c, [deck], known);
  c.luck = s.luck;
  return c;
}

/** Cards that only their owner sees are blanked for everybody else; the number stays. */
const SECRET = ['drew', 'looked', 'scried', 'spied'] as const;
type Secret = EventOf<(typeof SECRET)[number]>;
const isSecret = (event: GameEvent): event is Secret => SECRET.some(type => type === event.type);
export function sees(event: GameEvent, eye: Eye): GameEvent | null {
  if (!isSecret(event) || event.seat === eye) return event;
  const blanked: Secret = { ...event, cards: event.cards.map(() => HIDDEN) };
  return blanked;
}

/** Every place where a card can lie, with the cards in it. */
export function placesOf(s: Siege): Id[][] {
  const zones = s.players.flatMap(p => [
    ...[p.deck, p.hand, p.discard, p.caravan, p.army, p.shelters, p.relics, p.spellbook, p.mines, p.stones],
    ...[p.surges, p.looking, p.aside, s.pieces[p.tower] && !p.aside.includes(p.tower) ? [p.tower] : []],
  ]);
  const attached = s.pieces.flatMap(p => (p ? [p.items] : []));
  const onTable = [
    ...s.effects.map(e => e.card),
    ...s.pending.flatMap(i => (i.kind === 'scroll' ? [i.card] : [])),
  ];
  return [...zones, ...attached, onTable, s.removed];
}
/** Law of conservation: every card is in exactly one place. */
export function misplaced(s: Siege): string | null {
  const wrong = countPlaces(s.names.length, placesOf(s));
  return !wrong ? null : `${s.names[wrong.id]} ${wrong.id} is in ${wrong.places} places`;
}

/** Where all hands lie open by agreement. */
export const hands = (s: Siege): Id[][] => s.players.map(player => player.hand);
