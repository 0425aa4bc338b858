import type { Eye, Frame, GameEvent, Id, Seat, Seed } from '@siegeworks/kernel';
import { seedRandom } from '@siegeworks/kernel';
import { blank, countPlaces, HIDDEN, redeal } from '@siegeworks/table';
import type { Force, War } from './state.ts';
import { clone, NONE } from './state.ts';

/** Cards that are being announced or placed are shown: they lie open in a frame while their player goes on. */
function shown(s: War): Id[] {
  return s.stack.flatMap(frame => {
    const { rule, card } = frame as Frame & { card?: Id };
    return SHOWING.includes(rule) && card !== undefined && card !== NONE ? [card] : [];
  });
}
const SHOWING = ['announce', 'placeForce', 'placeBuilding'];

/** 2.4: hands and Draw Decks are hidden, everything else is open, also the numbers of cards. */
export function view(s: War, eye: Eye): War {
  const v = clone(s);
  v.random = [];
  v.script = null;
  v.events = null;
  if (s.people) v.people = s.people;
  const known = [...(eye === 'spectator' ? [] : s.players[eye].known), ...shown(s)];
  v.players.forEach((player, seat) => {
    player.deck = blank(player.deck, known);
    if (seat === eye) return;
    // Sorted, so that the order of a hand tells nothing.
    player.hand = blank(player.hand, known).sort((a, b) => b - a);
    player.known = [];
  });
  return v;
}

/** What this seat cannot know is dealt anew: the unknown cards of each hand and deck change places. */
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

/** Cards that only their owner sees are blanked for everybody else; the number stays. */
const SECRET = ['drew', 'searched'];
export function sees(event: GameEvent, eye: Eye): GameEvent | null {
  if (!SECRET.includes(event.type)) return event;
  const secret = event as GameEvent & { seat: Seat; cards: Id[] };
  return secret.seat === eye ? event : ({ ...secret, cards: secret.cards.map(() => HIDDEN) } as GameEvent);
}

const cardsOn = (f: Force): Id[] => [f.id, ...f.worn, ...f.staffs];
/** Law of conservation: every card is in exactly one place. */
export function misplaced(s: War): string | null {
  const zones = s.players.flatMap(p => [p.deck, p.hand, p.discard, ...p.row.map(cardsOn)]);
  const built = s.players.flatMap(p =>
    p.lands.flatMap(land => [
      [land.id, land.pestilence],
      ...land.buildings.map(b => [b.id, ...(b.prisoner ? cardsOn(b.prisoner) : [])]),
    ]),
  );
  const elsewhere = [...s.displaced, ...s.doomed].map(cardsOn);
  // The last who fall stay on the table: the game is over before their cards leave it.
  const castles = s.players.flatMap(p => (s.removed.includes(p.castle) ? [] : [p.castle]));
  const onTable = [...s.standing.map(e => e.card), ...s.items.map(i => i.card)];
  const wrong = countPlaces(s.names.length, [...zones, ...built, ...elsewhere, castles, onTable, s.removed]);
  return wrong ? `${s.names[wrong.id]} ${wrong.id} is in ${wrong.places} places` : null;
}
