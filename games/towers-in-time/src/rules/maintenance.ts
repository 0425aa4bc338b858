import type { Id, Seat } from '@siegeworks/contract';
import { call, reveal } from '@siegeworks/kernel';
import { clockwise } from '@siegeworks/table';
import { tell } from '../state/events.ts';
import { printed } from '../state/faces.ts';
import { discardAttached, giveTemper } from '../state/place.ts';
import { living } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { piece } from '../state/realm.ts';
import { choice, rule } from './book.ts';
import type { OfferOf } from './offers.ts';
import { pay } from './pay.ts';
import { purse, temper, total } from './temper.ts';

/** Sustained spells of this player that ask for maintenance and are not yet decided. */
export function due(s: Realm, seat: Seat): Id[] {
  const { kept, dropped } = s.players[seat];
  const found: Id[] = [];
  for (const p of s.pieces) {
    if (p && p.controller === seat && printed(s, p.id).maintenance > 0)
      if (!kept.includes(p.id) && !dropped.includes(p.id)) found.push(p.id);
  }
  return found;
}
const canPay = (s: Realm, seat: Seat, spell: Id) =>
  total(purse(s, seat), printed(s, spell).school) >= printed(s, spell).maintenance;

/** 4.2: each spell is paid for or let go; nobody sees the others' decisions before all are made. */
const upkeep = rule('upkeep', (seat: Seat) => ({ seat }), {
  decide: choice({
    when: (s, f) => due(s, f.seat).length > 0,
    who: (_s, f) => f.seat,
    options(s, f) {
      const options: OfferOf<'keep' | 'lapse'>[] = [];
      for (const card of due(s, f.seat)) {
        if (canPay(s, f.seat, card)) options.push({ kind: 'keep', card });
        options.push({ kind: 'lapse', card });
      }
      return options;
    },
    then(s, f, { kind, card }) {
      const player = s.players[f.seat];
      if (kind === 'lapse') {
        player.dropped.push(card);
        return;
      }
      player.kept.push(card);
      call(s, pay(f.seat, printed(s, card).maintenance, printed(s, card).school));
    },
  }),
  again(s, f) {
    if (s.players[f.seat].alive && due(s, f.seat).length > 0) return 'decide';
    s.players[f.seat].settled = true;
  },
});

/** TT-024 to TT-026 */
export const maintenance = rule('maintenance', () => ({}), {
  ask(s) {
    s.phase = 'maintenance';
    for (const player of s.players) player.settled = false;
    call(s, ...living(s).map(seat => upkeep(seat)));
  },
  show(s) {
    for (const seat of clockwise(s, s.seats - 1)) show(s, seat);
  },
});
function show(s: Realm, seat: Seat): void {
  const player = s.players[seat];
  if (player.kept.length + player.dropped.length > 0) reveal(s, seat);
  for (const id of player.kept) tell(s, { type: 'maintained', card: id });
  for (const id of player.chosen) {
    tell(s, { type: 'sapped', card: id, n: temper(s, piece(s, id)) });
    giveTemper(s, piece(s, id));
  }
  const lapsed = player.dropped;
  player.kept = [];
  player.chosen = [];
  player.dropped = [];
  for (const id of lapsed) {
    tell(s, { type: 'lapsed', card: id });
    if (s.pieces[id]) discardAttached(s, id);
  }
}
