import type { Eye, Frame, GameEvent, Id, Seat, Seed } from '@siegeworks/contract';
import { seedRandom } from '@siegeworks/kernel';
import { blank, HIDDEN, redeal, veil } from '@siegeworks/table';
import { clone } from '../state/clone.ts';
import type { WarEvent } from '../state/events.ts';
import type { War } from '../state/state.ts';

/** Cards that are being announced or placed are shown: they lie face up in a frame until their player has finished. */
function shown(s: War): Id[] {
  return s.stack.flatMap(frame => {
    const { rule, card } = frame as Frame & { card?: Id };
    return SHOWING.includes(rule) && card !== undefined ? [card] : [];
  });
}
const SHOWING = ['announce', 'placeForce', 'placeBuilding'];

/** 2.4: hands and Draw Decks are hidden, everything else is open, including the number of cards in them (AK-026). */
export function view(s: War, eye: Eye): War {
  // AK-R133: the lists are open, so the names of all cards stay.
  const v = clone(s);
  veil(v, s);
  const known = [...(eye === 'spectator' ? [] : s.players[eye].known), ...shown(s)];
  v.players.forEach((player, seat) => {
    player.deck = blank(player.deck, known);
    if (seat === eye) return;
    // Sorted, so that the order of a hand reveals nothing.
    player.hand = blank(player.hand, known).sort((a, b) => b - a);
    player.known = [];
  });
  return v;
}

/** What this seat cannot know is redealt: the unknown cards of each hand and deck change places. */
export function sample(s: War, seat: Seat, seed: Seed): War {
  const c = clone(s);
  c.random = seedRandom(seed);
  c.script = null;
  const known = [...c.players[seat].known, ...shown(s)];
  c.players.forEach((player, other) => {
    redeal(c, other === seat ? [player.deck] : [player.deck, player.hand], known);
    if (other !== seat) player.known = [];
  });
  c.luck = s.luck;
  return c;
}

/** Only the decks are dealt anew: hands stay what they are, and so does what somebody has seen in a deck. */
export function future(s: War, seed: Seed): War {
  const c = clone(s);
  c.random = seedRandom(seed);
  c.script = null;
  const known = [...shown(s), ...s.players.flatMap(player => player.known)];
  for (const { deck } of c.players) redeal(c, [deck], known);
  c.luck = s.luck;
  return c;
}

type Secret = Extract<WarEvent, { type: 'drew' | 'searched' }>;
const isSecret = (event: WarEvent): event is Secret => event.type === 'drew' || event.type === 'searched';
/** Cards that only their owner sees are blanked for everyone else; the number stays. */
export function sees(event: GameEvent, eye: Eye): GameEvent | null {
  const full = event as WarEvent;
  if (!isSecret(full) || full.seat === eye) return event;
  const hidden: WarEvent = { ...full, cards: full.cards.map(() => HIDDEN) };
  return hidden;
}

/** Where all hands lie open by agreement. */
export const hands = (s: War): Id[][] => s.players.map(player => player.hand);
