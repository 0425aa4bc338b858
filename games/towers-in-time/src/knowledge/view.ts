import type { Eye, GameEvent, Id, Seat, Seed } from '@siegeworks/contract';
import { seedRandom } from '@siegeworks/kernel';
import { blank, HIDDEN, redeal, veil } from '@siegeworks/table';
import { openingHabit } from '../judgement/habit-opening.ts';
import { kept } from '../rules/end-turn.ts';
import { due } from '../rules/maintenance.ts';
import { placements, putDown } from '../rules/opening.ts';
import { thriftiest } from '../rules/pay.ts';
import { nextGivers, pays, purse, total } from '../rules/temper.ts';
import { clone } from '../state/clone.ts';
import type { RealmEvent } from '../state/events.ts';
import { printed } from '../state/faces.ts';
import type { Realm } from '../state/realm.ts';

/**
 * TT-007: hands and decks are hidden, not shields and Limbo (TT-R03, TT-R15), and so are simultaneous
 * decisions until all have been made.
 */
export function view(s: Realm, eye: Eye): Realm {
  // TT-R93: the lists are open, so the names of all cards stay.
  const v = clone(s);
  veil(v, s);
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

/** Deals what this seat cannot know at random, and replaces the others' secret decisions by habit. */
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

/** Only the decks are dealt anew: hands stay what they are. */
export function future(s: Realm, seed: Seed): Realm {
  const c = clone(s);
  c.random = seedRandom(seed);
  c.script = null;
  const { events } = c;
  c.events = null;
  for (const { deck } of c.players) redeal(c, [deck], []);
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
  for (;;) {
    const pick = openingHabit(s, seat, placements(s, seat));
    if (pick.kind === 'done') break;
    putDown(s, seat, pick);
  }
  player.discard.push(...player.hand.splice(s.options.handLimit));
}
/** Players who can pay do. */
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

/** Only their owner sees drawn cards and cards put down in set-up. */
export function sees(event: GameEvent, eye: Eye): GameEvent | null {
  const fact = event as RealmEvent;
  if (fact.type === 'putDown') return fact.seat === eye ? fact : null;
  if (fact.type !== 'drew' || fact.seat === eye) return fact;
  const hidden: RealmEvent = { ...fact, cards: fact.cards.map(() => HIDDEN) };
  return hidden;
}

/** Where all hands lie open by agreement; during set-up everybody decides at the same time, and unseen (TT-007). */
export const hands = (s: Realm): Id[][] => (s.phase === 'setup' ? [] : s.players.map(player => player.hand));
