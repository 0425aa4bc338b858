import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { DONE, take } from '@siegeworks/table';
import { emit } from '../state/events.ts';
import type { Offered } from '../state/offers.ts';
import { enterStructure } from '../state/place.ts';
import { cardOf, inPlay, mageOf, printedOn } from '../state/readers.ts';
import type { Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { choice, rule } from './book.ts';

/** TS-086, TS-R39, TS-R106: the Mage in the open may enter a repaired Tower at once, on any turn and even if locked. */
const comeHome = rule('comeHome', (seat: Seat) => ({ seat }), {
  enter: choice({
    when: (s, f) => mageOf(s, f.seat).inside === NONE,
    who: (_s, f) => f.seat,
    options: (s, f): Offered<'enter' | 'done'>[] => [
      { kind: 'enter', card: s.players[f.seat].mage, target: s.players[f.seat].tower },
      DONE,
    ],
    then(s, f, pick) {
      if (pick.kind === 'enter') enterStructure(s, mageOf(s, f.seat), piece(s, s.players[f.seat].tower));
    },
  }),
});

/** TS-085, TS-087, TS-R84: back into play with 1 IP, or 1 IP more, even above the printed number. */
export function repair(s: Siege, by: Seat, id: Id): void {
  if (!inPlay(s, id)) return;
  const p = piece(s, id);
  const player = s.players[p.controller];
  p.points++;
  s.progress = true;
  emit(s, { type: 'repaired', card: id, points: p.points, seat: by });
  if (!player.aside.includes(id)) return;
  take(player.aside, id);
  if (id === player.tower) call(s, comeHome(p.controller));
  else player.relics.push(id);
}
/** The player's own structures that have lost points, the fallen Tower and damaged Relics. */
export function repairable(s: Siege, seat: Seat): Id[] {
  const { tower, shelters, relics, aside } = s.players[seat];
  const standing = [...(aside.includes(tower) ? [] : [tower]), ...shelters, ...relics];
  return [...standing.filter(id => lacks(s, id)), ...aside];
}
/** A Shelter's printed number is the level it was built with; it is never repaired above what it has. */
const lacks = (s: Siege, id: Id) => {
  const p = piece(s, id);
  return !cardOf(p).levelled && p.points < printedOn(s, p).ip;
};
