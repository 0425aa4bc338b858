import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { DONE, does } from '@siegeworks/table';
import { choice, rule } from '../rules/book.ts';
import { keepScroll } from '../rules/pending.ts';
import { emit } from '../state/events.ts';
import type { Offered } from '../state/offers.ts';
import { enterStructure, newPiece } from '../state/place.ts';
import { cardOf, creatures, inTheOpen } from '../state/readers.ts';
import type { Item, Siege } from '../state/state.ts';
import { piece } from '../state/state.ts';
import type { Entry } from './entry.ts';
import { AT_NOTHING } from './magic.ts';

function build(s: Siege, item: Item): void {
  const p = newPiece(s, keepScroll(item), 'structure', item.by);
  p.points = cardOf(p).levels?.[item.level].ip ?? 1;
  s.players[item.by].shelters.push(p.id);
  emit(s, { type: 'built', card: p.id, seat: item.by, points: p.points });
  call(s, fillShelter(item.by, p.id));
}

/** TS-093, TS-R40: its caster may at once put one of his creatures from the open into it. */
const fillShelter = rule('fillShelter', (seat: Seat, shelter: Id) => ({ seat, shelter }), {
  fill: choice({
    when: (s, f) => creatures(s, f.seat).some(inTheOpen),
    who: (_s, f) => f.seat,
    options: (s, f): Offered<'enter' | 'done'>[] => [
      ...creatures(s, f.seat)
        .filter(inTheOpen)
        .map(p => ({ kind: 'enter' as const, card: p.id, target: f.shelter })),
      DONE,
    ],
    then(s, f, pick) {
      if (pick.kind === 'enter') enterStructure(s, piece(s, pick.card), piece(s, f.shelter));
    },
  }),
});

export const SHELTER: Entry = {
  magic: AT_NOTHING,
  enact: build,
  asks: { 'fillShelter.fill': { rule: 'TS-093', text: () => 'Who enters the new Shelter at once?' } },
  tells: {
    built: {
      rule: 'TS-093',
      say: (s, e) => `${does(s, e.seat, 'builds')} a Shelter with ${e.points} Integrity.`,
    },
  },
};
