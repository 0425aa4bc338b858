import type { Eye, GameEvent, Id, Seat, Seed } from '@siegeworks/contract';
import { seedRandom, shuffle } from '@siegeworks/kernel';
import { blank, HIDDEN, redeal, veil } from '@siegeworks/table';
import { CARDS } from '../cards/card.ts';
import { clone } from '../state/clone.ts';
import type { RealmEvent } from '../state/events.ts';
import type { Player, Realm } from '../state/realm.ts';

/** Cards that this eye may see although they are hidden (2.2, AM-012). */
function knownTo(s: Realm, eye: Eye): Id[] {
  const known = eye === 'spectator' ? [] : s.players[eye].known.slice();
  if (s.options.openCities) for (const player of s.players) known.push(...player.unbuilt);
  if (s.options.sharedHands && eye !== 'spectator')
    s.players.forEach((player, seat) => {
      if (seat !== eye && player.team === s.players[eye].team) known.push(...player.hand);
    });
  return known;
}

/** The same shape, with everything blanked that this eye cannot know. */
export function view(s: Realm, eye: Eye): Realm {
  // AM-R122: the lists are open, so the names of all cards stay.
  const v = clone(s);
  veil(v, s);
  const known = knownTo(s, eye);
  v.players.forEach((player, seat) => {
    player.deck = blank(player.deck, known);
    for (const row of player.resources)
      if (s.owners[row.card] !== eye && !known.includes(row.card)) row.card = HIDDEN;
    if (seat === eye) return;
    // Sorted, so that the order tells nothing.
    player.hand = blank(player.hand, known).sort((a, b) => b - a);
    player.unbuilt = blank(player.unbuilt, known).sort((a, b) => b - a);
    player.chosen = player.chosen.map(() => HIDDEN);
    player.known = [];
  });
  return v;
}

/** What this seat cannot know is dealt anew: the unknown cards of each owner change places. */
export function sample(s: Realm, seat: Seat, seed: Seed): Realm {
  const c = clone(s);
  c.random = seedRandom(seed);
  c.script = null;
  const known = [...knownTo(s, seat), ...mustered(s)];
  c.players.forEach((player, owner) => {
    if (owner === seat) redeal(c, [player.deck], known);
    else redealPlayer(c, owner, known);
  });
  c.luck = s.luck;
  return c;
}
/** What a search for several cards has found so far: nobody else is asked anything before all see it (AM-R53). */
function mustered(s: Realm): Id[] {
  return s.stack.some(f => f.rule === 'muster') ? s.players.flatMap(player => player.chosen) : [];
}
/** Deck, hand, unbuilt cities and resource cards of one owner; cities stay cities. */
function redealPlayer(c: Realm, owner: Seat, known: readonly Id[]): void {
  const player = c.players[owner];
  const chosen = chosenPlaces(player);
  redealCities(c, owner, known);
  const rows = c.players.flatMap(p => p.resources.filter(row => c.owners[row.card] === owner));
  const cards = rows.map(row => row.card);
  redeal(c, [player.deck, player.hand, cards], known);
  rows.forEach((row, i) => {
    row.card = cards[i];
  });
  player.chosen = chosen.map(({ zone, at }) => player[zone][at]);
  player.known = [];
}
/** Only cities can lie unbuilt; a deck with more than three has others elsewhere. */
function redealCities(c: Realm, owner: Seat, known: readonly Id[]): void {
  const player = c.players[owner];
  const rows = c.players.flatMap(p => p.resources.filter(row => c.owners[row.card] === owner));
  const hidden = (id: Id) => CARDS[c.names[id]].type === 'city' && !known.includes(id);
  const zones = [player.deck, player.hand, rows.map(row => row.card), player.unbuilt];
  const pool = zones
    .flat()
    .filter(hidden)
    .sort((a, b) => a - b);
  shuffle(c, pool);
  for (const zone of zones)
    for (let i = 0; i < zone.length; i++) if (hidden(zone[i])) zone[i] = pool.pop() ?? zone[i];
  rows.forEach((row, i) => {
    row.card = zones[2][i];
  });
}
type Zone = 'deck' | 'hand' | 'unbuilt';
/** Where the cards lie that a player has picked in secret. */
function chosenPlaces(player: Player): { zone: Zone; at: number }[] {
  const zones: Zone[] = ['unbuilt', 'hand', 'deck'];
  return player.chosen.flatMap(id => {
    const zone = zones.find(each => player[each].includes(id));
    return zone ? [{ zone, at: player[zone].indexOf(id) }] : [];
  });
}

/** Cards that only one seat sees are blanked for everybody else; the number stays. */
export function sees(event: GameEvent, eye: Eye): GameEvent | null {
  const told = event as RealmEvent;
  if (told.type !== 'drew' && told.type !== 'laid' && told.type !== 'looked') return event;
  if (told.seat === eye) return event;
  const hidden: RealmEvent = { ...told, cards: told.cards.map(() => HIDDEN) };
  return hidden;
}

/** Where all hands lie open by agreement: the cities to come, too. */
export const hands = (s: Realm): Id[][] => s.players.flatMap(player => [player.hand, player.unbuilt]);
