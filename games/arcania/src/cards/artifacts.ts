import type { Id, Seat } from '@siegeworks/contract';
import { call, shuffle } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { choice, rule } from '../rules/book.ts';
import { counter, keep } from '../rules/resolve.ts';
import { tell } from '../state/events.ts';
import { attachStaff, endParalysis, flee, heal } from '../state/forces.ts';
import type { Force, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { enemies, front, growthOf, oneOfEach, onFront } from '../state/table.ts';
import { cardDoes, copy, nameOf, verbOf } from '../words/names.ts';
import { enter } from './entry.ts';
import { barred } from './removal.ts';
import { enemiesUpTo, enemyForces, free, ids, one, own, spells, staffs, standingSpells } from './targets.ts';

/** AK-215: the opponent chooses one of the forces on his or her Battle Front (AK-R72). */
const flight = rule('flight', (seat: Seat) => ({ seat }), {
  choose: choice({
    when: (s, f) => s.players[f.seat].row.length > 0,
    who: (_s, f) => f.seat,
    options: (s, f) => s.players[f.seat].row.map(force => ({ kind: 'flee', card: force.id })),
    then(s, _f, { card }) {
      flee(s, front(s, card));
    },
  }),
});

/** AK-224: players look through their own Draw Decks, take a card into hand without showing it, and shuffle (AK-225, AK-R71). */
const search = rule('search', (seat: Seat) => ({ seat, card: NONE }), {
  choose: choice({
    when: (s, f) => s.players[f.seat].deck.length > 0,
    who: (_s, f) => f.seat,
    // In order of their ids, so that the order of the deck stays unknown.
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
    tell(s, { type: 'searched', seat: f.seat, cards: [f.card] });
    // What is in a frame is visible to everyone.
    f.card = NONE;
    shuffle(s, player.deck);
  },
});

const growths = (s: War) => s.players.flatMap(p => growthOf(p)?.id ?? []);
/** AK-219, AK-196, AK-R56, AK-R98 */
export function restore(s: War, f: Force): void {
  heal(s, f, f.damage);
  endParalysis(s, f);
}
/** Its player chooses which. */
const fleeing = (s: War, row: readonly Force[]): string[] =>
  row.length === 1 ? [`${cardDoes(s, row[0].id, 'flees')}`] : [`one of ${row.length} forces flees`];
function lostDamage(s: War, target: Id): string[] {
  const n = onFront(s, target)?.damage ?? 0;
  return n > 0 ? [`it loses all ${n} Damage`] : [];
}

/** Section 5.15; worn artifacts are data. */
enter({
  'doom-drums': {
    play: {
      aim: {
        min: 1,
        max: 1,
        seats: (s, by) => enemies(s, by).filter(seat => s.players[seat].row.length > 0),
      },
      at: ['AK-215', 'an enemy with a force on the Battle Front'],
      resolve: (s, item) => call(s, flight(item.seat)),
      effectAt: (s, seat) => fleeing(s, s.players[seat].row),
    },
    says: { flee: (s, o) => `${nameOf(s, o.card)}${copy(s, o.card)} ${verbOf(s, o.card, 'flees')}` },
    questions: {
      'flight.choose': { rule: 'AK-215', ask: () => 'Doom Drums: which of your forces flees?' },
    },
  },
  'healing-potion': {
    play: {
      aim: one((s, by) => ids(own(s, by))),
      at: ['AK-219', 'one of your forces on the Battle Front'],
      resolve: (s, _item, [target]) => restore(s, front(s, target)),
      effectOn: lostDamage,
    },
  },
  // AK-R69: only the Wand drains a Growth or a Staff.
  'negation-wand': {
    play: {
      aim: one((s, by) => [...spells(s), ...standingSpells(s), ...growths(s), ...staffs(s, by)]),
      at: ['AK-221', "a Spell on the stack, a standing Spell, Nature's Growth or a Staff of Ageing"],
      bars: barred,
      resolve: (s, _item, [target]) => counter(s, target),
    },
  },
  // AK-R73
  'staff-of-ageing': {
    play: {
      aim: one((s, by) => ids(enemyForces(s, by))),
      at: ['AK-222', 'an enemy force on a Battle Front'],
      resolve(s, item, [target]) {
        if (item.card !== NONE) attachStaff(s, front(s, target), keep(item));
      },
    },
  },
  // AK-R74: the only effect is that its target may not block.
  'helm-of-telekinesis': {
    ability: {
      id: 'telekinesis',
      name: 'Telekinesis',
      aim: enemiesUpTo(1),
      at: ['AK-223', 'an enemy force on a Battle Front'],
      resolve(s, item, [target]) {
        const f = front(s, target);
        if (!f.heldOff.includes(item.by)) f.heldOff.push(item.by);
        tell(s, { type: 'heldOff', card: target, seat: item.by });
      },
    },
  },
  'tome-of-darkness': {
    play: {
      aim: free((s, by) => s.players[by].deck.length > 0),
      resolve: (s, item) => call(s, search(item.by)),
    },
    says: { take: (s, o) => `take ${nameOf(s, o.card)}` },
    questions: {
      'search.choose': { rule: 'AK-224', ask: () => 'Which card do you take from your Draw Deck?' },
    },
  },
});
