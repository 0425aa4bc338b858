import type { Eye, GameEvent, Id, Option, Seat, Seed } from '@siegeworks/kernel';
import { seedRandom } from '@siegeworks/kernel';
import { blank, countPlaces, HIDDEN, redeal } from '@siegeworks/table';
import { printed } from './faces.ts';
import { openingHabit } from './habit-opening.ts';
import { kept } from './rules/end-turn.ts';
import { due } from './rules/maintenance.ts';
import { placements, putDown } from './rules/opening.ts';
import { thriftiest } from './rules/pay.ts';
import type { Realm } from './state.ts';
import { clone } from './state.ts';
import { nextGivers, pays, purse, total } from './temper.ts';

/** TT-007: hands and decks are hidden, and what is decided at the same time until all have decided. */
export function view(s: Realm, eye: Eye): Realm {
  const v = clone(s);
  v.random = [];
  v.script = null;
  v.events = null;
  if (s.people) v.people = s.people;
  v.players.forEach((player, seat) => {
    player.deck = player.deck.map(() => HIDDEN);
    if (seat === eye) return;
    if (s.phase === 'setup') takeBack(v, seat);
    player.hand = blank(player.hand, []);
    unchoose(v, seat);
  });
  return v;
}
function unchoose(s: Realm, seat: Seat): void {
  const player = s.players[seat];
  player.kept = [];
  player.chosen = [];
  player.dropped = [];
}
/** During set-up nobody sees what others have put down: it is still in their hands, as far as they know. */
function takeBack(s: Realm, seat: Seat): void {
  const player = s.players[seat];
  if (!player.alive || player.shields.length === 0) return;
  for (const p of s.pieces) {
    if (p?.controller !== seat) continue;
    player.hand.push(p.id);
    s.pieces[p.id] = null;
  }
  player.hand.push(...player.limbo, ...player.discard);
  player.limbo = [];
  player.discard = [];
  player.towers = [];
  player.placed = 0;
}

/** What this seat cannot know is dealt anew, and what others have decided in secret is decided by habit. */
export function sample(s: Realm, seat: Seat, seed: Seed): Realm {
  const c = clone(s);
  c.random = seedRandom(seed);
  c.script = null;
  const { events } = c;
  c.events = null;
  for (const [other, player] of c.players.entries()) {
    if (other === seat) {
      redeal(c, [player.deck], []);
      continue;
    }
    if (c.phase === 'setup') takeBack(c, other);
    unchoose(c, other);
    redeal(c, [player.deck, player.hand], []);
    if (player.settled && player.alive) decideAnew(c, other);
  }
  c.events = events;
  c.luck = s.luck;
  return c;
}
function decideAnew(s: Realm, seat: Seat): void {
  if (s.phase === 'setup') openAnew(s, seat);
  if (s.phase === 'maintenance') maintainAnew(s, seat);
  if (s.phase === 'end') s.players[seat].dropped = kept(s, seat).slice(s.options.handLimit);
}
function openAnew(s: Realm, seat: Seat): void {
  const player = s.players[seat];
  for (let pick: Option | null = null; ; ) {
    pick = openingHabit(s, seat, placements(s, seat));
    if (pick.kind === 'done') break;
    putDown(s, seat, pick);
  }
  player.discard.push(...player.hand.splice(s.options.handLimit));
}
/** Whoever can pay does. */
function maintainAnew(s: Realm, seat: Seat): void {
  const player = s.players[seat];
  for (const spell of due(s, seat)) {
    const { school, maintenance } = printed(s, spell);
    if (total(purse(s, seat), school) < maintenance) {
      player.dropped.push(spell);
      continue;
    }
    player.kept.push(spell);
    const bill = { seat, need: maintenance, school, least: 99, within: -1 };
    while (bill.need > 0) {
      const givers = purse(s, seat).filter(giver => pays(giver, school));
      const giver = thriftiest(s, bill, nextGivers(givers, bill.need, bill.least));
      player.chosen.push(giver.id);
      bill.need -= giver.n;
      bill.least = Math.min(bill.least, giver.n);
    }
  }
}

/** Drawn cards are seen by their owner only; what is put down in set-up by nobody else at all. */
export function sees(event: GameEvent, eye: Eye): GameEvent | null {
  if (event.type === 'putDown') return (event as GameEvent & { seat: Seat }).seat === eye ? event : null;
  if (event.type !== 'drew') return event;
  const secret = event as GameEvent & { seat: Seat; cards: Id[] };
  return secret.seat === eye ? event : ({ ...secret, cards: secret.cards.map(() => HIDDEN) } as GameEvent);
}

/** Law of conservation: every card is in exactly one place. */
export function misplaced(s: Realm): string | null {
  const zones = s.players.flatMap(p => [
    ...[p.deck, p.hand, p.shields, p.limbo, p.discard, p.towers, p.adrift, p.rift],
  ]);
  const attached = s.pieces.flatMap(p => (p ? [p.units, p.cards] : []));
  const wrong = countPlaces(s.names.length, [...zones, ...attached, s.removed]);
  if (wrong) return `${s.names[wrong.id]} ${wrong.id} is in ${wrong.places} places`;
  const ghost = s.pieces.find((p, id) => p && p.id !== id);
  return ghost ? `${ghost.card} has a wrong row` : misrowed(s);
}
/** A card has a row exactly while it is in play. */
function misrowed(s: Realm): string | null {
  const inPlay = new Set<Id>();
  for (const p of s.players)
    for (const zone of [p.towers, p.adrift, p.rift]) for (const id of zone) inPlay.add(id);
  for (const p of s.pieces) if (p) for (const id of [...p.units, ...p.cards]) inPlay.add(id);
  const wrong = s.pieces.findIndex((p, id) => (p !== null) !== inPlay.has(id));
  return wrong < 0 ? null : `${s.names[wrong]} ${wrong} has ${inPlay.has(wrong) ? 'no' : 'a'} row`;
}
