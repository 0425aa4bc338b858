import type { Board, Eye, Face, Seat } from '@siegeworks/contract';
import type { Room } from '@siegeworks/host';
import { refuse, visitAt } from '@siegeworks/host';
import { stateAt } from '@siegeworks/kernel';
import type { ClientBodies, HostBodies, MatchState } from '@siegeworks/protocol';
import type { Reading } from '@siegeworks/reader';
import { tableAt } from '@siegeworks/reader';
import type { Page } from './page.ts';

const eyeOf = ({ facts }: Reading): Eye => facts?.eye ?? 'spectator';

/**
 * The rules take whatever belongs to a beaten player off the table. People want to see how it ended: if that has just
 * happened to somebody, the table is shown as it was before.
 */
export function lastStand(room: Room | undefined, reading: Reading, state: MatchState): MatchState {
  const { game, recent, state: now } = room?.match ?? {};
  const before = recent?.at(-1);
  if (!state.outcome || !game || !before) return state;
  const { rules, knowledge } = game;
  const fallen = state.seats.flatMap((_seat, n) => (rules.gone(now, n) && !rules.gone(before, n) ? [n] : []));
  if (fallen.every(seat => cardsOf(state.board, seat) > 0)) return state;
  const table = tableAt(reading, knowledge.view(before, eyeOf(reading)));
  const left = fallen.filter(seat => cardsOf(table.board, seat) > 0);
  return left.length === 0 ? state : { ...state, ...table, left };
}

function cardsOf({ areas }: Board, seat: Seat): number {
  const count = (faces: readonly Face[]): number =>
    faces.reduce((sum, face) => sum + 1 + count(face.attached), 0);
  return areas.reduce((sum, area) => sum + (area.seat === seat ? count(area.cards) : 0), 0);
}

/** The table after the first picks of a match that is over: until then, looking back could tell more than a player may know. */
export function momentOf(page: Page, { match, pick }: ClientBodies['look']): HostBodies['moment'] {
  const { room } = visitAt(page.caller, match);
  const reading = page.readings.get(match);
  const { game, picks, state } = room.match;
  if (!reading || !state.over) throw refuse('not over');
  const at = Math.min(Math.max(0, pick), picks.length);
  const view = game.knowledge.view(stateAt(room.match, at), eyeOf(reading));
  return { match, pick: at, ...tableAt(reading, view) };
}
