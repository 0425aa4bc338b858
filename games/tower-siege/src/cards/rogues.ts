import type { Id, Seat } from '@siegeworks/contract';
import { call, cover, reveal } from '@siegeworks/kernel';
import { because } from '@siegeworks/table';
import type { Aim } from '../rules/aims.ts';
import { NOT_OPPOSING, noOpponent, OPPONENT, sides } from '../rules/aims.ts';
import { choice, rule } from '../rules/book.ts';
import { canCarry } from '../rules/carry.ts';
import { dropEmptySurges, FREE, goldOf, take as takePoints } from '../rules/costs.ts';
import { rollTable, skillSucceeds } from '../rules/levels.ts';
import { emit } from '../state/events.ts';
import type { Offered } from '../state/offers.ts';
import { addEffect, attach, discardItem, remember } from '../state/place.ts';
import { currentQuestion } from '../state/question-frame.ts';
import { creatures, inPlay, inTheOpen, opponents, structures } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { nameOf } from '../words/names.ts';
import type { Entry } from './entry.ts';

const NO_LOOT = because('TS-224', "only an Item of an opponent's creature can be stolen");
const INDOORS = because('TS-089', 'its bearer is inside a structure');
/** Items on opposing creatures in the open. */
const LOOT: Aim = {
  field: 'target',
  list: (s, seat) =>
    opponents(s, seat).flatMap(other =>
      creatures(s, other)
        .filter(inTheOpen)
        .flatMap(c => c.items.filter(id => piece(s, id).kind === 'item')),
    ),
  why(s, seat, id) {
    const p = s.pieces[id];
    const bearer = p ? s.pieces[p.bearer] : null;
    if (p?.kind !== 'item' || bearer?.kind !== 'creature' || sides(s, seat, id)) return NO_LOOT;
    return inTheOpen(bearer) ? NO_LOOT : INDOORS;
  },
};
/** The Item goes to a creature that can use it, or is discarded if none can (TS-R82). */
const loot = rule('loot', (thief: Id, item: Id) => ({ thief, item, seat: NONE }), {
  snatch(s, f) {
    f.seat = piece(s, f.thief).controller;
    cover('card thaylens-rogue steals');
    emit(s, { type: 'stolen', card: f.item, seat: f.seat });
    if (takers(s, f.seat, f.item).length > 0) return;
    discardItem(s, piece(s, f.item));
    return 'done';
  },
  give: choice({
    when: (s, f) => inPlay(s, f.item),
    who: (_s, f) => f.seat,
    options: (s, f): Offered<'give'>[] =>
      takers(s, f.seat, f.item).map(p => ({ kind: 'give', card: f.item, target: p.id })),
    then: (s, f, { target }) => attach(s, piece(s, f.item), piece(s, target)),
  }),
});
const takers = (s: Siege, seat: Seat, item: Id): Piece[] =>
  creatures(s, seat).filter(p => canCarry(s, p, item));

const EMPTY_PURSE = because('TS-224', 'that player has no unspent gold');
const PURSE: Aim = {
  field: 'seat',
  list: (s, seat) => opponents(s, seat).filter(other => goldOf(s, other) > 0),
  why: (s, seat, other) => noOpponent(s, seat, other) ?? EMPTY_PURSE,
};
const NO_SABOTAGE = because('TS-224', "only a structure's Item or a Relic can be sabotaged");
/** TS-R121: opposing structure Items and Relics anywhere. */
const SABOTAGE: Aim = {
  field: 'target',
  list: (s, seat) =>
    opponents(s, seat).flatMap(other => {
      const carried = creatures(s, other).flatMap(c => c.items.filter(id => piece(s, id).kind === 'relic'));
      const built = structures(s, other).flatMap(b => b.items);
      return [...built, ...s.players[other].relics, ...carried];
    }),
  why: (s, seat, id) => (sides(s, seat, id) ? NOT_OPPOSING : NO_SABOTAGE),
};
const TRICK = { gp: 0, pp: 2 };

export const ROGUES: Readonly<Record<string, Entry>> = {
  'thaylens-rogue': {
    attackSkill: { cost: TRICK, aim: LOOT },
    strike: (s, f) => call(s, loot(f.shooter, f.target)),
    forecast: 'steal it',
    asks: {
      'loot.give': {
        rule: 'TS-R82',
        text: s => `Who gets the stolen ${nameOf(s, currentQuestion(s).item)}?`,
      },
    },
  },
  cutpurse: {
    skill: {
      cost: FREE,
      aim: PURSE,
      window: true,
      use(s, p, seat) {
        if (!skillSucceeds(s, p, 40)) return;
        takePoints(s.players[seat].gold, 1);
        dropEmptySurges(s, seat);
        s.players[p.controller].gold.purse++;
        emit(s, { type: 'pickedPurse', seat: p.controller, from: seat });
      },
    },
  },
  saboteur: {
    attackSkill: { cost: TRICK, aim: SABOTAGE },
    strike(s, f) {
      const left = rollTable(s, f.by, 3);
      addEffect(s, { what: 'saboteur', card: NONE, by: f.by, on: [f.target], source: f.shooter, left });
    },
    forecast: 'disable it',
  },
  smuggler: {
    asks: {
      'purchase.smuggle': {
        rule: 'TS-045',
        text: s => `Does your Smuggler bring in the ${nameOf(s, currentQuestion(s).card)} at once?`,
      },
    },
  },
  spy: {
    skill: {
      cost: FREE,
      aim: OPPONENT,
      window: false,
      use(s, p, seat) {
        const { hand } = s.players[seat];
        remember(s, p.controller, hand);
        reveal(s);
        emit(s, { type: 'spied', seat: p.controller, from: seat, cards: hand.slice(), n: hand.length });
      },
    },
  },
};
