import type { Id, Option } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import { DONE } from '@siegeworks/table';
import { BOX } from '../cards/card.ts';
import { EVENT_CARDS } from '../cards/events.ts';
import { forget } from '../state/changes.ts';
import { tell } from '../state/events.ts';
import type { Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { besieger, besiegingSeat, choice, rule } from './book.ts';

/** S4: held events in draw order; in a duel one may wait in reserve (TD-225, TD-180, TD-R62, TD-R90). */
export const specials = rule('specials', () => ({ over: false }), {
  decide: choice({
    when: (s, f) => s.options.mode === 'duel' && !f.over && (s.held.length > 0 || s.reserve.length > 0),
    who: besieger,
    options: duelOptions,
    then(s, f, pick) {
      f.over = pick.kind === 'done';
      if (pick.kind === 'resolve') begin(s, s.held);
      if (pick.kind === 'playReserve') begin(s, s.reserve);
      if (pick.kind === 'reserve') setAside(s);
    },
  }),
  next(s, f) {
    if (s.options.mode === 'duel')
      return f.over || s.held.length + s.reserve.length === 0 ? 'done' : 'decide';
    if (s.held.length === 0) return 'done';
    begin(s, s.held);
    return 'next';
  },
});
function duelOptions(s: Siege): Option[] {
  const options: Option[] = [];
  if (s.held.length > 0) options.push({ kind: 'resolve', card: s.held[0] });
  else options.push(DONE);
  if (s.held.length > 0 && s.reserve.length === 0) options.push({ kind: 'reserve', card: s.held[0] });
  if (s.reserve.length > 0) options.push({ kind: 'playReserve', card: s.reserve[0] });
  return options;
}
function setAside(s: Siege): void {
  const id = s.held.shift() ?? NONE;
  s.reserve.push(id);
  s.known[besieger(s)].push(id);
  tell(s, { type: 'reserved', besieger: besiegingSeat(s), cards: [id] });
}
function begin(s: Siege, from: Id[]): void {
  const id = from.shift() ?? NONE;
  s.event = id;
  forget(s, [id]);
  tell(s, { type: 'eventBegan', card: id });
  call(s, event(id));
}

/** 7.2; while it is carried out the card is in no pile (TD-182, TD-R73). */
const event = rule('event', (card: Id) => ({ card }), {
  carryOut(s, f) {
    const { key } = BOX[f.card];
    cover(`card ${key}`);
    EVENT_CARDS[key].carryOut(s);
  },
  putAway(s, f) {
    s.event = NONE;
    (EVENT_CARDS[BOX[f.card].key].leaves ? s.removed : s.enemyDiscard).push(f.card);
  },
});
