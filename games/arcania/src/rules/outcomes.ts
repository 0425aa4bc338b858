import type { Id, Option, Seat } from '@siegeworks/kernel';
import { cover, emit, shuffle } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { CARDS } from '../cards/card.ts';
import { attach, detach, flee } from '../state/forces.ts';
import { discard, erect, layLand } from '../state/place.ts';
import type { Force, Item, Land, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import {
  allFront,
  atMaximum,
  front,
  inPile,
  landCards,
  landOf,
  mayBear,
  oneOfEach,
  onFront,
  printed,
  working,
} from '../state/table.ts';
import { AIMS } from './aims.ts';
import { choice, DONE, rule } from './book.ts';
import { cancel } from './resolve.ts';

/** AK-215: the opponent chooses one of the forces on the own Battle Front. */
export const flight = rule('flight', (seat: Seat) => ({ seat }), {
  choose: choice({
    when: (s, f) => s.players[f.seat].row.length > 0,
    who: (_s, f) => f.seat,
    options: (s, f) => s.players[f.seat].row.map(force => ({ kind: 'flee', card: force.id })),
    then(s, _f, { card }) {
      flee(s, front(s, card));
    },
  }),
});

/** AK-224: the own Draw Deck is looked through, a card goes to hand unseen, the deck is shuffled. */
export const search = rule('search', (seat: Seat) => ({ seat, card: NONE }), {
  choose: choice({
    when: (s, f) => s.players[f.seat].deck.length > 0,
    who: (_s, f) => f.seat,
    // In order of their ids: the order of the deck stays unknown.
    options: (s, f) =>
      oneOfEach(
        s,
        s.players[f.seat].deck.slice().sort((a, b) => a - b),
      ).map(card => ({ kind: 'take', card })),
    then(_s, f, { card }) {
      f.card = card;
    },
  }),
  fetch(s, f) {
    const player = s.players[f.seat];
    if (f.card === NONE || !player.alive) return;
    take(player.deck, f.card);
    player.hand.push(f.card);
    emit(s, { type: 'searched', seat: f.seat, cards: [f.card] });
    // What lies in a frame is open to all.
    f.card = NONE;
    shuffle(s, player.deck);
  },
});

/** AK-302: Buildings from the discard pile, one at a time, as many as the player likes. */
export const reconstruct = rule('reconstruct', (seat: Seat) => ({ seat, enough: false }), {
  rebuild: choice({
    when: (s, f) => rebuildOptions(s, f.seat).length > 0,
    who: (_s, f) => f.seat,
    options: (s, f) => [...rebuildOptions(s, f.seat), DONE],
    then(s, f, pick) {
      f.enough = pick.kind === 'done';
      const found = landOf(s, pick.target ?? NONE);
      if (f.enough || !found) return;
      const card = pick.card ?? NONE;
      take(s.players[f.seat].discard, card);
      erect(s, f.seat, found.land, card);
      cover('card reconstruction rebuilds');
    },
  }),
  more(s, f) {
    if (!f.enough && s.players[f.seat].alive && rebuildOptions(s, f.seat).length > 0) return 'rebuild';
  },
});
function rebuildOptions(s: War, seat: Seat): Option[] {
  const player = s.players[seat];
  const open = player.lands.filter(
    land => working(land) && land.buildings.length < 5 && (!land.growth || actsAsLand(s, seat, land)),
  );
  if (open.length === 0) return [];
  return inPile(s, seat, card => card.type === 'building').flatMap(card => {
    const kind = s.names[card] as Parameters<typeof atMaximum>[1];
    return atMaximum(player, kind) ? [] : open.map(land => ({ kind: 'rebuild', card, target: land.id }));
  });
}
/** AK-244, AK-245 */
export const actsAsLand = (s: War, seat: Seat, land: Land) => land.growth && landCards(s.players[seat]) < 4;

/** AK-253: all Lands of the discard pile, up to four in play. A player has four Lands in all (AK-003): they fit. */
export function restoreLands(s: War, seat: Seat): void {
  const player = s.players[seat];
  for (const card of player.discard.filter(id => printed(s, id).type === 'land')) {
    if (landCards(player) >= 4) return;
    take(player.discard, card);
    layLand(s, seat, card, 'restored');
  }
}

/** AK-262: the artifact goes to a force of the thief that may bear it; with none it is discarded. */
export const takeOver = rule('takeOver', (seat: Seat, artifact: Id) => ({ seat, artifact, bearer: NONE }), {
  choose: choice({
    when: (s, f) => bearers(s, f.seat, f.artifact).length > 1,
    who: (_s, f) => f.seat,
    options: (s, f) =>
      bearers(s, f.seat, f.artifact).map(force => ({ kind: 'bearer', card: f.artifact, target: force.id })),
    then(_s, f, { target }) {
      f.bearer = target;
    },
  }),
  take(s, f) {
    const victim = allFront(s).find(force => force.worn.includes(f.artifact));
    if (!victim || !s.players[f.seat].alive) return;
    const bearer = onFront(s, f.bearer) ?? bearers(s, f.seat, f.artifact)[0];
    detach(victim, f.artifact);
    emit(s, { type: 'stolen', seat: f.seat, card: f.artifact, target: victim.id });
    if (bearer) attach(s, bearer, f.artifact);
    else discard(s, f.artifact);
  },
});
const bearers = (s: War, seat: Seat, artifact: Id): Force[] =>
  s.players[seat].row.filter(f => mayBear(s, f, artifact, seat));

/** AK-259: the misleader takes the Op over and at once turns it on the player who sent it. */
export const misdirect = rule('misdirect', (seat: Seat, n: number) => ({ seat, n }), {
  turn: choice({
    when: (s, f) => turnTargets(s, f.seat, opOf(s, f.n)).length > 1,
    who: (_s, f) => f.seat,
    options: (s, f) => turnTargets(s, f.seat, opOf(s, f.n)).map(target => ({ kind: 'target', target })),
    then(s, f, { target }) {
      turnOp(s, f.seat, opOf(s, f.n), target);
    },
  }),
  alone(s, f) {
    const op = opOf(s, f.n);
    if (!op || op.by === f.seat || !s.players[f.seat].alive) return;
    const [target] = turnTargets(s, f.seat, op);
    if (op.what === 'infiltrate-castle') turnOp(s, f.seat, op, NONE);
    else if (target === undefined) cancel(s, op);
    else turnOp(s, f.seat, op, target);
  },
});
const opOf = (s: War, n: number): Item | undefined => s.items.find(item => item.n === n);

function turnOp(s: War, seat: Seat, op: Item | undefined, target: Id): void {
  if (!op) return;
  const sender = op.by;
  op.by = seat;
  op.targets = target === NONE ? [] : [target];
  op.seat = op.what === 'infiltrate-castle' ? sender : NONE;
  emit(s, { type: 'turned', what: op.what, card: op.card, seat, from: sender, targets: op.targets.slice() });
}
/** What the Op could be aimed at by its new controller: only things of the player who sent it. */
function turnTargets(s: War, seat: Seat, op: Item | undefined): Id[] {
  if (!op || op.by === seat || !AIMS[op.what].cards) return [];
  const able = AIMS[op.what].cards?.(s, seat, []) ?? [];
  return able.filter(id => id !== op.card && belongs(s, id, op));
}
function belongs(s: War, id: Id, op: Item): boolean {
  const sender = op.by;
  if (op.what === 'clear-dungeon') return prisonOf(s, id) === sender;
  if (op.what === 'release') return onFront(s, onFront(s, id)?.trappedBy ?? NONE)?.controller === sender;
  if (CARDS[s.names[id]].type === 'thieving-op') return s.items.some(i => i.card === id && i.by === sender);
  const bearer = onFront(s, id) ?? allFront(s).find(f => f.worn.includes(id));
  return bearer?.controller === sender;
}
function prisonOf(s: War, prisoner: Id): Seat {
  for (let seat = 0; seat < s.seats; seat++)
    for (const land of s.players[seat].lands)
      if (land.buildings.some(b => b.prisoner?.id === prisoner)) return seat;
  return NONE;
}
